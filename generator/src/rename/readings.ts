import type { CallerUsages } from "./callers.js";
import type { FileUsages, RenameEdit, UncertainUse } from "./usages.js";

/** A program, searched with the former and with the current meaning of names that both interfaces have. */
export interface Readings {
  readonly former: CallerUsages;
  readonly current: CallerUsages;
}

/**
 * Decides per file which meaning its reused names have. The former one is proven if every type error of the file with the
 * former meaning is one with the current meaning as well, and there are more of those; the current one in the opposite case.
 * Otherwise, only edits that both readings have are certain.
 */
export function decideReadings(readings: Readings): CallerUsages {
  const files = new Map(readings.current.files);
  for (const paths of filesToDecide(readings)) {
    const reading = decide(paths, readings);
    for (const path of paths) files.set(path, usagesOf(path, reading, readings));
  }
  return { ...readings.current, files };
}

type Reading = "former" | "current" | "both" | "neither";

function decide(paths: readonly string[], { former, current }: Readings): Reading {
  const errorsIn = (usages: CallerUsages): readonly string[] =>
    paths.flatMap((path) => [...usages.errorsIn(path)].map((error) => `${path} ${error}`));
  const [formerErrors, currentErrors] = [errorsIn(former), errorsIn(current)];
  const refutesFormer = !isSubset(formerErrors, currentErrors);
  const refutesCurrent = !isSubset(currentErrors, formerErrors);
  if (refutesFormer === refutesCurrent) return refutesFormer ? "neither" : "both";
  return refutesFormer ? "current" : "former";
}

function isSubset(part: readonly string[], whole: readonly string[]): boolean {
  const all = new Set(whole);
  return part.every((one) => all.has(one));
}

/** Groups of files whose readings differ. Files that import a reused name from a file that re-exports it have one reading. */
function filesToDecide({ former, current }: Readings): readonly (readonly string[])[] {
  const differing = [...former.files.keys()].filter((path) => differs(former.files.get(path), current.files.get(path)));
  const groups = new Map(differing.map((path) => [path, [path]]));
  for (const path of differing) {
    for (const imported of current.importsOf(path)) {
      const [own, other] = [groups.get(path), groups.get(imported)];
      if (own === undefined || other === undefined || own === other) continue;
      own.push(...other);
      for (const member of other) groups.set(member, own);
    }
  }
  return [...new Set(groups.values())];
}

function differs(one: FileUsages | undefined, other: FileUsages | undefined): boolean {
  const listed = (usages: FileUsages | undefined): readonly string[] => [
    ...keysOf(usages),
    ...(usages?.uncertain ?? []).map(({ start, end, reason }) => `${start} ${end} ${reason}`),
  ];
  const [ours, theirs] = [listed(one), listed(other)];
  return !isSubset(ours, theirs) || !isSubset(theirs, ours);
}

function keysOf(usages: FileUsages | undefined): ReadonlySet<string> {
  return new Set(usages?.edits.map(keyOf));
}

function keyOf({ start, end, text }: RenameEdit): string {
  return `${start} ${end} ${text}`;
}

const undecided: FileUsages = { edits: [], uncertain: [] };

function usagesOf(path: string, reading: Reading, { former, current }: Readings): FileUsages {
  const [before, after] = [former.files.get(path) ?? undecided, current.files.get(path) ?? undecided];
  if (reading === "former") return before;
  if (reading === "current") return after;
  const [keysBefore, keysAfter] = [keysOf(before), keysOf(after)];
  const edits = after.edits.filter((edit) => keysBefore.has(keyOf(edit)));
  const file = former.sourceOf(path) ?? current.sourceOf(path);
  if (file === undefined) return { edits, uncertain: after.uncertain };
  const open = [
    ...before.edits.filter((edit) => !keysAfter.has(keyOf(edit))),
    ...after.edits.filter((edit) => !keysBefore.has(keyOf(edit))),
  ];
  const reason = `both interfaces have the name, and the types of the file fit ${reading}`;
  const uses = open.map(
    ({ start, end, former: name }): UncertainUse => ({ kind: "uncertain", file, start, end, name, reason }),
  );
  return { edits, uncertain: [...before.uncertain, ...after.uncertain, ...uses] };
}
