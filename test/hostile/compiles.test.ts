import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { compileFiles, scratchFolder, strictest } from "../types/compile.js";
import { corpus } from "./corpus.js";
import { groups, HostileInputTest, type TextLocationGroup } from "./hostile-input-test.js";
import { kitchenSink } from "./kitchen-sink.js";

/**
 * Two files may be built of the same nodes, and only one of them mean something: a name may be declared twice, or hide
 * another one. So what is generated from hostile names and values goes to the compiler, too.
 */

const law = new HostileInputTest(kitchenSink());
const [, values, names] = groups as readonly [TextLocationGroup, TextLocationGroup, TextLocationGroup];
const rounds = process.env["HOSTILE_ROUNDS"] === "all" ? corpus.map((_, round) => round) : [0, 47, 94];

describe("what is generated from hostile texts compiles under every strict flag", { timeout: 300_000 }, () => {
  it.each(rounds)("from hostile names, round %i", (round) => {
    expect(compiled(names, round)).toBe("");
  });

  it("from hostile values", () => {
    expect(compiled(values, 5)).toBe("");
  });
});

function compiled(group: TextLocationGroup, round: number): string {
  const folder = scratchFolder();
  // Stubs import what they fill in from the package.
  const manifest = { name: "hostile", type: "module", exports: { "./server": "./src/server/index.ts" } };
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  return compileFiles(folder, law.round(group, corpus, round).files, compilerOptions);
}

const compilerOptions = {
  ...strictest,
  noImplicitOverride: true,
  noPropertyAccessFromIndexSignature: true,
};
