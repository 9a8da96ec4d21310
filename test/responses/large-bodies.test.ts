import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Bindings, bindingsOf } from "./served.js";

let library: Bindings;
beforeAll(async () => {
  library = await bindingsOf("responses/documents/library.yaml");
});
afterAll(() => library.pack.remove());

const mebibyte = 1024 * 1024;

describe("a body of 400 MiB", { timeout: 150_000 }, () => {
  it.each(["upload", "download"])("takes constant memory: %s", async (work) => {
    const script = join(import.meta.dirname, "memory-use.mjs");
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ["--max-old-space-size=128", script, library.pack.packageFolder, String(400 * mebibyte), work],
      { timeout: 120_000 },
    );
    const { count, growth } = JSON.parse(stdout);
    expect(count).toBe(400 * mebibyte);
    // Pieces that wait for the garbage collector, in server and client.
    expect(growth).toBeLessThan(150 * mebibyte);
  });
});
