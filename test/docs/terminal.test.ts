import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const projectRoot = resolve(import.meta.dirname, "../..");

test("docs/terminal.svg shows the output of the commands", { timeout: 60_000 }, async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ["scripts/terminal.mjs"], { cwd: projectRoot });
  expect(stdout).toBe("docs/terminal.svg shows the output of the commands.\n");
});
