import type { Interface, Operation } from "../../model/interface.js";
import type { Pointer } from "../../model/type.js";
import type { RuleId } from "../catalogue.js";
import type { Collector, Context } from "../collector.js";
import type { Pairing } from "../pairing.js";
import type { DiffPolicy } from "../policy.js";
import type { InterfaceRuleId } from "../rules/interface-rules.js";
import type { SchemaDiff } from "../schemas/schema-diff.js";

/** The two interfaces to compare, and the collector of their changes. */
export interface Comparison {
  readonly base: Interface;
  readonly head: Interface;
  readonly schemas: SchemaDiff;
  readonly collector: Collector;
  readonly operations: Pairing<Operation>;
  /** Maps names of security schemes in the base to those in the head. */
  readonly renamedSchemes: ReadonlyMap<string, string>;
  /** Maps names of events in the base to those in the head. */
  readonly renamedEvents: ReadonlyMap<string, string>;
  readonly policy: DiffPolicy;
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

/**
 * @param label The name of the context, such as an operationId; it begins every logical location.
 * @param of What the context is: `stability` is the level of the operation in the base.
 */
export function reporterFor(
  { collector }: Pick<Comparison, "collector">,
  label: string,
  { kind = "root", stability }: Partial<Pick<Context, "kind" | "stability">> = {},
): ChangeReporter {
  const context: Context = { label, parents: new Set(), kind, ...(stability && { stability }) };
  return {
    context,
    report: (rule, details, path = "") => collector.add(context, path, { rule: rule satisfies RuleId, ...details }),
  };
}
