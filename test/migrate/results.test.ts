import { createClient, getGuild } from "@guildwire/api/client";
import { resultOf } from "@guildwire/runtime/client";
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
