import type { Draft, Fetch } from "./draft.js";

/**
 * Provides access tokens, as the value of a credential: `auth: { oauth: clientCredentials({ … }) }`. A call rejected
 * with 401 is sent once more with a new token, unless its body is a stream.
 */
export interface TokenProvider {
  /**
   * Returns the current token, or a new one if there is none, it is about to expire, or it was `rejected`.
   *
   * Rejects if no token can be obtained, for example with an OAuthError.
   */
  readonly token: (rejected?: string) => Promise<string>;
  /** Makes a request obtain its token when it is sent. Called by the client. */
  readonly authorize: (draft: Draft, prefix: string) => void;
}

/** A token and its lifetime. */
export interface IssuedToken {
  readonly token: string;
  /** Seconds from the request of the token until it expires; undefined if unknown. */
  readonly expiresIn?: number | undefined;
}

export interface TokenProviderOptions {
  /** Seconds before expiry at which a token is replaced, at most half of its lifetime. Default: 30. */
  readonly skew?: number | undefined;
  /** Monotonic time in milliseconds, for tests. Default: `performance.now`. */
  readonly now?: (() => number) | undefined;
}

/**
 * Creates a provider from a function that requests tokens. At most one request is in flight at a time, which all calls
 * await. Failures are not cached: the next call requests a token again.
 *
 * @example
 * ```ts
 * import { createClient, tokenProvider } from "@guildwire/runtime/client";
 *
 * const auth = {
 *   bearer: tokenProvider(async () => {
 *     const response = await fetch("https://auth.example.com/token", { method: "POST" });
 *     const { access_token, expires_in } = await response.json();
 *     return { token: access_token, expiresIn: expires_in };
 *   }),
 * };
 * await auth.bearer.token(); // => "granted"
 * const client = createClient({ baseUrl: "https://api.example.com", auth });
 * ```
 */
export function tokenProvider(
  requestToken: () => Promise<IssuedToken>,
  { skew = 30, now = () => performance.now() }: TokenProviderOptions = {},
): TokenProvider {
  let current: { readonly token: string; readonly replaceAt: number } | undefined;
  let pending: Promise<string> | undefined;

  const replace = async (): Promise<string> => {
    const requestedAt = now();
    const { token, expiresIn = Number.POSITIVE_INFINITY } = await requestToken();
    const usable = expiresIn - Math.min(skew, expiresIn === Number.POSITIVE_INFINITY ? 0 : expiresIn / 2);
    current = { token, replaceAt: requestedAt + usable * 1000 };
    return token;
  };
  const token = async (rejected?: string): Promise<string> => {
    if (pending === undefined) {
      if (current !== undefined && current.token !== rejected && now() < current.replaceAt) return current.token;
      pending = replace().finally(() => {
        pending = undefined;
      });
    }
    return pending;
  };
  return {
    token,
    authorize: (draft, prefix) => {
      draft.send = sendWithToken({ token, prefix, draft, send: draft.send });
    },
  };
}

interface TokenRequest extends Pick<TokenProvider, "token"> {
  readonly prefix: string;
  readonly draft: Draft;
  readonly send: Fetch;
}

/** Sends a request with a token, and once more with a new token after a 401. */
function sendWithToken({ token, prefix, draft, send }: TokenRequest): Fetch {
  const add = (value: string): void => {
    draft.headers["authorization"] = `${prefix} ${value}`;
    draft.secrets.push(value);
  };
  return async (url, init) => {
    const current = await token().catch(rejectWithKind);
    add(current);
    const response = await send(url, init);
    if (response.status !== 401 || draft.duplex !== undefined) return response;
    // Without a new token, return the response, which explains why the call was refused.
    const next = await token(current).catch(() => current);
    if (next === current || draft.signal?.aborted) return response;
    await response.body?.cancel();
    add(next);
    return send(url, init);
  };
}

/** Nothing was sent, so an error without a kind counts as an invalid argument. */
function rejectWithKind(error: unknown): never {
  const { name, code, kind = "argument" } = Object(error);
  throw Object.assign(new Error(), { name, code: code ?? name, kind });
}
