import fc from "fast-check";
import type { Locators } from "../../../generator/src/diff/collector.js";
import { diffInterfaces } from "../../../generator/src/diff/diff.js";
import type { InterfaceChange } from "../../../generator/src/diff/interface-change.js";
import type { JsonObject } from "../../../generator/src/load/document.js";
import { buildModel } from "../../../generator/src/model/build/build.js";
import { literalsIn } from "../../../generator/src/project/written-literals.js";
import { NoticedChanges } from "../../../generator/src/uses/noticed-changes.js";
import { SchemaValues } from "../../documents/schema-value.js";
import { loadFiles } from "../../load/virtual.js";
import { edited } from "../random-edits.js";
import { asFiles } from "../specification.js";
import { bindingsOf, CompiledProgram, Oracle, type Side, usesIn, wireFailures } from "./effects.js";
import { type MeasuredCall, measuredCalls, programText } from "./measured-program.js";

/** What random changes of a document showed. */
export interface Measurement {
  readonly operations: number;
  readonly called: number;
  readonly edits: number;
  /** Number of all changes, and of those that the program notices. */
  readonly changes: number;
  readonly listed: number;
  /** Number of edits after which the program does not compile, or fails. */
  readonly breaking: number;
  /** Such edits of which no change is listed. */
  readonly missed: readonly string[];
  /** Listed changes without any effect. */
  readonly withoutEffect: readonly string[];
}

/** Number of interfaces that are compiled together. */
const batch = 20;

/** Changes a document at random, and compares what is listed for a program with what happens to it. */
export function measure(
  document: JsonObject,
  { count, seed }: { readonly count: number; readonly seed: number },
): Measurement {
  const base = sideOf(document);
  if (base === undefined) throw new Error("the document has errors");
  const files = bindingsOf(base.model);
  const calls = compiling(measuredCalls(base.model, new SchemaValues(base.model, base.document)), files);
  const text = programText(calls);
  const uses = usesIn(text, files, base.model);
  const oracle = new Oracle(base);
  const noticed = new NoticedChanges(base.model, uses);
  const result = {
    edits: 0,
    changes: 0,
    listed: 0,
    breaking: 0,
    missed: [] as string[],
    withoutEffect: [] as string[],
  };
  const edits = fc.sample(edited(document), { numRuns: count, seed }).flatMap((changed) => {
    const head = sideOf(changed);
    const changes = head === undefined ? [] : diffInterfaces(base.model, head.model, { locate });
    if (head !== undefined) result.edits++;
    return head === undefined || changes.length === 0 ? [] : [{ head, changes }];
  });
  for (let start = 0; start < edits.length; start += batch) {
    const some = edits.slice(start, start + batch);
    const program = new CompiledProgram(text, [files, ...some.map(({ head }) => bindingsOf(head.model))]);
    const types = JSON.stringify(program.typesIn(0));
    for (const [index, { head, changes }] of some.entries()) {
      const isStillValid = literalsIn(head.model);
      const listed = changes.filter((change) => noticed.usesOf(change, isStillValid).length > 0);
      result.changes += changes.length;
      result.listed += listed.length;
      const compiles = program.errorsIn(index + 1).length === 0;
      const failures = wireFailures(oracle, new Oracle(head), calls, uses);
      const isBreaking = !compiles || failures.length > 0;
      if (isBreaking) result.breaking++;
      if (isBreaking && listed.length === 0) {
        result.missed.push(`${changes.map(brief).join("; ")}: ${compiles ? failures.join(", ") : "does not compile"}`);
      }
      const hasEffect = isBreaking || JSON.stringify(program.typesIn(index + 1)) !== types;
      // Declarations of what is deprecated have a tag, which editors show.
      const others = listed.filter(({ rule }) => !rule.endsWith("-deprecated"));
      if (!hasEffect) result.withoutEffect.push(...others.map(brief));
    }
  }
  return { operations: base.model.operations.length, called: calls.length, ...result };
}

const nowhere = { file: "", line: 1, column: 1, endLine: 1, endColumn: 1 };
/** Locations do not matter here. */
export const locate: Locators = { base: () => nowhere, head: () => nowhere };

function brief({ rule, where, message }: InterfaceChange): string {
  return `${rule} at ${where}: ${message}`;
}

/** The calls whose literals the compiler accepts. */
function compiling(calls: readonly MeasuredCall[], files: ReturnType<typeof bindingsOf>): readonly MeasuredCall[] {
  let left = calls;
  for (;;) {
    const text = programText(left);
    const lines = new Set(new CompiledProgram(text, [files]).errorsIn(0));
    if (lines.size === 0) return left;
    const starts = text.split("\n").flatMap((line, index) => (line.startsWith("export async function") ? [index] : []));
    const kept = left.filter((_, index) => {
      const [start = 0, end = Number.POSITIVE_INFINITY] = [starts[index], starts[index + 1]];
      return ![...lines].some((line) => line >= start && line < end);
    });
    if (kept.length === left.length) throw new Error(`the program does not compile: line ${[...lines][0]} of\n${text}`);
    left = kept;
  }
}

/** Builds the model of a document; undefined if it has errors. */
export function sideOf(document: JsonObject): Side | undefined {
  const { loaded, diagnostics } = loadFiles(asFiles(document));
  const built = loaded === undefined ? undefined : buildModel({ ...loaded, alternatives: "exact" });
  const all = [...diagnostics, ...(built?.diagnostics ?? [])];
  if (loaded === undefined || built === undefined || all.some(({ severity }) => severity === "error")) return undefined;
  return { document: loaded.document, model: built.model };
}
