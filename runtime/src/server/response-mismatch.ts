import type { Issue } from "../validate/index.js";

/**
 * A response of a handler that does not match its schema, as `onError` receives it. The message lists the issues.
 *
 * @example
 * ```ts
 * import { ResponseMismatch } from "@guildwire/runtime/server";
 *
 * const error = new ResponseMismatch("the body", [{ path: "/id", code: "required", message: "id: is required" }]);
 * error.message; // => "the body does not match its schema\n/id id: is required"
 * error.issues.length; // => 1
 * ```
 */
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
