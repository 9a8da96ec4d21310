import { formatPath, type Path } from "./path.js";
import type { Report } from "./report.js";

/** A generated function with the current recursion depth. */
type MemoizedFunction<Output> = (value: unknown, depth: number, memo: Memo) => Output;

/**
 * Caches results within one call, for types that may check the same value repeatedly: trying alternatives would double
 * the work at every level. Results depend on the depth, which is bounded.
 */
export class Memo {
  readonly #results = new Map<MemoizedFunction<unknown>, Map<object, unknown[]>>();

  /** Returns the result of `check`, which is called once per value and depth. */
  once<Output>(check: MemoizedFunction<Output>, value: unknown, depth: number): Output {
    if (typeof value !== "object" || value === null) return check(value, depth, this);
    const results = this.#resultsFor(value, check);
    if (!(depth in results)) results[depth] = check(value, depth, this);
    return results[depth] as Output;
  }

  /** Returns the results of a value by depth. */
  #resultsFor(value: object, check: MemoizedFunction<unknown>): unknown[] {
    const byValue = this.#results.get(check) ?? new Map<object, unknown[]>();
    this.#results.set(check, byValue);
    const results = byValue.get(value) ?? [];
    byValue.set(value, results);
    return results;
  }
}

/** The visited paths of each report. Kept outside of reports, so that only recursive types pay for it. */
const visited = /* @__PURE__ */ new WeakMap<Report, Set<string>>();

/** Whether a report has checked a path against this type before. Marks it as checked. */
export function isVisited(report: Report, type: string, path: Path): boolean {
  const known = visited.get(report) ?? new Set();
  visited.set(report, known);
  const size = known.size;
  return known.add(`${type} ${formatPath(path).pointer}`).size === size;
}
