import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import {
  ApiError,
  type Client,
  createClient,
  createGuildBan,
  executeWebhook,
  getGuildBan,
  getGuildBans,
  getGuildWidgetImage,
  readError,
} from "@guildwire/api/client";
import { build } from "esbuild";
import { describe, expect, onTestFinished } from "vitest";
import { bun, deno, install, where, workerd } from "./installed.js";

const here = import.meta.dirname;
const root = join(here, "../..");

function temporary(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `guildwire-${name}-`));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts a host that prints its port, and ends it after the test. */
async function hosted(file: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const host = spawn(file, args, { cwd: here, env: { ...process.env, NO_COLOR: "1", ...env }, stdio: "pipe" });
  const ended = new Promise((resolve) => host.once("close", resolve));
  onTestFinished(async () => {
    host.kill("SIGKILL");
    await ended;
  });
  let said = "";
  host.stderr.on("data", (text) => {
    said += text;
  });
  for await (const line of createInterface(host.stdout)) {
    const [, port] = /^(?:.*"port":)?(\d+)\}?$/.exec(line) ?? [];
    if (port !== undefined) return `http://127.0.0.1:${port}`;
  }
  throw new Error(`the host said no port: ${said}`);
}

async function failure(call: Promise<unknown>): Promise<unknown> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) return error;
  const { code, issues } = readError(error);
  return [error.status, code, ...issues.map((issue) => `${issue.path} ${issue.code}`)];
}

const bot = "the-token-of-the-bot";
const clientOf = (origin: string, auth = { bot }): Client =>
  createClient({ baseUrl: `${origin}/api/v8`, auth, retry: false });

const hook = { webhook_id: "2", webhook_token: "token" };
const file = (size: number) => ({
  data: new Uint8Array(size).map((_, index) => index % 251),
  name: "ä.bin",
  type: "application/x-bytes",
});

/** What every host must do with the handlers of hosted.mjs. */
async function check(origin: string): Promise<void> {
  await checkResponses(origin);
  const client = clientOf(origin);
  const large = executeWebhook(client, { ...hook, body: { file: file(300_001) } });
  expect(await failure(large)).toEqual([413, 40005, " MAX_SIZE"]);

  // A waiting handler is notified that its client has disconnected.
  const controller = new AbortController();
  const waiting = getGuildBans(client, { guild_id: "1" }, { signal: controller.signal }).catch(String);
  await fetch(`${origin}/begun`);
  controller.abort("enough");
  expect(await waiting).toBe("enough");
  expect((await fetch(`${origin}/left`)).status).toBe(204);
}

async function checkResponses(origin: string): Promise<void> {
  const client = clientOf(origin);
  const ban = { guild_id: "1", user_id: "2" };
  expect(await getGuildBan(client, ban)).toMatchObject({ reason: "Grüße", user: { username: "Nelly" } });
  expect(await failure(getGuildBan(client, { ...ban, user_id: "3" }))).toEqual([404, 10026]);
  expect(await failure(getGuildBan(clientOf(origin, { bot: "other" }), ban))).toEqual([401, 40001]);
  const body = { delete_message_days: 9, reason: 7 as unknown as string };
  expect(await failure(createGuildBan(client, { ...ban, body }))).toEqual([
    400,
    50035,
    "/delete_message_days MAXIMUM",
    "/reason TYPE",
  ]);
  expect(await createGuildBan(client, { ...ban, body: { delete_message_days: 7 } })).toBeUndefined();

  const sent = file(200_000);
  const message = await executeWebhook(client, { ...hook, wait: true, body: { content: "Hi", file: sent } });
  const digest = [...new Uint8Array(await crypto.subtle.digest("SHA-256", sent.data))].slice(0, 8);
  expect(JSON.parse(message.content)).toEqual([
    { content: "Hi" },
    [["file", "ä.bin", "application/x-bytes", sent.data.length, digest]],
  ]);
  expect(await executeWebhook(client, { ...hook, body: { content: "Hi" } })).toBeUndefined();

  const picture = await getGuildWidgetImage(client, { guild_id: "1" }, { as: "blob" });
  expect([picture.size, picture.type]).toEqual([100_004, "image/png"]);
  const way = `${origin}/api/v8/guilds/1/bans/2`;
  const headers = { authorization: `Bot ${bot}` };
  const head = await fetch(way, { method: "HEAD", headers });
  expect([head.status, head.headers.get("content-type"), await head.text()]).toEqual([200, "application/json", ""]);
  const options = await fetch(way, { method: "OPTIONS" });
  expect([options.status, options.headers.get("allow")]).toEqual([204, "GET, HEAD, PUT, DELETE, OPTIONS"]);
  expect((await fetch(way, { method: "POST", headers })).status).toBe(405);
  expect((await fetch(`${origin}/api/v8/guilds/%zz/bans/2`, { headers })).status).toBe(400);
  expect((await fetch(`${origin}/api/v8/guilds/1/bans/2/`, { headers })).status).toBe(404);
}

describe("the generated server runs", () => {
  where("with only the APIs of workers", [], async () => {
    const outfile = join(temporary("worker"), "worker.mjs");
    const entryPoints = [join(here, "hosted.mjs")];
    const form = { bundle: true, format: "iife", globalName: "hosted", platform: "browser" } as const;
    // The form parser looks for it as an optimization.
    const define = { "globalThis.Buffer": "undefined" };
    await build({ ...form, entryPoints, outfile, define, conditions: ["worker"], logLevel: "silent" });
    expect(readFileSync(outfile, "utf8")).not.toMatch(/["']node:|globalThis\.process/);
    await check(await hosted(process.execPath, ["host-worker.mjs", outfile]));
  });

  where("on workerd, the runtime of Cloudflare Workers", [!workerd && install], async () => {
    const folder = temporary("workerd");
    const contents = 'import { handler } from "./hosted.mjs"; export default { fetch: (request) => handler(request) };';
    const form = { bundle: true, format: "esm", platform: "browser" } as const;
    const outfile = join(folder, "worker.mjs");
    const stdin = { contents, resolveDir: here };
    await build({ ...form, stdin, outfile, conditions: ["worker"], logLevel: "silent" });
    const worker =
      '(modules = [(name = "worker.mjs", esModule = embed "worker.mjs")], compatibilityDate = "2026-01-01")';
    const socket = '(name = "http", address = "127.0.0.1:0", http = (), service = "main")';
    const config = `(services = [(name = "main", worker = ${worker})], sockets = [${socket}])`;
    const schema = 'using Workerd = import "/workerd/workerd.capnp";';
    writeFileSync(join(folder, "workerd.capnp"), `${schema}\nconst config :Workerd.Config = ${config};\n`);
    // workerd resets the connections of bodies that are not read, and cancels handlers that wait for other requests.
    await checkResponses(await hosted(workerd ?? "", ["serve", join(folder, "workerd.capnp"), "--control-fd=1"]));
  });

  where("on Deno, with no more rights than reading and loopback", [!deno && install], async () => {
    const rights = [`--allow-read=${root}`, "--allow-net=127.0.0.1", "--no-prompt"];
    const flags = ["run", "--no-lock", "--no-remote", "--node-modules-dir=manual", ...rights];
    const env = { DENO_DIR: temporary("deno"), DENO_NO_UPDATE_CHECK: "1" };
    await check(await hosted(deno ?? "", [...flags, "host-deno.mjs"], env));
  });

  where("on Bun", [!bun && install], async () => {
    await check(await hosted(bun ?? "", ["--no-install", "host-bun.mjs"]));
  });
});
