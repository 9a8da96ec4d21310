/**
 * - `response`: the status is not 2xx; redirects are not followed
 * - `network`: no response, or an incomplete one
 * - `timeout`: the call's `timeout` expired
 * - `decode`: the response is not JSON although the operation declares JSON
 * - `argument`: the arguments are invalid; nothing was sent
 */
export type ApiErrorKind = "response" | "network" | "timeout" | "decode" | "argument";

/** Details that depend on the kind of an ApiError. */
export interface ApiErrorDetails {
  readonly status?: number;
  readonly retryAfter?: number | undefined;
  readonly cause?: unknown;
  readonly body?: unknown;
  readonly headers?: Headers;
}

/**
 * The error of every failed call. What is printed contains no URL, header, body or credential: in texts of the platform,
 * the credentials and parts of the URL of 20 characters or more, which may be tokens, are replaced by `***`.
 *
 * @example
 * ```ts
 * import { getGuild } from "@guildwire/api/client";
 * import { ApiError, createClient } from "@guildwire/runtime/client";
 *
 * const client = createClient({ baseUrl: "https://api.example.com" });
 * try {
 *   await getGuild(client, { guild_id: "1" });
 * } catch (error) {
 *   if (!(error instanceof ApiError)) throw error;
 *   [error.kind, error.status]; // => ["response", 404]
 *   error.body; // => { code: 10004, message: "Unknown Guild" }
 * }
 * ```
 */
export class ApiError extends Error {
  declare readonly kind: ApiErrorKind;
  /** The operation that was called. */
  declare readonly operationId: string;
  /** HTTP status for kind `response`; 0 for a redirect in a browser, which hides it. */
  declare readonly status?: number;
  /** Seconds to wait, as requested by the server. */
  declare readonly retryAfter?: number;

  // Private, so that `util.inspect` and `JSON.stringify` do not reveal secrets.
  readonly #body: unknown;
  readonly #headers: Headers | undefined;

  constructor(
    kind: ApiErrorKind,
    operationId: string,
    message: string,
    { body, headers, ...details }: ApiErrorDetails = {},
  ) {
    super(`${operationId}: ${message}`);
    Object.assign(this, { kind, operationId, ...details });
    this.#body = body;
    this.#headers = headers;
  }

  /** The response body: parsed JSON, or text; undefined without a response or body. */
  get body(): unknown {
    return this.#body;
  }

  /** The response headers; undefined without a response. */
  get headers(): Headers | undefined {
    return this.#headers;
  }

  // A getter: a field would appear in every printed error, and an assignment to the prototype would prevent tree
  // shaking.
  override get name(): string {
    return "ApiError";
  }

  toJSON(): object {
    return { name: this.name, message: this.message, ...(this as object) };
  }
}
