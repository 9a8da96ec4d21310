/** What is wrong with one place of a request, as the server says it. */
export interface Issue {
  /** JSON Pointer into the body that was sent; "" is the whole body. */
  readonly path: string;
  readonly code: string;
  readonly message: string;
}

/**
 * - `response`: the server answered with a status other than 2xx; redirects are not followed
 * - `network`: no answer, or not the whole of it
 * - `timeout`: the call's `timeout` passed
 * - `decode`: the answer is not JSON, where the operation promises JSON
 * - `argument`: the call was refused before anything was sent
 */
export type ApiErrorKind = "response" | "network" | "timeout" | "decode" | "argument";

/** The details of an ApiError that not every kind has. */
export interface ApiErrorDetails {
  readonly status?: number;
  readonly code?: number | undefined;
  readonly issues?: readonly Issue[];
  readonly retryAfter?: number | undefined;
  readonly cause?: unknown;
}

/**
 * The one error of a failed call. It holds no address, no header and no login, and the texts that it takes over from
 * the server are cleared of the login and of parts of the URL of 20 characters or more, which may be tokens.
 */
export class ApiError extends Error {
  declare readonly kind: ApiErrorKind;
  /** `createClient` for settings of a client that cannot be. */
  declare readonly operationId: string;
  /** HTTP status, for kind `response`; 0 for a redirect in a browser, which hides it. */
  declare readonly status?: number;
  /** The `code` of the error body. */
  declare readonly code?: number;
  /** What the server finds wrong with the request, place by place; empty for other kinds than `response`. */
  declare readonly issues: readonly Issue[];
  /** Seconds that the server asks to wait. */
  declare readonly retryAfter?: number;

  constructor(kind: ApiErrorKind, operationId: string, message: string, details?: ApiErrorDetails) {
    super(`${operationId}: ${message}`);
    Object.assign(this, { kind, operationId, issues: [], ...details });
  }

  // A getter, because a field would appear in every printed error and an assignment to the prototype could not be
  // dropped by bundlers.
  override get name(): string {
    return "ApiError";
  }

  toJSON(): object {
    return { ...this, name: this.name, message: this.message };
  }
}
