import type { InterfaceChange, NoticingUse } from "../diff/interface-change.js";
import type { Report } from "../diff/report.js";
import { worst } from "../diff/rule.js";
import type { Interface } from "../model/interface.js";
import { adviceFor } from "../uses/advice.js";
import { NoticedChanges, severityOfNames } from "../uses/noticed-changes.js";
import { type Use, undecidedReasons } from "../uses/use.js";
import { literalsIn } from "./written-literals.js";

/** A program, and what it uses. */
export interface NamedProgram {
  /** As named on the command line or in its manifest. */
  readonly name: string;
  /** Whether the uses come from a manifest, not from code. */
  readonly isManifest: boolean;
  readonly uses: readonly Use[];
}

/**
 * Limits a report to the changes that programs notice.
 *
 * @param compared The former interface, which the programs use, and the new one.
 */
export function noticedReport(
  report: Report,
  { base, head }: { readonly base: Interface; readonly head: Interface },
  programs: readonly NamedProgram[],
): Report {
  const isStillValid = literalsIn(head);
  const deciders = programs.map((program) => ({ program, noticed: new NoticedChanges(base, program.uses) }));
  const changes = report.changes.flatMap((change): readonly InterfaceChange[] => {
    const found = deciders.flatMap(({ program, noticed }) => {
      const uses = noticed.usesOf(change, isStillValid);
      return uses.map((use) => ({ program, use }));
    });
    const decided = found.filter(({ use }) => use.kind !== "undecided");
    const all = decided.length > 0 ? decided : found;
    if (all.length === 0) return [];
    const advice = adviceFor(
      change,
      all.map(({ use }) => use),
    );
    const uses = unique(all.map(({ program, use }) => noticingUse(program, use)));
    const noticed = { ...change, noticed: { uses, advice } };
    return [all.some(({ use }) => use.kind === "names") ? riskyForCallers(noticed) : noticed];
  });
  const names = programs.map(({ name }) => name);
  return { ...report, changes, programs: { names, unnoticed: report.changes.length - changes.length } };
}

/** A property that is safe for most programs is not for one that depends on its absence. */
function riskyForCallers(change: InterfaceChange): InterfaceChange {
  const { severity, effects } = change;
  const callers = worst([effects.callers, severityOfNames]) ?? severityOfNames;
  return { ...change, severity: worst([severity, callers]) ?? callers, effects: { ...effects, callers } };
}

/** Expressions may use several nodes that a change concerns, such as the properties of both alternatives of a union. */
function unique(uses: readonly NoticingUse[]): readonly NoticingUse[] {
  const keyOf = ({ program, file, line, column, kind }: NoticingUse): string =>
    JSON.stringify([program, file, line, column, kind]);
  return [...new Map(uses.map((use) => [keyOf(use), use])).values()];
}

function noticingUse({ name, isManifest }: NamedProgram, use: Use): NoticingUse {
  const { file, line, column, kind, expression, reason } = use;
  return {
    ...(isManifest ? { program: name } : {}),
    file,
    line,
    column,
    kind,
    ...(expression === undefined ? {} : { expression }),
    ...(reason === undefined ? {} : { reason: undecidedReasons[reason] }),
  };
}
