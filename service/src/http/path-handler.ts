import type { IncomingMessage, ServerResponse } from "node:http";
import { HttpError } from "@guildwire/api/server";
import type { Log } from "../log.js";
import type { Metrics } from "../metrics.js";
import { sendJson } from "./send.js";

/** Answers what comes below a mount; `path` is what follows the mount, query left aside. */
export type PathHandler = (request: IncomingMessage, response: ServerResponse, path: string) => void;

/** What pages beside the interface tell of their failures. */
export interface Reporting {
  readonly log: Log;
  readonly metrics: Metrics;
}

/**
 * Something beside the interface that is only read: whatever is not GET or HEAD is answered 405. A failure of `answer` is
 * logged with the id of its request, counted, and answered 500, or as the error says; paths are not logged.
 *
 * @param name What is read, for logs and metrics.
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
        sendJson(response, error.status, { code: error.code, message: error.message });
      else sendJson(response, 500, { code: 0, message: "Internal Server Error" });
    });
  };
}

/** Browsers name HTML whenever somebody follows a link, and nobody else does without wanting it. */
export function wantsPage(accept = ""): boolean {
  return accept.toLowerCase().includes("text/html");
}
