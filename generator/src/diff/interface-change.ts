import type { SourceLocation } from "../diagnostics/diagnostic.js";
import type { StabilityLevel } from "../model/operation-type.js";
import type { Pointer } from "../model/type.js";
import type { RuleId } from "./catalogue.js";
import type { Effects, Severity } from "./rule.js";
import type { WitnessResult } from "./witness.js";

/** One change between two interfaces. */
export interface InterfaceChange {
  readonly rule: RuleId;
  /** The worst of its effects. */
  readonly severity: Severity;
  readonly effects: Effects;
  /** The logical location, such as `Guild.name` or `createGuild`; independent of the file and line. */
  readonly where: string;
  /** The former and the current state, as one clause without a full stop. */
  readonly message: string;
  /** The source location; for an addition or removal, the nearest enclosing node on the other side. */
  readonly base?: SourceLocation;
  readonly head?: SourceLocation;
  /** Operations, webhooks, events and channels that are affected through named types, sorted. */
  readonly reachedBy: readonly string[];
  /** All operations, webhooks, events and channels that are affected, sorted; reports show {@link reachedBy}. */
  readonly contexts: readonly string[];
  /** The highest stability level of the affected operations, unless it is `stable`. */
  readonly stability?: StabilityLevel;
  /** The nodes of {@link base} and {@link head} in the bundled documents. */
  readonly pointers: { readonly base?: Pointer; readonly head?: Pointer };
  /** Distinguishes changes of one rule at one location, such as the value of an enum member. */
  readonly key?: string;
  /** What programs use of it, if the comparison is limited to some programs. */
  readonly noticed?: NoticedBy;
  /** A message that shows the change, or why there is none; absent if none was looked for. */
  readonly witness?: WitnessResult;
  /** Twelve hexadecimal digits derived from the rule and the logical location; independent of machine and order. */
  readonly fingerprint: string;
}

/** How programs notice a change. */
export interface NoticedBy {
  readonly uses: readonly NoticingUse[];
  /** What to do about it. */
  readonly advice: string;
}

/** A location in a program that notices a change. */
export interface NoticingUse {
  /** The name of the program; absent for code that was named itself. */
  readonly program?: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** How the program uses it, such as `read`. */
  readonly kind: string;
  readonly expression?: string;
  /** Why it is not decided whether the program notices the change. */
  readonly reason?: string;
}

/** A change as it is reported; source locations and reach are resolved at the end. */
export interface ChangeDraft {
  readonly rule: RuleId;
  readonly message: string;
  readonly base?: Pointer;
  readonly head?: Pointer;
  /** Distinguishes changes of one rule at one location, such as the value of an enum member. */
  readonly key?: string;
  /** Whether each affected context gets its own change, although the source location is shared. */
  readonly isPerContext?: boolean;
}
