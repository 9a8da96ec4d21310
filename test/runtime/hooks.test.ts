import { describe, expect, test } from "vitest";
import { createClient, type Hooks, http, json, send } from "../../runtime/src/client/index.js";
import { type FakeNetwork, fakeNetwork, fault, reply } from "./fake-fetch.js";
import { rejection } from "./rejection.js";

const secret = "secret-token-secret-token";
const request = {
  id: "executeWebhook",
  method: "PUT",
  path: `/webhooks/1/${secret}`,
  query: `&key=${secret}`,
  body: json({ secret }),
  headers: { "x-key": secret },
  security: http("bot", "Bot"),
};

function call(network: FakeNetwork, hooks: Hooks): Promise<unknown> {
  return send(createClient({ ...network, baseUrl: "http://h", auth: { bot: secret }, hooks }), request);
}

describe("hooks", () => {
  test("see every attempt and every wait, and nothing else", async () => {
    const slow = reply(200, { secret });
    const network: FakeNetwork = fakeNetwork([
      fault("ECONNRESET"),
      reply(429, { retry_after: 2, message: secret }),
      (sent) => {
        network.pass(30);
        return slow(sent);
      },
    ]);
    const seen: unknown[] = [];
    await call(network, {
      onRequest: (facts) => seen.push(["request", facts]),
      onResponse: (facts) => seen.push(["response", facts]),
      onRetry: (facts) => seen.push(["retry", facts]),
    });
    const facts = { operationId: "executeWebhook", method: "PUT" };
    expect(seen).toStrictEqual([
      ["request", { ...facts, attempt: 1 }],
      ["response", { ...facts, attempt: 1, status: undefined, durationMs: 0 }],
      ["retry", { ...facts, attempt: 1, status: undefined, delay: 0.5 }],
      ["request", { ...facts, attempt: 2 }],
      ["response", { ...facts, attempt: 2, status: 429, durationMs: 0 }],
      ["retry", { ...facts, attempt: 2, status: 429, delay: 2 }],
      ["request", { ...facts, attempt: 3 }],
      ["response", { ...facts, attempt: 3, status: 200, durationMs: 30 }],
    ]);
  });

  test("may be any of the three", async () => {
    const statuses: unknown[] = [];
    await call(fakeNetwork([reply(204)]), { onResponse: ({ status }) => statuses.push(status) });
    expect(statuses).toEqual([204]);
  });

  test.each(["onRequest", "onResponse", "onRetry"] as const)("end the call with what %s throws", async (name) => {
    const reason = new Error("mine");
    const hooks: Hooks = {
      [name]: () => {
        throw reason;
      },
    };
    expect(await rejection(call(fakeNetwork([reply(503)]), hooks))).toBe(reason);
  });
});
