import type { Report } from "./report.js";

/** Limits the work of validating a value as a whole. */
interface ValueLimit {
  /** Starts a value. Returns false within another one. */
  readonly start: () => boolean;
  /** Ends it. Returns whether it stayed within the limit; otherwise adds this to the report. */
  readonly end: (report?: Report) => boolean;
}

let limit: ValueLimit | undefined;

/** Sets the limit. Only bundles with patterns contain one. */
export function limitValues(own: ValueLimit): void {
  limit = own;
}

/** Runs a part of a validation. Its result counts only within the limit. */
export function withinLimit<Result>(work: () => Result, report?: Report): Result | undefined {
  if (!limit?.start()) return work();
  let result: Result | undefined;
  try {
    result = work();
  } finally {
    if (!limit.end(report)) result = undefined;
  }
  return result;
}
