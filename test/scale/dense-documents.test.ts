import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { defaultLimits } from "../../generator/src/load/load.js";
import { loadFiles } from "../load/virtual.js";

const script = fileURLToPath(new URL("dense-document.mjs", import.meta.url));

interface Outcome {
  readonly code: number;
  readonly time: number;
  readonly end: string;
}

/** Runs a command with at most this much memory for objects, in megabytes. */
async function run(command: string, shape: string, { nodes, heap }: { nodes: number; heap: number }): Promise<Outcome> {
  const args = [`--max-old-space-size=${heap}`, script, command, shape, String(nodes)];
  const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: 580_000 });
  return JSON.parse(stdout) as Outcome;
}

/** A twentieth of the largest document. */
const nodes = defaultLimits.nodes / 20;

// docs/hostile.md states what a document of a million nodes takes. The times here are ten times a tenth of its slowest shape.
describe("a document of 100,000 nodes needs a bounded time and little memory:", () => {
  describe.each(["enumeration values", "properties", "form fields", "schemas", "operations"])("%s", (shape) => {
    it.each([
      ["check", 25_000, 384],
      ["generate", 250_000, 1024],
    ])("guildwire %s", { timeout: 600_000 }, async (command, longest, heap) => {
      const { code, time, end } = await run(command, shape, { nodes, heap });
      expect(code, end).toBe(0);
      expect(time).toBeLessThan(longest);
    });
  });
});

it("an enumeration has more values than a call has arguments", { timeout: 600_000 }, async () => {
  const { code, end } = await run("generate", "enumeration values", { nodes: 500_000, heap: 2048 });
  expect(code, end).toBe(0);
});

describe("a document of more than two million nodes is refused where it exceeds the limit:", () => {
  const head = '{ "openapi": "3.1.0", "info": { "title": "t", "version": "1" },\n';
  const zeros = (count: number): string => `[${"0,".repeat(count - 1)}0]`;

  it("in one file", () => {
    const { loaded, diagnostics } = loadFiles({ "openapi.json": `${head}"x-a": ${zeros(2_000_001)} }` });
    expect(loaded).toBeUndefined();
    expect(diagnostics).toMatchObject([
      { code: "limit-exceeded", location: { line: 2 }, expected: "at most 2000000 nodes" },
    ]);
    expect(loadFiles({ "openapi.json": `${head}"paths": {}, "x-a": ${zeros(1_999_000)} }` }).diagnostics).toEqual([]);
  });

  it("in several files", () => {
    const half = zeros(1_200_000);
    const files = {
      "openapi.json": `${head}"paths": {}, "x-a": { "$ref": "./a.json" },\n"x-b": { "$ref": "./b.json" } }`,
      "a.json": `{ "a": ${half} }`,
      "b.json": `{ "b": ${half} }`,
    };
    expect(loadFiles(files).diagnostics).toMatchObject([
      {
        code: "limit-exceeded",
        location: { file: "openapi.json", line: 3 },
        expected: "at most 2000000 nodes in all files",
      },
    ]);
  });
});
