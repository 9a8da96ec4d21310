import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, onTestFinished } from "vitest";
import { type Bindings, bindingsOf } from "../responses/served.js";
import { restart, startFeed } from "../streams/feed-process.js";
import { bun, chromium, deno, driver, install, where } from "./installed.js";

const here = import.meta.dirname;

let feed: Bindings;

beforeAll(async () => {
  feed = await bindingsOf("streams/documents/feed.yaml");
});

afterAll(() => feed?.pack.remove());

/** Bundles a program with the generated client. Returns the path of the file. */
async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(here, entry)],
    alias: { "foreign-api/client": join(feed.pack.packageFolder, "dist/client/index.js") },
    nodePaths: [join(here, "../../node_modules")],
    bundle: true,
    format: "esm",
    platform: "browser",
    external: ["node:process"],
    target: "es2022",
    write: false,
  });
  const script = join(feed.pack.folder, entry);
  writeFileSync(script, outputFiles[0]?.text ?? "");
  return script;
}

/** Runs a reader, and kills its server when the reader is halfway. Expects every item once. */
async function checkReader(script: string, read: (url: string) => Promise<{ stdout: string }>): Promise<object> {
  const count = 150_000;
  const options = { folder: feed.pack.packageFolder, count, script, isHeld: true };
  const first = await startFeed(options);
  const reader = read(`http://127.0.0.1:${first.port}`);
  expect(await first.nextLine()).toBe("halfway");
  const second = await restart(first, options);
  const { lines, events, ...others } = JSON.parse((await reader).stdout);
  expect({ lines, events }).toEqual({ lines: count, events: count });
  expect(Number(/^after (\d+)$/.exec(await second.nextLine())?.[1])).toBeGreaterThanOrEqual(999);
  return others;
}

const run = promisify(execFile);

describe("a client reads streams, falls behind, and resumes events after the server was killed", () => {
  where(
    "in Chromium",
    [!driver && install, !chromium && "no chromium on PATH"],
    async () => {
      const script = await bundle("stream-page.mjs");
      const args = ["chromium.mjs", chromium ?? ""];
      const page = (url: string): Promise<{ stdout: string }> =>
        run(process.execPath, [...args, `${url}/`], { cwd: here, timeout: 170_000 });
      expect(await checkReader(script, page)).toEqual({ complaints: [] });
    },
    180_000,
  );

  where(
    "on Deno",
    [!deno && install],
    async () => {
      const script = await bundle("stream-run.mjs");
      const cache = mkdtempSync(join(tmpdir(), "guildwire-deno-"));
      onTestFinished(() => rmSync(cache, { recursive: true, force: true }));
      const env = { ...process.env, DENO_DIR: cache, DENO_NO_UPDATE_CHECK: "1" };
      const flags = ["run", "--no-lock", "--no-remote", "--allow-net=127.0.0.1", "--no-prompt", script];
      expect(await checkReader("", (url) => run(deno ?? "", [...flags, url], { env, timeout: 170_000 }))).toEqual({});
    },
    180_000,
  );

  where("on Bun", [!bun && install], async () => {
    const script = await bundle("stream-run.mjs");
    const read = (url: string): Promise<{ stdout: string }> =>
      run(bun ?? "", ["--no-install", script, url], { timeout: 80_000 });
    expect(await checkReader("", read)).toEqual({});
  });
});
