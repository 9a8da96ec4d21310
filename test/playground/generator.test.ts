import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { expect } from "vitest";
import { chromium, driver, install, where } from "../platforms/installed.js";
import { openSite } from "./site.js";

const run = promisify(execFile);
const root = join(import.meta.dirname, "..", "..");
const platforms = join(root, "test", "platforms");

where(
  "generates in a worker in Chromium what Node writes",
  [!driver && install, !chromium && "no chromium on PATH"],
  async () => {
    const site = await openSite();
    const folder = mkdtempSync(join(tmpdir(), "playground-"));
    try {
      const out = join(folder, "out");
      await run(process.execPath, [join(root, "generator/bin/guildwire.js"), "generate", "--out", out], { cwd: root });
      const request = {
        files: textsBelow(join(root, "spec"), "spec"),
        root: "spec/openapi.yaml",
        packageName: "@guildwire/api",
        packageVersion: (JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string }).version,
        strict: true,
      };
      writeFileSync(join(folder, "request.json"), JSON.stringify(request));
      const { stdout } = await run(
        process.execPath,
        ["playground-worker.mjs", chromium ?? "", site.url, join(folder, "request.json")],
        { cwd: platforms, timeout: 150_000, maxBuffer: 256 * 1024 * 1024 },
      );
      const written = Object.fromEntries(
        Object.entries(textsBelow(out)).filter(([path]) => !path.startsWith(".guildwire")),
      );
      expect(Object.keys(written).length).toBeGreaterThan(100);
      const responses = JSON.parse(stdout) as readonly WorkerResult[];
      // The fourth request ends the run of the third.
      expect(responses.map(({ id }) => id)).toEqual([1, 2, 4]);
      for (const response of responses) {
        expect(response.diagnostics).toEqual([]);
        const files = Object.fromEntries(response.files.map(({ path, text }) => [path, text]));
        expect(Object.keys(files).sort()).toEqual(Object.keys(written).sort());
        expect(Object.keys(files).filter((path) => files[path] !== written[path])).toEqual([]);
      }
    } finally {
      site.close();
      rmSync(folder, { recursive: true });
    }
  },
  180_000,
);

interface WorkerResult {
  readonly id: number;
  readonly files: readonly { readonly path: string; readonly text: string }[];
  readonly diagnostics: readonly unknown[];
}

/** Texts by path, relative to the folder and below `prefix`. */
function textsBelow(folder: string, prefix = ""): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    entries.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [join(prefix, relative(folder, path)), readFileSync(path, "utf8")];
    }),
  );
}
