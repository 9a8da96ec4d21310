import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { install, nodeOf } from "./installed.js";

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
test("only the threshold of optimization sets a flag of V8", () => {
  const sources = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((path) => /\.[cm]?[jt]s$/.test(path))
      .map((path) => join(folder, path)),
  );
  expect(sources.length).toBeGreaterThan(100);
  const flags = /setFlagsFromString|execArgv|NODE_OPTIONS|--(?:interrupt-budget|min-semi-space-size|stack-size)/;
  expect(sources.filter((path) => flags.test(readFileSync(join(root, path), "utf8")))).toEqual([
    join("generator", "src", "cli", "optimization-threshold.ts"),
  ]);
});

const versions = [
  ["this Node", process.execPath],
  ["Node 22", nodeOf("node-22")],
  ["the newest Node", nodeOf("node-newest")],
] as const;

describe.each(versions)("%s", (_name, node) => {
  const skipped = node === undefined ? ` (skipped: ${install})` : "";
  test.skipIf(node === undefined)(`knows the flag that check sets${skipped}`, { timeout: 60_000 }, () => {
    const folder = mkdtempSync(join(tmpdir(), "guildwire-flags-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, "openapi.yaml"), 'openapi: 3.1.0\ninfo: { title: Notes, version: "1" }\npaths: {}\n');
    const program = join(root, "generator/bin/guildwire.js");
    const args = [program, "check", "--spec", "openapi.yaml"];
    const { status, stdout, stderr } = spawnSync(node ?? "", args, { cwd: folder, encoding: "utf8" });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).not.toMatch(/^Error/m);
  });
});
