import type { Draft, Fetch } from "../client/draft.js";
import { callHook } from "../client/observed.js";
import { methodAttributes, methodInSpanName } from "../http/method-attributes.js";
import { errorType } from "./error-type.js";
import { createRedaction, type Redaction, type RedactionOptions } from "./redaction.js";

/** The part of a span of `@opentelemetry/api` that is used. */
export interface ClientSpan {
  setAttribute(name: string, value: string | number): unknown;
  /** 2 is `SpanStatusCode.ERROR`. */
  setStatus(status: { readonly code: 2 }): unknown;
  end(): void;
}

/** The part of a tracer of `@opentelemetry/api` that is used. */
export interface SpanTracer<Span extends ClientSpan> {
  /** `kind` is `SpanKind.CLIENT`. The parent is the tracer's active span. */
  startSpan(name: string, options: { readonly kind: 2; readonly attributes: Record<string, string | number> }): Span;
}

export interface SpanOptions<Span extends ClientSpan> extends RedactionOptions {
  /** A tracer of `@opentelemetry/api`, or one that is compatible. */
  readonly tracer: SpanTracer<Span>;
  /**
   * Adds headers that propagate the span, such as `traceparent`. With `@opentelemetry/api`:
   * `(span, headers) => propagation.inject(trace.setSpan(context.active(), span), headers)`. Default: none.
   */
  readonly inject?: ((span: Span, headers: Record<string, string>) => void) | undefined;
  /** The name of a span. Default: the method, and the operation of a generated client, such as `GET getItem`. */
  readonly spanName?: ((method: string, operationId: string | undefined) => string) | undefined;
}

/**
 * Creates a `fetch` that records each request as an OpenTelemetry span of an HTTP client, from sending to receiving the
 * response headers. Attributes follow the semantic conventions: `http.request.method`, `http.request.resend_count`,
 * `url.full` without credentials, `server.address`, `server.port`, `http.response.status_code` and `error.type`. An
 * error of the tracer or of `inject` is passed to `console.error` and does not affect the request.
 *
 * @param send The underlying function, such as the global `fetch`.
 *
 * @example
 * ```ts
 * import { getGuild } from "@guildwire/api/client";
 * import { createClient } from "@guildwire/runtime/client";
 * import { withSpans } from "@guildwire/runtime/fetch";
 *
 * const names: string[] = [];
 * const tracer = {
 *   // Use `trace.getTracer("my-app")` of `@opentelemetry/api` instead.
 *   startSpan: (name: string) => {
 *     names.push(name);
 *     return { setAttribute: () => {}, setStatus: () => {}, end: () => {} };
 *   },
 * };
 * const client = createClient({ baseUrl: "https://api.example.com", fetch: withSpans(fetch, { tracer }) });
 * await getGuild(client, { guild_id: "197038439483310086" });
 * names; // => ["GET getGuild"]
 * ```
 */
export function withSpans<Span extends ClientSpan>(send: Fetch, options: SpanOptions<Span>): Fetch {
  const redaction = createRedaction(options);
  const { tracer, inject, spanName = defaultName } = options;
  // All attempts of a call share one draft.
  const attempts = new WeakMap<RequestInit, number>();
  return async (url, init) => {
    const resendCount = attempts.get(init) ?? 0;
    attempts.set(init, resendCount + 1);
    const { id } = init as Partial<Draft>;
    const { method = "GET" } = init;
    const attributes = requestAttributes({ url, init, redaction, resendCount });
    let span: Span | undefined;
    callHook(() => {
      span = tracer.startSpan(spanName(methodInSpanName(method), id), { kind: 2, attributes });
    }, {});
    let outcome: Record<string, string | number> = {};
    try {
      const response = await send(url, span && inject ? withInjected(span, init, inject) : init);
      outcome = responseAttributes(response);
      return response;
    } catch (error) {
      outcome = { "error.type": errorType(error) };
      throw error;
    } finally {
      callHook(() => endSpan(span, outcome), {});
    }
  };
}

function defaultName(method: string, operationId: string | undefined): string {
  return operationId === undefined ? method : `${method} ${operationId}`;
}

interface TracedRequest {
  readonly url: string;
  readonly init: RequestInit;
  readonly redaction: Redaction;
  readonly resendCount: number;
}

function requestAttributes({ url, init, redaction, resendCount }: TracedRequest): Record<string, string | number> {
  const { method = "GET" } = init;
  return {
    ...methodAttributes(method),
    ...(resendCount > 0 ? { "http.request.resend_count": resendCount } : {}),
    "url.full": redaction.url(url, init),
    ...serverAttributes(url),
  };
}

/** None for an invalid URL, and for a relative one outside of a browser. */
function serverAttributes(url: string): Record<string, string | number> {
  const base = (globalThis as { location?: Location }).location?.href;
  if (!URL.canParse(url, base)) return {};
  const { protocol, hostname, port } = new URL(url, base);
  const defaultPort = protocol === "https:" ? 443 : 80;
  // IPv6 addresses without the brackets of URLs.
  return { "server.address": hostname.replace(/[[\]]/g, ""), "server.port": Number(port) || defaultPort };
}

/** A status of 0 hides the one of a redirect. */
function responseAttributes({ status }: Response): Record<string, string | number> {
  if (status === 0) return {};
  return { "http.response.status_code": status, ...(status >= 400 ? { "error.type": String(status) } : {}) };
}

function endSpan(span: ClientSpan | undefined, outcome: Readonly<Record<string, string | number>>): void {
  for (const [name, value] of Object.entries(outcome)) span?.setAttribute(name, value);
  if ("error.type" in outcome) span?.setStatus({ code: 2 });
  span?.end();
}

/** The init object with the headers of the propagator. `fetch` reports invalid headers. */
function withInjected<Span extends ClientSpan>(
  span: Span,
  init: RequestInit,
  inject: (span: Span, headers: Record<string, string>) => void,
): RequestInit {
  const injected: Record<string, string> = {};
  callHook(() => inject(span, injected), {});
  const headers = new Headers(init.headers);
  for (const [name, value] of Object.entries(injected)) headers.set(name, value);
  return { ...init, headers: Object.fromEntries(headers) };
}
