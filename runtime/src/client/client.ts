import type { Clock } from "./clock.js";

/** A login: a token, or a name and password for HTTP Basic. */
export type Credential = string | { readonly username: string; readonly password: string };

/** Logins by the name of the specification's security scheme. */
export interface Credentials {
  readonly [scheme: string]: Credential | undefined;
}

/** Credentials, or a function that is asked for them before each call. */
export type Auth<C extends object = Credentials> = C | (() => C | Promise<C>);

/** How a call is repeated after a 429, a 502, 503 or 504, or a network fault. */
export interface RetryOptions {
  /** Attempts in total, the first one included. Default 3. */
  readonly attempts?: number | undefined;
  /** The longest wait before an attempt, in seconds; a server that asks for more gets no further attempt. Default 60. */
  readonly maxDelay?: number | undefined;
}

/** What may be set per call as well as per client; the call's own setting wins. */
export interface CallSettings<C extends object = Credentials> {
  /** Without it no login is sent; with it, a call whose login it lacks is refused. */
  readonly auth?: Auth<C> | undefined;
  /** Milliseconds for the whole call with all its waits and attempts; 0 for none. Default: none. */
  readonly timeout?: number | undefined;
  /** `false` for a single attempt. */
  readonly retry?: RetryOptions | false | undefined;
  /** Added to every request; a call's win over a client's, logins and content types win over both. */
  readonly headers?: Readonly<Record<string, string | undefined>> | undefined;
}

export interface ClientOptions<C extends object = Credentials> extends CallSettings<C> {
  /** Where the interface is mounted, such as `https://example.com/api/v8`; no query, no fragment. */
  readonly baseUrl: string;
  /**
   * Where the servers are that operations have of their own, by their address in the specification; an operation goes to
   * that address itself only if `baseUrl` is one of the specification's own.
   */
  readonly servers?: Readonly<Record<string, string | undefined>> | undefined;
  /** Instead of the global `fetch`. */
  readonly fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
  /** Values for body properties that may be set once per client (`x-client-default`). */
  readonly defaults?: Readonly<Record<string, unknown>> | undefined;
  /** The boundary of each multipart body. Default: 128 random bits. */
  readonly boundary?: (() => string) | undefined;
  /** Time and chance, for tests. */
  readonly clock?: Clock | undefined;
}

export interface CallOptions<C extends object = Credentials> extends CallSettings<C> {
  /** Ends the call, which then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * A base address, credentials and habits, shared by all calls that are made with it. The settings are behind a closure,
 * so that neither `util.inspect` nor `JSON.stringify` of a client shows a login.
 */
export interface Client {
  readonly settings: () => ClientOptions;
}

export function createClient<C extends object = Credentials>(options: ClientOptions<C>): Client {
  const settings = { ...options } as ClientOptions;
  return { settings: () => settings };
}
