import { errors } from "@guildwire/api/server";
import { formErrors } from "@guildwire/runtime/server";

/** What is wrong with one place of a request body. Rules return these as data; `refuse` turns them into the answer. */
export interface FormIssue {
  /** JSON pointer into the body; the empty text is the body itself. */
  readonly path: string;
  /** In kebab-case; the answer has it in upper snake case. */
  readonly code: string;
  /** In words, without the name of the field, such as `must be a category of this guild`. */
  readonly message: string;
}

/** The JSON pointer to a place, from its property names and indices. */
export function pointer(...keys: readonly (string | number)[]): string {
  return keys.map((key) => `/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

/**
 * Ends the request with a 400 and code 50035 that names every place at fault; does nothing without issues.
 *
 * Rules: error-form.
 */
export function refuse(issues: readonly FormIssue[]): void {
  if (issues.length > 0) throw errors.invalidFormBody({ errors: formErrors(issues) });
}
