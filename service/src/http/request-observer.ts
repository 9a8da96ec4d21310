import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { ServerOptions } from "@guildwire/runtime/server";
import type { Log } from "../log.js";
import type { Metrics } from "../metrics.js";

/** Hooks of a generated server. */
export type Observer = Required<Pick<ServerOptions<never>, "requestId" | "onResponse" | "onError">>;

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

/**
 * Logs and counts the requests of one interface. Paths are logged as templates, as a path may contain the token of a
 * webhook or an interaction. Headers, queries and bodies are not logged.
 */
export function createRequestObserver(name: string, log: Log, metrics: Metrics): Observer {
  return {
    requestId: ({ header }) => header(idHeader) ?? randomUUID(),
    onResponse({ requestId, method, operation }, { status, durationMs }) {
      const labels = { interface: name, operation: operation?.id ?? "", method: knownMethod(method), status };
      metrics.requests.observe(labels, durationMs / 1000);
      const facts = {
        interface: name,
        requestId,
        method,
        ...(operation === undefined ? {} : { operation: operation.id, path: operation.path }),
        status,
        durationMs: Math.round(durationMs * 100) / 100,
      };
      log[status >= 500 ? "error" : "info"](facts, "request");
    },
    onError(error, { requestId, operation, stage }) {
      metrics.failures.inc({ interface: name, stage });
      log.error({ err: error, interface: name, requestId, operation: operation?.id, stage }, "failure");
    },
  };
}

/** Prevents unknown methods from becoming label values. */
function knownMethod(method: string): string {
  return /^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/.test(method) ? method : "other";
}
