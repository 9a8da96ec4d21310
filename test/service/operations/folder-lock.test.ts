import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { FolderLockedError, lockFolder } from "../../../service/src/folder-lock.js";

const compiled = pathToFileURL(join(import.meta.dirname, "../../../service/dist/folder-lock.js")).href;

/** A process that takes a folder and keeps it. */
async function holder(folder: string) {
  const program = `
    const { lockFolder } = await import(${JSON.stringify(compiled)});
    const lock = await lockFolder(${JSON.stringify(folder)});
    lock.publishUrl("http://127.0.0.1:1");
    setInterval(() => {}, 1000);
    console.log("locked");
  `;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
    stdio: ["ignore", "pipe", "inherit"],
    timeout: 60_000,
  });
  await once(child.stdout, "data");
  return {
    pid: child.pid,
    kill: async () => {
      const exited = once(child, "exit");
      child.kill("SIGKILL");
      await exited;
    },
  };
}

describe("the lock of a data folder", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "guildwire-lock-"));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it("rejects a second process, and names the holder and its URL", async () => {
    const first = await holder(folder);
    try {
      const refused = await lockFolder(folder).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(FolderLockedError);
      expect((refused as FolderLockedError).holder).toEqual({ pid: first.pid, url: "http://127.0.0.1:1" });
      expect((refused as FolderLockedError).message).toContain(`process ${first.pid}`);
      expect((refused as FolderLockedError).message).toContain("DATA_DIR");
    } finally {
      await first.kill();
    }
  });

  it("is released when its process is killed", async () => {
    const first = await holder(folder);
    await first.kill();
    const lock = await lockFolder(folder);
    await lock.release();
  });

  it("is free after its release, without leftover files", async () => {
    const lock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(FolderLockedError);
    await lock.release();
    const next = await lockFolder(folder);
    await next.release();
    expect(await readdir(folder)).toEqual([]);
  });

  it("has at most one holder among concurrent processes", async () => {
    for (let round = 0; round < 20; round++) {
      const tries = await Promise.allSettled([lockFolder(folder), lockFolder(folder), lockFolder(folder)]);
      const got = tries.filter((attempt) => attempt.status === "fulfilled");
      expect(got.length).toBeLessThanOrEqual(1);
      for (const { value } of got) await value.release();
    }
    await (await lockFolder(folder)).release();
  });

  it("creates the folder, and keeps its content", async () => {
    const inner = join(folder, "new", "data");
    await mkdir(inner, { recursive: true });
    await writeFile(join(inner, "something"), "");
    await (await lockFolder(inner)).release();
    expect(await readdir(inner)).toEqual(["something"]);
    await (await lockFolder(join(folder, "other"))).release();
  });

  it("works where the path is too long for a socket", async () => {
    const long = join(folder, "x".repeat(120));
    const lock = await lockFolder(long);
    await expect(lockFolder(long)).rejects.toThrow(FolderLockedError);
    await lock.release();
    await (await lockFolder(long)).release();
  });
});
