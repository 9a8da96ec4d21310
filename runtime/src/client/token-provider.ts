import type { Draft, Fetch } from "./request.js";

/**
 * Access tokens for the calls of a client, as the value of a credential: `auth: { oauth: clientCredentials({ … }) }`.
 * A call that is refused with 401 is sent once more with a new token, unless its body is a stream.
 */
export interface TokenProvider {
  /**
   * The current token, or a new one where there is none, it is about to expire, or it is `rejected`.
   *
   * Rejects with what prevents a new token, such as an OAuthError.
   */
  readonly token: (rejected?: string) => Promise<string>;
  /** Lets a request get its token when it is sent. The client calls it. */
  readonly authorize: (draft: Draft, prefix: string) => void;
}

/** A token and its period of validity. */
export interface IssuedToken {
  readonly token: string;
  /** Seconds from the request for the token until it expires; undefined if that is unknown. */
  readonly expiresIn?: number | undefined;
}

export interface TokenProviderOptions {
  /** Seconds before its expiry at which a token is replaced, at most half of its period of validity. Default 30. */
  readonly skew?: number | undefined;
  /** Milliseconds from any fixed point, for tests. Default: `performance.now`. */
  readonly now?: (() => number) | undefined;
}

/**
 * A provider that requests tokens with a function of yours. At any time at most one request for a token is in flight;
 * all calls wait for it. A failure is not remembered: the next call requests a token again.
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
      draft.authorize = (send) => sendWithToken({ token, prefix, draft, send });
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
    // Without another token the caller gets the response, which says why the call was refused.
    const next = await token(current).catch(() => current);
    if (next === current || draft.signal?.aborted) return response;
    await response.body?.cancel();
    add(next);
    return send(url, init);
  };
}

/** Nothing of the call was sent, so that an error without a kind is one of its arguments. */
function rejectWithKind(error: unknown): never {
  const { name, code, kind = "argument" } = Object(error);
  throw Object.assign(new Error(), { name, code: code ?? name, kind });
}
