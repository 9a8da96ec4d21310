import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestStart, RequestSummary, ServerOptions, ServerSpans } from "@guildwire/runtime/server";
import type { Log } from "../log.js";
import type { Metrics } from "../metrics.js";

/** Hooks of a generated server. */
export type Observer = Required<Pick<ServerOptions<never>, "requestId" | "onResponse" | "onStreamEnd" | "onError">> &
  Partial<Pick<ServerSpans, "onRequest" | "around">>;

/** Where an observer writes. */
export interface Observation {
  readonly log: Log;
  readonly metrics: Metrics;
  /** Undefined if requests are not traced. */
  readonly spans: ServerSpans | undefined;
}

const idHeader = "x-request-id";

/**
 * Gives a request its id: the one that a proxy set, if valid, or a new one. The id is in the response, in the log, and
 * in the interface's own errors.
 */
export function identify(request: IncomingMessage, response: ServerResponse): void {
  const sent = request.headers[idHeader];
  const id = typeof sent === "string" && /^[\w.-]{1,64}$/.test(sent) ? sent : randomUUID();
  request.headers[idHeader] = id;
  response.setHeader("X-Request-Id", id);
}

/** Logs, counts and traces the requests of one interface. Headers, queries and bodies are not logged. */
export function createRequestObserver(name: string, { log, metrics, spans }: Observation): Observer {
  return {
    requestId: ({ header }) => header(idHeader) ?? randomUUID(),
    onResponse(request, response) {
      const { operationId = "", method } = request;
      const { status, durationMs } = response;
      const labels = { interface: name, operation: operationId, method: knownMethod(method), status };
      metrics.requests.observe(labels, durationMs / 1000);
      const facts = { interface: name, ...factsOf(request), ...response, durationMs: rounded(durationMs) };
      log[status >= 500 ? "error" : "info"](facts, "request");
      spans?.onResponse(request, response);
    },
    onStreamEnd(request, end) {
      const { outcome, durationMs } = end;
      metrics.streams.inc({ interface: name, operation: request.operationId ?? "", outcome });
      const facts = { interface: name, ...factsOf(request), ...end, durationMs: rounded(durationMs) };
      log[outcome === "failed" ? "error" : "info"](facts, "stream");
      spans?.onStreamEnd(request, end);
    },
    onError(err, facts) {
      metrics.failures.inc({ interface: name, stage: facts.stage });
      log.error({ interface: name, ...facts, err }, "failure");
    },
    ...(spans && { onRequest: spans.onRequest, around: spans.around }),
  };
}

/** The facts of a request without its path, which may contain the token of a webhook or an interaction. */
function factsOf(request: RequestStart): Omit<RequestSummary, "path"> {
  const { path: _, ...facts } = request.toJSON();
  return facts;
}

function rounded(milliseconds: number): number {
  return Math.round(milliseconds * 100) / 100;
}

/** Prevents unknown methods from becoming label values. */
function knownMethod(method: string): string {
  return /^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/.test(method) ? method : "other";
}
