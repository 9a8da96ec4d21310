import type { Clock } from "./clock.js";
import type { JsonNode } from "./error-reader.js";
import type { TokenProvider } from "./token-provider.js";

/** A credential: a token, a name and password for HTTP Basic, or a provider of tokens such as `clientCredentials(…)`. */
export type Credential = string | { readonly username: string; readonly password: string } | TokenProvider;

/** Credentials by the name of the security scheme. */
export interface Credentials {
  readonly [scheme: string]: Credential | undefined;
}

/** Credentials, or a function that returns them, called before each call. */
export type Auth<C extends object = Credentials> = C | (() => C | Promise<C>);

/** Retries after a 429, 502, 503 or 504, or a network error. */
export interface RetryOptions {
  /** Attempts in total, the first one included. Default 3. */
  readonly attempts?: number | undefined;
  /** The longest wait before an attempt, in seconds; a server that asks for more gets no further attempt. Default 60. */
  readonly maxDelay?: number | undefined;
}

/** Settings of a client that a call can override. */
export interface CallSettings<C extends object = Credentials> {
  /** Credentials. Without `auth` none are sent; with it, a call without the required credentials is rejected. */
  readonly auth?: Auth<C> | undefined;
  /** Milliseconds for the whole call with all its waits and attempts; 0 for none. Default: none. */
  readonly timeout?: number | undefined;
  /** `false` for a single attempt. */
  readonly retry?: RetryOptions | false | undefined;
  /** Added to every request. Headers of a call override those of the client; credentials and content types override both. */
  readonly headers?: Readonly<Record<string, string | undefined>> | undefined;
}

export interface ClientOptions<C extends object = Credentials> extends CallSettings<C> {
  /** The base URL, such as `https://example.com/api/v8`; no query, no fragment. */
  readonly baseUrl: string;
  /**
   * Base URLs of operations with their own server, by server URL in the specification. Without an entry, the server
   * itself is used, provided that `baseUrl` is a server of the specification.
   */
  readonly servers?: Readonly<Record<string, string | undefined>> | undefined;
  /** Replaces the global `fetch`. */
  readonly fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
  /** Values for body properties that may be set once per client (`x-client-default`). */
  readonly defaults?: Readonly<Record<string, unknown>> | undefined;
  /**
   * Reads from the body of an error response how long to wait before the next attempt, in seconds. The default of a
   * generated client is the property that the specification has for this; `Retry-After` applies where there is none.
   */
  readonly readRetryAfter?: ((body: JsonNode) => unknown) | undefined;
  /** The boundary of each multipart body. Default: 128 random bits. */
  readonly boundary?: (() => string) | undefined;
  /** Time and randomness, for tests. */
  readonly clock?: Clock | undefined;
}

export interface CallOptions<C extends object = Credentials> extends CallSettings<C> {
  /** Aborts the call, which then rejects with the reason of the signal. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * A base URL, credentials and settings for all calls. The settings are behind a closure, so that neither `util.inspect`
 * nor `JSON.stringify` of a client shows credentials.
 */
export interface Client {
  readonly settings: () => ClientOptions;
}

/**
 * Generated code adds what the specification decides.
 *
 * @param readRetryAfter The default of the option with this name.
 */
export function createClient<C extends object = Credentials>(
  options: ClientOptions<C>,
  readRetryAfter?: ClientOptions["readRetryAfter"],
): Client {
  const settings = { readRetryAfter, ...options } as ClientOptions;
  return { settings: () => settings };
}
