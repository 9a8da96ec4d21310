import type { ExampleValues, ModelOperation } from "@guildwire/generator";
import type { Operation } from "@guildwire/runtime/server";
import { responseViolations } from "../check-response.js";
import type { ErrorReader } from "./client-requests.js";
import { errorFailures } from "./judge-error.js";
import type { CaseResult, Failure } from "./results.js";
import type { SentResponse } from "./sender.js";
import type { Vector } from "./vectors.js";

/** What is known when a response is judged. */
export interface JudgeContext {
  readonly values: ExampleValues;
  readonly generated: ReadonlyMap<string, Operation>;
  /** Reads error responses of which a vector states the contents. */
  readonly readError: ErrorReader;
}

/** Statuses that refuse a request because of its form. */
const formStatuses: ReadonlySet<number> = new Set([400, 405, 406, 411, 413, 414, 415, 422]);

/** Judges the response to a vector. */
export function judge(
  { operation, expectation, text }: Vector,
  response: SentResponse,
  context: JudgeContext,
): Pick<CaseResult, "outcome" | "failures"> & { readonly isExpected: boolean } {
  const { status } = response;
  const verdict =
    typeof expectation === "object"
      ? errorFailures(expectation, response, context.readError)
      : verdictOf(expectation, status, operation);
  const failures: Failure[] = [];
  if (typeof verdict === "object") {
    failures.push(...verdict.map(({ rule, message }) => ({ rule, message: `${text}: ${message}` })));
  }
  const generated = context.generated.get(operation.id);
  if (generated !== undefined && status < 500) {
    const violations = responseViolations({ declared: operation, generated }, response, context.values);
    // A vector may state the response to a path or a method that the operation does not have.
    const isStated = typeof expectation === "object" && expectation.status === status;
    failures.push(...violations.filter(({ rule }) => !(isStated && rule === "undeclared-status")));
  }
  const outcome = failures.length > 0 ? "failed" : verdict === "unknown" ? "inconclusive" : "passed";
  const isExpected = verdict === "expected" || (typeof verdict === "object" && verdict.length === 0);
  return { outcome, failures, isExpected };
}

/** `unknown`: the response depends on data that the document does not describe. */
function verdictOf(
  expectation: Exclude<Vector["expectation"], object>,
  status: number,
  operation: ModelOperation,
): "expected" | "unknown" | readonly [Failure] {
  if (status >= 500) return [{ rule: "server-error", message: `the response is ${status}` }];
  const isSuccess = status < 400;
  switch (expectation) {
    case "accepted": {
      if (isSuccess) return "expected";
      if (formStatuses.has(status))
        return [{ rule: "valid-refused", message: `it is valid, but the response is ${status}` }];
      if (status === 401) return [{ rule: "credentials-refused", message: "the response is 401" }];
      const hasTarget = operation.parameters.some((parameter) => parameter.in === "path");
      if (status === 404 && !hasTarget) return [{ rule: "missing-operation", message: "the response is 404" }];
      return "unknown";
    }
    case "refused":
      if (isSuccess) return [{ rule: "invalid-accepted", message: `the response is ${status} instead of an error` }];
      return status === 404 || status === 403 || status === 409 || status === 429 ? "unknown" : "expected";
    case "unauthenticated":
      if (status === 401 || status === 403) return "expected";
      if (status === 404 || status === 429) return "unknown";
      return [{ rule: "credentials-not-required", message: `the response is ${status} instead of 401` }];
  }
}
