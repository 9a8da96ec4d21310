import {
  type Span as ApiSpan,
  ROOT_CONTEXT,
  type Context as SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  type ReadableSpan,
  SimpleSpanProcessor,
  type Span,
} from "@opentelemetry/sdk-trace-base";
import { describe, expect, test } from "vitest";
import { createFetchHandler, type ServerSpanOptions, serverSpans } from "../../../runtime/src/server/index.js";
import { definition, handlers } from "./note-definition.js";
import { authenticate } from "./serve.js";

const propagator = new W3CTraceContextPropagator();
const caller = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";

function traced(options: Partial<ServerSpanOptions<Span, SpanContext>> = {}, own: object = {}) {
  const exporter = new InMemorySpanExporter();
  const provider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
  const tracer = provider.getTracer("test");
  const errors: unknown[] = [];
  const spans = serverSpans<Span, SpanContext>({
    tracer: tracer as never,
    extract: (header) => propagator.extract(ROOT_CONTEXT, header, { get: (get, name) => get(name), keys: () => [] }),
    ...options,
  });
  const handler = createFetchHandler(
    definition,
    { ...handlers(), ...own },
    {
      authenticate,
      ...spans,
      onError: (error) => void errors.push(error),
    },
  );
  const send = async (path: string, init: RequestInit = {}): Promise<ReadableSpan> => {
    exporter.reset();
    await handler(new Request(`http://notes.example:8080${path}`, init));
    const [span] = exporter.getFinishedSpans();
    return span as ReadableSpan;
  };
  return { send, errors, tracer, exporter };
}

const json = { "content-type": "application/json" };

describe("the span of a request", () => {
  test("has the name of its route and the attributes of the semantic conventions, without the query", async () => {
    const { send } = traced();
    const headers = { ...json, host: "notes.example:8080", "user-agent": "test/1" };
    const span = await send("/boards/1/notes?token=secret", { method: "PUT", headers, body: '{"title":"Tea"}' });
    expect([span.name, span.kind, span.status.code]).toEqual([
      "PUT /boards/{board_id}/notes",
      SpanKind.SERVER,
      SpanStatusCode.UNSET,
    ]);
    expect(span.attributes).toEqual({
      "http.request.method": "PUT",
      "http.route": "/boards/{board_id}/notes",
      "http.response.status_code": 200,
      "url.path": "/boards/1/notes",
      "url.scheme": "http",
      "server.address": "notes.example",
      "server.port": 8080,
      "user_agent.original": "test/1",
    });
  });

  test("continues the trace of the caller, and ignores a malformed one", async () => {
    const { send } = traced();
    const child = await send("/boards/1/notes", { headers: { traceparent: caller } });
    expect(child.spanContext().traceId).toBe("0af7651916cd43dd8448eb211c80319c");
    expect(child.parentSpanContext?.spanId).toBe("b7ad6b7169203331");
    const root = await send("/boards/1/notes", { headers: { traceparent: "00-zzz" } });
    expect(root.parentSpanContext).toBeUndefined();
  });

  test("of an unknown path or method has no route, and its name has no text of the caller", async () => {
    const { send } = traced();
    const unknown = await send("/secret/path");
    expect([unknown.name, unknown.attributes["http.route"], unknown.attributes["http.response.status_code"]]).toEqual([
      "GET",
      undefined,
      404,
    ]);
    const other = await send("/boards/1/notes", { method: "BREW", headers: { host: "a b" } });
    expect(other.name).toBe("HTTP");
    expect(other.attributes).toMatchObject({ "http.request.method": "_OTHER", "http.request.method_original": "BREW" });
    expect(other.attributes["server.address"]).toBeUndefined();
  });

  test("is an error from 500 on, and not below", async () => {
    const fails = {
      notes: {
        ...(handlers() as { readonly notes: object }).notes,
        echoNote: () => Promise.reject(new Error("no database")),
      },
    };
    const { send } = traced({ basePath: "/" }, fails);
    const failed = await send("/boards/1/notes", { method: "PUT", headers: json, body: '{"title":"Tea"}' });
    expect([failed.status.code, failed.attributes["error.type"]]).toEqual([SpanStatusCode.ERROR, "500"]);
    const refused = await send("/boards/1/notes", { method: "PUT", headers: json, body: "{" });
    expect([refused.status.code, refused.attributes["error.type"]]).toEqual([SpanStatusCode.UNSET, undefined]);
  });

  test("is active while the handler runs", async () => {
    let active: Span | undefined;
    let seen: Span | undefined;
    const activate: ServerSpanOptions<Span, SpanContext>["activate"] = async (span, run) => {
      active = span;
      await run();
      active = undefined;
    };
    const own = {
      notes: {
        ...(handlers() as { readonly notes: object }).notes,
        echoNote: ({ body }: { readonly body: unknown }) => {
          seen = active;
          return body;
        },
      },
    };
    const { send } = traced({ activate }, own);
    const span = await send("/boards/1/notes", { method: "PUT", headers: json, body: '{"title":"Tea"}' });
    expect(seen?.spanContext().spanId).toBe(span.spanContext().spanId);
  });

  test("that the tracer refuses does not affect the response", async () => {
    const tracer = {
      startSpan: () => {
        throw new Error("no exporter");
      },
    };
    const { send, errors } = traced({ tracer: tracer as never });
    expect(await send("/boards/1/notes")).toBeUndefined();
    expect(errors.map(String)).toEqual(["Error: no exporter"]);
  });
});

test("the API of OpenTelemetry fits the types of the options", () => {
  const options: ServerSpanOptions<ApiSpan, SpanContext> = {
    tracer: trace.getTracer("notes"),
  };
  expect(Object.keys(serverSpans(options))).toEqual(["onRequest", "onResponse", "onStreamEnd", "around"]);
});
