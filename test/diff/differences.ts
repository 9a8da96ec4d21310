import { diffInterfaces } from "../../generator/src/diff/diff.js";
import type { InterfaceChange } from "../../generator/src/diff/interface-change.js";
import { type DiffPolicy, policyOf } from "../../generator/src/diff/policy.js";
import { withWitnesses } from "../../generator/src/diff/witnesses/with-witnesses.js";
import type { LoadedDocument } from "../../generator/src/load/document.js";
import { buildModel } from "../../generator/src/model/build/build.js";
import { type Files, loadedFrom, root, shown } from "../load/virtual.js";

export interface CompareOptions extends Pick<LoadedDocument, "alternatives"> {
  /** Whether changes of descriptions count. Default: false. */
  readonly words?: boolean;
  /** Default: the severities of the catalogue, today. */
  readonly policy?: DiffPolicy;
}

/** The changes between two in-memory specifications; the first file of each is its root. */
export function differences(
  base: Files,
  head: Files,
  { words = false, policy = policyOf(), ...reading }: CompareOptions = {},
): readonly InterfaceChange[] {
  const [before, after] = [interfaceOf(base, reading), interfaceOf(head, reading)];
  return diffInterfaces(before.model, after.model, {
    locate: { base: before.locate, head: after.locate },
    words,
    policy,
  });
}

/** Compares two documents given without their first lines. */
export function changes(base: string, head: string, options: CompareOptions = {}): readonly InterfaceChange[] {
  return differences({ "base.yaml": root(base) }, { "head.yaml": root(head) }, options);
}

/** The same, each change of the wire with a message that shows it, or the reason why there is none. */
export function witnessedChanges(base: string, head: string): readonly InterfaceChange[] {
  const models = {
    base: interfaceOf({ "base.yaml": root(base) }, {}),
    head: interfaceOf({ "head.yaml": root(head) }, {}),
  };
  return withWitnesses(changes(base, head), { base: models.base.model, head: models.head.model }, "all");
}

/** The distinct ids of the triggered rules, sorted. */
export function rulesOf(findings: readonly InterfaceChange[]): readonly string[] {
  return [...new Set(findings.map(({ rule }) => rule))].sort();
}

/** `rule location` of each change. */
export function brief({ rule, where }: InterfaceChange): string {
  return `${rule} ${where}`;
}

function interfaceOf(files: Files, reading: Pick<LoadedDocument, "alternatives">) {
  const loaded = { ...loadedFrom(files), ...reading };
  const { model, diagnostics } = buildModel(loaded);
  const serious = diagnostics.filter(({ severity }) => severity === "error");
  if (serious.length > 0) throw new Error(serious.map(shown).join("\n"));
  return { model, locate: (pointer: string) => loaded.locate(pointer) };
}
