import fc from "fast-check";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import {
  type AttemptFacts,
  type Client,
  createClient,
  type Hooks,
  http,
  json,
  observed,
  type ResponseFacts,
  send,
} from "../../runtime/src/client/index.js";
import { type FakeNetwork, fakeNetwork, fault, reply } from "./fake-fetch.js";
import { listen, respond } from "./http-server.js";
import { rejection } from "./rejection.js";

const get = { id: "getGuild", method: "GET", path: "/" };

function observe({ fetch, clock }: FakeNetwork, hooks: Hooks): Client {
  return createClient({ baseUrl: "http://h", auth: { bot: "token" }, clock, fetch: observed(hooks, fetch) });
}

describe("hooks", () => {
  test("are called for every attempt of every call", async () => {
    const network = fakeNetwork([fault("ECONNRESET"), reply(429, { retry_after: 2 }), reply(200, 1)]);
    const seen: unknown[] = [];
    const client = observe(network, {
      onRequest: (facts) => seen.push(["request", facts]),
      onResponse: ({ durationMs, ...facts }) => seen.push(["response", durationMs >= 0, facts]),
    });
    await send(client, get);
    await send(client, { ...get, id: "createGuild", method: "POST" });
    const facts = { operationId: "getGuild", method: "GET" };
    const other = { operationId: "createGuild", method: "POST", attempt: 1 };
    expect(seen).toStrictEqual([
      ["request", { ...facts, attempt: 1 }],
      ["response", true, { ...facts, attempt: 1, status: undefined }],
      ["request", { ...facts, attempt: 2 }],
      ["response", true, { ...facts, attempt: 2, status: 429 }],
      ["request", { ...facts, attempt: 3 }],
      ["response", true, { ...facts, attempt: 3, status: 200 }],
      ["request", other],
      ["response", true, { ...other, status: 200 }],
    ]);
  });

  test("may be set individually, over the global fetch", async () => {
    const { baseUrl } = await listen(respond(204));
    const statuses: unknown[] = [];
    const fetch = observed({ onResponse: ({ status }) => statuses.push(status) });
    await send(createClient({ baseUrl, fetch }), get);
    await send(createClient({ baseUrl, fetch: observed({}) }), get);
    expect(statuses).toEqual([204]);
  });

  test("receive no secret, whatever a call carries", async () => {
    const token = fc.stringMatching(/^[A-Za-z0-9._~+/=-]{12,60}$/);
    await fc.assert(
      fc.asyncProperty(token, fc.constantFrom(200, 400, 429, 503), async (secret, status) => {
        const seen: (AttemptFacts | ResponseFacts)[] = [];
        const hooks: Hooks = { onRequest: (facts) => seen.push(facts), onResponse: (facts) => seen.push(facts) };
        const network = fakeNetwork([fault("ECONNRESET"), reply(status, { secret }, { "x-secret": secret })]);
        const encoded = encodeURIComponent(secret);
        const request = {
          id: "executeWebhook",
          method: "PUT",
          path: `/webhooks/1/${encoded}`,
          query: `&key=${encoded}`,
          secrets: [secret],
          body: json({ secret }),
          headers: { "x-key": secret },
          security: http("bot", "Bot"),
        };
        const { fetch, clock } = network;
        const client = createClient({
          baseUrl: "http://h",
          auth: { bot: secret },
          clock,
          fetch: observed(hooks, fetch),
        });
        await send(client, request).catch(() => {});
        expect(seen.length).toBe(2 * network.sent.length);
        const keys = new Set(seen.flatMap((facts) => Object.keys(facts)));
        expect([...keys].sort()).toEqual(["attempt", "durationMs", "method", "operationId", "status"]);
        expect(JSON.stringify(seen)).not.toContain(secret);
      }),
      { numRuns: 50 },
    );
  });

  test("that throw end neither the call nor the process; their error is printed", async () => {
    const printed = vi.spyOn(console, "error").mockImplementation(() => undefined);
    onTestFinished(() => printed.mockRestore());
    const fail = (reason: string) => (): never => {
      throw reason;
    };
    const client = observe(fakeNetwork([reply(200, 1)]), { onRequest: fail("first"), onResponse: fail("second") });
    expect(await send(client, get)).toBe(1);
    expect(printed.mock.calls.map(([, reason]) => reason)).toEqual(["first", "second"]);
  });

  test("leave the error of a failed call unchanged", async () => {
    const reason = new Error("mine");
    const { signal } = { signal: AbortSignal.abort(reason) };
    const seen: unknown[] = [];
    const client = observe(fakeNetwork([reply(204)]), { onRequest: (facts) => seen.push(facts) });
    expect(await rejection(send(client, get, { signal }))).toBe(reason);
    expect(seen).toEqual([]);
  });
});
