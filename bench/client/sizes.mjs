import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const runtime = "../../runtime/src/client/index.ts";
const oneCall = (bucket) => `
  import { anyOf, createClient, http, rateLimitBy, scalar, segment, send } from "${runtime}";
  const rateLimit = rateLimitBy({ limit: "l", remaining: "r", reset: "e", bucket: "b" });
  const security = anyOf(http("bot", "Bot"), http("bearer", "Bearer"));
  const client = createClient({ baseUrl: "https://example.com/api/v8", auth: { bot: "token" } });
  const getGuild = (client, args, options) => send(client, {
    id: "getGuild", method: "GET", path: \`/guilds/\${segment(args.guild_id, "guild_id")}\`,
    query: scalar("with_counts", args.with_counts),
    security,
    ${bucket ? 'limit: rateLimit("getGuild", args.guild_id),' : ""}
  }, options);
  console.log(await getGuild(client, { guild_id: "1" }));`;

const programs = {
  guildwire: oneCall(false),
  "guildwire with bucket": oneCall(true),
  "openapi-fetch": `
    import createClient from "openapi-fetch";
    const headers = { authorization: "Bot token" };
    const client = createClient({ baseUrl: "https://example.com/api/v8", headers });
    console.log(await client.GET("/guilds/{guild_id}", { params: { path: { guild_id: "1" } } }));`,
  "@hey-api/client-fetch": `
    import { createClient, createConfig } from "@hey-api/client-fetch";
    const headers = { authorization: "Bot token" };
    const client = createClient(createConfig({ baseUrl: "https://example.com/api/v8", headers }));
    console.log(await client.get({ url: "/guilds/{guild_id}", path: { guild_id: "1" } }));`,
};

/** @returns {Promise<[name: string, bytes: number][]>} One call each, minified by esbuild for browsers, gzip -9. */
export function bundleSizes() {
  const measured = Object.entries(programs).map(async ([name, contents]) => {
    const { outputFiles } = await build({
      stdin: { contents, resolveDir: here },
      bundle: true,
      minify: true,
      format: "esm",
      platform: "browser",
      target: "es2022",
      write: false,
    });
    return [name, gzipSync(outputFiles[0].contents, { level: 9 }).length];
  });
  return Promise.all(measured);
}
