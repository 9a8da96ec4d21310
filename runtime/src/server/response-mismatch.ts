import type { Issue } from "../validate/index.js";

/** A response of a handler that does not match its schema. The message lists the issues. */
export class ResponseMismatch extends Error {
  // Private, so that a log does not list them twice.
  readonly #issues: readonly Issue[];

  constructor(what: string, issues: readonly Issue[]) {
    const reasons = issues.map(({ path, message }) => `${path || "/"} ${message}`);
    super(`${what} does not match its schema\n${reasons.join("\n")}`);
    this.#issues = issues;
  }

  get code(): "response-invalid" {
    return "response-invalid";
  }

  get issues(): readonly Issue[] {
    return this.#issues;
  }
}
