import { Distinct } from "./equal.js";
import { ambiguous, broken, wrongType } from "./issue.js";
import { fieldOf, itemsOf } from "./object.js";
import { at, type Path } from "./path.js";
import { Report } from "./report.js";

/** Functions that run only for rejected values, to find the reason. */

/** The check of values that must differ. `steps` leads to them: `*` matches every item of an array. */
interface UniqueCheck {
  readonly steps: readonly string[];
  readonly name: string;
  readonly message: string;
}

/** Reports each value that equals an earlier one. */
export function repeated(report: Report, path: Path, value: unknown, { steps, ...check }: UniqueCheck): void {
  const seen = new Distinct();
  const visit = (current: unknown, path: Path, step: number): void => {
    const token = steps[step];
    if (current === undefined) return;
    if (token === "*") {
      for (const [index, item] of itemsOf(current).entries()) {
        if (report.full) return;
        visit(item, at(path, index), step + 1);
      }
    } else if (token !== undefined) visit(fieldOf(current, token), at(path, token), step + 1);
    else if (!seen.add(current)) {
      broken(report, path, isScalar(current) ? { ...check, actual: current } : check);
    }
  };
  visit(value, path, 0);
}

/** Whether one of these properties already has an issue. */
export function isReported(report: Report, path: Path, names: readonly string[]): boolean {
  return report.reportedPaths.some(
    (reported) => reported !== undefined && reported.parent === path && names.includes(`${reported.key}`),
  );
}

function isScalar(value: unknown): value is string | number | boolean | null {
  return value === null || typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}

/** Reports the issues of one alternative of a union. */
export type Alternative = (value: unknown, path: Path, report: Report) => void;

/** Alternatives of which exactly one, or at least one, must match. */
interface Alternatives {
  readonly mode: "one" | "any";
  readonly alternatives: readonly Alternative[];
}

/** Maximum nesting of unions without a discriminator for which the closest alternative is determined. */
const maxNestedTrials = 4;

/**
 * Reports why a value matches none of several alternatives (`any`), or not exactly one (`one`), without a
 * discriminator: the issues of the alternative with the fewest.
 */
export function closest(report: Report, path: Path, value: unknown, { mode, alternatives }: Alternatives): void {
  if (report.trials >= maxNestedTrials) {
    report.add(path, `${mode}-of`, "matches none of the alternatives");
    return;
  }
  const trials = alternatives.map((alternative) => {
    const trial = new Report(report.limit, report.trials + 1);
    alternative(value, path, trial);
    return trial;
  });
  const matches = trials.filter((trial) => trial.issues.length === 0).length;
  if (matches > 1) {
    if (mode === "one") ambiguous(report, path, matches);
    return;
  }
  if (matches === 1) return;
  const [first, ...others] = trials;
  if (first === undefined) wrongType(report, path, "nothing", value);
  else {
    const best = others.reduce((best, trial) => (trial.issues.length < best.issues.length ? trial : best), first);
    for (const [index, issue] of best.issues.entries()) {
      if (!report.full) report.push(issue, best.reportedPaths[index]);
    }
  }
}
