import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";

const projectRoot = resolve(import.meta.dirname, "../..");
const text = readFileSync(join(projectRoot, "docs/tutorial-client.md"), "utf8");
/** The programs, each with its output, and the files that they import, without output. */
const blocks = [...text.matchAll(/^```js\n\/\/ (\S+)\n(.*?)^```\n(?:\n```text\n(.*?)^```$)?/gms)].map(
  ([, name = "", source = "", output]) => ({ name, source, output }),
);
const programs = blocks.filter(({ output }) => output !== undefined);
let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "guildwire-tutorial-"));
  symlinkSync(join(projectRoot, "node_modules"), join(folder, "node_modules"), "junction");
  for (const { name, source } of blocks) writeFileSync(join(folder, name), source);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the tutorial has four programs and one file that they share", () => {
  expect(programs).toHaveLength(4);
  expect(blocks).toHaveLength(5);
  expect([...text.matchAll(/^```(?:js|text)$/gm)]).toHaveLength(9);
});

test.each(programs)("$name prints the output in the tutorial", { timeout: 60_000 }, async ({ name, output }) => {
  const env = { PATH: process.env["PATH"], NO_COLOR: "1" };
  const { stdout } = await promisify(execFile)(process.execPath, [name], { cwd: folder, env });
  expect(stdout).toBe(output);
});
