import type { Draft } from "./draft.js";

/** The argument of a hook. It never contains a URL, header, body or credential. */
export interface AttemptFacts {
  readonly operationId: string;
  readonly method: string;
  /** 1 for the first attempt; higher numbers are retries. */
  readonly attempt: number;
}

export interface ResponseFacts extends AttemptFacts {
  /** Undefined without a response. */
  readonly status: number | undefined;
  /** Milliseconds from sending to receiving the response headers. */
  readonly durationMs: number;
}

/** What a response announces about the end of an operation (RFC 9745, RFC 8594). */
export interface DeprecationFacts extends AttemptFacts {
  /** When the operation was or will be deprecated. */
  readonly deprecatedAt: Date | undefined;
  /** When it ends. */
  readonly sunset: Date | undefined;
  /** The value of `Link`, as sent. */
  readonly link: string | undefined;
}

/** For logging and tracing. */
export interface Hooks {
  readonly onRequest?: ((facts: AttemptFacts) => void) | undefined;
  readonly onResponse?: ((facts: ResponseFacts) => void) | undefined;
  /** Called for each response with the header `Deprecation` or `Sunset`. */
  readonly onDeprecated?: ((facts: DeprecationFacts) => void) | undefined;
}

/**
 * Creates a `fetch` for `createClient` that calls hooks for every attempt of every call. An error in a hook affects
 * neither the call nor the process: it is passed to `console.error`.
 *
 * @param send The underlying function. Default: the global `fetch`.
 *
 * @example
 * ```ts
 * import { getGuild } from "@guildwire/api/client";
 * import { createClient, observed } from "@guildwire/runtime/client";
 *
 * const statuses: string[] = [];
 * const client = createClient({
 *   baseUrl: "https://api.example.com",
 *   fetch: observed({
 *     onResponse: ({ operationId, attempt, status }) => void statuses.push(`${operationId} ${attempt}: ${status}`),
 *   }),
 * });
 * await getGuild(client, { guild_id: "197038439483310086" });
 * statuses; // => ["getGuild 1: 200"]
 * ```
 */
export function observed(
  { onRequest, onResponse, onDeprecated }: Hooks,
  send: (url: string, init: RequestInit) => Promise<Response> = (url, init) => fetch(url, init),
): (url: string, init: RequestInit) => Promise<Response> {
  // All attempts of a call share one draft.
  const attempts = new WeakMap<RequestInit, number>();
  return async (url, init) => {
    const { id, method } = init as Draft;
    const attempt = (attempts.get(init) ?? 0) + 1;
    attempts.set(init, attempt);
    const facts = { operationId: id, method, attempt };
    callHook(onRequest, facts);
    const start = performance.now();
    let status: number | undefined;
    try {
      const response = await send(url, init);
      ({ status } = response);
      if (onDeprecated !== undefined) callHook(reportNotices(onDeprecated, response.headers), facts);
      return response;
    } finally {
      callHook(onResponse, { ...facts, status, durationMs: performance.now() - start });
    }
  };
}

/** Reports the date of a structured field, `@` and seconds (RFC 9651, section 3.3.7), and an HTTP date. */
function reportNotices(onDeprecated: Hooks["onDeprecated"], headers: Headers): (facts: AttemptFacts) => void {
  return (facts) => {
    const [deprecation, sunset] = [headers.get("deprecation"), headers.get("sunset")];
    if (deprecation === null && sunset === null) return;
    onDeprecated?.({
      ...facts,
      deprecatedAt: validDate(Number(deprecation?.replace(/^@/, "") || Number.NaN) * 1000),
      sunset: validDate(sunset ?? ""),
      link: headers.get("link") ?? undefined,
    });
  };
}

function validDate(value: string | number): Date | undefined {
  const date = new Date(value);
  return Number.isNaN(+date) ? undefined : date;
}

/** Calls a hook. An error that it throws is passed to `console.error`. */
export function callHook<T>(hook: ((facts: T) => void) | undefined, facts: T): void {
  try {
    hook?.(facts);
  } catch (error) {
    console.error("A client hook threw an error:", error);
  }
}
