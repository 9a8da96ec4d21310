import { describe, expect, test } from "vitest";
import type { Output } from "../../generator/src/write/plan.js";
import { recoverOutput, type WriteResult, writeOutput } from "../../generator/src/write/write.js";
import { Crash, type Failure, failingDisk } from "./failing-file-system.js";
import { MemoryDisk } from "./memory-file-system.js";

const outDir = "/project/generated";

const before = output("1", {
  "README.md": "one\n",
  "src/client/guilds.ts": "export const a = 1;\n",
  "src/client/roles.ts": "export const b = 1;\n",
  "src/old/only.ts": "export {};\n",
  "src/types.ts": "export type A = 1;\n",
});

/** Adds a file and folders, changes two, removes a file and the last file of a folder, and keeps one unchanged. */
const after = output("2", {
  "README.md": "two\n",
  "reference/pages/guilds.md": "# guilds\n",
  "src/client/guilds.ts": "export const a = 2; // longer than before\n",
  "src/client/voice.ts": "export const c = 1;\n",
  "src/types.ts": "export type A = 1;\n",
});

const start = await written(new MemoryDisk(), before);
const oldFiles = start.files(outDir);
const newFiles = (await written(start.copy(), after)).files(outDir);
const stepsOfRun = await countSteps(start.copy());

describe("a run killed at any step", () => {
  test("has more steps than files, and different states before and after", () => {
    expect(stepsOfRun).toBeGreaterThan(15);
    expect(newFiles).not.toEqual(oldFiles);
  });

  test("leaves an output that the next command completes or undoes, and reports which", async () => {
    const seen = new Set<string>();
    for (let at = 0; at < stepsOfRun; at += 1) {
      const disk = start.copy();
      await killed(disk, { kind: "crash", at });
      const { recovery, diagnostics } = await recoverOutput(options(disk));
      expect(diagnostics, `step ${at}`).toEqual([]);
      expectOldOrNew(disk, recovery, `killed at step ${at}`);
      seen.add(recovery ?? "nothing to do");
    }
    expect([...seen].sort()).toEqual(["completed", "nothing to do", "undone"]);
  });

  test("leaves the same after a power failure that loses all unsynced data", async () => {
    for (let at = 0; at < stepsOfRun; at += 1) {
      const disk = start.copy();
      await killed(disk, { kind: "crash", at });
      disk.losePower();
      const { recovery, diagnostics } = await recoverOutput(options(disk));
      expect(diagnostics, `step ${at}`).toEqual([]);
      expectOldOrNew(disk, recovery, `power lost at step ${at}`);
    }
  });

  test("can be killed once more at any step of the recovery", async () => {
    for (let first = 0; first < stepsOfRun; first += 1) {
      const afterFirst = start.copy();
      await killed(afterFirst, { kind: "crash", at: first });
      for (let second = 0; ; second += 1) {
        const disk = afterFirst.copy();
        const { disk: dying, steps } = failingDisk(disk, { kind: "crash", at: second });
        try {
          await recoverOutput(options(dying));
        } catch (error) {
          expect(error).toBeInstanceOf(Crash);
        }
        const { recovery, diagnostics } = await recoverOutput(options(disk));
        expect(diagnostics).toEqual([]);
        expectOldOrNew(disk, recovery, `killed at step ${first}, then at step ${second} of the recovery`);
        if (steps() <= second) break;
      }
    }
  });

  test("does not prevent the next generate from writing its output", async () => {
    for (let at = 0; at < stepsOfRun; at += 1) {
      const disk = start.copy();
      await killed(disk, { kind: "crash", at });
      const result = await writeOutput(after, writeOptions(disk));
      expect(result.diagnostics, `step ${at}`).toEqual([]);
      expect(disk.files(outDir), `step ${at}`).toEqual(newFiles);
    }
  });

  test("leaves no files of the writer after recovery", async () => {
    for (let at = 0; at < stepsOfRun; at += 1) {
      const disk = start.copy();
      await killed(disk, { kind: "crash", at });
      await writeOutput(after, writeOptions(disk));
      // The lock of a dead process may remain; the next run that writes takes it over.
      const left = disk.list(`${outDir}/.guildwire`).filter((name) => name !== "lock");
      expect(left, `step ${at}`).toEqual([".gitignore"]);
    }
  });
});

describe("a disk that is full from any step on", () => {
  test("keeps the old output with an error, or writes the complete new one", async () => {
    const outcomes = new Set<string>();
    for (let from = 0; from < stepsOfRun; from += 1) {
      const disk = start.copy();
      const { disk: full } = failingDisk(disk, { kind: "full", from });
      const result = await writeOutput(after, writeOptions(full));
      const label = `full from step ${from}`;
      if (result.plan === undefined) {
        expect(
          result.diagnostics.map(({ code, message }) => [code, message]),
          label,
        ).toEqual([
          [
            "output-unwritable",
            "the output cannot be written: the disk is full (ENOSPC); the old output was left as it was",
          ],
        ]);
        expect(disk.files(outDir), label).toEqual(oldFiles);
        outcomes.add("old");
      } else {
        expect(disk.files(outDir), label).toEqual(newFiles);
        outcomes.add("new");
      }
    }
    expect([...outcomes].sort()).toEqual(["new", "old"]);
  });
});

describe("a single failing step", () => {
  test("leaves the output completely old or completely new, at the latest after the next command", async () => {
    for (let at = 0; at < stepsOfRun; at += 1) {
      const disk = start.copy();
      const { disk: denying } = failingDisk(disk, { kind: "denied", at });
      const result = await writeOutput(after, writeOptions(denying));
      if (result.plan === undefined) expect(result.diagnostics[0]?.message).toContain("permission is denied (EACCES)");
      const { recovery } = await recoverOutput(options(disk));
      expectOldOrNew(disk, recovery, `denied at step ${at}`);
      if (result.plan !== undefined) expect(disk.files(outDir), `step ${at}`).toEqual(newFiles);
    }
  });
});

describe("the remains of an interrupted run", () => {
  test("are refused if the journal is invalid", async () => {
    const disk = start.copy();
    disk.put(`${outDir}/.guildwire/journal.json`, "{");
    const { diagnostics } = await recoverOutput(options(disk));
    expect(diagnostics.map(({ code, fix }) => [code, fix])).toEqual([
      ["output-unwritable", "delete generated/.guildwire, then generate anew"],
    ]);
    expect(disk.files(outDir)).toEqual(oldFiles);
  });

  test.each(["../outside.ts", "/etc/passwd", "src/../../outside.ts", "dist/index.js", "C:/x"])(
    "are refused if the journal names %s",
    async (path) => {
      const disk = start.copy();
      disk.put(`${outDir}/.guildwire/stage/new-0`, "evil");
      const hash = "0".repeat(64);
      const journal = { version: 1, removals: [], folders: [], writes: [{ path, stage: "new-0", sha256: hash }] };
      disk.put(`${outDir}/.guildwire/journal.json`, JSON.stringify(journal));
      const { diagnostics } = await recoverOutput(options(disk));
      expect(diagnostics.map(({ code }) => code)).toEqual(["output-unwritable"]);
      expect(disk.kind("/project/outside.ts")).toBeUndefined();
    },
  );

  test("are undone if a staged file is incomplete", async () => {
    const disk = start.copy();
    // The last step of a run whose journal exists, but whose files are not yet in place.
    let at = 0;
    for (; ; at += 1) {
      const attempt = start.copy();
      await killed(attempt, { kind: "crash", at });
      if (attempt.kind(`${outDir}/.guildwire/journal.json`) !== undefined) break;
    }
    await killed(disk, { kind: "crash", at });
    disk.put(`${outDir}/.guildwire/stage/new-0`, "torn");
    const { recovery } = await recoverOutput(options(disk));
    expect(recovery).toBe("undone");
    expect(disk.files(outDir)).toEqual(oldFiles);
  });
});

function output(inputs: string, files: Readonly<Record<string, string>>): Output {
  return {
    files: Object.entries(files).map(([path, text]) => ({ path, text })),
    inputs,
    generator: "0.0.0",
  };
}

function options(disk: MemoryDisk | ReturnType<typeof failingDisk>["disk"]) {
  return { outDir, outName: "generated", disk, patience: 0 };
}

function writeOptions(disk: MemoryDisk | ReturnType<typeof failingDisk>["disk"]) {
  return { ...options(disk), force: false, protectedFiles: [] };
}

async function written(disk: MemoryDisk, wanted: Output): Promise<MemoryDisk> {
  const result: WriteResult = await writeOutput(wanted, writeOptions(disk));
  expect(result.diagnostics).toEqual([]);
  return disk;
}

async function countSteps(disk: MemoryDisk): Promise<number> {
  const counting = failingDisk(disk, { kind: "none" });
  await writeOutput(after, writeOptions(counting.disk));
  return counting.steps();
}

async function killed(disk: MemoryDisk, failure: Failure): Promise<void> {
  try {
    await writeOutput(after, writeOptions(failingDisk(disk, failure).disk));
  } catch (error) {
    if (!(error instanceof Crash)) throw error;
  }
}

function expectOldOrNew(disk: MemoryDisk, recovery: "completed" | "undone" | undefined, label: string): void {
  const files = disk.files(outDir);
  if (recovery === "completed") expect(files, label).toEqual(newFiles);
  else if (recovery === "undone") expect(files, label).toEqual(oldFiles);
  else expect([oldFiles, newFiles], label).toContainEqual(files);
}
