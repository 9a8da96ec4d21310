import type { Issue } from "../validate/index.js";
import { HttpError } from "./http-error.js";

/** Failures that the engine finds by itself, by kind: the status and message unless the definition has its own. */
const defaultResponses = {
  "invalid-request": { status: 400, message: "Bad Request" },
  "malformed-body": { status: 400, message: "Bad Request" },
  unauthenticated: { status: 401, message: "Unauthorized" },
  forbidden: { status: 403, message: "Forbidden" },
  "not-found": { status: 404, message: "Not Found" },
  "method-not-allowed": { status: 405, message: "Method Not Allowed" },
  timeout: { status: 408, message: "Request Timeout" },
  "too-large": { status: 413, message: "Content Too Large" },
  "unsupported-media-type": { status: 415, message: "Unsupported Media Type" },
  internal: { status: 500, message: "Internal Server Error" },
  "not-implemented": { status: 501, message: "Not Implemented" },
  unavailable: { status: 503, message: "Service Unavailable" },
} as const;

export type FailureKind = keyof typeof defaultResponses;

/** The response to a failure. */
export interface FailureResponse {
  /** Default: that of the kind. */
  readonly status?: number;
  readonly code: number;
  readonly message: string;
}

/** Responses of a definition, by kind of failure. */
export type Failures = { readonly [Kind in FailureKind]?: FailureResponse };

export interface FailureOptions {
  /** What is wrong with the request, and where. */
  readonly issues?: readonly Issue[];
  readonly headers?: Readonly<Record<string, string>>;
  /** For the log; the caller never sees it. */
  readonly cause?: unknown;
}

/** A failure of a known kind. The definition replaces its code and message before the response is sent. */
export class Failure extends HttpError {
  readonly kind: FailureKind;
  readonly issues: readonly Issue[] | undefined;

  constructor(kind: FailureKind, { issues, headers, cause }: FailureOptions = {}) {
    const { status, message } = defaultResponses[kind];
    super(status, 0, message, { cause, ...(headers && { headers }) });
    this.kind = kind;
    this.issues = issues;
  }
}

/** A failure with one reason at one path: a JSON Pointer, "" for the whole body. */
export function failureAt(kind: FailureKind, path: string, code: string, message: string): Failure {
  return new Failure(kind, { issues: [{ path, code, message }] });
}

/** What a handler that is still to be written throws: 501, with the operation's id in the log. */
export function notImplemented(_request: unknown, context: { readonly operation: { readonly id: string } }): HttpError {
  return new Failure("not-implemented", { cause: `${context.operation.id} is not implemented` });
}

/** A body of more than `limit` bytes. */
export function tooLarge(limit: number): Failure {
  return failureAt("too-large", "", "max-size", `a body has at most ${limit} bytes`);
}

/** A body whose sender stopped before its end. No one receives the response. */
export function truncatedBody(): Failure {
  return failureAt("malformed-body", "", "incomplete", "the body ended early");
}
