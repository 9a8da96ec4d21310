import type { ClientOptions, Credentials } from "./client.js";
import type { Clock } from "./clock.js";

/** One call, as generated code describes it. */
export interface RequestDescription {
  /** The operationId. */
  readonly id: string;
  readonly method: string;
  /** Below the base address, with every parameter encoded. */
  readonly path: string;
  /** `&name=value` for each parameter. */
  readonly query?: string;
  /** Parameters that are credentials: no error shows them. */
  readonly secrets?: string[];
  readonly headers?: Readonly<Record<string, string | undefined>> | undefined;
  readonly body?: RequestBody | undefined;
  /** Absent for operations that take no login. */
  readonly security?: Security;
  readonly limit?: Limit;
  /** What to make of a successful response. Default: JSON, or nothing for a 204. */
  readonly read?: (response: Response) => Promise<unknown>;
}

/** Encodes a body into the request, once, when the call begins. */
export type RequestBody = (draft: Draft, settings: ClientOptions) => void;

/** `BodyInit`, which only the DOM's types have a name for. */
export type FetchBody = NonNullable<RequestInit["body"]>;

/** What `fetch` is given, with what it leaves aside. */
export interface Draft {
  url: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly signal: AbortSignal | undefined;
  /** A redirect would take the login and the body to an address that nobody asked for. */
  readonly redirect: "manual";
  body?: FetchBody;
  /** Set for a stream, which can be sent only once. */
  duplex?: "half";
  /** The operationId, for errors. */
  readonly id: string;
  /** What no error may show, beside long parts of the URL. */
  readonly secrets: string[];
}

/** Logs in with what there is; the names of the schemes that have no credential, if it cannot. */
export type Security = (credentials: Credentials, draft: Draft) => string | undefined;

/**
 * The memory of a rate limit, for one call; `settings` stands for the client. Resolves when a request may be sent, with
 * a function that learns from the answer; `retryAfter` is in seconds.
 */
export type Limit = (
  settings: ClientOptions,
  sleep: Clock["sleep"],
  maxDelay: number,
  signal: AbortSignal | undefined,
) => Promise<(response: Response, retryAfter?: number) => void>;
