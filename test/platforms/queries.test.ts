import { execFile } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { createClient, createGuild, createGuildChannel } from "@guildwire/api/client";
import { startService } from "@guildwire/service";
import { build } from "esbuild";
import { expect, onTestFinished } from "vitest";
import { readConfig } from "../../service/src/config.js";
import { ForeignPackage, generated } from "../foreign/foreign-api.js";
import { newDatabase } from "../service/harness/stores.js";
import { chromium, driver, install, where } from "./installed.js";

const run = promisify(execFile);
const here = import.meta.dirname;

/** A service with a bot and a guild of the bot with one channel. */
async function start() {
  const service = await startService({
    database: await newDatabase("the embedded database"),
    port: 0,
    corsOrigins: readConfig({}).corsOrigins,
    rateLimits: { route: 1000, window: 10, global: 1000, invalid: 1000 },
  });
  onTestFinished(() => service.close());
  const bot = await service.services.store.write({ none: true }, async (work) => {
    const owner = await work.users.create({ username: "owner" });
    return (await work.applications.create({ name: "Pilot", owner_id: owner.id })).token;
  });
  const client = createClient({ baseUrl: `${service.url}/api/v8`, auth: { bot } });
  const { id: guild_id } = await createGuild(client, { body: { name: "Harbour" } });
  await createGuildChannel(client, { guild_id, body: { name: "quay" } });
  return { url: service.url, bot, guild_id };
}

/** The page's script, with the bindings of `spec/` that contain the options of TanStack Query. */
async function pageScript(): Promise<string> {
  const { files } = await generated(resolve(here, "../../spec/openapi.yaml"), {}, ["tanstack-query"]);
  const pack = new ForeignPackage(files);
  onTestFinished(() => pack.remove());
  const { outputFiles } = await build({
    entryPoints: [join(here, "queries-page.mjs")],
    bundle: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    write: false,
    define: { "process.env.NODE_ENV": '"production"' },
    alias: {
      "foreign-api/client": join(pack.packageFolder, "src/client/index.ts"),
      "foreign-api/queries": join(pack.packageFolder, "src/queries/index.ts"),
    },
  });
  return outputFiles[0]?.text ?? "";
}

/** A page with a script, on a separate origin. */
async function servePage(script: string): Promise<string> {
  const server = createServer(({ url }, response) => {
    const isScript = url === "/page.js";
    response.setHeader("content-type", isScript ? "text/javascript" : "text/html; charset=utf-8");
    response.end(isScript ? script : "<!doctype html><body><script type=module src=/page.js></script>");
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

where(
  "a page with React in Chromium shows a list and, after a mutation, the list with the new item",
  [!driver && install, !chromium && "no chromium on PATH"],
  async () => {
    const page = await servePage(await pageScript());
    const given = encodeURIComponent(JSON.stringify(await start()));
    const args = ["chromium.mjs", chromium ?? "", `${page}/#${given}`];
    const { stdout } = await run(process.execPath, args, { cwd: here, timeout: 170_000 });
    const { shown, requests, ...others } = JSON.parse(stdout);
    expect(others).toEqual({ users: [expect.any(String)], hasNextPage: true, complaints: [] });
    expect(shown.at(0)).toMatch(/quay$/);
    expect(shown.at(-1)).toMatch(/quay, pier$/);
    const channels = requests.filter((request: string) => request.endsWith("/channels"));
    expect(channels).toEqual(["GET", "POST", "GET"].map((method) => `${method} /api/v8/guilds/1/channels`));
  },
  180_000,
);
