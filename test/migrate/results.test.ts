import { createClient, getGuild } from "@guildwire/api/client";
import { orThrow, resultOf } from "@guildwire/runtime/client";
import { expect, it } from "vitest";

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
