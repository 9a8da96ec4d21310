import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { realStubFileSystem, type StubFileSystem, writeStubFiles } from "../../generator/src/project/stub-files.js";
import type { ChangedFile } from "../../generator/src/stubs/edit-plans.js";

const files: readonly ChangedFile[] = [
  { path: "a.ts", before: "a\r\n", text: "a\r\nmore\r\n" },
  { path: "new/b.ts", text: "b\n" },
  { path: "c.ts", before: "\uFEFFc", text: "\uFEFFc more" },
];
const before = { "a.ts": "a\r\n", "c.ts": "\uFEFFc" };
const after = { "a.ts": "a\r\nmore\r\n", "c.ts": "\uFEFFc more", "new/b.ts": "b\n" };

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "guildwire-stubs-"));
  for (const [path, text] of Object.entries(before)) writeFileSync(join(folder, path), text);
  chmodSync(join(folder, "a.ts"), 0o600);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function found(): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(paths.map((path) => [path.slice(folder.length + 1), readFileSync(path, "utf8")]));
}

/** Steps that change the file system. */
const steps = ["makeFolder", "create", "duplicate", "rename", "remove", "setMode", "syncFolder"] as const;

/** A file system on which a step fails and, if the process is killed there, everything after it. */
function failing(at: number, killed: boolean): { readonly disk: StubFileSystem; readonly taken: () => number } {
  let taken = 0;
  const guarded = Object.fromEntries(
    steps.map((name) => [
      name,
      (...args: unknown[]) => {
        taken += 1;
        if (killed ? taken >= at : taken === at) throw Object.assign(new Error("no space"), { code: "ENOSPC" });
        return (realStubFileSystem[name] as (...all: unknown[]) => unknown)(...args);
      },
    ]),
  );
  return { disk: { ...realStubFileSystem, ...guarded }, taken: () => taken };
}

/** The number of steps of a run without failures. */
function countSteps(): number {
  const { disk, taken } = failing(Number.POSITIVE_INFINITY, false);
  expect(writeStubFiles(folder, files, disk)).toBeUndefined();
  return taken();
}

describe("writing user-owned files", () => {
  it("writes all of them, keeps their permissions, and leaves no other files", () => {
    expect(writeStubFiles(folder, files)).toBeUndefined();
    expect(found()).toEqual(after);
    expect(statSync(join(folder, "a.ts")).mode & 0o777).toBe(0o600);
  });

  it("writes none of them if any step fails", () => {
    const total = countSteps();
    expect(total).toBeGreaterThan(10);
    for (let at = 1; at <= total; at += 1) {
      reset();
      const { disk } = failing(at, false);
      const refusal = writeStubFiles(folder, files, disk);
      // The last steps only clean up; a failure there has no effect.
      expect([at, found()]).toEqual([at, refusal === undefined ? expect.objectContaining(after) : before]);
      if (refusal !== undefined) expect(refusal.message).toContain("the disk is full (ENOSPC)");
    }
  });

  it("leaves each file completely old or completely new when killed at any step", () => {
    const total = countSteps();
    for (let at = 1; at <= total; at += 1) {
      reset();
      writeStubFiles(folder, files, failing(at, true).disk);
      const left = found();
      expect([before["a.ts"], after["a.ts"]]).toContain(left["a.ts"]);
      expect([before["c.ts"], after["c.ts"]]).toContain(left["c.ts"]);
      expect([undefined, after["new/b.ts"]]).toContain(left["new/b.ts"]);
      const others = Object.keys(left).filter((path) => !Object.hasOwn(after, path));
      expect(others.filter((path) => !path.endsWith(".guildwire"))).toEqual([]);
    }
  });

  it("refuses a file that changed after it was read", () => {
    writeFileSync(join(folder, "c.ts"), "another process's");
    expect(writeStubFiles(folder, files)).toEqual({
      path: "c.ts",
      message: "another process changed it during the run",
    });
    expect(found()).toEqual({ ...before, "c.ts": "another process's" });
  });

  it("refuses to overwrite a file that was created meanwhile", () => {
    const appeared: StubFileSystem = {
      ...realStubFileSystem,
      duplicate(from, to) {
        writeFileSync(to, "another process's");
        realStubFileSystem.duplicate(from, to);
      },
    };
    expect(writeStubFiles(folder, files, appeared)).toEqual({
      path: "new/b.ts",
      message: "another program has created it meanwhile (EEXIST)",
    });
    expect(found()).toEqual({ ...before, "new/b.ts": "another process's" });
  });

  it("refuses a file that changes between the first check and the last", () => {
    const late: StubFileSystem = {
      ...realStubFileSystem,
      duplicate(from, to) {
        realStubFileSystem.duplicate(from, to);
        writeFileSync(join(folder, "c.ts"), "late");
      },
    };
    const refusal = writeStubFiles(folder, files, late);
    expect(refusal).toEqual({ path: "c.ts", message: "another process changed it during the run" });
    expect(found()).toEqual({ ...before, "c.ts": "late" });
  });
});

function reset(): void {
  rmSync(folder, { recursive: true, force: true });
  folder = mkdtempSync(join(tmpdir(), "guildwire-stubs-"));
  for (const [path, text] of Object.entries(before)) writeFileSync(join(folder, path), text);
}
