import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { expect, it } from "vitest";
import { diffInterfaces } from "../../generator/src/diff/diff.js";
import type { InterfaceChange } from "../../generator/src/diff/interface-change.js";
import { emitTypes } from "../../generator/src/emit/types.js";
import { buildModel } from "../../generator/src/model/build/build.js";
import type { Interface } from "../../generator/src/model/interface.js";
import { loadedFrom, root } from "../load/virtual.js";
import { compile, scratchFolder } from "../types/compile.js";
import { brief } from "./differences.js";
import { documentOf, namesIn, objectsOf, pairsOfSchemas, verdictOf } from "./object-schemas.js";

const compilerOptions = {
  target: "es2023",
  module: "nodenext",
  types: [],
  noEmit: true,
  strict: true,
  exactOptionalPropertyTypes: true,
};

const pairs = Number(process.env["DIFF_PAIRS"] ?? 300);
/** Deeper alternatives are excluded: there, the compiler rejects some literals that are assignable. */
const literalPairs = pairsOfSchemas(1);
const seed = Number(process.env["SEED"] ?? 43);

function modelOf(schema: unknown, direction: "request" | "response"): Interface {
  return buildModel({
    ...loadedFrom({ "openapi.yaml": root(documentOf(schema, direction)) }),
    alternatives: "exact",
  }).model;
}

function writeTypes(folder: string, model: Interface): void {
  for (const { path, text } of emitTypes(model)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** A line for each object that is assigned to the type of the schema. */
function assignments(folder: string, objects: readonly unknown[]): string {
  const lines = objects.map((object, index) => `export const v${index}: Subject = ${JSON.stringify(object)};`);
  return `import type { Subject } from "./${folder}/src/types/index.js";\n${lines.join("\n")}\n`;
}

it.each([
  ["callers", "request"],
  ["handlers", "response"],
] as const)(
  "a change that is safe for %s accepts the object literals of their code",
  { timeout: 180_000 },
  (party, direction) => {
    const scratch = scratchFolder();
    const findings = new Map<number, readonly InterfaceChange[]>();
    const objects = new Map<number, readonly unknown[]>();
    const nowhere = () => ({ file: "", line: 1, column: 1, endLine: 1, endColumn: 1 });
    for (const [index, { base, head }] of fc.sample(literalPairs, { numRuns: pairs, seed }).entries()) {
      const [before, after] = [modelOf(base, direction), modelOf(head, direction)];
      const found = diffInterfaces(before, after, { locate: { base: nowhere, head: nowhere } });
      if (found.length === 0 || found.some(({ effects }) => ![undefined, "safe"].includes(effects[party]))) continue;
      const isValid = verdictOf(base);
      const valid = objectsOf(namesIn(base)).filter((object) => isValid(object) === true);
      if (valid.length === 0) continue;
      findings.set(index, found);
      objects.set(index, fc.sample(fc.constantFrom(...valid), { numRuns: 20, seed }));
      for (const [side, model] of [
        ["old", before],
        ["new", after],
      ] as const) {
        writeTypes(join(scratch, `${side}${index}`), model);
        writeFileSync(join(scratch, `${side}${index}.ts`), assignments(`${side}${index}`, objects.get(index) ?? []));
      }
    }
    writeFileSync(join(scratch, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["*.ts"] }));
    const errors = [...compile(scratch).matchAll(/^(old|new)(\d+)\.ts\((\d+),.*$/gm)].map(
      ([text, side, index, line]) => ({
        text,
        side,
        index: Number(index),
        line: Number(line),
      }),
    );
    const rejectedBefore = new Set(
      errors.filter(({ side }) => side === "old").map(({ index, line }) => `${index}:${line}`),
    );
    const broken = errors.filter(({ side, index, line }) => side === "new" && !rejectedBefore.has(`${index}:${line}`));
    const described = broken.map(
      ({ text, index, line }) =>
        `${text}\n  ${JSON.stringify(objects.get(index)?.[line - 2])}, although the diff says only: ${findings.get(index)?.map(brief).join("; ")}`,
    );
    expect(described).toEqual([]);
    expect(findings.size).toBeGreaterThan(pairs / 30);
    expect(rejectedBefore.size).toBeGreaterThan(findings.size / 3);
    expect(rejectedBefore.size).toBeLessThan(findings.size * 20);
  },
);
