/** The errors of a form: objects by property or index, with the list of errors at each path. */
export interface ErrorTree {
  readonly _errors?: readonly FormError[];
  readonly [name: string]: ErrorTree | readonly FormError[] | undefined;
}

export interface FormError {
  /** In upper snake case: `BASE_TYPE_BAD_LENGTH`. */
  readonly code: string;
  readonly message: string;
}

export interface HttpErrorOptions {
  readonly errors?: ErrorTree;
  /** Headers of the response, by name. */
  readonly headers?: Readonly<Record<string, string>>;
  /** For the log; the caller never sees it. */
  readonly cause?: unknown;
}

/** An error response. Handlers and hooks throw it; its body is `{ code, message, errors }`. */
export class HttpError extends Error {
  readonly status: number;
  /** The code of the interface's own catalogue; 0 for none. */
  readonly code: number;
  readonly errors: ErrorTree | undefined;
  readonly headers: Readonly<Record<string, string>> | undefined;

  /** Throws a RangeError for a status that is no error's: below 400 or above 599. */
  constructor(status: number, code: number, message: string, options: HttpErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    if (!(Number.isInteger(status) && status >= 400 && status <= 599))
      throw new RangeError(`${status} is not the status of an error`);
    this.status = status;
    this.code = code;
    this.errors = options.errors;
    this.headers = options.headers;
  }

  override get name(): string {
    return "HttpError";
  }
}
