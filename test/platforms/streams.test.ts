import { execFile } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import { expect, onTestFinished } from "vitest";
import { bindingsOf } from "../responses/served.js";
import { restart, startFeed } from "../streams/feed-process.js";
import { chromium, driver, install, where } from "./installed.js";

const here = import.meta.dirname;

where(
  "a page in Chromium reads streams, falls behind, and resumes events after the server was killed",
  [!driver && install, !chromium && "no chromium on PATH"],
  async () => {
    const { pack } = await bindingsOf("streams/documents/feed.yaml");
    onTestFinished(() => pack.remove());
    const { outputFiles } = await build({
      entryPoints: [join(here, "stream-page.mjs")],
      alias: { "foreign-api/client": join(pack.packageFolder, "dist/client/index.js") },
      nodePaths: [join(here, "../../node_modules")],
      bundle: true,
      format: "esm",
      platform: "browser",
      target: "es2022",
      write: false,
    });
    const script = join(pack.folder, "page.js");
    writeFileSync(script, outputFiles[0]?.text ?? "");
    const count = 200_000;
    const options = { folder: pack.packageFolder, count, script };
    const first = await startFeed(options);
    const args = ["chromium.mjs", chromium ?? "", `http://127.0.0.1:${first.port}/`];
    const page = promisify(execFile)(process.execPath, args, { cwd: here, timeout: 170_000 });
    if (first.child.stdout === null) throw new Error("the server has no output");
    expect(String((await once(first.child.stdout, "data"))[0])).toBe("halfway\n");
    const second = await restart(first, options);
    if (second.child.stdout === null) throw new Error("the server has no output");
    const resumed = once(second.child.stdout, "data");
    expect(JSON.parse((await page).stdout)).toEqual({ lines: count, events: count, complaints: [] });
    expect(Number(/^after (\d+)/.exec(String((await resumed)[0]))?.[1])).toBeGreaterThanOrEqual(999);
  },
  180_000,
);
