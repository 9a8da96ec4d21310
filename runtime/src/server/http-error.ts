import type { Issue } from "../validate/index.js";
import type { HeaderValues } from "./declared-headers.js";
import { reasonPhrase } from "./reason-phrase.js";

/** A code from the interface's catalogue. */
export type ErrorCode = number | string;

/** An error response with any body. */
export type AnyHttpError = HttpError<number, unknown>;

export interface HttpErrorOptions<Body = never> {
  /** The body, or the properties that the error format does not provide. */
  readonly body?: Body;
  /** Violations of the request, each with its path. */
  readonly issues?: readonly Issue[];
  /** Seconds to wait before a retry; also sent as `Retry-After`. */
  readonly retryAfter?: number;
  /** Response headers by name. */
  readonly headers?: Readonly<Record<string, string>>;
  /** For the log; never sent to the caller. */
  readonly cause?: unknown;
}

/**
 * An error response, thrown by hooks, and thrown or returned by handlers. The error format of the specification
 * determines its body, except for the properties in `body`.
 *
 * @example
 * ```ts
 * import { HttpError } from "@guildwire/runtime/server";
 *
 * const error = new HttpError(429, 20028, "Too many roles", { retryAfter: 2.5 });
 * [error.status, error.code, error.message, error.retryAfter]; // => [429, 20028, "Too many roles", 2.5]
 * new HttpError(404).message; // => "Not Found"
 * new HttpError(200); // throws RangeError
 * ```
 */
export class HttpError<Status extends number = number, Body = never> extends Error {
  readonly status: Status;
  /** The body, or the properties that the error format does not provide. */
  readonly body: Body | undefined;
  /** The code from the interface's catalogue, if any. */
  readonly code: ErrorCode | undefined;
  readonly issues: readonly Issue[] | undefined;
  readonly retryAfter: number | undefined;
  /** Headers by name: text, or values of headers declared for the status. */
  readonly headers: HeaderValues | undefined;

  /**
   * @param message For the caller. Default: the reason phrase of the status, such as `Not Found`.
   * @throws RangeError for a status outside of 400 to 599.
   */
  constructor(status: Status, code?: ErrorCode, message?: string, options: HttpErrorOptions<Body> = {}) {
    super(message ?? reasonPhrase(status), options.cause === undefined ? undefined : { cause: options.cause });
    if (!(Number.isInteger(status) && status >= 400 && status <= 599))
      throw new RangeError(`${status} is not the status of an error`);
    this.status = status;
    this.code = code;
    this.body = options.body;
    this.issues = options.issues;
    this.retryAfter = options.retryAfter;
    this.headers = options.headers;
  }

  override get name(): string {
    return "HttpError";
  }
}

/** A body of which the error format provides some properties. */
export type DeclaredBody<Body, Filled extends PropertyKey> = Body extends unknown
  ? Omit<Body, Filled> & Partial<Pick<Body, Filled & keyof Body>>
  : never;

/**
 * Options of an error with a body.
 *
 * @template Headers The headers declared for the response.
 */
export type ErrorResponseOptions<Headers extends object = object> = Omit<HttpErrorOptions, "body" | "headers"> & {
  readonly message?: string;
  /** Response headers by name: declared ones as values, others as text. */
  readonly headers?: keyof Headers extends never ? Readonly<Record<string, string>> : Partial<Headers> & HeaderValues;
};

/**
 * Creates an error with the body of a declared error response.
 *
 * @example
 * ```ts
 * import { declaredError } from "@guildwire/runtime/server";
 *
 * const error = declaredError(409, { code: 30001, message: "Too many guilds" }, { retryAfter: 60 });
 * error.status; // => 409
 * error.body; // => { code: 30001, message: "Too many guilds" }
 * ```
 */
export function declaredError<Status extends number, Body>(
  status: Status,
  body: unknown,
  { message, headers, ...options }: ErrorResponseOptions<{ readonly [name: string]: unknown }> = {},
): HttpError<Status, Body> {
  const given = headers && { headers: headers as Readonly<Record<string, string>> };
  return new HttpError(status, undefined, message, { ...options, ...given, body: body as Body });
}
