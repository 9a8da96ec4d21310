import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";

const script = fileURLToPath(new URL("measure.mjs", import.meta.url));

/** With tolerance for noise. Eight times as many entries cost eight times as much in linear time, 64 times in quadratic time. */
const factor = 8;
const mostPerEntry = 5;

describe("the time to generate and to compare grows no faster than the number of", () => {
  it.each([
    ["properties", 4000],
    ["enumeration values", 5000],
    ["schemas in a row", 4000],
    ["schemas that refer to each other", 2000],
    ["alternatives with a value each", 500],
    ["alternatives of a mapping", 500],
    ["operations", 400],
    ["tags", 250],
    ["parameters", 1500],
    ["parts of allOf", 500],
  ])(
    "%s",
    async (shape, count) => {
      const sizes = [String(count), String(count * factor)];
      const { stdout } = await promisify(execFile)(process.execPath, [script, shape, ...sizes], { timeout: 280_000 });
      const { small, large } = JSON.parse(stdout) as { readonly small: number; readonly large: number };
      expect(large, `${large} ms after ${small} ms`).toBeLessThan(Math.max(small, 100) * factor * mostPerEntry);
    },
    300_000,
  );
});
