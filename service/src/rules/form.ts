import { errors } from "@guildwire/api/server";

/** An issue at one location of a request body. Rules return issues as data; `refuse` turns them into the response. */
export interface FormIssue {
  /** JSON pointer into the body; the empty text is the body itself. */
  readonly path: string;
  /** In kebab-case, as those of validators; the error format spells it. */
  readonly code: string;
  /** A phrase without the name of the property, such as `must be a category of this guild`. */
  readonly message: string;
}

/** The JSON pointer of property names and indices. */
export function pointer(...keys: readonly (string | number)[]): string {
  return keys.map((key) => `/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

/**
 * Ends the request with a 400 and code 50035 that lists every issue; does nothing without issues.
 *
 * Rules: error-form.
 */
export function refuse(issues: readonly FormIssue[]): void {
  if (issues.length > 0) throw errors.invalidFormBody({ issues });
}
