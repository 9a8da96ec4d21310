import type { Clock } from "./clock.js";
import { ApiError } from "./error.js";
import type { JsonNode } from "./error-reader.js";
import type { TokenProvider } from "./token-provider.js";

/** A credential: a token, a name and password for HTTP Basic, or a provider of tokens such as `clientCredentials(…)`. */
export type Credential = string | { readonly username: string; readonly password: string } | TokenProvider;

/** Credentials by security scheme name. */
export interface Credentials {
  readonly [scheme: string]: Credential | undefined;
}

/** Credentials, or a function that is called before each call and returns them, or undefined to send none. */
export type Auth<C extends object = Credentials> = C | (() => C | undefined | Promise<C | undefined>);

/** Retries after a 429, 502, 503 or 504, or a network error. */
export interface RetryOptions {
  /** Total number of attempts, including the first. Default: 3. */
  readonly attempts?: number | undefined;
  /** Maximum delay before an attempt in seconds. If the server requests more, the call is not retried. Default: 60. */
  readonly maxDelay?: number | undefined;
}

/**
 * The options of the platform's `fetch` that the client does not decide, such as `credentials`, `cache`, `keepalive` and
 * `dispatcher`.
 */
export type FetchOptions = Omit<
  RequestInit,
  "body" | "duplex" | "headers" | "method" | "redirect" | "signal" | "window"
>;

/** Settings of a client that a call can override. */
export interface CallSettings<C extends object = Credentials> {
  /** Credentials. Without `auth`, none are sent; with it, a call without the required credentials is rejected. */
  readonly auth?: Auth<C> | undefined;
  /** Timeout of the whole call in milliseconds, including delays and retries; 0 for none. Default: none. */
  readonly timeout?: number | undefined;
  /** `false` disables retries. */
  readonly retry?: RetryOptions | false | undefined;
  /**
   * Additional headers of every request. Headers of a call override those of the client; credentials and content types
   * override both.
   */
  readonly headers?: Readonly<Record<string, string | undefined>> | undefined;
  /** Options passed on to `fetch`. Those of a call override single options of the client. */
  readonly fetchOptions?: FetchOptions | undefined;
}

export interface ClientOptions<C extends object = Credentials> extends CallSettings<C> {
  /** The base URL, such as `https://example.com/api/v8`, without query and fragment. */
  readonly baseUrl: string;
  /**
   * Base URLs of operations with their own server, by server URL in the specification. Without an entry, the specified
   * server is used, provided that `baseUrl` is a server of the specification.
   */
  readonly servers?: Readonly<Record<string, string | undefined>> | undefined;
  /** Replaces the global `fetch`. */
  readonly fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
  /** Default values of body properties marked with `x-client-default`. */
  readonly defaults?: Readonly<Record<string, unknown>> | undefined;
  /**
   * Reads the retry delay in seconds from the body of an error response. Generated clients default to the property
   * declared in the specification; `Retry-After` applies if there is none.
   */
  readonly readRetryAfter?: ((body: JsonNode) => unknown) | undefined;
  /** Returns the boundary of a multipart body. Default: 128 random bits. */
  readonly boundary?: (() => string) | undefined;
  /** Time and randomness, for tests. */
  readonly clock?: Clock | undefined;
}

export interface CallOptions<C extends object = Credentials> extends CallSettings<C> {
  /** Aborts the call, which then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * A base URL, credentials and settings for all calls. The settings are in a closure, so that `util.inspect` and
 * `JSON.stringify` do not reveal credentials.
 */
export interface Client {
  readonly settings: () => ClientOptions;
}

/**
 * Creates a client. Generated code passes the defaults derived from the specification.
 *
 * @param readRetryAfter Default of the option with this name.
 * @throws ApiError of kind `argument` for an unknown option, which would have no effect.
 *
 * @example
 * ```ts
 * import { getGuild } from "@guildwire/api/client";
 * import { createClient } from "@guildwire/runtime/client";
 *
 * const client = createClient({
 *   baseUrl: "https://api.example.com",
 *   auth: { bot: "secret" },
 *   timeout: 10_000,
 *   retry: { attempts: 2 },
 * });
 * const guild = await getGuild(client, { guild_id: "197038439483310086" });
 * guild.name; // => "Guild Testers"
 * ```
 */
export function createClient<C extends object = Credentials>(
  options: ClientOptions<C>,
  readRetryAfter?: ClientOptions["readRetryAfter"],
): Client {
  const settings = { readRetryAfter, ...options } as ClientOptions;
  for (const name in settings) {
    if (!optionNames.split(" ").includes(name)) {
      throw new ApiError("argument", "createClient", `${name} is not one of ${optionNames}`);
    }
  }
  return { settings: () => settings };
}

/** The names of all options. One text is smaller in bundles than a list. */
const optionNames =
  "timeout retry headers fetch fetchOptions auth baseUrl servers defaults readRetryAfter boundary clock";
