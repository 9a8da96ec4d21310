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

describe("a stage on a terminal", () => {
  it("has one row of a narrow terminal", () => {
    let time = 0;
    let written = "";
    const { beginStage } = progressOn({ columns: 16, write: (text) => (written += text) }, () => time);
    const { show, end } = beginStage("Exporting");
    time = 500;
    show("10 of 100 rows", 0.1);
    end();
    expect(written).toBe(`Exporting …\rExporting … 10 \r${" ".repeat(15)}\rExporting … 0.5 s\n`);
  });

  it("shows counts and an estimate, at most five times a second, and then its duration", () => {
    let time = 0;
    let written = "";
    const { beginStage } = progressOn({ write: (text) => (written += text) }, () => time);
    const { show, end } = beginStage("Exporting");
    const shown = (milliseconds: number, done: string, fraction?: number): string => {
      time = milliseconds;
      const before = written.length;
      show(done, fraction);
      return written.slice(before);
    };
    expect(shown(100, "1 of 100 rows", 0.01)).toBe("");
    expect(shown(500, "1 of 100 rows", 0.01)).toBe("\rExporting … 1 of 100 rows");
    expect(shown(1000, "10 of 100 rows", 0.1)).toBe("\rExporting … 10 of 100 rows, about 9 s left");
    expect(shown(1100, "11 of 100 rows", 0.11)).toBe("");
    expect(shown(1200, "12 rows")).toBe(`\rExporting … ${"12 rows".padEnd("10 of 100 rows, about 9 s left".length)}`);
    expect(shown(1400, "13 rows", Number.POSITIVE_INFINITY)).toBe("\rExporting … 13 rows");
    time = 2500;
    end();
    expect(written.endsWith("\rExporting … 2.5 s\n")).toBe(true);
  });
});

describe("progress", () => {
  it("names each wait of a command with its duration, on a terminal", { timeout: 60_000 }, async () => {
    const seeded = await run(["seed"], { isTerminal: true });
    expect(seeded.code).toBe(0);
    expect(seeded.err).toMatch(/^Preparing the database … \d+\.\d s\nCreating the demo guild … \d+\.\d s\n/);
    expect(seeded.out).toMatch(/^export URL=/);
    const file = join(folder, "world.jsonl");
    // What a terminal shows in the end: a carriage return goes back to the start of the line.
    const stage = (title: string): RegExp => new RegExp(`(^|\\r)${title} … \\d+\\.\\d s\\n`);
    expect((await run(["export", file], { isTerminal: true })).err).toMatch(stage("Exporting"));
    expect((await run(["check"], { isTerminal: true })).err).toMatch(stage("Checking the database"));
    expect((await run(["backup", join(folder, "copy")], { isTerminal: true })).err).toMatch(
      stage("Copying the database"),
    );
    rmSync(join(folder, "data"), { recursive: true });
    expect((await run(["import", file], { isTerminal: true })).err).toMatch(stage("Importing"));
    expect((await run(["migrate"], { isTerminal: true })).err).toMatch(stage("Preparing the database"));
  });

  it("counts the rows of an export and of an import", { timeout: 60_000 }, async () => {
    await run(["seed"], { isTerminal: false });
    const file = join(folder, "world.jsonl");
    const counts = async (...args: string[]): Promise<string[]> => {
      const shown: string[] = [];
      const progress = {
        beginStage: () => ({ show: (done: string) => shown.push(done), end: () => undefined }),
        note: () => undefined,
      };
      const env = { LOG_LEVEL: "silent", DATA_DIR: join(folder, "data") };
      const streams = { out: () => undefined, err: () => undefined, untilStopped: async () => {} };
      expect(await runCli(args, { env, ...streams, progress })).toBe(0);
      return shown;
    };
    const exported = await counts("export", file);
    const total = exported.length;
    expect(total).toBeGreaterThan(20);
    expect(exported.at(0)).toBe(`1 of ${total} rows`);
    expect(exported.at(-1)).toBe(`${total} of ${total} rows`);
    rmSync(join(folder, "data"), { recursive: true });
    expect((await counts("import", file)).at(-1)).toBe(`${total + 2} lines`);
  });

  it("is absent without a terminal", { timeout: 60_000 }, async () => {
    expect((await run(["migrate"], { isTerminal: false })).err).toBe("");
    expect((await run(["check"], { isTerminal: false })).err).toBe("");
    expect((await run(["seed"], { isTerminal: false })).err).not.toContain("…");
  });
});
