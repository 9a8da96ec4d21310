import type { Interface, Operation } from "../../model/interface.js";
import type { Pointer } from "../../model/type.js";
import type { RuleId } from "../catalogue.js";
import type { Collector, Context } from "../collector.js";
import type { InterfaceRuleId } from "../rules/interface-rules.js";
import type { SchemaDiff } from "../schemas/schema-diff.js";

/** The two interfaces to compare, and the collector of their changes. */
export interface Comparison {
  readonly base: Interface;
  readonly head: Interface;
  readonly schemas: SchemaDiff;
  readonly collector: Collector;
  readonly operations: Pairing<Operation>;
  /** Whether changes of human-readable texts are reported too. */
  readonly words: boolean;
}

/** The details of one change. */
export interface ChangeDetails {
  readonly message: string;
  readonly base: Pointer;
  readonly head: Pointer;
  readonly key?: string;
  readonly isPerContext?: boolean;
}

/** Reports changes in one context: an operation, an event, an entry of a catalogue. */
export interface ChangeReporter {
  readonly context: Context;
  report(rule: InterfaceRuleId, details: ChangeDetails, path?: string): void;
}

/** @param label The name of the context, such as an operationId; it begins every logical location. */
export function reporterFor(
  { collector }: Pick<Comparison, "collector">,
  label: string,
  kind: "root" | "callback" = "root",
): ChangeReporter {
  const context: Context = { label, parents: new Set(), kind };
  return {
    context,
    report: (rule, details, path = "") => collector.add(context, path, { rule: rule satisfies RuleId, ...details }),
  };
}

/** Entries of two lists: those of the base only, those of the head only, and those of both. */
export interface Pairing<Entry> {
  readonly removed: readonly Entry[];
  readonly added: readonly Entry[];
  readonly kept: readonly (readonly [base: Entry, head: Entry])[];
}

/** Pairs entries by a unique key, regardless of their order. */
export function paired<Entry>(
  base: readonly Entry[],
  head: readonly Entry[],
  keyOf: (entry: Entry) => string,
): Pairing<Entry> {
  const before = new Map(base.map((entry) => [keyOf(entry), entry]));
  const after = new Map(head.map((entry) => [keyOf(entry), entry]));
  return {
    removed: [...before].flatMap(([key, entry]) => (after.has(key) ? [] : [entry])),
    added: [...after].flatMap(([key, entry]) => (before.has(key) ? [] : [entry])),
    kept: [...before].flatMap(([key, entry]) => {
      const other = after.get(key);
      return other === undefined ? [] : [[entry, other] as const];
    }),
  };
}
