import type { Issue } from "../validate/index.js";
import { reasonPhrase } from "./reason-phrase.js";

/** A code of the interface's own catalogue. */
export type ErrorCode = number | string;

export interface HttpErrorOptions {
  /** The violations of the request, each with its path. */
  readonly issues?: readonly Issue[];
  /** Seconds after which the caller may try again; sent as `Retry-After`, too. */
  readonly retryAfter?: number;
  /** Headers of the response, by name. */
  readonly headers?: Readonly<Record<string, string>>;
  /** For the log; the caller never sees it. */
  readonly cause?: unknown;
}

/** An error response. Handlers and hooks throw it; the error format of the specification decides its body. */
export class HttpError<Status extends number = number> extends Error {
  readonly status: Status;
  /** The code of the interface's own catalogue; undefined for none. */
  readonly code: ErrorCode | undefined;
  readonly issues: readonly Issue[] | undefined;
  readonly retryAfter: number | undefined;
  readonly headers: Readonly<Record<string, string>> | undefined;

  /**
   * @param message For the caller. Default: the reason phrase of the status, such as `Not Found`.
   * @throws RangeError for a status that is no error's: below 400 or above 599.
   */
  constructor(status: Status, code?: ErrorCode, message?: string, options: HttpErrorOptions = {}) {
    super(message ?? reasonPhrase(status), options.cause === undefined ? undefined : { cause: options.cause });
    if (!(Number.isInteger(status) && status >= 400 && status <= 599))
      throw new RangeError(`${status} is not the status of an error`);
    this.status = status;
    this.code = code;
    this.issues = options.issues;
    this.retryAfter = options.retryAfter;
    this.headers = options.headers;
  }

  override get name(): string {
    return "HttpError";
  }
}
