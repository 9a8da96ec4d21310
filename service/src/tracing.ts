import type { IncomingMessage } from "node:http";
import { setTimeout } from "node:timers/promises";
import { type ServerSpans, serverSpans } from "@guildwire/runtime/server";
import type { Context, Span, TracerProvider } from "@opentelemetry/api";
import { calledRoute } from "./http/versions.js";
import type { Log } from "./log.js";
import { codeOf, SettingError } from "./setting-error.js";

/** Records requests as spans, with the OpenTelemetry SDK that the process has registered. */
export interface Tracing {
  /** Returns hooks that record the requests of an interface with this base path. */
  readonly spansOf: (basePath: string) => ServerSpans;
  /** Records a request that is refused before an interface receives it. */
  readonly recordRefused: (request: IncomingMessage, status: number) => void;
  /** Exports the spans that have ended so far. */
  readonly flush: () => Promise<void>;
}

/**
 * Loads the optional package `@opentelemetry/api`. Throws a SettingError if it is not installed.
 *
 * Spans do not contain paths, because a path may contain the token of a webhook or an interaction.
 *
 * @param scheme The scheme of the public URL.
 */
export async function openTracing(scheme: "http" | "https", log: Log): Promise<Tracing> {
  const { context, ProxyTracerProvider, propagation, ROOT_CONTEXT, trace } = await loadApi();
  const registered = trace.getTracerProvider();
  const provider = registered instanceof ProxyTracerProvider ? registered.getDelegate() : registered;
  if (provider === new ProxyTracerProvider().getDelegate()) {
    log.warn("TRACING is on, but no OpenTelemetry SDK is registered: load one with node --import");
  }
  const tracer = trace.getTracer("guildwire-service");
  const spansOf: Tracing["spansOf"] = (basePath) =>
    serverSpans<Span, Context>({
      tracer,
      extract: (header) => propagation.extract(ROOT_CONTEXT, header, { get: (get, name) => get(name), keys: () => [] }),
      activate: (span, run) => context.with(trace.setSpan(context.active(), span), run),
      scheme,
      route: ({ route, header }) => (route === undefined ? undefined : calledRoute(basePath + route, header)),
      recordPath: false,
    });
  const refused = spansOf("");
  return {
    spansOf,
    recordRefused({ method = "GET", headers }, status) {
      const header = (name: string): string | undefined => headers[name]?.toString();
      const request = { method, path: "", route: undefined, header };
      try {
        refused.onRequest(request);
        refused.onResponse(request, { status });
      } catch (err) {
        log.error({ err }, "a refused request could not be recorded");
      }
    },
    flush: () => flush(provider, log),
  };
}

async function loadApi(): Promise<typeof import("@opentelemetry/api")> {
  try {
    return await import("@opentelemetry/api");
  } catch (error) {
    if (codeOf(error) !== "ERR_MODULE_NOT_FOUND") throw error;
    const problem = "the package @opentelemetry/api is not installed. Run npm install @opentelemetry/api.";
    throw new SettingError("TRACING", problem, { cause: error });
  }
}

/** Maximum number of milliseconds that an unavailable collector delays the end of the service. */
const flushTimeout = 5_000;

/** Providers of the SDK have this method, which the interface of the API lacks. */
async function flush(
  provider: TracerProvider & { readonly forceFlush?: () => Promise<void> },
  log: Log,
): Promise<void> {
  try {
    await Promise.race([provider.forceFlush?.(), setTimeout(flushTimeout, undefined, { ref: false })]);
  } catch (err) {
    log.error({ err }, "spans could not be exported");
  }
}
