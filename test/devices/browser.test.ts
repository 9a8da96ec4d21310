import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { build } from "esbuild";
import { beforeAll, expect, it, onTestFinished } from "vitest";
import { startHost } from "./running-host.js";

const platforms = resolve(import.meta.dirname, "../platforms");
const driver = existsSync(join(platforms, "node_modules/playwright-core"));
const chromium =
  process.env["CHROMIUM"] ??
  (process.env["PATH"] ?? "")
    .split(delimiter)
    .map((folder) => join(folder, "chromium"))
    .find((path) => existsSync(path));

let bundle: string;
let modules: readonly string[];

beforeAll(async () => {
  const { outputFiles, metafile } = await build({
    entryPoints: [join(import.meta.dirname, "browser-page.mjs")],
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    write: false,
    metafile: true,
  });
  bundle = outputFiles[0]?.text ?? "";
  modules = Object.keys(metafile.inputs);
});

const muted = [expect.objectContaining({ type: "audioinput", hardware_mute: true })];

it("the bundle for browsers contains nothing of Node and no ws", () => {
  expect(modules.filter((path) => /(^|\/)ws(\/|\.js$)|^node:/.test(path))).toEqual([]);
  expect(modules.some((path) => path.endsWith("ws-browser.js"))).toBe(true);
});

it("the bundle uses the WebSocket of its platform (device-websocket-address)", async () => {
  const folder = mkdtempSync(join(tmpdir(), "guildwire-browser-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, "page.mjs"), bundle);
  // In a separate process, with a WebSocket of another library than the host's and without Node's modules.
  const undici = pathToFileURL(createRequire(import.meta.url).resolve("undici")).href;
  const program = `
    import { WebSocket } from ${JSON.stringify(undici)};
    globalThis.WebSocket = WebSocket;
    process.getBuiltinModule = undefined;
    const { program } = await import("./page.mjs");
    console.log(JSON.stringify(await program(Number(process.argv[2]), "websocket")));
  `;
  writeFileSync(join(folder, "run.mjs"), program);
  const host = await startHost();
  const { stdout } = await promisify(execFile)(process.execPath, [join(folder, "run.mjs"), String(host.port)], {
    timeout: 25_000,
  });
  expect(JSON.parse(stdout)).toEqual({ found: host.port, host: "unsupported" });
  expect(host.updates.at(-1)?.devices).toEqual(muted);
});

it("the bundle fails immediately without a WebSocket, whatever the ports are", async () => {
  const { outputFiles } = await build({
    stdin: { contents: 'export { connectDevices } from "@guildwire/api/devices";', resolveDir: import.meta.dirname },
    bundle: true,
    format: "esm",
    platform: "browser",
    write: false,
  });
  const folder = mkdtempSync(join(tmpdir(), "guildwire-browser-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, "page.mjs"), outputFiles[0]?.text ?? "");
  const program = `
    delete globalThis.WebSocket;
    const { connectDevices } = await import("./page.mjs");
    const said = [];
    const options = { clientId: "7", ports: [9], onError: ({ kind }) => said.push(kind) };
    for (const wait of [false, true]) {
      await connectDevices({ ...options, wait }).catch(({ kind, message }) => said.push([kind, message]));
    }
    console.log(JSON.stringify(said));
  `;
  writeFileSync(join(folder, "run.mjs"), program);
  const { stdout } = await promisify(execFile)(process.execPath, [join(folder, "run.mjs")], { timeout: 25_000 });
  const refused = ["unsupported", "this platform has no WebSocket"];
  expect(JSON.parse(stdout)).toEqual([refused, refused]);
});

const missing = [!driver && "npm ci --prefix test/platforms", chromium === undefined && "no chromium on PATH"].filter(
  (reason) => reason !== false,
);
const title = missing.length === 0 ? "" : ` (skipped: ${missing.join(", ")})`;

it.skipIf(missing.length > 0)(
  `a page in Chromium reaches a host that allows its origin, and no other${title}`,
  { timeout: 90_000 },
  async () => {
    const server = createServer((request, response) => {
      const isScript = request.url === "/page.js";
      response.writeHead(200, { "content-type": isScript ? "text/javascript" : "text/html" });
      response.end(isScript ? bundle : "<!doctype html><meta charset=utf-8><script type=module src=/page.js></script>");
    });
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const address = server.address();
    const origin = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
    const visit = async (port: number): Promise<{ readonly results: unknown }> => {
      const args = ["chromium.mjs", chromium ?? "", `${origin}/?port=${port}`];
      const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: platforms, timeout: 60_000 });
      return JSON.parse(stdout) as { results: unknown };
    };
    const [allowing, refusing] = [await startHost({ allowedOrigins: [origin] }), await startHost()];
    const found = { found: allowing.port, host: "unsupported" };
    expect((await visit(allowing.port)).results).toEqual([found, found]);
    expect(allowing.updates.at(-1)?.devices).toEqual(muted);
    expect((await visit(refusing.port)).results).toEqual({ error: expect.stringContaining("no port is the service") });
    expect(refusing.updates).toEqual([]);
  },
);
