import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const script = fileURLToPath(new URL("long-texts.mjs", import.meta.url));
const words = 3_000_000;

// An object for each word would take more than 128 MB.
it.each([
  ["wrapped", Math.ceil(words / 33)],
  ["prose", words * 3 - 1],
  ["emphasis", words * 4 - 1],
  ["code spans", words * 4 - 1],
])("a description of nine million characters needs 64 MB of heap: %s", { timeout: 120_000 }, (form, printed) => {
  const args = ["--max-old-space-size=64", script, form, String(words)];
  expect(Number(execFileSync(process.execPath, args, { stdio: ["ignore", "pipe", "ignore"] }))).toBe(printed);
});
