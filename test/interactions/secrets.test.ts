import { inspect } from "node:util";
import { createClient } from "@guildwire/api/client";
import { createInteractionEndpoint, deferReply, onCommand, reply } from "@guildwire/api/interactions";
import { checkInteractionEndpoint } from "@guildwire/api/webhook-sender";
import { exportPrivateKey, signRequest, verifyRequest } from "@guildwire/runtime/signing";
import { createWebhookSender } from "@guildwire/runtime/webhooks";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { listen, respond } from "../runtime/http-server.js";
import { secretKeys } from "../secrets.js";
import { headerNames } from "../signing/header-names.js";
import { hosted } from "../webhooks/hosted.js";
import { command, deliver, keys, ping, token } from "./deliveries.js";

const printed: string[] = [];

/** Every representation of a value that a log may contain. */
function show(value: unknown): void {
  const details = value instanceof Error ? [value.stack, value.message, inspect(value.cause)] : [];
  printed.push(
    String(value),
    // The getters of an error return the response, which may contain what was sent: inspection shows it on request only.
    inspect(value, { depth: Infinity, showHidden: true, getters: !(value instanceof Error) }),
    ...details.map(String),
  );
  printed.push(JSON.stringify(value) ?? "", JSON.stringify({ ...Object(value) }));
}

beforeEach(() => {
  printed.length = 0;
  for (const level of ["error", "warn", "log", "info", "debug"] as const) {
    vi.spyOn(console, level).mockImplementation((...values: unknown[]) => values.forEach(show));
  }
});
afterEach(() => vi.restoreAllMocks());

function expectNoSecrets(more: readonly string[] = []): void {
  const all = printed.join("\n");
  expect(all.length).toBeGreaterThan(100);
  const digits = exportPrivateKey(keys.privateKey, "hex");
  const seed = Buffer.from(digits, "hex");
  const forms = [digits, seed.toString("base64"), seed.toString("base64url"), [...seed.subarray(0, 8)].join(", ")];
  for (const secret of [token, ...forms, ...more]) expect(all).not.toContain(secret);
}

it("no output or error of an endpoint contains the token of an interaction", async () => {
  const refuse = async (): Promise<Response> => Response.json({ message: `no ${token}` }, { status: 400 });
  let time = Date.now();
  const handlers = [
    onCommand("late", (_, { afterwards, followUps }) => {
      afterwards(async () => {
        await followUps.createFollowupMessage({ body: { content: "x" } }).catch(console.error);
        time += 3_600_000;
        await followUps.createFollowupMessage({ body: { content: "x" } });
      });
      return deferReply();
    }),
    onCommand("long", () => reply({ content: "x".repeat(3000) })),
    onCommand("context", (_, context) => {
      console.log(context.followUps);
      return deferReply();
    }),
  ];
  const client = createClient({ baseUrl: "http://localhost/api", fetch: refuse });
  const endpoint = createInteractionEndpoint({ publicKey: keys.publicKey, handlers, client, now: () => time });
  console.log(endpoint, keys, client, handlers);
  const url = "http://localhost/";
  const kept: Promise<unknown>[] = [];
  const host = { waitUntil: (work: Promise<unknown>) => void kept.push(work) };
  const statuses: number[] = [];
  for (const name of ["late", "long", "context", "unhandled"]) {
    statuses.push((await endpoint.fetch(await deliver(url, command(name)), host)).status);
    await Promise.all(kept);
    await endpoint.receive(command(name));
  }
  const malformed = { ...command("late"), version: 2 };
  for (const delivery of ["{", JSON.stringify({ ...ping, type: token }), malformed]) {
    statuses.push((await endpoint.fetch(await deliver(url, delivery))).status);
  }
  const read = await deliver(url, command("late"));
  await read.text();
  statuses.push((await endpoint.fetch(read)).status);
  expect(statuses).toEqual([200, 500, 200, 404, 400, 400, 400, 500]);
  expectNoSecrets();
});

it("no error of signing and verifying contains a key, a signature or the body", async () => {
  const { headers, body } = await signRequest({
    headerNames,
    privateKey: keys.privateKey,
    body: `{"token":"${token}"`,
  });
  const signature = headers["X-Signature-Ed25519"] ?? "";
  const other = await secretKeys("another");
  const attempts = [
    verifyRequest({ headerNames, publicKey: keys.publicKey, headers, body }),
    verifyRequest({ headerNames, publicKey: other.publicKey, headers, body }),
    verifyRequest({
      headerNames,
      publicKey: keys.publicKey,
      headers: { ...headers, "X-Signature-Timestamp": "" },
      body,
    }),
    verifyRequest({ headerNames, publicKey: keys.publicKey, headers, body, tolerance: 0, now: () => 0 }),
    verifyRequest({
      headerNames,
      publicKey: keys.publicKey,
      headers: { ...headers, "x-signature-ed25519": signature },
      body,
    }),
    signRequest({ headerNames, privateKey: `${exportPrivateKey(keys.privateKey, "hex")}00`, body }),
  ];
  for (const result of await Promise.allSettled(attempts)) {
    expect(result.status).toBe("rejected");
    show((result as PromiseRejectedResult).reason);
  }
  expectNoSecrets([signature, signature.slice(0, 64)]);
});

it("errors of senders and checks of endpoints contain no key, URL or body", async () => {
  const { baseUrl } = await listen(respond(500, token));
  const options = { privateKey: keys.privateKey, allowPrivate: true, allowHttp: true };
  const sender = createWebhookSender({ ...options, headerNames });
  const url = await hosted(createInteractionEndpoint({ publicKey: keys.publicKey, handlers: [] }));
  show(sender);
  for (const address of [`${baseUrl}/${token}`, `http://127.0.0.1:1/${token}`, url, `ftp://${token}/`, token]) {
    show(await sender.send(address, command("greet")).catch((error: unknown) => error));
    show(await checkInteractionEndpoint(address, { ...options, ping }));
  }
  expectNoSecrets();
});
