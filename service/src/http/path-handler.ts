import type { IncomingMessage, ServerResponse } from "node:http";
import { HttpError } from "@guildwire/api/server";
import type { Log } from "../log.js";
import type { Metrics } from "../metrics.js";
import { sendJson } from "./send.js";

/** Handles requests below a mount path; `path` is the rest of the path, without the query. */
export type PathHandler = (request: IncomingMessage, response: ServerResponse, path: string) => void;

/** Where handlers outside the interface report failures. */
export interface Reporting {
  readonly log: Log;
  readonly metrics: Metrics;
}

/**
 * A read-only resource outside the interface; methods other than GET and HEAD get a 405. A failure of `respond` is
 * logged with the request id, counted, and gets a 500 or the status of the error. Paths are not logged.
 *
 * @param name The name of the resource in logs and metrics.
 */
export function createPathHandler(
  name: string,
  { log, metrics }: Reporting,
  respond: (request: IncomingMessage, response: ServerResponse, path: string) => Promise<void>,
): PathHandler {
  return (request, response, path) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.setHeader("Allow", "GET, HEAD");
      sendJson(response, 405, { code: 0, message: "Method Not Allowed" });
      return;
    }
    respond(request, response, path).catch((error: unknown) => {
      metrics.failures.inc({ interface: name, stage: "read" });
      log.error({ err: error, interface: name, requestId: request.headers["x-request-id"], stage: "read" }, "failure");
      if (response.headersSent) response.destroy();
      else if (error instanceof HttpError)
        sendJson(response, error.status, { code: error.code ?? 0, message: error.message });
      else sendJson(response, 500, { code: 0, message: "Internal Server Error" });
    });
  };
}

/** Whether a client prefers HTML: browsers that follow a link accept it, other clients only on purpose. */
export function wantsPage(accept = ""): boolean {
  return accept.toLowerCase().includes("text/html");
}
