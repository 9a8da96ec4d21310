import type { Report } from "./report.js";
import { limitValues } from "./value-limit.js";

/**
 * The steps that matching may still take, for one text or for all texts of a request. Below 0, matching has been given
 * up.
 */
export interface PatternSteps {
  left: number;
  /** The text for which the steps did not suffice. */
  refused?: string | undefined;
}

/** Default number of steps. A step takes some nanoseconds. */
export const maxPatternSteps = 20_000_000;

let shared: PatternSteps | undefined;

/** Runs a synchronous function whose patterns share the steps. Without this, each validated value has steps of its own. */
export function withPatternSteps<Result>(steps: PatternSteps, work: () => Result): Result {
  const before = shared;
  shared = steps;
  try {
    return work();
  } finally {
    shared = before;
  }
}

const ofValue: PatternSteps = { left: 0, refused: undefined };

limitValues({
  start: () => {
    // A value that is validated within others shares their steps.
    if (shared !== undefined) return false;
    ofValue.left = maxPatternSteps;
    ofValue.refused = undefined;
    shared = ofValue;
    return true;
  },
  end: (report) => {
    shared = undefined;
    const suffices = ofValue.left >= 0;
    if (!suffices && report !== undefined) reportSteps(report);
    return suffices;
  },
});

/** `pattern-steps`: the last text that did not match its pattern exceeded the steps. */
function reportSteps(report: Report): void {
  const index = report.issues.findLastIndex(({ code }) => code === "pattern");
  const path = index === -1 ? undefined : report.reportedPaths[index];
  if (index !== -1) {
    report.issues.splice(index, 1);
    report.reportedPaths.splice(index, 1);
  }
  const steps = maxPatternSteps.toLocaleString("en-US");
  report.add(
    path,
    "pattern-steps",
    `the patterns of a value may take at most ${steps} steps, and this text exceeds them`,
  );
}

/** Returns the steps for a text. */
export function patternSteps(): PatternSteps {
  return shared ?? { left: maxPatternSteps };
}
