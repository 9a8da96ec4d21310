import { spawnSync } from "node:child_process";
import { closeSync, existsSync, openSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");

/** Runs a program whose standard output is on a full disk. */
function runOnFullDisk(args: readonly string[]): { readonly status: number | null; readonly errors: string } {
  const full = openSync("/dev/full", "w");
  try {
    const { status, stderr } = spawnSync(process.execPath, args, {
      cwd: join(root, "test/mock"),
      stdio: ["ignore", full, "pipe"],
      encoding: "utf8",
      timeout: 60_000,
    });
    return { status, errors: stderr };
  } finally {
    closeSync(full);
  }
}

describe.runIf(existsSync("/dev/full"))("an output on a full disk", () => {
  it.each([
    ["guildwire", join(root, "generator/bin/guildwire.js"), "explain", 2],
    ["guildwire-service", join(root, "service/bin/guildwire-service.js"), "--help", 1],
  ])("makes %s fail with one line", { timeout: 60_000 }, (_, program, command, code) => {
    const { status, errors } = runOnFullDisk([program, command]);
    expect([status, errors]).toEqual([code, "error: the output cannot be written (ENOSPC)\n"]);
  });

  it("does not stop the service, which continues without a log", { timeout: 60_000 }, () => {
    const log = pathToFileURL(join(root, "service/dist/log.js")).href;
    const text = `import { createLog } from ${JSON.stringify(log)};
const log = createLog("info");
for (let line = 0; line < 5000; line += 1) log.info("x".repeat(1000));
process.stderr.write("serves");`;
    expect(runOnFullDisk(["--input-type=module", "--eval", text])).toEqual({ status: 0, errors: "serves" });
  });
});
