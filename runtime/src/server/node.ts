import { sharedDeadlines } from "./deadlines.js";
import { createEngine, handleRequest } from "./engine.js";
import type { NodeHandler, NodeServer } from "./node-http.js";
import { awaitingContinue, NodeTransport } from "./node-transport.js";
import type { ServerDefinition, ServerOptions } from "./options.js";

/**
 * A server for node:http, and for what is mounted like it: `http.createServer(nodeServerOptions(), handler)`,
 * `app.use(handler)`. The handler never throws, and responds to every request.
 *
 * Throws a TypeError that lists handlers and hooks that are missing, a RangeError for limits that are none.
 */
export function createNodeHandler<Principal>(
  definition: ServerDefinition,
  handlers: object,
  options: ServerOptions<Principal> = {},
): NodeHandler {
  const engine = createEngine(definition, handlers, options, sharedDeadlines);
  return (request, response) => handleRequest(engine, new NodeTransport(request, response));
}

/**
 * Lets callers that send `Expect: 100-continue` wait until their body is wanted, that is until they are authenticated
 * and their parameters are valid. Without it, Node sends 100 (Continue) before the request is checked.
 */
export function continueWhenWanted(server: NodeServer, handler: NodeHandler): void {
  server.on("checkContinue", (request, response) => {
    awaitingContinue.add(request);
    handler(request, response);
  });
}

/** Milliseconds, and bytes. */
export interface NodeServerLimits {
  /** For the headers of a request. Afterwards the response is 408, and the connection closes. Default: 10,000. */
  readonly headers?: number;
  /** For a whole request, headers and body. Then the same. Default: 60,000. */
  readonly request?: number;
  /** How long a connection may rest between two requests. Default: 5,000. */
  readonly keepAlive?: number;
  /** Bytes of the headers of a request. More is a 431. Default: 16 KiB. */
  readonly headerBytes?: number;
}

/** What `http.createServer` takes. */
export interface NodeServerOptions {
  readonly headersTimeout: number;
  readonly requestTimeout: number;
  readonly keepAliveTimeout: number;
  readonly connectionsCheckingInterval: number;
  readonly maxHeaderSize: number;
}

/**
 * Options for `http.createServer` under which a caller cannot hold a connection by being slow. Node looks for such
 * connections periodically: here, at a quarter of the shortest timeout.
 */
export function nodeServerOptions({
  headers = 10_000,
  request = 60_000,
  keepAlive = 5_000,
  headerBytes = 16_384,
}: NodeServerLimits = {}): NodeServerOptions {
  return {
    // Node wants the time for the headers to be the shorter one.
    headersTimeout: Math.min(headers, request),
    requestTimeout: request,
    keepAliveTimeout: keepAlive,
    connectionsCheckingInterval: Math.max(10, Math.min(headers, request) / 4),
    maxHeaderSize: headerBytes,
  };
}

/**
 * Stops a server: no new connections, idle ones close immediately, pending requests get their responses. What is still
 * there after `timeout` milliseconds (default: 10,000) is cut off. Resolves when all is over; whether nothing had to be
 * cut off is its value.
 */
export function closeGracefully(server: NodeServer, { timeout = 10_000 }: { timeout?: number } = {}): Promise<boolean> {
  return new Promise((resolve) => {
    let isGraceful = true;
    const cutOff = setTimeout(() => {
      isGraceful = false;
      server.closeAllConnections();
    }, timeout);
    // A connection that is in use now becomes idle later, and would then be kept.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearTimeout(cutOff);
      clearInterval(sweep);
      resolve(isGraceful);
    });
    server.closeIdleConnections();
  });
}
