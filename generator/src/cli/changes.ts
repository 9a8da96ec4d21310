import { count } from "./progress.js";
import type { Plan } from "./writer/plan.js";

type Paint = (text: string, color: number) => string;

const shown = 20;
const green = 32;
const yellow = 33;
const red = 31;

/** What a run did to the output, one line per file. */
export function describeChanges(plan: Plan, outName: string, color: boolean): string {
  const paint = painter(color);
  const lines = limited([
    ...plan.added.map((path) => `${paint("+", green)} ${path}`),
    ...plan.changed.map((path) => `${paint("~", yellow)} ${path}`),
    ...plan.removed.map((path) => `${paint("-", red)} ${path}`),
  ]);
  for (const path of plan.edited) lines.push(`${path} had been edited by hand; replaced, since it is machine-written`);
  for (const path of plan.kept) {
    lines.push(`${path} is no longer generated, but had been edited by hand; kept, and from now on yours`);
  }
  const { added, changed, removed, unchanged } = plan;
  if (added.length + changed.length + removed.length === 0) {
    lines.push(`unchanged (${count(unchanged, "file")})`);
  } else {
    const counts = [
      [added.length, "added"],
      [changed.length, "changed"],
      [removed.length, "removed"],
      [unchanged, "unchanged"],
    ] as const;
    const parts = counts.filter(([number]) => number > 0).map(([number, what]) => `${number} ${what}`);
    lines.push(`${outName}: ${parts.join(", ")}`);
  }
  return `${lines.join("\n")}\n`;
}

/** How the output differs from what would be generated; empty where it does not. */
export function describeDrift(plan: Plan, color: boolean): string {
  const paint = painter(color);
  const edited = new Set(plan.edited);
  const missing = new Set(plan.missing);
  const lines = limited([
    ...plan.added.map((path) => `${paint("+", green)} ${path} ${missing.has(path) ? "is missing" : "would be added"}`),
    ...plan.changed.map((path) => `${paint("~", yellow)} ${path} ${edited.has(path) ? "was edited" : "would change"}`),
    ...plan.removed.map((path) => `${paint("-", red)} ${path} is stale`),
    ...plan.kept.map((path) => `${paint("-", red)} ${path} is stale, and was edited`),
    ...(plan.manifestOnly ? [`${paint("~", yellow)} the manifest is out of date: the inputs changed`] : []),
  ]);
  return lines.length === 0 ? "" : `${lines.join("\n")}\n`;
}

/** How many files drifted. */
export function driftCount(plan: Plan): number {
  const { added, changed, removed, kept, manifestOnly } = plan;
  return added.length + changed.length + removed.length + kept.length + (manifestOnly ? 1 : 0);
}

function limited(lines: readonly string[]): string[] {
  return lines.length <= shown ? [...lines] : [...lines.slice(0, shown), `… and ${lines.length - shown} more`];
}

function painter(color: boolean): Paint {
  return color ? (text, code) => `\u001b[${code}m${text}\u001b[0m` : (text) => text;
}
