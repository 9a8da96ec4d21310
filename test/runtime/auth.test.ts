import { describe, expect, test } from "vitest";
import {
  allOf,
  anyOf,
  apiKey,
  basic,
  type CallOptions,
  type ClientOptions,
  createClient,
  http,
  json,
  type RequestDescription,
  type Security,
  send,
} from "../../runtime/src/client/index.js";
import { fakeNetwork, reply } from "./fake-fetch.js";
import { apiError, rejection } from "./rejection.js";

const bot = http("bot", "Bot");
const botOrBearer = anyOf(bot, http("bearer", "Bearer"));

/** The single request that the call sends. */
async function sent(
  security: Security | undefined,
  settings: Partial<ClientOptions>,
  options: CallOptions = {},
  request: Partial<RequestDescription> = {},
): Promise<{ url: string; headers: Record<string, string> }> {
  const network = fakeNetwork([reply(204)]);
  const description = { id: "a", method: "GET", path: "/x", ...(security && { security }), ...request };
  await send(createClient({ ...network.options, baseUrl: "http://h", ...settings }), description, options);
  return { url: network.sent[0]?.url ?? "", headers: network.sent[0]?.init.headers as Record<string, string> };
}

describe("credentials", () => {
  const both = { bot: "B", bearer: "T" };
  test.each<[string, Security | undefined, ClientOptions["auth"], CallOptions, string | undefined]>([
    ["of the client", botOrBearer, { bot: "B" }, {}, "Bot B"],
    ["of the second alternative", botOrBearer, { bearer: "T" }, {}, "Bearer T"],
    ["of the first alternative when there are both", botOrBearer, both, {}, "Bot B"],
    ["with an empty token count as absent", botOrBearer, { bot: "", bearer: "T" }, {}, "Bearer T"],
    ["from a function", botOrBearer, () => ({ bot: "B" }), {}, "Bot B"],
    ["from an async function", botOrBearer, async () => ({ bot: "B" }), {}, "Bot B"],
    ["of the call replace the client's", botOrBearer, { bot: "B" }, { auth: { bearer: "T" } }, "Bearer T"],
    ["of the call as a function", botOrBearer, { bot: "B" }, { auth: async () => ({ bearer: "T" }) }, "Bearer T"],
    ["of a call that leaves it undefined", botOrBearer, { bot: "B" }, { auth: undefined }, "Bot B"],
    ["is not sent to an operation without security", undefined, { bot: "B" }, { auth: { bot: "C" } }, undefined],
    ["are not sent if there are none", botOrBearer, undefined, {}, undefined],
    ["are optional if an alternative is empty", anyOf(bot, allOf()), { other: "X" }, {}, undefined],
    ["are used if an alternative is empty", anyOf(bot, allOf()), { bot: "B" }, {}, "Bot B"],
  ])("%s", async (_, security, auth, options, want) => {
    expect((await sent(security, { auth }, options)).headers["authorization"]).toBe(want);
  });

  test("are requested once per call, and again for the next", async () => {
    let calls = 0;
    const auth = (): { bot: string } => ({ bot: `B${++calls}` });
    const network = fakeNetwork([reply(503), reply(204)]);
    const client = createClient({ ...network.options, baseUrl: "http://h", auth });
    const request = { id: "a", method: "GET", path: "/", security: botOrBearer };
    await send(client, request);
    await send(client, request);
    const headers = network.sent.map(({ init }) => (init.headers as Record<string, string>)["authorization"]);
    expect(headers).toEqual(["Bot B1", "Bot B1", "Bot B2"]);
  });

  test("function that fails ends the call with its own error", async () => {
    const reason = new Error("no token today");
    const auth = (): never => {
      throw reason;
    };
    expect(await rejection(sent(botOrBearer, { auth }))).toBe(reason);
  });

  test.each<[string, Security, string]>([
    ["one", bot, "auth.bot"],
    ["either", botOrBearer, "auth.bot or auth.bearer"],
    ["both", allOf(bot, basic("user")), "auth.bot and auth.user"],
    ["a mixture", anyOf(allOf(bot, basic("user")), apiKey("key", "query", "k")), "auth.bot and auth.user or auth.key"],
  ])("that lack %s are refused with the option to pass before anything is sent", async (_, security, want) => {
    const error = await apiError(sent(security, { auth: { other: "secret-secret" } }));
    expect(error).toMatchObject({ kind: "argument", operationId: "a", message: `a: pass ${want}` });
  });

  test("of HTTP Basic are Base64 of UTF-8", async () => {
    const { headers } = await sent(basic("user"), { auth: { user: { username: "é", password: "a:b" } } });
    expect(headers["authorization"]).toBe(`Basic ${Buffer.from("é:a:b").toString("base64")}`);
  });

  test("with API keys are sent in a header, the query or a cookie", async () => {
    const auth = { key: "k/é" };
    const latin = { key: "k/" };
    expect((await sent(apiKey("key", "header", "X-Key"), { auth: latin })).headers).toEqual({ "x-key": "k/" });
    expect((await sent(apiKey("key", "query", "k y"), { auth })).url).toBe("http://h/x?k%20y=k%2F%C3%A9");
    expect((await sent(apiKey("key", "query", "k"), { auth }, {}, { query: "&a=1" })).url).toBe(
      "http://h/x?a=1&k=k%2F%C3%A9",
    );
    const cookie = apiKey("key", "cookie", "k");
    expect((await sent(cookie, { auth })).headers).toEqual({ cookie: "k=k%2F%C3%A9" });
    expect((await sent(cookie, { auth }, {}, { headers: { cookie: "a=1" } })).headers).toEqual({
      cookie: "a=1; k=k%2F%C3%A9",
    });
  });

  test("of several schemes are complete or not used", async () => {
    const key = apiKey("key", "query", "k");
    const security = anyOf(allOf(bot, key, basic("user")), http("bearer", "Bearer"));
    const all = { bot: "B", key: "K" };
    const incomplete = await sent(security, { auth: { ...all, bearer: "T" } });
    expect(incomplete).toEqual({ url: "http://h/x", headers: { authorization: "Bearer T" } });
    expect(await sent(allOf(bot, key), { auth: all })).toEqual({
      url: "http://h/x?k=K",
      headers: { authorization: "Bot B" },
    });
  });

  test("replace an Authorization header of client or call, case-insensitively", async () => {
    const stale = { headers: { AUTHORIZATION: "stale" } };
    const { headers } = await sent(botOrBearer, { ...stale, auth: { bot: "B" } }, stale, { body: json(1) });
    expect(headers).toEqual({ authorization: "Bot B", "content-type": "application/json" });
  });
});
