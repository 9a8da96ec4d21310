import { createClient, http, observed, send } from "@guildwire/runtime/client";
import { type ClientSpan, type SpanOptions, withEtagCache, withLogging, withSpans } from "@guildwire/runtime/fetch";
import { defaultTextMapSetter, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from "@opentelemetry/sdk-trace-base";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { listen, respond } from "../runtime/http-server.js";

/** A `fetch` whose spans the OpenTelemetry SDK exports to memory. */
function traced(
  send: (url: string, init: RequestInit) => Promise<Response> = fetch,
  options: Partial<SpanOptions<Span>> = {},
) {
  const exporter = new InMemorySpanExporter();
  const provider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
  const spans = () =>
    exporter.getFinishedSpans().map(({ name, kind, attributes, status }) => ({ name, kind, attributes, status }));
  return { exporter, spans, fetch: withSpans(send, { tracer: provider.getTracer("test"), ...options }) };
}

const propagator = new W3CTraceContextPropagator();
const inject = (span: Span, headers: Record<string, string>): void =>
  propagator.inject(trace.setSpan(ROOT_CONTEXT, span), headers, defaultTextMapSetter);

const respondWith =
  (response: Response): (() => Promise<Response>) =>
  async () =>
    response;

describe("withSpans", () => {
  test("records each attempt of a call by the semantic conventions, and propagates it", async () => {
    const { baseUrl, received } = await listen(respond(503), respond(200, { ok: true }));
    const { exporter, spans, fetch: send_ } = traced(fetch, { inject });
    const clock = { now: () => 0, sleep: async () => {}, random: () => 0 };
    const client = createClient({ baseUrl, auth: { bot: "very-secret" }, clock, fetch: send_ });
    const request = { method: "GET", path: "/items/very-secret?q=1&token=abc", security: http("bot", "Bot") };
    expect(await send(client, { id: "getItem", ...request })).toEqual({ ok: true });
    const attributes = {
      "http.request.method": "GET",
      "url.full": `${baseUrl}/items/REDACTED?q=1&token=REDACTED`,
      "server.address": "127.0.0.1",
      "server.port": Number(new URL(baseUrl).port),
    };
    const span = { name: "GET getItem", kind: SpanKind.CLIENT };
    expect(spans()).toEqual([
      {
        ...span,
        attributes: { ...attributes, "http.response.status_code": 503, "error.type": "503" },
        status: { code: SpanStatusCode.ERROR },
      },
      {
        ...span,
        attributes: { ...attributes, "http.request.resend_count": 1, "http.response.status_code": 200 },
        status: { code: SpanStatusCode.UNSET },
      },
    ]);
    const contexts = exporter.getFinishedSpans().map((finished) => finished.spanContext());
    expect(received.map(({ headers }) => headers["traceparent"])).toEqual(
      contexts.map(({ traceId, spanId }) => `00-${traceId}-${spanId}-01`),
    );
    expect(received.map(({ headers }) => headers.authorization)).toEqual(["Bot very-secret", "Bot very-secret"]);
  });

  test("sends the request unchanged without inject", async () => {
    const sent: unknown[] = [];
    const { fetch: send } = traced(async (...request) => {
      sent.push(...request);
      return new Response();
    });
    const init = { method: "POST", body: "a" };
    await send("https://h.example/", init);
    expect(sent[1]).toBe(init);
  });

  test.each([
    ["https://h.example/a", { "server.address": "h.example", "server.port": 443 }],
    ["http://[::1]:8080/", { "server.address": "::1", "server.port": 8080 }],
    ["https://u:p@h.example/", { "url.full": "https://REDACTED:REDACTED@h.example/" }],
    ["/relative", { "url.full": "/relative" }],
  ])("describes the server of %s", async (url, attributes) => {
    const { spans, fetch: send } = traced(respondWith(new Response()));
    await send(url, {});
    expect(spans()).toMatchObject([{ name: "GET", attributes }]);
  });

  test("limits the values of methods", async () => {
    const { spans, fetch: send } = traced(respondWith(new Response()));
    await send("https://h.example/", { method: "PURGE-1" });
    await send("https://h.example/", { method: "post" });
    expect(spans()).toMatchObject([
      { name: "HTTP", attributes: { "http.request.method": "_OTHER", "http.request.method_original": "PURGE-1" } },
      { name: "POST", attributes: { "http.request.method": "POST" } },
    ]);
  });

  test("names spans as configured", async () => {
    const spanName = (method: string, operationId = "none"): string => `${method}:${operationId}`;
    const { spans, fetch: send } = traced(respondWith(new Response()), { spanName });
    await send("https://h.example/", {});
    expect(spans()).toMatchObject([{ name: "GET:none" }]);
  });

  test("records errors by code or name, without their message, and passes them on", async () => {
    const failure = new TypeError("https://h.example/?token=abc", { cause: { code: "ECONNREFUSED" } });
    const { spans, exporter, fetch: send } = traced(() => Promise.reject(failure));
    await expect(send("https://h.example/", {})).rejects.toBe(failure);
    const failed = { attributes: { "error.type": "ECONNREFUSED" }, status: { code: SpanStatusCode.ERROR } };
    expect(spans()).toMatchObject([failed]);
    expect(exporter.getFinishedSpans()[0]?.events).toEqual([]);
    expect(JSON.stringify(spans())).not.toContain("abc");
  });

  test("records aborts and invalid headers", async () => {
    const { baseUrl } = await listen(() => {});
    const { spans, fetch: send } = traced(fetch, { inject });
    const abort = new AbortController();
    const pending = send(baseUrl, { signal: abort.signal });
    abort.abort();
    await expect(pending).rejects.toThrow(expect.objectContaining({ name: "AbortError" }));
    await expect(send(baseUrl, { headers: { "x-a": "\u0000" } })).rejects.toThrow(TypeError);
    expect(spans().map(({ attributes }) => attributes["error.type"])).toEqual(["AbortError", "TypeError"]);
  });

  test("returns the response itself, with its body unread", async () => {
    let pulls = 0;
    const body = new ReadableStream({ pull: () => void pulls++ }, { highWaterMark: 0 });
    const response = new Response(body);
    const { spans, fetch: send } = traced(respondWith(response));
    expect(await send("https://h.example/", {})).toBe(response);
    expect([response.bodyUsed, pulls, spans().length]).toEqual([false, 0, 1]);
  });

  test("sends the request although the tracer or inject throws", async () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
    onTestFinished(() => error.mockRestore());
    const broken = (): never => {
      throw new Error("broken");
    };
    const brokenSpan: ClientSpan = { setAttribute: broken, setStatus: broken, end: broken };
    for (const startSpan of [broken, () => brokenSpan]) {
      const { fetch: send } = traced(respondWith(new Response("x")));
      const broke = withSpans(send, { tracer: { startSpan }, inject: broken });
      expect(await (await broke("https://h.example/", {})).text()).toBe("x");
    }
    expect(error).toHaveBeenCalledTimes(3);
  });
});

test("all functions work with each other, and cached responses are validated under a new trace", async () => {
  const { baseUrl, received } = await listen(
    respond(200, { a: 1 }, { etag: '"1"' }),
    respond(304, undefined, { etag: '"1"' }),
  );
  const logged: unknown[] = [];
  const seen: unknown[] = [];
  const { spans, fetch: inner } = traced(withLogging(fetch, { log: ({ status }) => logged.push(status) }), { inject });
  const cached = observed({ onResponse: ({ status }) => seen.push(status) }, withEtagCache(inner));
  const outer = traced(cached, { inject });
  const client = createClient({ baseUrl, fetch: outer.fetch });
  for (let call = 0; call < 2; call++) {
    expect(await send(client, { id: "get", method: "GET", path: "/" })).toEqual({ a: 1 });
  }
  expect(received[1]?.headers["if-none-match"]).toBe('"1"');
  expect([logged, seen]).toEqual([
    [200, 304],
    [200, 200],
  ]);
  const statuses = (all: ReturnType<typeof spans>): unknown[] =>
    all.map(({ attributes }) => attributes["http.response.status_code"]);
  expect([statuses(spans()), statuses(outer.spans())]).toEqual([
    [200, 304],
    [200, 200],
  ]);
});
