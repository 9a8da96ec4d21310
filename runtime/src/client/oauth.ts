import type { Fetch } from "./draft.js";
import { readLimitedText } from "./limited-text.js";
import { type TokenProvider, type TokenProviderOptions, tokenProvider } from "./token-provider.js";

/** How an OAuth 2.0 client accesses the token endpoint. */
export interface TokenEndpoint extends TokenProviderOptions {
  /** The URL of the token endpoint. Redirects are not followed. */
  readonly tokenUrl: string;
  readonly clientId: string;
  /** Absent for public clients, which send only their `clientId`. */
  readonly clientSecret?: string | undefined;
  /** Requested scopes. Default: none, so that the server chooses. */
  readonly scopes?: readonly string[] | undefined;
  /** Client authentication: HTTP Basic (RFC 6749, section 2.3.1), or body parameters. Default: `basic`. */
  readonly clientAuthentication?: "basic" | "body" | undefined;
  /** Further parameters, such as `audience` or `resource`. */
  readonly parameters?: Readonly<Record<string, string>> | undefined;
  /** Timeout of a token request in milliseconds. Default: 10,000. */
  readonly timeout?: number | undefined;
  /** Replaces the global `fetch`. */
  readonly fetch?: Fetch | undefined;
}

export type ClientCredentialsOptions = TokenEndpoint & { readonly clientSecret: string };

export interface RefreshTokenOptions extends TokenEndpoint {
  readonly refreshToken: string;
  /** An existing access token. Without one, the first call requests a token. */
  readonly accessToken?: IssuedAccessToken | undefined;
  /**
   * Called with every new token before it is used. Store the refresh token if present, since the server may have
   * revoked the previous one. If `onTokens` rejects, the call fails.
   */
  readonly onTokens?: ((tokens: IssuedTokens) => void | Promise<void>) | undefined;
}

/** An access token with the seconds until it expires, if known. */
export interface IssuedAccessToken {
  readonly token: string;
  readonly expiresIn?: number | undefined;
}

/** The response of a token endpoint. */
export interface IssuedTokens extends IssuedAccessToken {
  /** Absent if the previous refresh token stays valid. */
  readonly refreshToken?: string | undefined;
  /** The granted scopes, if they differ from the requested ones. */
  readonly scopes?: readonly string[] | undefined;
}

/**
 * The error of a token request. `code` is an error code of RFC 6749, section 5.2, such as `invalid_client`, or:
 * - `token-request-failed`: no response, or a status of 5xx or 429
 * - `token-response-invalid`: the response is neither a token nor an RFC 6749 error, or it is too large
 *
 * @example
 * ```ts
 * import { clientCredentials, OAuthError } from "@guildwire/runtime/client";
 *
 * const provider = clientCredentials({
 *   tokenUrl: "https://auth.example.com/token",
 *   clientId: "my-app",
 *   clientSecret: "wrong",
 *   fetch: async () => Response.json({ error: "invalid_client" }, { status: 401 }),
 * });
 * const error: unknown = await provider.token().catch((reason) => reason);
 * if (error instanceof OAuthError) error.code; // => "invalid_client"
 * ```
 */
export class OAuthError extends Error {
  readonly code: string;
  /** The kind of the resulting ApiError: transient errors are retried. */
  readonly kind: "argument" | "network";
  /** The status of the response, if there was one. */
  readonly status: number | undefined;
  /** `error_description` of the response. */
  readonly description: string | undefined;

  constructor(code: string, { kind = "argument", status, description }: OAuthErrorDetails = {}) {
    super(description === undefined ? code : `${code}: ${description}`);
    this.code = code;
    this.kind = kind;
    this.status = status;
    this.description = description;
  }

  override get name(): string {
    return "OAuthError";
  }
}

interface OAuthErrorDetails {
  readonly kind?: "argument" | "network";
  readonly status?: number | undefined;
  readonly description?: string | undefined;
}

/**
 * Obtains access tokens by the client credentials grant (RFC 6749, section 4.4). `token()` rejects with an OAuthError.
 *
 * @example
 * ```ts
 * import { clientCredentials, createClient } from "@guildwire/runtime/client";
 *
 * const bearer = clientCredentials({
 *   tokenUrl: "https://auth.example.com/token",
 *   clientId: "my-app",
 *   clientSecret: "secret",
 *   scopes: ["guilds.read"],
 * });
 * const client = createClient({ baseUrl: "https://api.example.com", auth: { bearer } });
 * await bearer.token(); // => "granted"
 * ```
 */
export function clientCredentials(options: ClientCredentialsOptions): TokenProvider {
  return tokenProvider(() => requestTokens(options, { grant_type: "client_credentials" }), options);
}

/**
 * Obtains access tokens by the refresh token grant (RFC 6749, section 6). A new refresh token replaces the previous one.
 * `token()` rejects with an OAuthError, or with the error of `onTokens`.
 *
 * @example
 * ```ts
 * import { createClient, refreshToken } from "@guildwire/runtime/client";
 *
 * let stored = "the refresh token from your database";
 * const bearer = refreshToken({
 *   tokenUrl: "https://auth.example.com/token",
 *   clientId: "my-app",
 *   refreshToken: stored,
 *   onTokens: (tokens) => {
 *     stored = tokens.refreshToken ?? stored;
 *   },
 * });
 * const client = createClient({ baseUrl: "https://api.example.com", auth: { bearer } });
 * await bearer.token(); // => "granted"
 * ```
 */
export function refreshToken(options: RefreshTokenOptions): TokenProvider {
  const { now = () => performance.now() } = options;
  const createdAt = now();
  let { refreshToken: current, accessToken } = options;
  return tokenProvider(async () => {
    if (accessToken !== undefined) {
      const { token, expiresIn } = accessToken;
      accessToken = undefined;
      const left = expiresIn === undefined ? undefined : expiresIn - (now() - createdAt) / 1000;
      if (left === undefined || left > (options.skew ?? 30)) return { token, expiresIn: left };
    }
    const tokens = await requestTokens(options, { grant_type: "refresh_token", refresh_token: current });
    current = tokens.refreshToken ?? current;
    await options.onTokens?.(tokens);
    return tokens;
  }, options);
}

/** Maximum size of a token response in bytes. */
const maxResponse = 65_536;

async function requestTokens(endpoint: TokenEndpoint, grant: Readonly<Record<string, string>>): Promise<IssuedTokens> {
  const { tokenUrl, scopes = [], parameters = {}, timeout = 10_000, fetch: send = fetch } = endpoint;
  const body = new URLSearchParams({ ...parameters, ...grant });
  if (scopes.length > 0) body.set("scope", scopes.join(" "));
  const headers: Record<string, string> = {
    accept: "application/json",
    "content-type": "application/x-www-form-urlencoded",
  };
  authenticateClient(endpoint, headers, body);
  let status: number | undefined;
  let text: string | undefined;
  try {
    const response = await send(tokenUrl, {
      method: "POST",
      headers,
      body: body.toString(),
      redirect: "manual",
      signal: AbortSignal.timeout(timeout),
    });
    ({ status } = response);
    text = await readLimitedText(response, maxResponse);
  } catch (error) {
    const { name, cause } = Object(error);
    const description = String(cause?.code ?? name);
    throw new OAuthError("token-request-failed", { kind: "network", status, description });
  }
  return readTokens(status, text, [endpoint.clientSecret, ...Object.values(grant)]);
}

/** Adds the client's credentials. A public client sends only its id (RFC 6749, section 3.2.1). */
function authenticateClient(
  { clientId, clientSecret, clientAuthentication = "basic" }: TokenEndpoint,
  headers: Record<string, string>,
  body: URLSearchParams,
): void {
  if (clientSecret !== undefined && clientAuthentication === "basic") {
    const encode = (value: string): string => new URLSearchParams({ v: value }).toString().slice(2);
    headers["authorization"] = `Basic ${btoa(`${encode(clientId)}:${encode(clientSecret)}`)}`;
    return;
  }
  body.set("client_id", clientId);
  if (clientSecret !== undefined) body.set("client_secret", clientSecret);
}

function readTokens(status: number, text: string | undefined, secrets: readonly (string | undefined)[]): IssuedTokens {
  let fields: { readonly [name: string]: unknown } = {};
  try {
    fields = Object(JSON.parse(text ?? ""));
  } catch {
    // Not JSON: neither a token nor an error.
  }
  const { access_token, token_type, expires_in, refresh_token, scope, error, error_description } = fields;
  if (status >= 200 && status < 300 && isToken(access_token) && /^bearer$/i.test(String(token_type))) {
    const seconds = Number(expires_in ?? Number.NaN);
    return {
      token: access_token,
      expiresIn: seconds >= 0 ? seconds : undefined,
      refreshToken: isToken(refresh_token) ? refresh_token : undefined,
      scopes: typeof scope === "string" ? scope.split(" ").filter((one) => one !== "") : undefined,
    };
  }
  if (typeof error === "string" && /^[\x20-\x7e]{1,100}$/.test(error)) {
    throw new OAuthError(error, { status, description: descriptionOf(error_description, secrets) });
  }
  if (status >= 500 || status === 429) throw new OAuthError("token-request-failed", { kind: "network", status });
  throw new OAuthError("token-response-invalid", { status });
}

/** Whether the token is valid in a header without encoding. */
function isToken(value: unknown): value is string {
  return typeof value === "string" && /^[\x21-\x7e]+$/.test(value);
}

/** Returns the server's error description with secrets redacted. */
function descriptionOf(text: unknown, secrets: readonly (string | undefined)[]): string | undefined {
  if (typeof text !== "string") return undefined;
  const printable = text.replace(/[^\x20-\x7e]+/g, " ").slice(0, 300);
  return secrets.reduce<string>((rest, secret) => (secret ? rest.replaceAll(secret, "***") : rest), printable);
}
