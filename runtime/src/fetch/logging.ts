import type { Draft, Fetch } from "../client/draft.js";
import { callHook } from "../client/observed.js";
import { bodyPrefix, isLoggedBody, textPrefix } from "./body-prefix.js";
import { errorType } from "./error-type.js";
import { createRedaction, type Redaction, type RedactionOptions } from "./redaction.js";

/** A request and its outcome, without credentials. */
export interface FetchLogEntry {
  readonly method: string;
  readonly url: string;
  /** The operation, for requests of a generated client. */
  readonly operationId?: string;
  /** By lower-case name. */
  readonly requestHeaders: Readonly<Record<string, string>>;
  /** Undefined without a response. */
  readonly status?: number;
  /** By lower-case name; undefined without a response. */
  readonly responseHeaders?: Readonly<Record<string, string>>;
  /** Milliseconds from sending to receiving the response headers, or the error. */
  readonly durationMs: number;
  /** The platform's error code, or else the name of the error, such as `AbortError`; undefined with a response. */
  readonly error?: string;
  /** The beginning of a text body, if `bodies` is set. */
  readonly requestBody?: string;
  /** The beginning of a text body, if `bodies` is set. */
  readonly responseBody?: string;
}

export interface LoggingOptions extends RedactionOptions {
  /** Receives each request once. An error that it throws is passed to `console.error`. */
  readonly log: (entry: FetchLogEntry) => void;
  /**
   * Logs text bodies up to `maxBytes` of each. Bodies are not redacted. An entry then waits for that part of the
   * response body; the caller does not. Event streams, binary bodies and request streams are never logged. Default: none.
   */
  readonly bodies?: { readonly maxBytes: number } | undefined;
}

/**
 * Creates a `fetch` that logs requests: method, URL, headers, status and duration. Credentials in headers and in the
 * URL are replaced by `REDACTED`.
 *
 * @param send The underlying function, such as the global `fetch`.
 *
 * @example
 * ```ts
 * import { getGuild } from "@guildwire/api/client";
 * import { createClient } from "@guildwire/runtime/client";
 * import { withLogging } from "@guildwire/runtime/fetch";
 *
 * const lines: string[] = [];
 * const client = createClient({
 *   baseUrl: "https://api.example.com",
 *   fetch: withLogging(fetch, {
 *     log: ({ method, url, status }) => void lines.push(`${method} ${url} ${status}`),
 *   }),
 * });
 * await getGuild(client, { guild_id: "197038439483310086" });
 * lines; // => ["GET https://api.example.com/guilds/197038439483310086 200"]
 * ```
 */
export function withLogging(send: Fetch, options: LoggingOptions): Fetch {
  const redaction = createRedaction(options);
  const { log, bodies } = options;
  return async (url, init) => {
    const request = requestFacts({ url, init, redaction, maxBytes: bodies?.maxBytes });
    const start = performance.now();
    let response: Response;
    try {
      response = await send(url, init);
    } catch (error) {
      callHook(log, { ...request, durationMs: performance.now() - start, error: errorType(error) });
      throw error;
    }
    const { status, headers } = response;
    const durationMs = performance.now() - start;
    const entry = { ...request, status, responseHeaders: redaction.headers(headers, init), durationMs };
    if (bodies === undefined || !isLoggedBody(response)) {
      callHook(log, entry);
    } else {
      void bodyPrefix(response.clone(), bodies.maxBytes).then((responseBody) =>
        callHook(log, { ...entry, responseBody }),
      );
    }
    return response;
  };
}

interface LoggedRequest {
  readonly url: string;
  readonly init: RequestInit;
  readonly redaction: Redaction;
  /** Undefined if bodies are not logged. */
  readonly maxBytes: number | undefined;
}

function requestFacts({ url, init, redaction, maxBytes }: LoggedRequest): Omit<FetchLogEntry, "durationMs"> {
  const { id } = init as Partial<Draft>;
  const { method = "GET", body } = init;
  return {
    method,
    url: redaction.url(url, init),
    ...(id === undefined ? {} : { operationId: id }),
    requestHeaders: redaction.headers(readableHeaders(init), init),
    ...(maxBytes === undefined || typeof body !== "string" ? {} : { requestBody: textPrefix(body, maxBytes) }),
  };
}

/** None if a header is invalid: `fetch` reports that error. */
function readableHeaders({ headers }: RequestInit): Headers {
  try {
    return new Headers(headers);
  } catch {
    return new Headers();
  }
}
