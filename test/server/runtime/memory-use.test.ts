import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";

const mebibyte = 1024 * 1024;

async function measured(work: string): Promise<{ responded: number; growth: number }> {
  const script = join(import.meta.dirname, "memory-use.mjs");
  const { stdout } = await promisify(execFile)(process.execPath, ["--expose-gc", script, work], { timeout: 120_000 });
  return JSON.parse(stdout);
}

describe("a server retains nothing", { timeout: 150_000 }, () => {
  test("of ten thousand requests over persistent connections", async () => {
    const { responded, growth } = await measured("requests");
    expect(responded).toBe(10_000);
    // A hundred bytes of each request would be more.
    expect(growth).toBeLessThan(mebibyte);
  });

  test("of aborted uploads", async () => {
    const { responded, growth } = await measured("uploads");
    expect(responded).toBe(200);
    // A hundredth of the sent bytes would be more.
    expect(growth).toBeLessThan(2 * mebibyte);
  });
});

describe("a server buffers little more of a body than its bytes", { timeout: 150_000 }, () => {
  test.each(["node json", "node form", "fetch json", "fetch form"])("that arrives byte by byte, %s", async (work) => {
    const { responded, growth } = await measured(work);
    expect(responded).toBe(1);
    // Ten bytes for each of the 200,000 received bytes would be more.
    expect(growth).toBeLessThan(2_000_000);
  });
});
