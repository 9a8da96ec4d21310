import {
  createInteractionEndpoint,
  deferReply,
  deferUpdate,
  ephemeral,
  onCommand,
  onComponent,
  reply,
  updateMessage,
} from "@guildwire/api/interactions";
import { ComponentType } from "@guildwire/api/types";
import { describe, expect, it } from "vitest";
import { secretKeys } from "../secrets.js";
import { command, component, deliver, keys, ping } from "./deliveries.js";

type Handlers = Parameters<typeof createInteractionEndpoint>[0]["handlers"];

const url = "http://localhost/interactions";
const handlers: Handlers = [
  onCommand("greet", ({ user }) => reply({ content: `Hello ${user?.username}` })),
  onCommand({ prefix: "whisper-" }, (_, { params }) => ephemeral({ content: params.rest })),
  onCommand("slow", () => deferReply()),
  onCommand("broken", () => {
    throw new Error("the handler broke");
  }),
  onCommand("long", () => reply({ content: "x".repeat(2001) })),
  // @ts-expect-error A command has no message to update.
  onCommand("wrong", () => deferUpdate()),
  onComponent("page:first", () => updateMessage({ content: "exact" })),
  onComponent({ pattern: "page:{number:integer}" }, (_, { params }) =>
    updateMessage({ content: `page ${params.number + 1}` }),
  ),
  onComponent({ pattern: "ban:{user:snowflake}:{reason}" }, (_, { params }) =>
    updateMessage({ content: `${params.user} ${params.reason}` }),
  ),
  onComponent({ prefix: "menu:", kind: ComponentType.SELECT_MENU }, ({ data }) =>
    updateMessage({ content: data.values.join() }),
  ),
  onComponent({ kind: ComponentType.BUTTON }, () => deferUpdate()),
];

function endpoint(more: Partial<Parameters<typeof createInteractionEndpoint>[0]> = {}): {
  fetch: (request: Request) => Promise<Response>;
  errors: unknown[];
} {
  const errors: unknown[] = [];
  const onError = (error: unknown): void => {
    errors.push(error);
  };
  const made = createInteractionEndpoint({ publicKey: keys.publicKey.hex, handlers, onError, ...more });
  return { fetch: made.fetch, errors };
}

async function responseTo(delivery: unknown): Promise<unknown> {
  const { fetch, errors } = endpoint();
  const response = await fetch(await deliver(url, delivery));
  expect(errors).toEqual([]);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/json"]);
  return response.json();
}

describe("an endpoint", () => {
  it("responds to a ping without a handler", async () => {
    expect(await responseTo(ping)).toEqual({ type: 1 });
  });

  it("routes commands by their full names and by prefixes", async () => {
    expect(await responseTo(command("greet"))).toEqual({ type: 4, data: { content: "Hello Nelly" } });
    expect(await responseTo(command("whisper-psst"))).toEqual({ type: 4, data: { content: "psst", flags: 64 } });
    expect(await responseTo(command("slow"))).toEqual({ type: 5 });
  });

  it("routes components by custom_id, by patterns with typed parameters, and by kind", async () => {
    const content = async (delivery: object): Promise<unknown> =>
      ((await responseTo(delivery)) as { data: { content: string } }).data.content;
    expect(await content(component("page:first"))).toBe("exact");
    expect(await content(component("page:41"))).toBe("page 42");
    expect(await content(component("ban:80351110224678912:spam: again"))).toBe("80351110224678912 spam: again");
    expect(await content(component("menu:colours", 3))).toBe("a,b");
    // The number is missing, so only the kind matches.
    expect(await responseTo(component("page:041"))).toEqual({ type: 6 });
    expect(await responseTo(component("menu:colours", 2))).toEqual({ type: 6 });
  });

  it("responds with 401 to every kind of invalid signature, without calling onError", async () => {
    const { fetch, errors } = endpoint();
    const other = await secretKeys("another");
    const right = await deliver(url, ping);
    const without = new Request(url, { method: "POST", body: "{}" });
    const altered = new Request(url, { method: "POST", headers: right.headers, body: '{"type":2}' });
    const malformed = new Request(right.clone(), {
      headers: { "x-signature-ed25519": "zz", "x-signature-timestamp": "1" },
    });
    for (const request of [without, altered, malformed, await deliver(url, ping, { privateKey: other.privateKey })]) {
      const response = await fetch(request);
      expect([response.status, await response.text()]).toEqual([401, "invalid request signature"]);
    }
    expect(errors).toEqual([]);
    expect((await fetch(right)).status).toBe(200);
  });

  it("refuses old timestamps if it has a tolerance", async () => {
    const { fetch } = endpoint({ tolerance: 5, now: () => 1_700_000_000_000 });
    expect((await fetch(await deliver(url, ping, { timestamp: "1700000005" }))).status).toBe(200);
    expect((await fetch(await deliver(url, ping, { timestamp: "1699999994" }))).status).toBe(401);
  });

  it("refuses other methods, oversized bodies, and bodies that are not deliveries", async () => {
    const { fetch, errors } = endpoint({ maxBody: 1000 });
    const get = await fetch(new Request(url));
    expect([get.status, get.headers.get("allow")]).toEqual([405, "POST"]);
    expect((await fetch(await deliver(url, { ...ping, padding: "x".repeat(1000) }))).status).toBe(413);
    expect(errors).toEqual([]);
    for (const [wrong, code] of [
      ["{", "malformed-body"],
      ["null", "invalid-delivery"],
      [{ ...command("greet"), data: {} }, "invalid-delivery"],
      [{ ...command("greet"), type: 9 }, "invalid-delivery"],
    ]) {
      expect((await fetch(await deliver(url, wrong))).status).toBe(400);
      expect(errors.pop()).toMatchObject({ code });
    }
  });

  it.each([
    ["unhandled", 404, { code: "no-handler" }],
    ["broken", 500, { message: "the handler broke" }],
    ["long", 500, { code: "invalid-response", issues: [{ path: "/data/content" }] }],
    ["wrong", 500, { code: "response-not-allowed" }],
  ])("passes the error of the handler of %s to onError, and responds without details", async (name, status, error) => {
    const { fetch, errors } = endpoint();
    const response = await fetch(await deliver(url, command(name)));
    expect(response.status).toBe(status);
    expect(errors).toMatchObject([error]);
    expect(await response.text()).toMatch(/^(no handler|internal error)$/);
  });

  it("refuses invalid keys, and ambiguous or invalid routes", () => {
    expect(() => endpoint({ publicKey: "beef" })).toThrow(expect.objectContaining({ code: "malformed-key" }));
    const twice = [onCommand("a", () => deferReply()), onCommand({ exact: "a" }, () => deferReply())];
    expect(() => endpoint({ handlers: twice })).toThrow('two handlers take the command "a"');
    for (const pattern of ["plain", "a{b", "a}b{c}", "{a}{b}", "{a}-{a}", "{a:date}", "{1a}"]) {
      const match = { pattern: pattern as string };
      expect(() => endpoint({ handlers: [onCommand(match, () => deferReply())] })).toThrow(
        expect.objectContaining({ code: "invalid-handler", message: expect.stringContaining("cannot be read") }),
      );
    }
  });
});

describe("patterns", () => {
  it.each([
    ["vote-{choice}", "vote-", undefined],
    ["vote-{choice}", "vote-a-b", { choice: "a-b" }],
    ["{a}-{b}.", "x-y-z.", { a: "x", b: "y-z" }],
    ["{a}-{b}.", "-y.", undefined],
    ["{a}-{b}.", "x-y", undefined],
    ["{n:integer}", "-7", { n: -7 }],
    ["{n:integer}", "007", undefined],
    ["{n:integer}", "9007199254740993", undefined],
    ["{id:snowflake}", "80351110224678912", { id: "80351110224678912" }],
    ["{id:snowflake}", "me", undefined],
    ["{__proto__}!", "x!", JSON.parse('{"__proto__":"x"}')],
  ])("%s reads %s as %o", async (pattern, key, expected) => {
    let read: unknown;
    const take = onComponent({ pattern: pattern as string }, (_, { params }) => {
      read = params;
      return deferUpdate();
    });
    const { fetch } = endpoint({ handlers: [take] });
    const { status } = await fetch(await deliver(url, component(key)));
    expect([status, read]).toEqual([expected === undefined ? 404 : 200, expected]);
  });
});
