import fc from "fast-check";
import { diffInterfaces } from "../../generator/src/diff/diff.js";
import type { InterfaceChange } from "../../generator/src/diff/interface-change.js";
import { verdictsOf } from "../../generator/src/diff/report.js";
import type { Party } from "../../generator/src/diff/rule.js";
import type { Json, JsonObject } from "../../generator/src/load/document.js";
import { buildModel } from "../../generator/src/model/build/build.js";
import type { Interface } from "../../generator/src/model/interface.js";
import { loadFiles } from "../load/virtual.js";
import { edited } from "./random-edits.js";
import { asFiles } from "./specification.js";

/** A randomly changed document, and its diff. */
export interface ComparedEdit {
  readonly head: Interface;
  readonly findings: readonly InterfaceChange[];
}

/** The seed of the edits: the default, or that of `SEED=7 npm test`. */
export function seedOr(usual: number): number {
  return Number(process.env["SEED"] ?? usual);
}

/** @returns The base, and as many edits of it as can be generated from; the same ones for the same seed. */
export function comparedEdits(
  document: JsonObject,
  { count, seed }: { readonly count: number; readonly seed: number },
): { readonly base: Interface; readonly edits: readonly ComparedEdit[] } {
  const base = interfaceOf(document);
  if (base === undefined) throw new Error("the document has errors");
  const edits = fc.sample(edited(document), { numRuns: count, seed }).flatMap((changed): ComparedEdit[] => {
    const head = interfaceOf(changed);
    if (head === undefined) return [];
    const nowhere = () => ({ file: "", line: 1, column: 1, endLine: 1, endColumn: 1 });
    return [{ head, findings: diffInterfaces(base, head, { locate: { base: nowhere, head: nowhere } }) }];
  });
  return { base, edits };
}

/** Whether every change is safe for a party. */
export function isSafeFor(party: Party, { findings }: ComparedEdit): boolean {
  return ["safe", undefined].includes(verdictsOf(findings)[party]);
}

/**
 * Edits that are safe for a party, up to a limit: those with reported changes, and a third as many without, since an
 * overlooked change also counts as safe.
 */
export function safeEdits(party: Party, edits: readonly ComparedEdit[], most: number): readonly ComparedEdit[] {
  const told = edits.filter((edit) => edit.findings.length > 0 && isSafeFor(party, edit));
  const untold = edits.filter(({ findings }) => findings.length === 0);
  return [...told.slice(0, most), ...untold.slice(0, Math.ceil(most / 3))];
}

function interfaceOf(document: Json): Interface | undefined {
  const { loaded, diagnostics } = loadFiles(asFiles(document));
  // ajv judges the edits, for which the alternatives of `oneOf` always exclude each other.
  const built = loaded === undefined ? undefined : buildModel({ ...loaded, alternatives: "exact" });
  const all = [...diagnostics, ...(built?.diagnostics ?? [])];
  return all.some(({ severity }) => severity === "error") ? undefined : built?.model;
}
