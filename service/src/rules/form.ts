import { errors } from "@guildwire/api/server";

/** An issue at one location of a request body. Rules return issues as data; `refuse` makes the response. */
export interface FormIssue {
  /** JSON pointer into the body; the empty string is the body itself. */
  readonly path: string;
  /** In kebab-case, like the codes of validators; the error format converts it. */
  readonly code: string;
  /** A phrase without the name of the property, such as `must be a category of this guild`. */
  readonly message: string;
}

/** Makes a JSON pointer of property names and indices. */
export function pointer(...keys: readonly (string | number)[]): string {
  return keys.map((key) => `/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

/**
 * Throws the 400 with code 50035 that lists every issue; does nothing without issues.
 *
 * Rules: error-form.
 */
export function refuse(issues: readonly FormIssue[]): void {
  if (issues.length > 0) throw errors.invalidFormBody({ issues });
}
