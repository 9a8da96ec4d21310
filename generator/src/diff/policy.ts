import { inOrder } from "./collector.js";
import type { InterfaceChange } from "./interface-change.js";
import { type Effects, isAtLeast, parties, type Severity } from "./rule.js";

export const dayLength: number = 24 * 60 * 60 * 1000;

/** The severity that a team assigns to a rule; `off`: its changes are not reported. */
export type AssignedSeverity = Severity | "off";

/** What a team decides about changes (`diff` in the configuration). */
export interface DiffConfig {
  /** Severities of rules by id, or `off`. Default: those of the catalogue, which `guildwire explain` lists. */
  readonly rules?: { readonly [rule: string]: AssignedSeverity };
  /** Days between the announcement of the end of an operation (`x-sunset`) and its end, by stability level. Default: 0. */
  readonly notice?: {
    /** Of operations with `x-stability-level: beta`. */
    readonly beta?: number;
    /** Of all others, except draft and alpha ones. */
    readonly stable?: number;
  };
}

/** The same, on a certain day. */
export interface DiffPolicy extends DiffConfig {
  /** The start of the day with which dates are compared, in milliseconds since 1970. */
  readonly today: number;
}

/** @param today Default: the start of the day, in UTC. */
export function policyOf(config: DiffConfig = {}, today: number = startOfToday()): DiffPolicy {
  return { ...config, today };
}

/** The start of the day, in UTC. */
function startOfToday(): number {
  return Math.floor(Date.now() / dayLength) * dayLength;
}

/**
 * Applies the severities that a team assigns, then lowers `breaking` to `risky` where only draft and alpha operations
 * are affected, on which no one may rely. `off` is the number of changes whose rules are off.
 */
export function applyPolicy(
  changes: readonly InterfaceChange[],
  { rules = {} }: DiffPolicy,
): { readonly changes: readonly InterfaceChange[]; readonly off: number } {
  const assigned = changes.flatMap((change) => {
    const severity = Object.hasOwn(rules, change.rule) ? rules[change.rule] : undefined;
    if (severity === "off") return [];
    return [severity === undefined ? change : withSeverity(change, severity)];
  });
  const lowered = assigned.map((change) =>
    isUnstable(change) && change.severity === "breaking" ? withSeverity(change, "risky") : change,
  );
  return { changes: inOrder(lowered), off: changes.length - assigned.length };
}

/** Whether a change affects draft and alpha operations only. */
function isUnstable({ stability }: InterfaceChange): boolean {
  return stability === "draft" || stability === "alpha";
}

/** The parties that are affected worst are affected as assigned, and no other is affected worse. */
function withSeverity(change: InterfaceChange, severity: Severity): InterfaceChange {
  const effects = Object.fromEntries(
    parties.flatMap((party) => {
      const effect = change.effects[party];
      if (effect === undefined) return [];
      return [[party, effect === change.severity || isAtLeast(effect, severity) ? severity : effect]];
    }),
  ) satisfies Effects;
  return { ...change, severity, effects };
}
