import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { compileFiles, scratchFolder, strictest, withoutInferredTypes } from "../types/compile.js";
import { corpus } from "./corpus.js";
import { groups, HostileInputTest, type TextLocationGroup } from "./hostile-input-test.js";
import { kitchenSink } from "./kitchen-sink.js";

/**
 * Code with the same syntax nodes may still be wrong: a name may be declared twice, or hide another one. So the output
 * for hostile names and values is compiled as well.
 */

const hostileInput = new HostileInputTest(kitchenSink());
const [, values, names] = groups as readonly [TextLocationGroup, TextLocationGroup, TextLocationGroup];
const rounds = process.env["HOSTILE_ROUNDS"] === "all" ? corpus.map((_, round) => round) : [0, 47, 94];

describe("output for hostile texts compiles under every strict flag", { timeout: 300_000 }, () => {
  it.each(rounds)("from hostile names, round %i", (round) => {
    expect(compiled(names, round)).toBe("");
  });

  it("from hostile values", () => {
    expect(compiled(values, 5)).toBe("");
  });
});

function compiled(group: TextLocationGroup, round: number): string {
  const folder = scratchFolder();
  // Stubs import the generated package.
  const manifest = { name: "hostile", type: "module", exports: { "./server": "./src/server/index.ts" } };
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  return withoutInferredTypes(compileFiles(folder, hostileInput.round(group, corpus, round).files, compilerOptions));
}

const compilerOptions = {
  ...strictest,
  noImplicitOverride: true,
  noPropertyAccessFromIndexSignature: true,
};
