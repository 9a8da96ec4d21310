import type { Result, Validator } from "../validate/index.js";
import { rejectRoundedIntegers } from "../validate/rounded-integers.js";
import { Refusal } from "./failure.js";
import { readingJson } from "./json-text.js";
import { collectedFormat } from "./listed-issues.js";

/** A decoded group of parameters whose JSON may have lost digits of integers. */
export interface SuspectGroup {
  readonly value: unknown;
  readonly read: () => unknown;
  readonly validator: Validator<unknown>;
}

/** Throws a Refusal that lists the integers in the JSON of parameters that lost digits. */
export function requireAllDigits(groups: readonly SuspectGroup[]): void {
  const issues = groups.flatMap(({ value, read, validator }) => {
    const validate = (sent: unknown): Result<unknown> => validator.parse(sent, collectedFormat);
    const result = rejectRoundedIntegers(value, readingJson(read), validate, collectedFormat.maxIssues);
    return result.ok ? [] : result.issues;
  });
  if (issues.length > 0) throw new Refusal("invalid-request", { issues });
}
