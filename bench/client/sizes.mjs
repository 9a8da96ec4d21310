import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { bundle } from "../../scripts/sizes.mjs";

const here = import.meta.dirname;
const programs = {
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
export async function bundleSizes() {
  const own = [
    ["guildwire, with rate limits", (await bundle("api-get-guild")).bytes],
    ["guildwire", (await bundle("one-call")).bytes],
    ["guildwire, with the interface of openapi-fetch", (await bundle("paths-one-call")).bytes],
  ];
  const peers = Object.entries(programs).map(async ([name, contents]) => {
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
  return [...own, ...(await Promise.all(peers))];
}
