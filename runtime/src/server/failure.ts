import { type ErrorCode, HttpError, type HttpErrorOptions } from "./http-error.js";

/** Failures that the engine finds by itself, by kind: the status unless the definition has its own. */
const defaultStatuses = {
  "invalid-request": 400,
  "malformed-body": 400,
  unauthenticated: 401,
  forbidden: 403,
  "not-found": 404,
  "method-not-allowed": 405,
  "not-acceptable": 406,
  timeout: 408,
  "too-large": 413,
  "unsupported-media-type": 415,
  "too-many-requests": 429,
  internal: 500,
  "not-implemented": 501,
  unavailable: 503,
} as const;

export type FailureKind = keyof typeof defaultStatuses;

/** The response to a failure. */
export interface FailureResponse {
  /** Default: that of the kind. */
  readonly status?: number;
  readonly code: ErrorCode;
  readonly message: string;
}

/** Responses of a definition, by kind of failure. */
export type Failures = { readonly [Kind in FailureKind]?: FailureResponse };

/** A failure of a known kind. The definition replaces its code and message before the response is sent. */
export class Failure extends HttpError {
  readonly kind: FailureKind;

  constructor(kind: FailureKind, options: HttpErrorOptions = {}) {
    super(defaultStatuses[kind], undefined, undefined, options);
    this.kind = kind;
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
