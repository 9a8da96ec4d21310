import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runCli } from "../../../service/src/cli.js";
import { progressOn } from "../../../service/src/cli-environment.js";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "guildwire-progress-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command; on a terminal, its progress goes to standard error. */
async function run(args: readonly string[], { isTerminal }: { readonly isTerminal: boolean }): Promise<Ended> {
  const printed = { out: "", err: "" };
  const write = (name: "out" | "err") => (text: string) => {
    printed[name] += text;
  };
  const code = await runCli(args, {
    env: { LOG_LEVEL: "silent", DATA_DIR: join(folder, "data") },
    out: write("out"),
    err: write("err"),
    untilStopped: async () => {},
    progress: isTerminal ? progressOn({ write: write("err") }) : undefined,
  });
  return { code, ...printed };
}

describe("progress", () => {
  it("names each wait of a command with its duration, on a terminal", { timeout: 60_000 }, async () => {
    const seeded = await run(["seed"], { isTerminal: true });
    expect(seeded.code).toBe(0);
    expect(seeded.err).toMatch(/^Preparing the database … \d+\.\d s\nCreating the demo guild … \d+\.\d s\n/);
    expect(seeded.out).toMatch(/^export URL=/);
    const file = join(folder, "world.jsonl");
    const stage = (title: string): RegExp => new RegExp(`^${title} … \\d+\\.\\d s\\n`);
    expect((await run(["export", file], { isTerminal: true })).err).toMatch(stage("Exporting"));
    expect((await run(["check"], { isTerminal: true })).err).toMatch(stage("Checking the database"));
    expect((await run(["backup", join(folder, "copy")], { isTerminal: true })).err).toMatch(
      stage("Copying the database"),
    );
    rmSync(join(folder, "data"), { recursive: true });
    expect((await run(["import", file], { isTerminal: true })).err).toMatch(stage("Importing"));
    expect((await run(["migrate"], { isTerminal: true })).err).toMatch(stage("Preparing the database"));
  });

  it("is absent without a terminal", { timeout: 60_000 }, async () => {
    expect((await run(["migrate"], { isTerminal: false })).err).toBe("");
    expect((await run(["check"], { isTerminal: false })).err).toBe("");
    expect((await run(["seed"], { isTerminal: false })).err).not.toContain("…");
  });
});
