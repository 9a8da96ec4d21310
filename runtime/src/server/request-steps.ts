import { maxPatternSteps, type PatternSteps, withPatternSteps } from "../validate/pattern-steps.js";
import { type PropertySteps, withPropertySteps } from "../validate/property-steps.js";
import { Failure, Refusal } from "./failure.js";
import type { JsonBounds } from "./json-bounds.js";
import { defaultBounds } from "./limits.js";

/** The steps that patterns of one request may take, or of one stream of items. */
export function requestPatternSteps(): PatternSteps {
  return { left: maxPatternSteps };
}

/** Steps of listing and copying properties, for each value that the JSON may contain. */
const stepsPerValue = 40;

/**
 * Runs a synchronous decoder whose patterns share the steps of a request. The objects of one body, or of one item of a
 * stream, share steps as well.
 *
 * @throws Refusal at the text for which the steps do not suffice, or for the whole body: 400.
 */
export function withinSteps<Result>(
  patterns: PatternSteps,
  decode: () => Result,
  { values }: Pick<JsonBounds, "values"> = defaultBounds,
): Result {
  const steps = stepsPerValue * values;
  const properties: PropertySteps = { left: steps };
  const requireSteps = (error?: unknown): void => {
    if (properties.left < 0) throw tooManyProperties(steps);
    if (patterns.left < 0) throw tooManySteps(error);
  };
  let result: Result;
  try {
    result = withPatternSteps(patterns, () => withPropertySteps(properties, decode));
  } catch (error) {
    requireSteps(error);
    throw error;
  }
  // Not every pattern that does not match makes a value invalid.
  requireSteps();
  return result;
}

function tooManyProperties(steps: number): Refusal {
  const limit = steps.toLocaleString("en-US");
  const message = `validating the properties of all objects may take at most ${limit} steps: send fewer properties`;
  return new Refusal("invalid-request", { issues: [{ path: "", code: "property-steps", message }] });
}

/** After the text for which the steps did not suffice, all others match: the last issue of a pattern is that of the text. */
function tooManySteps(error: unknown): Refusal {
  const issues = error instanceof Refusal || error instanceof Failure ? (error.issues ?? []) : [];
  const path = issues.filter(({ code }) => code === "pattern").at(-1)?.path ?? issues[0]?.path ?? "";
  const steps = maxPatternSteps.toLocaleString("en-US");
  const message = `the patterns of a request may take at most ${steps} steps, and this text exceeds them`;
  return new Refusal("invalid-request", { issues: [{ path, code: "pattern-steps", message }] });
}
