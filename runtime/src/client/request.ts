import type { ClientOptions, Credentials } from "./client.js";
import type { Clock } from "./clock.js";

/** The description of one call in generated code. */
export interface RequestDescription {
  /** The operationId. */
  readonly id: string;
  readonly method: string;
  /** The path below the base URL, with every parameter encoded. */
  readonly path: string;
  /** `&name=value` for each parameter. */
  readonly query?: string;
  /** Values of parameters that are credentials, which errors redact. */
  readonly secrets?: string[];
  readonly headers?: Readonly<Record<string, string | undefined>> | undefined;
  readonly body?: RequestBody | undefined;
  /** Absent for operations without authentication. */
  readonly security?: Security;
  readonly limit?: Limit;
  /** What to make of a successful response. Default: JSON, or nothing for a 204. */
  readonly read?: (response: Response) => Promise<unknown>;
}

/** Encodes a body into the request, once, when the call begins. */
export type RequestBody = (draft: Draft, settings: ClientOptions) => void;

/** `BodyInit`, which only the DOM's types have a name for. */
export type FetchBody = NonNullable<RequestInit["body"]>;

/** The init object of `fetch`, with properties that `fetch` ignores. */
export interface Draft {
  url: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly signal: AbortSignal | undefined;
  /** Following a redirect would send the credentials and the body to another URL. */
  redirect: "manual" | "error";
  body?: FetchBody;
  /** Set for a stream, which can be sent only once. */
  duplex?: "half";
  /** The operationId, for errors. */
  readonly id: string;
  /** Values that errors redact, besides long parts of the URL. */
  readonly secrets: string[];
  /** Wraps the function that sends: adds credentials that are obtained when a request is sent. */
  authorize?: (send: Fetch) => Fetch;
}

/** The part of `fetch` that a client uses. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Adds credentials to the draft. Returns the names of the schemes without credentials if any are missing. */
export type Security = (credentials: Credentials, draft: Draft) => string | undefined;

/**
 * The state of a rate limit for one call; `settings` identifies the client. Resolves when a request may be sent, with
 * a function that updates the state from the response; `retryAfter` is in seconds.
 */
export type Limit = (
  settings: ClientOptions,
  sleep: Clock["sleep"],
  maxDelay: number,
  signal: AbortSignal | undefined,
) => Promise<(response: Response, retryAfter?: number) => void>;
