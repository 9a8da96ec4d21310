import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { emitClient } from "../../generator/src/emit/client/client.js";
import { emitServer } from "../../generator/src/emit/server/server.js";
import { emitTypes } from "../../generator/src/emit/types.js";
import { emitValidators } from "../../generator/src/emit/validators/validators.js";
import type { Interface } from "../../generator/src/model/interface.js";
import { compile, scratchFolder } from "../types/compile.js";
import { type ComparedEdit, comparedEdits, isSafeFor, safeEdits, seedOr } from "./compared-edits.js";
import { brief } from "./differences.js";
import { shop, specification } from "./specification.js";

const compilerOptions = {
  target: "es2023",
  lib: ["es2023", "dom"],
  module: "nodenext",
  types: [],
  noEmit: true,
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: true,
};

type Program = (base: Interface, name: string) => string;

function writeOutput(folder: string, name: string, model: Interface, program: Program): void {
  const emitted = program === handlers ? [[...emitValidators(model)], emitServer(model)] : [emitClient(model)];
  for (const { path, text } of [...emitTypes(model), ...emitted.flat()]) {
    const file = join(folder, name, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

const start = (
  name: string,
  side: "client/index" | "server/handlers",
): string => `import type * as Old from "./old/src/${side}.js";
import type * as OldTypes from "./old/src/types/index.js";
import type * as New from "./${name}/src/${side}.js";
import type * as NewTypes from "./${name}/src/types/index.js";
declare function any<Type>(): Type;
`;

/**
 * All possible existing callers: every argument that they passed is still accepted, everything that they did with a
 * result still compiles, and every type that they imported exists.
 */
function callers(base: Interface, name: string): string {
  const lines = base.operations.map(({ identifier: id }) => {
    const given = `export const ${id}Args: Parameters<typeof New.${id}>[1] = any<Parameters<typeof Old.${id}>[1]>();`;
    const taken = `export const ${id}Result: Awaited<ReturnType<typeof Old.${id}>> = any<Awaited<ReturnType<typeof New.${id}>>>();`;
    return `${given}\n${taken}`;
  });
  const types = [...base.types.values()].map(({ identifier }) => {
    return `export type ${identifier}Pair = [OldTypes.${identifier}, NewTypes.${identifier}];`;
  });
  return `${start(name, "client/index")}${[...lines, ...types].join("\n")}\n`;
}

/** Existing handlers: they accept every request of the new version, and their results are still valid. */
function handlers(base: Interface, name: string): string {
  const lines = base.operations.map(({ identifier: id, tag }) => {
    const handler = (side: "Old" | "New"): string => `${side}.Handlers["${tag.identifier}"]["${id}"]`;
    const taken = `export const ${id}Args: Parameters<${handler("Old")}> = any<Parameters<${handler("New")}>>();`;
    const given = `export const ${id}Result: ReturnType<${handler("New")}> = any<ReturnType<${handler("Old")}>>();`;
    return `${taken}\n${given}`;
  });
  return `${start(name, "server/handlers")}export type Unused = [OldTypes.${firstType(base)}, NewTypes.${firstType(base)}];\n${lines.join("\n")}\n`;
}

function firstType(model: Interface): string {
  return [...model.types.values()][0]?.identifier ?? "never";
}

/** The compiler's errors, with the diff of the edit in question. */
function complaints(base: Interface, edits: readonly ComparedEdit[], program: Program): readonly string[] {
  const folder = scratchFolder();
  writeOutput(folder, "old", base, program);
  for (const [index, { head }] of edits.entries()) {
    writeOutput(folder, `new${index}`, head, program);
    writeFileSync(join(folder, `program${index}.ts`), program(base, `new${index}`));
  }
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["program*.ts"] }));
  const said = compile(folder)
    .split("\n")
    .filter((line) => line.startsWith("program"));
  return said.map((line) => {
    const index = Number(/^program(\d+)/.exec(line)?.[1]);
    return `${line}\n  although the diff says only: ${edits[index]?.findings.map(brief).join("; ")}`;
  });
}

describe.each([
  ["spec/", specification, 30],
  ["the shop", shop, 400],
] as const)("random edits of %s", (_name, document, count) => {
  const { base, edits } = comparedEdits(document, { count, seed: seedOr(11) });

  it.each([
    ["callers", callers],
    ["handlers", handlers],
  ] as const)("that are safe for %s leave existing code compiling", { timeout: 180_000 }, (party, program) => {
    const safe = safeEdits(party, edits, document === specification ? 8 : 100);
    expect(safe.length).toBeGreaterThan(count / 10);
    expect(complaints(base, safe, program)).toEqual([]);
  });

  it("are not all safe, and the unsafe ones break some existing code", { timeout: 180_000 }, () => {
    const unsafe = edits.filter((edit) => !isSafeFor("callers", edit)).slice(0, 12);
    expect(unsafe.length).toBeGreaterThan(0);
    expect(complaints(base, unsafe, callers).length).toBeGreaterThan(0);
  });
});
