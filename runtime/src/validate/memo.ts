import { formatPath, type Path } from "./path.js";
import type { Report } from "./report.js";

/** What is asked about a value: a generated function, with the depth that it has got to. */
type MemoizedFunction<Output> = (value: unknown, depth: number, memo: Memo) => Output;

/**
 * Results of one call, for types that may check the same value several times: trying alternatives one after another
 * would double the work at every level. A result depends on the depth, which is bounded.
 */
export class Memo {
  readonly #results = new Map<MemoizedFunction<unknown>, Map<object, unknown[]>>();

  /** The result of `check`, which is called once per value and depth. */
  once<Output>(check: MemoizedFunction<Output>, value: unknown, depth: number): Output {
    if (typeof value !== "object" || value === null) return check(value, depth, this);
    const results = this.#resultsFor(value, check);
    if (!(depth in results)) results[depth] = check(value, depth, this);
    return results[depth] as Output;
  }

  /** By depth. */
  #resultsFor(value: object, check: MemoizedFunction<unknown>): unknown[] {
    const byValue = this.#results.get(check) ?? new Map<object, unknown[]>();
    this.#results.set(check, byValue);
    const results = byValue.get(value) ?? [];
    byValue.set(value, results);
    return results;
  }
}

/** What each report has looked at: beside the reports, so that only types that are nested in themselves carry it. */
const visited = /* @__PURE__ */ new WeakMap<Report, Set<string>>();

/** Whether a report has checked a path against this type before. Marks it as checked. */
export function isVisited(report: Report, type: string, path: Path): boolean {
  const known = visited.get(report) ?? new Set();
  visited.set(report, known);
  const size = known.size;
  return known.add(`${type} ${formatPath(path).pointer}`).size === size;
}
