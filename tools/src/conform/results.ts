import type { FailureRule } from "../failure-rules.js";

/** A deviation of a server from the document. */
export interface Failure {
  /** The violated rule, such as `undeclared-status`. */
  readonly rule: FailureRule;
  readonly message: string;
}

/** The result of one request. */
export interface CaseResult {
  /** The operationId. */
  readonly operation: string;
  /** The rule that was tested. */
  readonly rule: string;
  /** What was sent, in words. */
  readonly text: string;
  readonly method: string;
  /** Without origin and query. */
  readonly path: string;
  /** Absent without a response. */
  readonly status?: number;
  readonly outcome: "passed" | "failed" | "inconclusive";
  readonly failures: readonly Failure[];
  /** Duration in milliseconds. */
  readonly duration: number;
}

/** An operation that was not tested. */
export interface Skipped {
  readonly operation: string;
  readonly reason: string;
}

/** The result of a run. */
export interface ConformanceResult {
  readonly url: string;
  readonly cases: readonly CaseResult[];
  readonly skipped: readonly Skipped[];
  readonly requests: number;
  /** Why the run ended early; absent if it is complete. */
  readonly incomplete?: string;
}
