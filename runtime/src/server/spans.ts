import { methodAttributes, methodInSpanName } from "../http/method-attributes.js";
import type { CallFacts } from "./context.js";
import type { RequestEnd, RequestStart, StreamEnd } from "./options.js";

/** The part of a span of `@opentelemetry/api` that is used. */
export interface ServerSpan {
  setAttribute(name: string, value: string | number): unknown;
  updateName(name: string): unknown;
  /** 2 is `SpanStatusCode.ERROR`. */
  setStatus(status: { readonly code: 2 }): unknown;
  end(): void;
}

/** The part of a tracer of `@opentelemetry/api` that is used. */
export interface ServerTracer<Span extends ServerSpan, Parent> {
  /** `kind` is `SpanKind.SERVER`. */
  startSpan(
    name: string,
    options: { readonly kind: 1; readonly attributes: Record<string, string | number> },
    parent?: Parent,
  ): Span;
}

export interface ServerSpanOptions<Span extends ServerSpan, Parent = never> {
  /** A tracer of `@opentelemetry/api`, or one that is compatible. */
  readonly tracer: ServerTracer<Span, Parent>;
  /**
   * Returns the context of the caller from its headers, such as `traceparent`. With `@opentelemetry/api`:
   * `(header) => propagation.extract(ROOT_CONTEXT, header, { get: (get, name) => get(name), keys: () => [] })`. Default: the active one.
   */
  readonly extract?: (header: (name: string) => string | undefined) => Parent;
  /**
   * Runs the handler with the span as the active one, so that spans of databases are its children. With `@opentelemetry/api`:
   * `(span, run) => context.with(trace.setSpan(context.active(), span), run)`. Default: runs it.
   */
  readonly activate?: (span: Span, run: () => Promise<unknown>) => Promise<unknown>;
  /** The value of `url.scheme`. Default: `http`. */
  readonly scheme?: "http" | "https";
  /** The option `basePath` of the server, which is part of `http.route`. Default: none. */
  readonly basePath?: string;
  /**
   * Returns `http.route` of a request, if its path was rewritten before the server received it. Default: `basePath` and the path
   * template.
   */
  readonly route?: (request: SpanRequest) => string | undefined;
  /**
   * Whether `url.path` is recorded. Use `false` if paths contain credentials, such as the tokens of webhooks; `http.route` remains.
   * Default: true.
   */
  readonly recordPath?: boolean;
}

/** What a span records of a request. Also for requests that other handlers respond to; they have no `route`. */
export type SpanRequest = Pick<RequestStart, "header" | "method" | "path" | "route">;

/** Options of a server that record its requests. */
export interface ServerSpans {
  readonly onRequest: (request: SpanRequest) => void;
  readonly onResponse: (request: SpanRequest, response: Pick<RequestEnd, "isStream" | "status">) => void;
  readonly onStreamEnd: (request: SpanRequest, end: Pick<StreamEnd, "outcome">) => void;
  readonly around: (call: CallFacts, run: () => Promise<void>) => Promise<unknown>;
}

/**
 * Returns options of a server that record each request as an OpenTelemetry span, named by method and route: `GET /books/{isbn}`. Attributes
 * follow the semantic conventions of HTTP servers: `http.request.method`, `http.route`, `url.path`, `url.scheme`,
 * `server.address`, `server.port`, `user_agent.original`, `http.response.status_code` and `error.type`. The query is
 * omitted, since it may contain credentials. A status of 500 or above is an error, and so is a stream that fails after its status; the span of
 * a stream ends with it. Errors of the tracer go to `onError`.
 *
 * @example
 * ```ts
 * import { serverSpans } from "@guildwire/runtime/server";
 *
 * const names: string[] = [];
 * const span = { setAttribute: () => {}, updateName: () => {}, setStatus: () => {}, end: () => {} };
 * // Use `trace.getTracer("books")` of `@opentelemetry/api` instead.
 * const tracer = { startSpan: (name: string) => (names.push(name), span) };
 * const { onRequest } = serverSpans({ tracer });
 * const request = { method: "GET", path: "/books/1", route: "/books/{isbn}", header: () => undefined };
 * onRequest(request as never);
 * names; // => ["GET /books/{isbn}"]
 * ```
 */
export function serverSpans<Span extends ServerSpan, Parent = never>({
  tracer,
  extract,
  activate = (_, run) => run(),
  scheme = "http",
  basePath = "",
  route: routeOf = ({ route }) => (route === undefined ? undefined : basePath.replace(/\/+$/, "") + route),
  recordPath = true,
}: ServerSpanOptions<Span, Parent>): ServerSpans {
  const spans = new WeakMap<object, Span>();
  const nameOf = (request: SpanRequest): string =>
    [methodInSpanName(request.method), routeOf(request)].filter((part) => part !== undefined).join(" ");
  return {
    onRequest(request) {
      const parent = extract?.((name) => request.header(name));
      const path = recordPath ? request.path : undefined;
      const options = {
        kind: 1,
        attributes: requestAttributes(request, { path, route: routeOf(request), scheme }),
      } as const;
      const name = nameOf(request);
      spans.set(
        request,
        parent === undefined ? tracer.startSpan(name, options) : tracer.startSpan(name, options, parent),
      );
    },
    onResponse(request, { status, isStream = false }) {
      const span = spans.get(request);
      if (span === undefined) return;
      // The operation of a shared route is not known at the start.
      const route = routeOf(request);
      if (route !== undefined) {
        span.setAttribute("http.route", route);
        span.updateName(nameOf(request));
      }
      span.setAttribute("http.response.status_code", status);
      if (status >= 500) {
        span.setAttribute("error.type", String(status));
        span.setStatus({ code: 2 });
      }
      if (!isStream) span.end();
    },
    onStreamEnd(request, { outcome }) {
      const span = spans.get(request);
      if (outcome === "failed") {
        span?.setAttribute("error.type", "stream");
        span?.setStatus({ code: 2 });
      }
      span?.end();
    },
    around(call, run) {
      const span = spans.get(call);
      return span === undefined ? run() : activate(span, run);
    },
  };
}

interface RequestUrl {
  readonly path: string | undefined;
  readonly route: string | undefined;
  readonly scheme: "http" | "https";
}

function requestAttributes(
  { method, header }: Pick<SpanRequest, "header" | "method">,
  { path, route, scheme }: RequestUrl,
): Record<string, string | number> {
  const agent = header("user-agent");
  return {
    ...methodAttributes(method),
    ...(path !== undefined && { "url.path": path }),
    "url.scheme": scheme,
    ...(route !== undefined && { "http.route": route }),
    ...serverAttributes(header("host"), scheme),
    ...(agent !== undefined && { "user_agent.original": agent.slice(0, 500) }),
  };
}

/** None for an invalid `Host`. */
function serverAttributes(host: string | undefined, scheme: string): Record<string, string | number> {
  const url = `${scheme}://${host}`;
  if (host === undefined || !/^[\w.:[\]-]{1,255}$/.test(host) || !URL.canParse(url)) return {};
  const { hostname, port } = new URL(url);
  return {
    "server.address": hostname.replace(/[[\]]/g, ""),
    "server.port": Number(port) || (scheme === "https" ? 443 : 80),
  };
}
