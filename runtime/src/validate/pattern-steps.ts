/**
 * The steps that matching may still take, for one text or for all texts of a request. Below 0, matching has been given
 * up.
 */
export interface PatternSteps {
  left: number;
  /** The text for which the steps did not suffice. */
  refused?: string;
}

/** Default number of steps. A step takes some nanoseconds. */
export const maxPatternSteps = 20_000_000;

let shared: PatternSteps | undefined;

/** Runs a synchronous function whose patterns share the steps. Without this, each text has steps of its own. */
export function withPatternSteps<Result>(steps: PatternSteps, work: () => Result): Result {
  const before = shared;
  shared = steps;
  try {
    return work();
  } finally {
    shared = before;
  }
}

/** Returns the steps for a text. */
export function patternSteps(): PatternSteps {
  return shared ?? { left: maxPatternSteps };
}
