import type { Issue } from "../validate/index.js";
import type { HeaderValues } from "./declared-headers.js";
import { reasonPhrase } from "./reason-phrase.js";

/** A code of the interface's own catalogue. */
export type ErrorCode = number | string;

/** An error response with any body. */
export type AnyHttpError = HttpError<number, unknown>;

export interface HttpErrorOptions<Body = never> {
  /** The body, or the properties of it that do not follow from the error format. */
  readonly body?: Body;
  /** The violations of the request, each with its path. */
  readonly issues?: readonly Issue[];
  /** Seconds after which the caller may try again; sent as `Retry-After`, too. */
  readonly retryAfter?: number;
  /** Headers of the response, by name. */
  readonly headers?: Readonly<Record<string, string>>;
  /** For the log; the caller never sees it. */
  readonly cause?: unknown;
}

/**
 * An error response. Handlers throw or return it, hooks throw it; the error format of the specification determines its body,
 * except for the properties in `body`.
 */
export class HttpError<Status extends number = number, Body = never> extends Error {
  readonly status: Status;
  /** The body, or the properties of it that do not follow from the error format. */
  readonly body: Body | undefined;
  /** The code of the interface's own catalogue; undefined for none. */
  readonly code: ErrorCode | undefined;
  readonly issues: readonly Issue[] | undefined;
  readonly retryAfter: number | undefined;
  /** By name; text, or values of the headers that the specification declares for the status. */
  readonly headers: HeaderValues | undefined;

  /**
   * @param message For the caller. Default: the reason phrase of the status, such as `Not Found`.
   * @throws RangeError for a status that is no error's: below 400 or above 599.
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

/** A body of which the error format fills in some properties. */
export type DeclaredBody<Body, Filled extends PropertyKey> = Body extends unknown
  ? Omit<Body, Filled> & Partial<Pick<Body, Filled & keyof Body>>
  : never;

/**
 * Options of an error whose body is given.
 *
 * @template Headers The headers that the specification declares for the response.
 */
export type ErrorResponseOptions<Headers extends object = object> = Omit<HttpErrorOptions, "body" | "headers"> & {
  readonly message?: string;
  /** Headers of the response, by name: the declared ones with their values, any other as text. */
  readonly headers?: keyof Headers extends never ? Readonly<Record<string, string>> : Partial<Headers> & HeaderValues;
};

/** An error with the body that an error response of the specification has. */
export function declaredError<Status extends number, Body>(
  status: Status,
  body: unknown,
  { message, headers, ...options }: ErrorResponseOptions<{ readonly [name: string]: unknown }> = {},
): HttpError<Status, Body> {
  const given = headers && { headers: headers as Readonly<Record<string, string>> };
  return new HttpError(status, undefined, message, { ...options, ...given, body: body as Body });
}
