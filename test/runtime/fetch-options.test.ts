import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CallOptions, type ClientOptions, createClient, json, send } from "../../runtime/src/client/index.js";
import { withBodyLimit } from "../../runtime/src/fetch/index.js";
import { fakeNetwork, reply } from "./fake-fetch.js";
import { listen, respond } from "./http-server.js";
import { apiError } from "./rejection.js";

type Init = Readonly<Record<string, unknown>>;

const get = { id: "act", method: "GET", path: "/" };

/** The init objects of a call's attempts. */
async function sentInits(
  client: unknown,
  call?: unknown,
  request: Parameters<typeof send>[1] = get,
  status = 204,
): Promise<readonly Init[]> {
  const network = fakeNetwork([reply(status)]);
  const options = { ...network.options, baseUrl: "http://h", fetchOptions: client } as ClientOptions;
  await send(createClient(options), request, { fetchOptions: call } as CallOptions).catch(() => undefined);
  return network.sent.map(({ init }) => init as unknown as Init);
}

describe("fetchOptions", () => {
  test("of client and call are passed on; the call overrides single options", async () => {
    const [init] = await sentInits(
      { cache: "no-store", credentials: "include" },
      { cache: "reload", next: { tags: [] } },
    );
    expect(init).toMatchObject({ cache: "reload", credentials: "include", next: { tags: [] }, method: "GET" });
  });

  test("are passed on with every attempt", async () => {
    const inits = await sentInits({ keepalive: true }, undefined, get, 503);
    expect(inits.map(({ keepalive }) => keepalive)).toEqual([true, true, true]);
  });

  test("reach the platform's fetch", async () => {
    const { baseUrl } = await listen(respond(200, { ok: true }));
    const client = createClient({
      baseUrl,
      fetchOptions: { integrity: "sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=" },
    });
    expect((await apiError(send(client, get, { retry: false }))).kind).toBe("network");
    expect(await send(client, get, { fetchOptions: { integrity: "" } })).toEqual({ ok: true });
  });

  test.each([null, undefined, 5, "text"])("may be %j, which has no options", async (value) => {
    const [init] = await sentInits(value, value === "text" ? undefined : value);
    expect(init).toMatchObject({ method: "GET", redirect: "manual" });
  });

  test("are read once per call", async () => {
    let reads = 0;
    const options = {
      get cache() {
        reads++;
        return "no-store";
      },
    };
    const inits = await sentInits(undefined, options, get, 503);
    expect([inits.length, reads]).toEqual([3, 1]);
  });

  test("never replace what the client decides", async () => {
    const decided = {
      method: "DELETE",
      body: "stolen",
      headers: { authorization: "x" },
      signal: AbortSignal.abort(),
      redirect: "follow",
      duplex: "half",
      url: "http://other",
      id: "other",
      secrets: 1,
      retry: true,
      send: () => {
        throw new Error("called");
      },
    };
    const names = fc.subarray(Object.keys(decided), { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(names, fc.boolean(), fc.boolean(), async (chosen, byCall, hasBody) => {
        const given = Object.fromEntries(Object.entries(decided).filter(([name]) => chosen.includes(name)));
        const request = hasBody ? { ...get, method: "POST", body: json({ a: 1 }) } : get;
        const [init] = await sentInits(byCall ? undefined : given, byCall ? given : undefined, request);
        const [usual] = await sentInits(undefined, undefined, request);
        // The function that sends is that of the client, which recorded the call.
        expect({ ...init, send: undefined }).toEqual({ ...usual, send: undefined });
      }),
      { numRuns: 100 },
    );
  });

  test("never lift the limit of a body", async () => {
    const fetch = withBodyLimit(async () => Response.json("long"), { maxBytes: 1 });
    const fetchOptions = { readsItems: true, "guildwire.readsItems": true } as CallOptions["fetchOptions"];
    const error = await apiError(send(createClient({ baseUrl: "http://h", fetch }), get, { fetchOptions }));
    expect(error.message).toBe("act: no valid response (BODY_LIMIT)");
  });

  test("may come from parsed JSON with __proto__", async () => {
    const [init] = await sentInits(JSON.parse('{ "__proto__": { "body": "x" }, "constructor": 1 }'));
    expect([init?.["body"], Object.getPrototypeOf(init)]).toEqual([undefined, Object.prototype]);
  });
});
