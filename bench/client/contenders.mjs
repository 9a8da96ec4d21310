// The same call in each contender's style: GET /guilds/{guild_id}?with_counts=true, authenticated, parsed as JSON.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { createConfig, createClient as createHeyApi } from "@hey-api/client-fetch";
import { build } from "esbuild";
import createOpenapiFetch from "openapi-fetch";

const here = dirname(fileURLToPath(import.meta.url));
const authorization = "Bot token";

/** Loads the runtime from its current sources, without a build. */
async function loadRuntime() {
  const entry = join(here, "..", "..", "runtime", "src", "client", "index.ts");
  const { outputFiles } = await build({ entryPoints: [entry], bundle: true, format: "esm", write: false });
  const folder = mkdtempSync(join(tmpdir(), "guildwire-bench-"));
  const file = join(folder, "client.mjs");
  writeFileSync(file, outputFiles[0].text);
  const runtime = await import(pathToFileURL(file).href);
  rmSync(folder, { recursive: true });
  return runtime;
}

const runtime = await loadRuntime();
const { anyOf, createClient, http, rateLimitBy, scalar, segment, send } = runtime;
const rateLimit = rateLimitBy({
  limit: "x-ratelimit-limit",
  remaining: "x-ratelimit-remaining",
  reset: "x-ratelimit-reset-after",
  bucket: "x-ratelimit-bucket",
});
const security = anyOf(http("bot", "Bot"), http("bearer", "Bearer"));

function getGuild(client, args, limit) {
  const request = {
    id: "getGuild",
    method: "GET",
    path: `/guilds/${segment(args.guild_id, "guild_id")}`,
    query: scalar("with_counts", args.with_counts),
    security,
    ...(limit && { limit: rateLimit("getGuild", args.guild_id) }),
  };
  return send(client, request);
}

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
  const openapiFetch = createOpenapiFetch({ baseUrl, fetch, headers: { authorization } });
  const heyApi = createHeyApi(createConfig({ baseUrl, fetch, headers: { authorization }, throwOnError: true }));
  const fromOpenapiFetch = async () => {
    const params = { path: { guild_id }, query: { with_counts } };
    const { data, error } = await openapiFetch.GET("/guilds/{guild_id}", { params });
    if (error !== undefined) throw new Error("failed");
    return data;
  };
  const fromHeyApi = async () => {
    const { data } = await heyApi.get({ url: "/guilds/{guild_id}", path: { guild_id }, query: { with_counts } });
    return data;
  };

  return [
    { name: "bare fetch", call: bare },
    { name: "guildwire", call: () => getGuild(client, args, false) },
    { name: "guildwire with bucket", call: () => getGuild(client, args, true) },
    { name: "openapi-fetch", call: fromOpenapiFetch },
    { name: "@hey-api/client-fetch", call: fromHeyApi },
  ];
}
