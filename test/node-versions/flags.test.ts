import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const folders = [
  "runtime/src",
  "generator/bin",
  "generator/src",
  "generated/bin",
  "service/bin",
  "service/src",
  "scripts",
];

// The flags of V8 differ between versions, and unknown ones cause warnings.
test("no program sets flags of V8", () => {
  const sources = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((path) => /\.[cm]?[jt]s$/.test(path))
      .map((path) => join(folder, path)),
  );
  expect(sources.length).toBeGreaterThan(100);
  const flags = /setFlagsFromString|execArgv|NODE_OPTIONS|--(?:interrupt-budget|min-semi-space-size|stack-size)/;
  expect(sources.filter((path) => flags.test(readFileSync(join(root, path), "utf8")))).toEqual([]);
});
