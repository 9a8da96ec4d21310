import { Distinct } from "./equal.js";
import { ambiguous, broken, wrongType } from "./issue.js";
import { fieldOf, itemsOf } from "./object.js";
import { at, type Path } from "./path.js";
import { Report } from "./report.js";

/** What runs only when a value was refused, to say why: here, and nowhere else, a description is interpreted. */

/** Reports each value along `way` that repeats an earlier one. `*` is every item of an array. */
export function repeated(
  report: Report,
  path: Path,
  value: unknown,
  way: readonly string[],
  name: string,
  message: string,
): void {
  const seen = new Distinct();
  const visit = (current: unknown, place: Path, step: number): void => {
    const token = way[step];
    if (current === undefined) return;
    if (token === "*") {
      itemsOf(current).forEach((item, index) => {
        visit(item, at(place, index), step + 1);
      });
    } else if (token !== undefined) visit(fieldOf(current, token), at(place, token), step + 1);
    else if (!seen.add(current)) {
      broken(report, place, name, message, isScalar(current) ? { actual: current } : undefined);
    }
  };
  visit(value, path, 0);
}

/** Whether something is wrong with one of these properties already. */
export function isReported(report: Report, path: Path, names: readonly string[]): boolean {
  return report.reportedPaths.some(
    (place) => place !== undefined && place.parent === path && names.includes(`${place.key}`),
  );
}

function isScalar(value: unknown): value is string | number | boolean | null {
  return value === null || typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}

/** One alternative of a union: reports what speaks against it. */
export type Alternative = (value: unknown, path: Path, report: Report) => void;

/** How many unions without a tag are looked into when they are inside of one another. */
const maxNestedTrials = 4;

/**
 * Reports why a value matches none of several alternatives (`any`), or not exactly one (`one`), where nothing in the
 * value says which one was meant: the issues of the alternative with the fewest.
 */
export function closest(
  report: Report,
  path: Path,
  value: unknown,
  mode: "one" | "any",
  alternatives: readonly Alternative[],
): void {
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
  else report.take(others.reduce((best, trial) => (trial.issues.length < best.issues.length ? trial : best), first));
}
