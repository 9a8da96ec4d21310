import { diagnose } from "../diagnostics/diagnose.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { formatCount } from "../values/text.js";

import { manifestName } from "../write/paths.js";
import type { Plan } from "../write/plan.js";

type Paint = (text: string, color: number) => string;

const maxShownLines = 20;
const green = 32;
const yellow = 33;
const red = 31;
const colorOf = { "+": green, "~": yellow, "-": red } as const;

/** Prints what a run changed, one line per file. */
export function describeChanges(plan: Plan, outName: string, color: boolean): string {
  const paint = createPaint(color);
  const lines = truncateLines([
    ...plan.added.map((path) => `${paint("+", green)} ${path}`),
    ...plan.changed.map((path) => `${paint("~", yellow)} ${path}`),
    ...plan.removed.map((path) => `${paint("-", red)} ${path}`),
  ]);
  for (const path of plan.edited) lines.push(`${path} was edited by hand; replaced, because it is a generated file`);
  for (const path of plan.kept) {
    lines.push(`${path} is no longer generated but was edited by hand; kept, and now yours`);
  }
  const { added, changed, removed, unchanged } = plan;
  if (added.length + changed.length + removed.length === 0) {
    const same = formatCount(unchanged, "file");
    lines.push(
      plan.manifestOnly ? `inputs changed, output is the same: manifest updated (${same})` : `unchanged (${same})`,
    );
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

/** How the output differs from what would be generated. */
export interface Drift {
  readonly plan: Plan;
  readonly outName: string;
  /** Edited files that a formatter could have changed: the code is the same. */
  readonly reformatted: ReadonlySet<string>;
  /** Number of files that differ only in the extensions of their relative imports. */
  readonly withOtherExtensions: number;
}

/** Prints how the output differs from what would be generated; empty if it does not. */
export function describeDrift({ plan, reformatted, withOtherExtensions, outName }: Drift, color: boolean): string {
  const paint = createPaint(color);
  const lines = truncateLines(
    findDrift(plan, reformatted).map(({ sign, message }) => `${paint(sign, colorOf[sign])} ${message}`),
  );
  if (reformatted.size > 0) {
    const files = formatCount(reformatted.size, "file");
    lines.push(`${files} only reformatted: exclude ${outName} from formatters, and run guildwire generate`);
  }
  if (withOtherExtensions > 0) {
    const files = `${formatCount(withOtherExtensions, "file")} ${withOtherExtensions === 1 ? "differs" : "differ"}`;
    lines.push(`${files} only in the extensions of imports, which follow tsconfig.json or importExtension`);
  }
  return lines.length === 0 ? "" : `${lines.join("\n")}\n`;
}

/** Returns the drift as diagnostics: one error per file, at its start. */
export function diagnoseDrift({ plan, reformatted, outName }: Drift): readonly Diagnostic[] {
  return findDrift(plan, reformatted).map(({ path, message }) =>
    diagnose("output-drift", message, {
      location: { file: `${outName}/${path}`, line: 1, column: 1, endLine: 1, endColumn: 1 },
      expected: "what the specification generates",
      fix: reformatted.has(path)
        ? `exclude ${outName} from formatters, and run guildwire generate`
        : "run guildwire generate",
    }),
  );
}

/** Returns the number of drifted files. */
export function driftCount(plan: Plan): number {
  return findDrift(plan, new Set()).length;
}

interface DriftEntry {
  readonly path: string;
  readonly sign: "+" | "~" | "-";
  /** Includes the file name. */
  readonly message: string;
}

function findDrift(plan: Plan, reformatted: ReadonlySet<string>): readonly DriftEntry[] {
  const edited = new Set(plan.edited);
  const missing = new Set(plan.missing);
  const drift = (
    paths: readonly string[],
    sign: DriftEntry["sign"],
    words: (path: string) => string,
  ): readonly DriftEntry[] => paths.map((path) => ({ path, sign, message: `${path} ${words(path)}` }));
  return [
    ...drift(plan.added, "+", (path) => (missing.has(path) ? "is missing" : "would be added")),
    ...drift(plan.changed, "~", (path) => {
      if (reformatted.has(path)) return "was only reformatted";
      return edited.has(path) ? "was edited" : "would change";
    }),
    ...drift(plan.removed, "-", () => "is stale"),
    ...drift(plan.kept, "-", () => "is stale, and was edited"),
    ...(plan.manifestOnly
      ? [{ path: manifestName, sign: "~", message: "the manifest is out of date: the inputs changed" } as const]
      : []),
  ];
}

function truncateLines(lines: readonly string[]): string[] {
  return lines.length <= maxShownLines
    ? [...lines]
    : [...lines.slice(0, maxShownLines), `… and ${lines.length - maxShownLines} more`];
}

function createPaint(color: boolean): Paint {
  return color ? (text, code) => `\u001b[${code}m${text}\u001b[0m` : (text) => text;
}
