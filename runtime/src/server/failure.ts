import { type ErrorCode, HttpError, type HttpErrorOptions } from "./http-error.js";

/** Default status of each failure that the engine detects. */
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
  /** Default: the status of the kind. */
  readonly status?: number;
  readonly code: ErrorCode;
  readonly message: string;
}

/** A definition's responses by kind of failure. */
export type Failures = { readonly [Kind in FailureKind]?: FailureResponse };

/** A failure of a known kind. The definition overrides its code and message before the response is sent. */
export class Failure extends HttpError {
  readonly kind: FailureKind;

  constructor(kind: FailureKind, options: HttpErrorOptions = {}) {
    super(defaultStatuses[kind], undefined, undefined, options);
    this.kind = kind;
  }
}

/** Creates a failure with one issue at a path: a JSON Pointer, "" for the whole body. */
export function failureAt(kind: FailureKind, path: string, code: string, message: string): Failure {
  return new Failure(kind, { issues: [{ path, code, message }] });
}

/** Creates the error of an unimplemented handler: 501, with the operation's id in the log. */
export function notImplemented(_request: unknown, context: { readonly operation: { readonly id: string } }): HttpError {
  return new Failure("not-implemented", { cause: `${context.operation.id} is not implemented` });
}

/** A body above `limit` bytes. */
export function tooLarge(limit: number): Failure {
  return failureAt("too-large", "", "max-size", `a body has at most ${limit} bytes`);
}

/** A truncated body. The sender is gone, so the response is not received. */
export function truncatedBody(): Failure {
  return failureAt("malformed-body", "", "incomplete", "the body ended early");
}
