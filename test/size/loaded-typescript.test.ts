import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

/** Returns how many of the files that modules load are the compiler. */
function compilersLoadedBy(...modules: readonly string[]): number {
  const program = `
    import { createRequire } from "node:module";
    for (const module of ${JSON.stringify(modules)}) await import(module);
    const loaded = Object.keys(createRequire(import.meta.resolve(".")).cache);
    console.log(loaded.filter((path) => path.endsWith("typescript.js")).length);
  `;
  return Number(execFileSync(process.execPath, ["--input-type=module", "--eval", program], { encoding: "utf8" }));
}

test("a language server responds to requests and checks documents without the compiler, which takes 30 MB in each thread", () => {
  expect(compilersLoadedBy("@guildwire/generator/programs")).toBe(1);
  expect(compilersLoadedBy("@guildwire/generator/editing", "@guildwire/tools")).toBe(0);
});
