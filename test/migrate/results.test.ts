import { type Client, type ClientOptions, createClient, getGuild } from "@guildwire/api/client";
import { interceptErrors, orThrow, resultOf } from "@guildwire/runtime/client";
import { withSender } from "@guildwire/runtime/paths";
import { describe, expect, it } from "vitest";

it.each([
  [{ rejects: false } as const, {}],
  [undefined, undefined],
])("has an error without body with %j", async (options, error) => {
  const fetch = async () => new Response(null, { status: 500 });
  const client = createClient({ baseUrl: "http://localhost", retry: false, auth: { bot: "x" }, fetch });
  const result = await resultOf(client, (client) => getGuild(client, { guild_id: "1" }), options as { rejects: false });
  expect([result.error, result.response?.status]).toEqual([error, 500]);
});

it("rejects with the body of an error, or returns the data", async () => {
  const clientFor = (status: number, body: object) =>
    createClient({
      baseUrl: "http://localhost",
      retry: false,
      auth: { bot: "x" },
      fetch: async () => Response.json(body, { status }),
    });
  const call = (status: number, body: object) =>
    orThrow(resultOf(clientFor(status, body), (client) => getGuild(client, { guild_id: "1" }), { rejects: false }));
  await expect(call(404, { code: 10004 })).rejects.toEqual({ code: 10004 });
  const { data, response } = await call(200, { id: "1" });
  expect([data, response.status]).toEqual([{ id: "1" }, 200]);
  const refused = createClient({
    baseUrl: "http://localhost",
    retry: false,
    auth: { bot: "x" },
    fetch: () => Promise.reject(new Error("no network")),
  });
  const sent = resultOf(refused, (client) => getGuild(client, { guild_id: "1" }), { rejects: false });
  await expect(orThrow(sent)).rejects.toThrow(/no network|network/i);
});

describe("functions of interceptErrors", () => {
  const clientWith = (fetch: ClientOptions["fetch"], baseUrl = "http://localhost") =>
    createClient({ baseUrl, retry: false, auth: { bot: "x" }, fetch });
  const refusing = async () => Response.json({ code: 1 }, { status: 400 });
  const guildOf = (client: Client) => getGuild(client, { guild_id: "1" });

  it("that return nothing leave a failure", async () => {
    const client = clientWith(refusing);
    interceptErrors(client, () => undefined);
    expect(await resultOf(client, guildOf)).toMatchObject({ error: {}, response: { status: 400 } });
    await expect(orThrow(resultOf(client, guildOf))).rejects.toEqual({});
  });

  it("receive the errors of a client with another sender, and keep their order", async () => {
    const client = clientWith(() => Promise.reject(new Error("not called")));
    interceptErrors(client, (error) => ({ ...(error as object), first: true }));
    const sending = withSender(client, refusing);
    interceptErrors(sending, (error) => ({ seen: error }));
    interceptErrors(client, () => "of the client alone");
    expect((await resultOf(sending, guildOf)).error).toEqual({ seen: { code: 1, first: true } });
    expect((await resultOf(withSender(client, refusing), guildOf)).error).toBe("of the client alone");
  });

  it.each([
    ["URL", {}, "/api"],
    ["header", { "x-name": "\n\0" }, undefined],
  ])("receive the error of an invalid %s, without a request", async (_part, headers, baseUrl) => {
    const client = clientWith((url, init) => fetch(url, init), baseUrl);
    const seen: unknown[] = [];
    interceptErrors(client, (error, _response, request) => {
      seen.push(request);
      return error;
    });
    const call = (client: Client) => getGuild(client, { guild_id: "1" }, { headers });
    expect(await resultOf(client, call, { rejects: false })).toMatchObject({ error: { name: "ApiError" } });
    expect(seen).toEqual([undefined]);
  });
});

it("an error without body rejects", async () => {
  const fetch = async () => new Response(null, { status: 500 });
  const client = createClient({ baseUrl: "http://localhost", retry: false, auth: { bot: "x" }, fetch });
  await expect(orThrow(resultOf(client, (client) => getGuild(client, { guild_id: "1" })))).rejects.toEqual({});
});

it("another sender shares the rate limits of its client", async () => {
  const delays: number[] = [];
  let now = 0;
  const sleep = async (delay: number) => {
    delays.push(delay);
    now += delay;
  };
  const clock = { now: () => now, random: () => 0, sleep };
  const client = createClient({ baseUrl: "http://localhost", auth: { bot: "x" }, clock });
  const headers = { "x-ratelimit-limit": "1", "x-ratelimit-remaining": "0", "x-ratelimit-reset-after": "5" };
  const send = async () => Response.json({ id: "1" }, { headers: { ...headers, "x-ratelimit-bucket": "a" } });
  const sending = withSender(client, send);
  for (const one of [sending, sending, withSender(client, send)]) await getGuild(one, { guild_id: "1" });
  expect(delays).toEqual([5000, 5000]);
});
