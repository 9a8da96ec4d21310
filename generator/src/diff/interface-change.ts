import type { Place } from "../diagnostics/diagnostic.js";
import type { Pointer } from "../model/type.js";
import type { RuleId } from "./catalogue.js";
import type { Effects, Severity } from "./rule.js";

/** One change between two interfaces. */
export interface InterfaceChange {
  readonly rule: RuleId;
  /** The worst of its effects. */
  readonly severity: Severity;
  readonly effects: Effects;
  /** The logical place, such as `Guild.name` or `createGuild`: the same wherever it is written. */
  readonly where: string;
  /** What was and what is, as one clause without a full stop. */
  readonly message: string;
  /** Where it was written; for what was added, the nearest thing around it. */
  readonly base?: Place;
  readonly head?: Place;
  /** Operations, webhooks, events and channels that are concerned through named types, sorted. */
  readonly reachedBy: readonly string[];
  /** Twelve hexadecimal digits over rule and logical place; the same on every machine and after every reordering. */
  readonly fingerprint: string;
}

/** What a comparator says; place and reach are worked out at the end. */
export interface ChangeDraft {
  readonly rule: RuleId;
  readonly message: string;
  readonly base?: Pointer;
  readonly head?: Pointer;
  /** Tells apart findings of one rule in one place, such as a member's value. */
  readonly key?: string;
  /** Whether each thing that it happens to has a finding of its own, although it was written once for all of them. */
  readonly isPerContext?: boolean;
}
