import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const script = fileURLToPath(new URL("long-texts.mjs", import.meta.url));

// An object for each word would take more than 128 MB.
it("wraps nine million characters of a description with 64 MB of heap", { timeout: 120_000 }, () => {
  const words = 3_000_000;
  const lines = Number(execFileSync(process.execPath, ["--max-old-space-size=64", script, String(words)]));
  expect(lines).toBe(Math.ceil(words / 33));
});
