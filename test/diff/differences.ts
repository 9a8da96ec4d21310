import { diffInterfaces } from "../../generator/src/diff/diff.js";
import type { Finding } from "../../generator/src/diff/finding.js";
import { buildModel } from "../../generator/src/model/build.js";
import { type Files, loadedFrom, root, shown } from "../load/virtual.js";

/** What changed between two specifications that stand in memory, the first file of each being its root. */
export function differences(base: Files, head: Files, { words = false } = {}): readonly Finding[] {
  const [before, after] = [interfaceOf(base), interfaceOf(head)];
  return diffInterfaces(before.model, after.model, { locate: { base: before.locate, head: after.locate }, words });
}

/** The same for two documents without their first lines. */
export function changes(base: string, head: string, options: { readonly words?: boolean } = {}): readonly Finding[] {
  return differences({ "base.yaml": root(base) }, { "head.yaml": root(head) }, options);
}

/** The ids of the rules that were met, each once, sorted. */
export function rulesOf(findings: readonly Finding[]): readonly string[] {
  return [...new Set(findings.map(({ rule }) => rule))].sort();
}

/** `rule where`, which is what most tests are about. */
export function brief({ rule, where }: Finding): string {
  return `${rule} ${where}`;
}

function interfaceOf(files: Files) {
  const loaded = loadedFrom(files);
  const { model, diagnostics } = buildModel(loaded);
  const serious = diagnostics.filter(({ severity }) => severity === "error");
  if (serious.length > 0) throw new Error(serious.map(shown).join("\n"));
  return { model, locate: (pointer: string) => loaded.locate(pointer) };
}
