import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { compiler } from "../compiler.js";

const projectRoot = resolve(import.meta.dirname, "../..");
const vitest = join(dirname(createRequire(import.meta.url).resolve("vitest/package.json")), "vitest.mjs");
let folder = "";

/** The files of docs/test-your-bot.md, as a reader would create them. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "guildwire-bot-"));
  symlinkSync(join(projectRoot, "node_modules"), join(folder, "node_modules"), "junction");
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  const guide = readFileSync(join(projectRoot, "docs/test-your-bot.md"), "utf8");
  const files = [...guide.matchAll(/^```ts\n\/\/ (\S+)\n(.*?)^```$/gms)];
  expect(files.map(([, name]) => name)).toEqual(["bot.ts", "bot.test.ts", "matchers.test.ts"]);
  for (const [, name = "", text = ""] of files) writeFileSync(join(folder, name), text);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Exit code and output of a program in the folder. */
function run(...args: readonly string[]): { readonly code: number | null; readonly output: string } {
  const env = { PATH: process.env["PATH"], NO_COLOR: "1" };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, env, encoding: "utf8" });
  return { code: status, output: `${stdout}${stderr}` };
}

it("the guide's bot passes the guide's tests, over the real library", { timeout: 120_000 }, () => {
  const { code, output } = run(vitest, "run", "--root", folder);
  expect(output).toMatch(/Tests +2 passed/);
  expect(code).toBe(0);
});

it("the guide's bot and tests compile", { timeout: 120_000 }, () => {
  const settings = [
    "--strict",
    "--target",
    "es2022",
    "--module",
    "nodenext",
    "--skipLibCheck",
    "--noEmit",
    "--types",
    "node",
  ];
  expect(run(compiler, ...settings, "bot.test.ts", "matchers.test.ts")).toEqual({ code: 0, output: "" });
});
