/**
 * - `response`: the status is not 2xx; redirects are not followed
 * - `network`: no response, or an incomplete one
 * - `timeout`: the call's `timeout` passed
 * - `decode`: the response is not JSON although the operation specifies JSON
 * - `argument`: the arguments are invalid; nothing was sent
 */
export type ApiErrorKind = "response" | "network" | "timeout" | "decode" | "argument";

/** The details of an ApiError that not every kind has. */
export interface ApiErrorDetails {
  readonly status?: number;
  readonly retryAfter?: number | undefined;
  readonly cause?: unknown;
  readonly body?: unknown;
  readonly headers?: Headers;
}

/**
 * The error of every failed call. What is printed contains no URL, header, body or credential: in texts of the platform,
 * the credentials and parts of the URL of 20 characters or more, which may be tokens, are replaced by `***`.
 */
export class ApiError extends Error {
  declare readonly kind: ApiErrorKind;
  /** The operation that was called. */
  declare readonly operationId: string;
  /** HTTP status, for kind `response`; 0 for a redirect in a browser, which hides it. */
  declare readonly status?: number;
  /** Seconds to wait, as requested by the server. */
  declare readonly retryAfter?: number;

  // Private, so that neither `util.inspect` nor `JSON.stringify` shows what may be secret.
  readonly #body: unknown;
  readonly #headers: Headers | undefined;

  constructor(
    kind: ApiErrorKind,
    operationId: string,
    message: string,
    { body, headers, ...details }: ApiErrorDetails = {},
  ) {
    super(`${operationId}: ${message}`);
    Object.assign(this, { kind, operationId, ...details });
    this.#body = body;
    this.#headers = headers;
  }

  /** The body of the response: JSON parsed, anything else as text; undefined without a response or a body. */
  get body(): unknown {
    return this.#body;
  }

  /** The headers of the response; undefined without one. */
  get headers(): Headers | undefined {
    return this.#headers;
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
