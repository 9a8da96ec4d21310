// The same call in each contender's style: GET /guilds/{guild_id}?with_counts=true, authenticated, parsed as JSON.
import { createClient, getGuild } from "@guildwire/api/client";
import createPathsClient from "@guildwire/runtime/paths";
import { createConfig, createClient as createHeyApi } from "@hey-api/client-fetch";
import createOpenapiFetch from "openapi-fetch";

const authorization = "Bot token";

/**
 * @param {string} baseUrl
 * @param {typeof globalThis.fetch} fetch
 * @returns {{ name: string, call: () => Promise<unknown> }[]} The first contender is the bare fetch.
 */
export function contenders(baseUrl, fetch) {
  const args = { guild_id: "197038439483310086", with_counts: true };
  const { guild_id, with_counts } = args;

  const bare = async () => {
    const url = `${baseUrl}/guilds/${guild_id}?with_counts=${with_counts}`;
    const response = await fetch(url, { headers: { authorization } });
    return response.json();
  };

  const client = createClient({ baseUrl, fetch, auth: { bot: "token" } });
  const ownPaths = createPathsClient({ baseUrl, fetch, headers: { authorization } });
  const openapiFetch = createOpenapiFetch({ baseUrl, fetch, headers: { authorization } });
  const heyApi = createHeyApi(createConfig({ baseUrl, fetch, headers: { authorization }, throwOnError: true }));
  const fromPaths = (pathsClient) => async () => {
    const params = { path: { guild_id }, query: { with_counts } };
    const { data, error } = await pathsClient.GET("/guilds/{guild_id}", { params });
    if (error !== undefined) throw new Error("failed");
    return data;
  };
  const fromHeyApi = async () => {
    const { data } = await heyApi.get({ url: "/guilds/{guild_id}", path: { guild_id }, query: { with_counts } });
    return data;
  };

  return [
    { name: "bare fetch", call: bare },
    { name: "guildwire", call: () => getGuild(client, args) },
    { name: "guildwire, with the interface of openapi-fetch", call: fromPaths(ownPaths) },
    { name: "openapi-fetch", call: fromPaths(openapiFetch) },
    { name: "@hey-api/client-fetch", call: fromHeyApi },
  ];
}
