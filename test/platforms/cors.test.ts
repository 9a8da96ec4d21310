import { execFile } from "node:child_process";
import { createServer } from "node:http";
import { join } from "node:path";
import { promisify } from "node:util";
import { createClient, createGuild, createGuildChannel, createWebhook } from "@guildwire/api/client";
import { startService } from "@guildwire/service";
import { build } from "esbuild";
import { expect, onTestFinished } from "vitest";
import { readConfig } from "../../service/src/config.js";
import { listening } from "../listening.js";
import { newDatabase } from "../service/harness/stores.js";
import { chromium, driver, install, where } from "./installed.js";

const run = promisify(execFile);
const here = import.meta.dirname;

/** A service with these origins, a bot, a guild of the bot, and a webhook. */
async function start(corsOrigins: ReturnType<typeof readConfig>["corsOrigins"]) {
  const service = await startService({
    database: await newDatabase("the embedded database"),
    port: 0,
    corsOrigins,
    rateLimits: { route: 1000, window: 10, global: 1000, invalid: 1000 },
  });
  onTestFinished(() => service.close());
  const bot = await service.services.store.write({ none: true }, async (work) => {
    const owner = await work.users.create({ username: "owner" });
    return (await work.applications.create({ name: "Pilot", owner_id: owner.id })).token;
  });
  const client = createClient({ baseUrl: `${service.url}/api/v8`, auth: { bot } });
  const { id: guild_id } = await createGuild(client, { body: { name: "Harbour" } });
  const { id: channel_id } = await createGuildChannel(client, { guild_id, body: { name: "quay" } });
  const { id: webhook_id, token: webhook_token } = await createWebhook(client, {
    channel_id,
    body: { name: "Lookout" },
  });
  return { url: service.url, bot, guild_id, webhook: { webhook_id, webhook_token } };
}

/** A page with a script, on a separate origin. */
async function servePage(script: string): Promise<string> {
  const server = createServer(({ url }, response) => {
    const isScript = url === "/page.js";
    response.setHeader("content-type", isScript ? "text/javascript" : "text/html; charset=utf-8");
    response.end(isScript ? script : "<!doctype html><script type=module src=/page.js></script>");
  });
  const { url } = await listening(server);
  return url;
}

where(
  "a page of another origin calls the service in Chromium if its origin is allowed",
  [!driver && install, !chromium && "no chromium on PATH"],
  async () => {
    const { outputFiles } = await build({
      entryPoints: [join(here, "cors-page.mjs")],
      bundle: true,
      format: "esm",
      platform: "browser",
      target: "es2022",
      write: false,
    });
    const allowing = await start(readConfig({}).corsOrigins);
    const refusing = await start(["https://app.example"]);
    const page = await servePage(outputFiles[0]?.text ?? "");
    const given = encodeURIComponent(JSON.stringify({ ...allowing, refusing: refusing.url }));
    const args = ["chromium.mjs", chromium ?? "", `${page}/#${given}`];
    const { stdout } = await run(process.execPath, args, { cwd: here, timeout: 170_000 });
    expect(JSON.parse(stdout)).toEqual({
      read: "Harbour",
      modified: "Pier Watch",
      message: ["Grüße", [["ä.csv", 8]]],
      unauthenticated: ["response", 401, 40001, "getGuild: status 401", null],
      unknown: [404, 0],
      limited: "1000",
      event: [200, "READY"],
      refused: [
        "network",
        null,
        null,
        expect.stringMatching(/^getGuild: no valid response \(Failed to fetch.*\)$/),
        { name: "TypeError" },
      ],
      refusedEvents: expect.stringContaining("TypeError"),
      complaints: [],
    });
  },
  180_000,
);
