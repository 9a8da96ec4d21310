import { maxPatternSteps, type PatternSteps, withPatternSteps } from "../validate/pattern-steps.js";
import { Failure, Refusal } from "./failure.js";

/** The steps that patterns of one request may take, or of one stream of items. */
export function requestPatternSteps(): PatternSteps {
  return { left: maxPatternSteps };
}

/**
 * Runs a synchronous decoder whose patterns share the steps of a request.
 *
 * @throws Refusal at the text for which the steps do not suffice: 400.
 */
export function withinPatternSteps<Result>(steps: PatternSteps, decode: () => Result): Result {
  let result: Result;
  try {
    result = withPatternSteps(steps, decode);
  } catch (error) {
    if (steps.left < 0) throw tooManySteps(error);
    throw error;
  }
  // Not every pattern that does not match makes a value invalid.
  if (steps.left < 0) throw tooManySteps(undefined);
  return result;
}

/** After the text for which the steps did not suffice, all others match: the last issue of a pattern is that of the text. */
function tooManySteps(error: unknown): Refusal {
  const issues = error instanceof Refusal || error instanceof Failure ? (error.issues ?? []) : [];
  const path = issues.filter(({ code }) => code === "pattern").at(-1)?.path ?? issues[0]?.path ?? "";
  const steps = maxPatternSteps.toLocaleString("en-US");
  const message = `the patterns of a request may take at most ${steps} steps, and this text exceeds them`;
  return new Refusal("invalid-request", { issues: [{ path, code: "pattern-steps", message }] });
}
