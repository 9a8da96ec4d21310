import type { IgnoreEntry } from "./ignore.js";
import type { InterfaceChange, NoticingUse } from "./interface-change.js";
import type { NotCompared } from "./not-compared.js";
import { type Party, parties, type Severity, severities, worst } from "./rule.js";
import type { SuggestedVersion } from "./version.js";

/** The result of a comparison: everything that the formats print. */
export interface Report {
  readonly base: Compared;
  readonly head: Compared;
  readonly changes: readonly InterfaceChange[];
  /** Number of changes removed by the ignore file. */
  readonly ignored: number;
  /** Number of changes whose rules the configuration turns off. Default: none. */
  readonly off?: number;
  /** Entries of the ignore file that match no change, or are expired. They do not affect the verdict. */
  readonly stale: readonly IgnoreEntry[];
  readonly suggestion?: SuggestedVersion;
  /** Differences in parts that the model ignores. They do not affect the verdict. Default: none. */
  readonly notCompared?: readonly NotCompared[];
  /** Present if only the changes are listed that some programs notice. */
  readonly programs?: ProgramSummary;
}

/** The programs to which a report is limited. */
export interface ProgramSummary {
  /** As named on the command line or in their manifests. */
  readonly names: readonly string[];
  /** Number of changes that none of them notices. */
  readonly unnoticed: number;
}

export interface Compared {
  /** As given on the command line: a file, a folder, a revision. */
  readonly name: string;
  /** `info.version`. */
  readonly version: string;
}

export function countsOf(changes: readonly InterfaceChange[]): Readonly<Record<Severity, number>> {
  const count = (severity: Severity): number => changes.filter((change) => change.severity === severity).length;
  return { breaking: count("breaking"), risky: count("risky"), safe: count("safe") };
}

/** Returns the worst severity for each affected party. */
export function verdictsOf(changes: readonly InterfaceChange[]): Readonly<Partial<Record<Party, Severity>>> {
  return Object.fromEntries(
    parties.flatMap((party) => {
      const verdict = worst(changes.map(({ effects }) => effects[party]));
      return verdict === undefined ? [] : [[party, verdict]];
    }),
  );
}

export function bySeverity(
  changes: readonly InterfaceChange[],
): readonly (readonly [Severity, readonly InterfaceChange[]])[] {
  return severities.flatMap((severity) => {
    const found = changes.filter((change) => change.severity === severity);
    return found.length === 0 ? [] : [[severity, found] as const];
  });
}

/** Formats a summary: `3 breaking, 1 safe, 2 ignored`, `no change, 1 stale entry`, `no noticed change, 3 not noticed`. */
export function formatSummary({ changes, ignored, off = 0, stale, programs, notCompared = [] }: Report): string {
  const counts = countsOf(changes);
  const parts = severities.flatMap((severity) => (counts[severity] === 0 ? [] : [`${counts[severity]} ${severity}`]));
  if (parts.length === 0)
    parts.push(programs === undefined || programs.unnoticed === 0 ? "no change" : "no noticed change");
  if (programs !== undefined) parts.push(`${programs.unnoticed} not noticed`);
  if (ignored > 0) parts.push(`${ignored} ignored`);
  if (off > 0) parts.push(`${off} off`);
  if (notCompared.length > 0) parts.push(`${notCompared.length} not compared`);
  if (stale.length > 0) parts.push(stale.length === 1 ? "1 stale entry" : `${stale.length} stale entries`);
  return parts.join(", ");
}

/** Formats effects: `wire breaking, callers safe`. */
export function formatEffects({ effects }: InterfaceChange): string {
  return parties.flatMap((party) => (effects[party] === undefined ? [] : [`${party} ${effects[party]}`])).join(", ");
}

/** Maximum number of affected operations, webhooks, events and channels to name. */
const namedReach = 5;

/** Formats what a change affects: `getGuild, createGuild and 3 more`; empty if only its own location. */
export function formatReach({ reachedBy }: InterfaceChange): string {
  if (reachedBy.length === 0) return "";
  const named = reachedBy.slice(0, namedReach);
  const more = reachedBy.length - named.length;
  return more === 0 ? named.join(", ") : `${named.join(", ")} and ${more} more`;
}

/** Maximum number of uses of a change to name. */
const namedUses = 5;

/** Formats a use: `src/main.ts:4:9: read ban.reason`. */
export function formatUse({ program, file, line, column, kind, expression, reason }: NoticingUse): string {
  const where = `${program === undefined ? "" : `${program}: `}${file}:${line}:${column}`;
  const what = expression === undefined ? kind : `${kind} ${expression}`;
  return `${where}: ${what}${reason === undefined ? "" : ` (${reason})`}`;
}

/** Returns the first uses that notice a change, and the number of others as text. */
export function firstUses({ noticed }: InterfaceChange): {
  readonly shown: readonly NoticingUse[];
  readonly more: string;
} {
  const uses = noticed?.uses ?? [];
  const more = uses.length - namedUses;
  return { shown: uses.slice(0, namedUses), more: more > 0 ? `and ${more} more` : "" };
}

/** Maximum number of parts that were not compared to list in a report that people read. */
const listedParts = 20;

/** Returns the first parts that were not compared, and the number of others as text. */
export function firstNotCompared(notCompared: readonly NotCompared[]): {
  readonly shown: readonly NotCompared[];
  readonly more: string;
} {
  const more = notCompared.length - listedParts;
  return { shown: notCompared.slice(0, listedParts), more: more > 0 ? `and ${more} more` : "" };
}
