import type { Issue } from "../validate/index.js";
import { type AnyHttpError, type ErrorCode, HttpError, type HttpErrorOptions } from "./http-error.js";
import { reasonPhrase } from "./reason-phrase.js";

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

/**
 * A failure of a known kind. The definition overrides its code and message before the response is sent.
 *
 * @example
 * ```ts
 * import { Failure } from "@guildwire/runtime/server";
 *
 * const error = new Failure("forbidden");
 * [error.status, error.kind]; // => [403, "forbidden"]
 * ```
 */
export class Failure extends HttpError {
  readonly kind: FailureKind;

  constructor(kind: FailureKind, options: HttpErrorOptions = {}) {
    super(defaultStatuses[kind], undefined, undefined, options);
    this.kind = kind;
  }
}

/**
 * A failure that the engine detects before a handler runs. Only the engine catches it, so it is not an Error: capturing a stack
 * trace takes as long as checking a request.
 */
export class Refusal {
  readonly kind: FailureKind;
  readonly status: number;
  readonly message: string;
  readonly issues: readonly Issue[] | undefined;
  readonly headers: HttpErrorOptions["headers"];
  readonly body: undefined = undefined;
  readonly code: undefined = undefined;
  readonly retryAfter: undefined = undefined;
  readonly cause: undefined = undefined;

  constructor(kind: FailureKind, { issues, headers }: Pick<HttpErrorOptions, "issues" | "headers"> = {}) {
    this.kind = kind;
    this.status = defaultStatuses[kind];
    this.message = reasonPhrase(this.status);
    this.issues = issues;
    this.headers = headers;
  }
}

/** What an error response is made of. */
export type ErrorSource = AnyHttpError | Refusal;

/** Returns the kind of a failure of the engine; undefined for another error. */
export function kindOf(error: ErrorSource): FailureKind | undefined {
  return error instanceof Refusal || error instanceof Failure ? error.kind : undefined;
}

/** Creates a refusal with one issue at a path: a JSON Pointer, "" for the whole body. */
export function refusalAt(kind: FailureKind, path: string, code: string, message: string): Refusal {
  return new Refusal(kind, { issues: [{ path, code, message }] });
}

/** Creates a failure with one issue at a path: a JSON Pointer, "" for the whole body. */
export function failureAt(kind: FailureKind, path: string, code: string, message: string): Failure {
  return new Failure(kind, { issues: [{ path, code, message }] });
}

/**
 * Creates the error of an unimplemented handler: 501, with the operation's id in the log.
 *
 * @example
 * ```ts
 * import { notImplemented } from "@guildwire/runtime/server";
 *
 * notImplemented({}, { operation: { id: "getItem" } }).status; // => 501
 * ```
 */
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

/** A body that middleware has read without leaving its bytes. */
export function readBefore(): Failure {
  const cause = new Error("the body was read before: mount this handler in front of body parsers");
  return new Failure("internal", { cause });
}
