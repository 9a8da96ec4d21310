import { getEventListeners } from "node:events";
import { createInteractionEndpoint, onCommand, reply } from "@guildwire/api/interactions";
import { InteractionResponse } from "@guildwire/api/validators";
import { createWebhookSender, type DeliveryError, type DeliveryLimits } from "@guildwire/runtime/webhooks";
import { describe, expect, it } from "vitest";
import { command, keys } from "../interactions/deliveries.js";
import { type Handler, listen, respond } from "../runtime/http-server.js";
import { headerNames } from "../signing/header-names.js";
import { hosted } from "./hosted.js";

const local = { allowPrivate: true, allowHttp: true };

function sender(more: DeliveryLimits = local): { send: (url: string, body: object | string) => Promise<unknown> } {
  return createWebhookSender({ privateKey: keys.privateKey, response: InteractionResponse, headerNames, ...more });
}

async function errorOf(promise: Promise<unknown>): Promise<DeliveryError> {
  const error: unknown = await promise.then(
    () => new Error("it was delivered"),
    (reason: unknown) => reason,
  );
  expect(error).toMatchObject({ name: "DeliveryError" });
  return error as DeliveryError;
}

const upgraded: Handler = (_, response) => {
  response.writeHead(101, { connection: "upgrade", upgrade: "another" }).end();
};

describe("a sender", () => {
  it("delivers requests that a generated endpoint verifies and responds to", async () => {
    const handlers = [onCommand("greet", () => reply({ content: "Hi" }))];
    const url = await hosted(createInteractionEndpoint({ publicKey: keys.publicKey, handlers, tolerance: 60 }));
    expect(await sender().send(url, command("greet"))).toEqual({ type: 4, data: { content: "Hi" } });
    // Spaces and order are sent unchanged.
    const text = `  ${JSON.stringify(command("greet"), null, 2)}\n`;
    expect(await sender().send(url, text)).toEqual({ type: 4, data: { content: "Hi" } });
  });

  it.each<[string, Handler, object]>([
    ["status", respond(500, "no"), { code: "status", status: 500 }],
    ["redirects", respond(302, "", { location: "http://127.0.0.1:1/" }), { code: "status", status: 302 }],
    ["protocols", upgraded, { code: "status", status: 101 }],
    ["bodies that are not JSON", respond(200, "pong"), { code: "malformed-response", status: 200 }],
    ["bodies that are not responses", respond(200, { type: 2 }), { code: "invalid-response", status: 200 }],
    ["sizes", respond(200, "x".repeat(2_000_000)), { code: "too-large" }],
    ["responses that never arrive", () => undefined, { code: "timeout" }],
    [
      "responses that end early",
      (_, response) => {
        response.writeHead(200, { "content-length": "10" });
        response.write("{", () => response.destroy());
      },
      { code: "unreachable" },
    ],
    [
      "responses that trickle",
      (_, response) => {
        const drip = setInterval(() => response.write(" "), 20);
        response.on("close", () => clearInterval(drip));
      },
      { code: "timeout" },
    ],
  ])("refuses an invalid %s", async (_, handler, expected) => {
    const { baseUrl, received } = await listen(handler);
    const patience = expected && "code" in expected && expected.code === "timeout" ? 300 : 10_000;
    const error = await errorOf(sender({ ...local, timeout: patience }).send(baseUrl, command("greet")));
    expect(error).toMatchObject({ ...expected, mayHaveArrived: true });
    expect(received).toHaveLength(1);
  });

  it("reports the errors in a response with their locations", async () => {
    const { baseUrl } = await listen(respond(200, { type: 4, data: { content: 7 } }));
    const error = await errorOf(sender().send(baseUrl, command("greet")));
    expect(error.issues).toMatchObject([{ path: "/data/content" }]);
  });

  it("can be aborted, before and during a delivery", async () => {
    const calling = new AbortController();
    const { baseUrl, received } = await listen(() => calling.abort());
    const aborted = { code: "aborted", message: "the delivery was aborted" };
    const one = sender({ ...local, signal: calling.signal });
    expect(await errorOf(one.send(baseUrl, {}))).toMatchObject({ ...aborted, mayHaveArrived: true });
    expect(await errorOf(one.send(baseUrl, {}))).toMatchObject({ ...aborted, mayHaveArrived: false });
    expect(received).toHaveLength(1);
  });

  it("removes its listeners from a long-lived signal", async () => {
    const { signal } = new AbortController();
    const { baseUrl } = await listen(respond(200, { type: 1 }));
    const one = sender({ ...local, signal });
    await one.send(baseUrl, {});
    await errorOf(one.send("http://127.0.0.1:1", {}));
    expect(getEventListeners(signal, "abort")).toEqual([]);
  });

  it("reports a missing service", async () => {
    const refused = { message: "the connection was refused (ECONNREFUSED)", mayHaveArrived: false };
    expect(await errorOf(sender().send("http://127.0.0.1:1", {}))).toMatchObject(refused);
    const { baseUrl } = await listen(respond(200, {}));
    const secure = baseUrl.replace("http:", "https:");
    expect(await errorOf(sender().send(secure, {}))).toMatchObject({ code: "unreachable", mayHaveArrived: false });
    const nowhere = sender({ ...local, resolve: async () => [] });
    expect((await errorOf(nowhere.send("http://missing.example", {}))).message).toBe(
      "the host name could not be resolved (ENOTFOUND)",
    );
  });
});

describe("against server-side request forgery", () => {
  it.each([
    "http://example.com/",
    "ftp://example.com/",
    "file:///etc/passwd",
    "nonsense",
    "https://user:password@example.com/",
    "https://127.0.0.1/",
    "https://127.1/",
    "https://0x7f000001/",
    "https://2130706433/",
    "https://017700000001/",
    "https://[::1]/",
    "https://[::ffff:127.0.0.1]/",
    "https://169.254.169.254/latest/meta-data",
    "https://localhost/",
    "https://10.0.0.1/",
  ])("%s is refused", async (url) => {
    const error = await errorOf(sender({}).send(url, {}));
    expect(error).toMatchObject({ code: "url-refused", mayHaveArrived: false });
    expect(error.message).toMatch(
      /^the (URL is not valid|URL does not use https|URL contains credentials|host has an address that is not public)$/,
    );
  });

  it("refuses a name if any of its IP addresses is not public", async () => {
    const { baseUrl, received } = await listen(respond(200, { type: 1 }));
    const { port } = new URL(baseUrl);
    const resolve = async () => [
      { address: "8.8.8.8", family: 4 },
      { address: "127.0.0.1", family: 4 },
    ];
    const error = await errorOf(sender({ allowHttp: true, resolve }).send(`http://innocent.example:${port}/`, {}));
    expect(error.code).toBe("url-refused");
    expect(received).toEqual([]);
  });

  it("resolves a name once, and connects to the checked IP address", async () => {
    const { baseUrl, received } = await listen(respond(200, { type: 1 }));
    const { port } = new URL(baseUrl);
    let asked = 0;
    const resolve = async () => {
      asked += 1;
      return [{ address: asked === 1 ? "127.0.0.1" : "127.0.0.2", family: 4 }];
    };
    expect(await sender({ ...local, resolve }).send(`http://moving.example:${port}/`, {})).toEqual({ type: 1 });
    expect([asked, received[0]?.headers.host]).toEqual([1, `moving.example:${port}`]);
  });
});
