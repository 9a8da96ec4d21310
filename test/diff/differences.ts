import { diffInterfaces } from "../../generator/src/diff/diff.js";
import type { InterfaceChange } from "../../generator/src/diff/interface-change.js";
import { buildModel } from "../../generator/src/model/build.js";
import { type Files, loadedFrom, root, shown } from "../load/virtual.js";

/** The changes between two in-memory specifications; the first file of each is its root. */
export function differences(base: Files, head: Files, { words = false } = {}): readonly InterfaceChange[] {
  const [before, after] = [interfaceOf(base), interfaceOf(head)];
  return diffInterfaces(before.model, after.model, { locate: { base: before.locate, head: after.locate }, words });
}

/** Compares two documents given without their first lines. */
export function changes(
  base: string,
  head: string,
  options: { readonly words?: boolean } = {},
): readonly InterfaceChange[] {
  return differences({ "base.yaml": root(base) }, { "head.yaml": root(head) }, options);
}

/** The distinct ids of the triggered rules, sorted. */
export function rulesOf(findings: readonly InterfaceChange[]): readonly string[] {
  return [...new Set(findings.map(({ rule }) => rule))].sort();
}

/** `rule location` of each change. */
export function brief({ rule, where }: InterfaceChange): string {
  return `${rule} ${where}`;
}

function interfaceOf(files: Files) {
  const loaded = loadedFrom(files);
  const { model, diagnostics } = buildModel(loaded);
  const serious = diagnostics.filter(({ severity }) => severity === "error");
  if (serious.length > 0) throw new Error(serious.map(shown).join("\n"));
  return { model, locate: (pointer: string) => loaded.locate(pointer) };
}
