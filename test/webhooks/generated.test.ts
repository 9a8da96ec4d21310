import { createServer, type RequestListener, type Server } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { generateKeyPair, signRequest, signWebhook, type WebhookSignature } from "@guildwire/runtime/signing";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ForeignPackage, generated } from "../foreign/foreign-api.js";
import { listening } from "../listening.js";

// biome-ignore lint/suspicious/noExplicitAny: the generated modules have types of their own, which the compiler checks below
type Any = any;

const secret = Buffer.from("a secret of at least twenty-four bytes").toString("base64");
const hub: WebhookSignature = {
  signatureHeader: "X-Hub-Signature-256",
  format: { style: "single", prefix: "sha256=" },
  encoding: "hex",
  contentPrefix: "",
  secretEncoding: "text",
};

let shop: ForeignPackage;
let receivers: Any;
let senders: Any;
let compilerOutput: string;

beforeAll(async () => {
  shop = new ForeignPackage((await generated(join(import.meta.dirname, "documents/shop.yaml"))).files);
  compilerOutput = shop.compile();
  const dist = join(shop.folder, "node_modules/foreign-api/dist");
  receivers = await import(pathToFileURL(join(dist, "webhooks.js")).href);
  senders = await import(pathToFileURL(join(dist, "webhook-sender.js")).href);
});

afterAll(() => shop.remove());

/** The URL of a handler on a port that the system chooses, until the test ends. */
async function listen(handler: RequestListener): Promise<string> {
  const server: Server = createServer(handler);
  const { url } = await listening(server);
  return `${url}/hooks`;
}

const local = { allowHttp: true, allowPrivate: true };
const created = { type: "order.created", data: { id: "1" } };

/** A receiver of orders that records what its handlers get. */
function orderReceiver(more: object = {}): {
  readonly received: unknown[];
  readonly errors: Any[];
  readonly receiver: Any;
} {
  const received: unknown[] = [];
  const errors: Any[] = [];
  const receiver = receivers.createOrderCreatedReceiver({
    secrets: secret,
    onError: (error: unknown) => errors.push(error),
    handlers: {
      orderCreated: (body: unknown, { webhook, id }: Any) => void received.push([webhook, body, typeof id]),
      orderDeleted: (body: Any) => ({ archived: body.id === "1" }),
    },
    ...more,
  });
  return { received, errors, receiver };
}

/** A signed Standard Webhooks request, created by the scheme's official library. */
function standardRequest(body: string, { id = "msg_1", time = new Date() } = {}): Request {
  return new Request("https://example.com/hooks", {
    method: "POST",
    body,
    headers: {
      "content-type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(time.getTime() / 1000)),
      "webhook-signature": new Webhook(secret).sign(id, time, body),
    },
  });
}

describe("a generated receiver and sender", () => {
  it("compile under every strict flag", () => {
    expect(compilerOutput).toBe("");
  });

  it("deliver each webhook to its handler over HTTP and return its response", async () => {
    const { received, receiver } = orderReceiver();
    const url = await listen(receiver.node);
    const sender = senders.createWebhookSender({ ...local, secrets: secret, privateKey: "" });
    await expect(sender.orderCreated({ url, body: created })).resolves.toBeUndefined();
    await expect(sender.orderDeleted({ url, body: { type: "order.deleted", id: "1" } })).resolves.toEqual({
      archived: true,
    });
    expect(received).toEqual([["orderCreated", created, "string"]]);
  });

  it("distinguish webhooks by a header, and support requests without a body", async () => {
    const received: unknown[] = [];
    const handlers = {
      push: (body: unknown) => void received.push(["push", body]),
      ping: (body: unknown) => void received.push(["ping", body]),
    };
    const url = await listen(
      receivers.createPushReceiver({ secrets: ["the secret before", "the secret of now"], handlers }).node,
    );
    const sender = senders.createWebhookSender({ ...local, secrets: "the secret of now", privateKey: "" });
    await sender.push({ url, body: "main", headers: { "X-Event": "push" } });
    await sender.ping({ url, headers: { "x-event": "ping" } });
    expect(received).toEqual([
      ["push", "main"],
      ["ping", undefined],
    ]);
  });

  it.each([
    ["a short one", "a", "weak-key", "1 bytes"],
    ["15 bytes", "0123456789abcde", "weak-key", "15 bytes"],
    ["white space", " ".repeat(40), "malformed-key", "empty"],
    ["an empty one", "", "malformed-key", "empty"],
    ["a prefix without a secret", "whsec_", "malformed-key", "empty"],
    ["a prefix before a short secret", "whsec_MDEyMzQ1Njc=", "weak-key", ""],
    ["null", null, "malformed-key", "null"],
    ["a number", 1_234_567_890_123_456, "malformed-key", "number"],
    ["none", undefined, "malformed-key", "undefined"],
    ["an empty list", [], "malformed-key", "0 secrets"],
    ["a list with a short one", ["the secret of now", "old"], "weak-key", "3 bytes"],
    ["a list with null", ["the secret of now", null], "malformed-key", "null"],
  ])("are not created, and do not send, with weak secrets: %s", async (_, secrets, code, text) => {
    const thrown = (create: () => unknown): Any => {
      try {
        create();
      } catch (error) {
        return error;
      }
    };
    const error = thrown(() => receivers.createPushReceiver({ secrets, handlers: {} }));
    expect(error).toMatchObject({ name: "SigningError", code });
    expect(error.message).toContain(text);
    // The secrets of this one are base64, which most of these are not.
    const ofBase64 = thrown(() => receivers.createOrderCreatedReceiver({ secrets, handlers: {} }));
    expect(ofBase64).toMatchObject({ name: "SigningError", code: expect.stringMatching(/^(weak|malformed)-key$/) });
    const url = "http://127.0.0.1:1/";
    const sender = senders.createWebhookSender({ ...local, secrets, privateKey: "" });
    await expect(sender.orderCreated({ url, body: created })).rejects.toMatchObject({ name: "SigningError" });
    await expect(sender.push({ url, body: "main" })).rejects.toMatchObject({ name: "SigningError" });
  });

  it("accept secrets of 16 bytes", () => {
    expect(() => receivers.createPushReceiver({ secrets: "0123456789abcdef", handlers: {} })).not.toThrow();
    const secrets = `whsec_${Buffer.from("0123456789abcdef").toString("base64")}`;
    expect(() => receivers.createOrderCreatedReceiver({ secrets, handlers: {} })).not.toThrow();
  });

  it.each([null, undefined, ""])("are not created with the public key %j", (publicKey) => {
    expect(() => receivers.createAlertReceiver({ publicKey, handlers: {} })).toThrow(/publicKey/);
  });

  it("sign with Ed25519", async () => {
    const { publicKey, privateKey } = await generateKeyPair();
    const received: unknown[] = [];
    const handlers = { alert: (body: unknown) => void received.push(body) };
    const url = await listen(receivers.createAlertReceiver({ publicKey, handlers }).node);
    await senders.createWebhookSender({ ...local, secrets: "", privateKey }).alert({ url, body: { id: "7" } });
    expect(received).toEqual([{ id: "7" }]);
  });

  it("leave verification to the option `verify` without a declared signature, and selection to `select`", async () => {
    const received: unknown[] = [];
    const { fetch: receive } = receivers.createUploadReceiver({
      verify: ({ header }: Any) => {
        if (header("Authorization") !== "Bearer 1") throw new Error("unknown caller");
      },
      select: ({ header }: Any) => header("X-Kind"),
      handlers: { upload: (body: Uint8Array) => void received.push(Buffer.from(body).toString()) },
    });
    const request = (authorization: string, kind: string): Request =>
      new Request("https://example.com", { method: "POST", body: "text", headers: { authorization, "x-kind": kind } });
    expect((await receive(request("Bearer 2", "upload"))).status).toBe(401);
    expect((await receive(request("Bearer 1", "upload"))).status).toBe(204);
    expect(received).toEqual(["text"]);
  });

  it("reject a body that the specification does not allow before it is sent", async () => {
    const sender = senders.createWebhookSender({ ...local, secrets: secret, privateKey: "" });
    const sent = sender.orderCreated({ url: "http://127.0.0.1:1", body: { type: "order.created", data: {} } });
    await expect(sent).rejects.toThrow('the body of the webhook is malformed at "/data/id"');
  });
});

describe("a generated receiver", () => {
  it("accepts signatures of the Standard Webhooks library", async () => {
    const { received, receiver } = orderReceiver();
    expect((await receiver.fetch(standardRequest(JSON.stringify(created)))).status).toBe(204);
    expect(received).toHaveLength(1);
  });

  it("accepts unknown values of open enumerations", async () => {
    const { received, receiver } = orderReceiver();
    const body = JSON.stringify({ ...created, data: { id: "1", status: "shipped" } });
    expect((await receiver.fetch(standardRequest(body))).status).toBe(204);
    expect(received).toHaveLength(1);
  });

  it("runs no handler for a request that is not authentic", async () => {
    const { received, errors, receiver } = orderReceiver();
    const body = JSON.stringify(created);
    const stale = standardRequest(body, { time: new Date(Date.now() - 301_000) });
    const unsigned = new Request("https://example.com", { method: "POST", body });
    const changed = new Request(standardRequest(body), { body: body.replace("1", "2") });
    for (const request of [stale, unsigned, changed]) {
      const response = await receiver.fetch(request);
      expect([response.status, await response.text()]).toEqual([401, "invalid request signature"]);
    }
    expect([received, errors]).toEqual([[], []]);
  });

  it("responds to a wrong signature with the specified status", async () => {
    const { fetch: receive } = receivers.createPushReceiver({ secrets: "the secret of now", handlers: {} });
    const signed = await signWebhook({ signature: hub, secrets: "another secret of theirs", body: '"main"' });
    const request = new Request("https://example.com", { method: "POST", body: '"main"', headers: signed.headers });
    expect((await receive(request)).status).toBe(403);
  });

  it.each([
    ["a body that is not JSON", "{", 400],
    ["a body that the specification does not allow", '{"type":"order.created","data":{"id":5}}', 400],
    ["an unknown webhook", '{"type":"order.paid"}', 204],
  ])("responds with %s and reports it", async (_, body, status) => {
    const { received, errors, receiver } = orderReceiver();
    expect((await receiver.fetch(standardRequest(body))).status).toBe(status);
    expect(received).toEqual([]);
    expect(errors).toHaveLength(1);
    expect(String(errors[0]?.message)).not.toContain(body);
  });

  it("responds with 413 above the maximum body size, and with 405 to other methods", async () => {
    const { receiver } = orderReceiver({ maxBody: 10 });
    expect((await receiver.fetch(standardRequest(JSON.stringify(created)))).status).toBe(413);
    const response = await receiver.fetch(new Request("https://example.com"));
    expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
  });

  it("responds with 500 if a handler fails or returns an invalid result", async () => {
    const fail = (): never => {
      throw new Error("no database");
    };
    const { errors, receiver } = orderReceiver({ handlers: { orderCreated: fail, orderDeleted: () => ({}) } });
    expect((await receiver.fetch(standardRequest(JSON.stringify(created)))).status).toBe(500);
    expect((await receiver.fetch(standardRequest('{"type":"order.deleted","id":"1"}'))).status).toBe(500);
    expect(errors.map(({ message }) => message)).toEqual(["no database", expect.stringContaining("/archived")]);
  });

  it("handles a delivery once, and again only after it failed", async () => {
    let failures = 1;
    const received: unknown[] = [];
    const { receiver } = orderReceiver({
      replay: { store: receivers.createMemoryReplayStore() },
      handlers: {
        orderCreated: (body: unknown) => {
          received.push(body);
          if (failures-- > 0) throw new Error("no database");
        },
      },
    });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 3; attempt++) {
      statuses.push((await receiver.fetch(standardRequest(JSON.stringify(created)))).status);
    }
    expect(statuses).toEqual([500, 204, 204]);
    expect(received).toHaveLength(2);
  });

  it("handles an Ed25519 delivery once, whatever the case of its digits", async () => {
    const { publicKey, privateKey } = await generateKeyPair();
    let handled = 0;
    const handlers = { alert: () => void handled++ };
    const replay = { store: receivers.createMemoryReplayStore() };
    const receiver = receivers.createAlertReceiver({ publicKey, handlers, replay });
    const headerNames = { signature: "x-sig", timestamp: "x-time" };
    const body = '{"id":"7"}';
    const { headers } = await signRequest({ privateKey, body, headerNames });
    const deliver = async (signature: string): Promise<number> => {
      const sent = { ...headers, "x-sig": signature };
      return (await receiver.fetch(new Request("https://example.com", { method: "POST", headers: sent, body }))).status;
    };
    const signature = headers["x-sig"] ?? "";
    expect([await deliver(signature), await deliver(signature.toUpperCase())]).toEqual([204, 204]);
    expect(handled).toBe(1);
  });

  it("remembers a delivery for as long as its timestamp is tolerated", async () => {
    const remembered: number[] = [];
    const store = { add: (_key: string, seconds: number) => remembered.push(seconds) > 0, delete: () => {} };
    for (const [tolerance, seconds] of [
      [undefined, 60],
      [900, 60],
      [10, 60],
      [300, undefined],
    ]) {
      const { receiver } = orderReceiver({ tolerance, replay: { store, seconds } });
      expect((await receiver.fetch(standardRequest(JSON.stringify(created)))).status).toBe(204);
    }
    expect(remembered).toEqual([600, 1800, 60, 86_400]);
  });

  it("handles one of many simultaneous duplicates", async () => {
    let handled = 0;
    const { receiver } = orderReceiver({
      replay: { store: receivers.createMemoryReplayStore() },
      handlers: { orderCreated: async () => void handled++ },
    });
    const requests = Array.from({ length: 20 }, () => receiver.fetch(standardRequest(JSON.stringify(created))));
    expect((await Promise.all(requests)).map(({ status }: Any) => status)).toEqual(Array(20).fill(204));
    expect(handled).toBe(1);
  });
});

describe("createMemoryReplayStore", () => {
  it("forgets a key when its time is over, and the oldest keys beyond its maximum", () => {
    let time = 0;
    const store = receivers.createMemoryReplayStore({ maxKeys: 2, now: () => time });
    expect(store.add("a", 10)).toBe(true);
    expect(store.add("a", 10)).toBe(false);
    time = 10_000;
    expect(store.add("a", 10)).toBe(true);
    expect([store.add("b", 10), store.add("c", 10)]).toEqual([true, true]);
    expect([store.add("a", 10), store.add("c", 10)]).toEqual([true, false]);
  });
});
