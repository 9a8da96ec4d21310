import { spawnSync } from "node:child_process";
import { hostname } from "node:os";
import { describe, expect, test } from "vitest";
import { acquireLock } from "../../generator/src/write/lock.js";
import { writeOutput } from "../../generator/src/write/write.js";
import { MemoryDisk } from "./memory-file-system.js";

const folder = "/out/.guildwire";
const path = `${folder}/lock`;

describe("the lock of an output folder", () => {
  test("is held by one process at a time, and is free after its release", () => {
    const disk = diskWithFolder();
    const first = acquireLock(folder, disk);
    expect(acquireLock(folder, disk)).toMatchObject({ heldBy: { pid: process.pid, host: hostname() } });
    if ("lock" in first) first.lock.release();
    expect(acquireLock(folder, disk)).toHaveProperty("lock");
  });

  test("of a dead process is taken over", () => {
    const disk = diskWithFolder();
    const { pid } = spawnSync(process.execPath, ["--version"]);
    disk.put(path, holder({ pid }));
    disk.writtenAt = Date.now();
    expect(acquireLock(folder, disk)).toHaveProperty("lock");
  });

  test("of a running process is respected", () => {
    const disk = diskWithFolder();
    disk.put(path, holder({ pid: process.ppid }));
    disk.writtenAt = Date.now();
    expect(acquireLock(folder, disk)).toMatchObject({ heldBy: { pid: process.ppid } });
  });

  test("from before the last boot is taken over, although the process id is in use again", () => {
    const disk = diskWithFolder();
    disk.put(path, holder({ pid: process.ppid }));
    disk.writtenAt = 0;
    expect(acquireLock(folder, disk)).toHaveProperty("lock");
  });

  test("of an earlier process with the same process id is taken over", () => {
    const disk = diskWithFolder();
    disk.put(path, holder({ pid: process.pid }));
    disk.writtenAt = Date.now();
    expect(acquireLock(folder, disk)).toHaveProperty("lock");
  });

  test.each([
    [9, "heldBy"],
    [11, "lock"],
  ])("of another machine that is %i minutes old gives %s", (minutes, outcome) => {
    const disk = diskWithFolder();
    disk.put(path, holder({ pid: 1, host: "elsewhere" }));
    disk.writtenAt = Date.now() - minutes * 60_000;
    expect(acquireLock(folder, disk)).toHaveProperty(outcome);
  });

  test("that is just being written is respected, and one that was never completed is taken over", () => {
    const disk = diskWithFolder();
    disk.put(path, `{"pid":`);
    disk.writtenAt = Date.now();
    expect(acquireLock(folder, disk)).toHaveProperty("heldBy");
    disk.writtenAt = Date.now() - 60_000;
    expect(acquireLock(folder, disk)).toHaveProperty("lock");
  });

  test("notices that another process took it over", () => {
    const disk = diskWithFolder();
    const taken = acquireLock(folder, disk);
    if (!("lock" in taken)) throw new Error("the lock was free");
    disk.put(path, holder({ pid: process.ppid }));
    expect(taken.lock.isHeld()).toBe(false);
    taken.lock.release();
    expect(disk.kind(path)).toBe("file");
  });

  test("keeps a second run from writing, and names its holder", async () => {
    const disk = diskWithFolder();
    disk.put(path, holder({ pid: process.ppid }));
    disk.writtenAt = Date.now();
    const { diagnostics } = await writeOutput(
      { files: [{ path: "a.md", text: "a" }], inputs: "", generator: "" },
      { outDir: "/out", outName: "out", disk, lockTimeout: 0, force: false, protectedFiles: [] },
    );
    expect(diagnostics).toMatchObject([
      {
        code: "output-locked",
        message: `process ${process.ppid} on ${hostname()} is writing to out`,
        fix: "wait for it; if that process no longer exists, delete out/.guildwire/lock",
      },
    ]);
    expect(disk.files("/out")).toEqual({});
  });
});

function diskWithFolder(): MemoryDisk {
  const disk = new MemoryDisk();
  disk.makeFolder(folder);
  return disk;
}

function holder({ pid, host = hostname() }: { pid: number; host?: string }): string {
  return JSON.stringify({ pid, host, token: "another" });
}
