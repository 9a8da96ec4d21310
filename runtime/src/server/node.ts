import type { CallSteps } from "./call-steps.js";
import { sharedDeadlines } from "./deadlines.js";
import { createEngine, handleRequest } from "./engine.js";
import type { NodeHandler, NodeRequest, NodeResponse, NodeServer } from "./node-http.js";
import { awaitingContinue, NodeTransport } from "./node-transport.js";
import type { ServerDefinition, ServerOptions } from "./options.js";
import type { Engine } from "./plan.js";

/**
 * Creates a handler for node:http and compatible frameworks: `http.createServer(nodeServerOptions(), handler)`,
 * `app.use(handler)`. The handler never throws, and responds to every request.
 *
 * Throws a ConfigurationError that lists missing handlers and hooks, or invalid options and limits.
 *
 * @example
 * ```ts
 * import { once } from "node:events";
 * import { createServer } from "node:http";
 * import {
 *   closeGracefully,
 *   createNodeHandler,
 *   jsonResponse,
 *   nodeServerOptions,
 *   type Operation,
 * } from "@guildwire/runtime/server";
 *
 * const getItem: Operation = {
 *   id: "getItem",
 *   handler: ["items", "getItem"],
 *   method: "GET",
 *   path: "/item",
 *   responses: { 200: jsonResponse() },
 * };
 * const route = { allow: "GET, HEAD, OPTIONS", GET: getItem };
 * const definition = { operations: [getItem], route: (path: string) => (path === "/item" ? route : undefined) };
 * const handler = createNodeHandler(definition, { items: { getItem: () => ({ id: "7" }) } });
 * const server = createServer(nodeServerOptions(), handler).listen(0, "127.0.0.1");
 * await once(server, "listening");
 * await closeGracefully(server); // => true
 * ```
 */
export function createNodeHandler<Principal>(
  definition: ServerDefinition,
  handlers: object,
  options: ServerOptions<Principal> = {},
): NodeHandler {
  return nodeHandlerOf(createEngine(definition, handlers, options, sharedDeadlines));
}

/** Returns the handler of an engine. `stepsOf` returns what a framework does during a call. */
export function nodeHandlerOf(
  engine: Engine,
  stepsOf?: (request: NodeRequest, response: NodeResponse) => CallSteps,
): NodeHandler {
  return (request, response) => {
    const transport = new NodeTransport(request, response, engine.sendTimeout);
    handleRequest(engine, transport, stepsOf?.(request, response));
  };
}

/**
 * Makes callers that send `Expect: 100-continue` wait until they are authenticated and their parameters are valid.
 * Otherwise, Node sends 100 (Continue) before the request is checked.
 *
 * @example
 * ```ts
 * import { createServer } from "node:http";
 * import {
 *   continueWhenWanted,
 *   createNodeHandler,
 *   jsonResponse,
 *   nodeServerOptions,
 *   type Operation,
 * } from "@guildwire/runtime/server";
 *
 * const getItem: Operation = {
 *   id: "getItem",
 *   handler: ["items", "getItem"],
 *   method: "GET",
 *   path: "/item",
 *   responses: { 200: jsonResponse() },
 * };
 * const route = { allow: "GET, HEAD, OPTIONS", GET: getItem };
 * const definition = { operations: [getItem], route: (path: string) => (path === "/item" ? route : undefined) };
 * const handler = createNodeHandler(definition, { items: { getItem: () => ({ id: "7" }) } });
 * const server = createServer(nodeServerOptions(), handler);
 * continueWhenWanted(server, handler);
 * ```
 */
export function continueWhenWanted(server: NodeServer, handler: NodeHandler): void {
  server.on("checkContinue", (request, response) => {
    awaitingContinue.add(request);
    handler(request, response);
  });
}

/** Limits in milliseconds and bytes. */
export interface NodeServerLimits {
  /** Timeout for the headers of a request; the response is then 408, and the connection is closed. Default: 10,000. */
  readonly headers?: number;
  /** Timeout for a whole request, with the same result. Default: 60,000. */
  readonly request?: number;
  /** Maximum idle time of a connection between requests. Default: 5,000. */
  readonly keepAlive?: number;
  /** Maximum size of a request's headers in bytes; above it, the response is 431. Default: 16 KiB. */
  readonly headerBytes?: number;
}

/** Options of `http.createServer`. */
export interface NodeServerOptions {
  readonly headersTimeout: number;
  readonly requestTimeout: number;
  readonly keepAliveTimeout: number;
  readonly connectionsCheckingInterval: number;
  readonly maxHeaderSize: number;
}

/**
 * Returns options for `http.createServer` that prevent slow callers from holding connections. Node checks connections
 * periodically, here at a quarter of the shortest timeout.
 *
 * @example
 * ```ts
 * import { createServer } from "node:http";
 * import { nodeServerOptions } from "@guildwire/runtime/server";
 *
 * const server = createServer(nodeServerOptions({ request: 30_000 }), (_request, response) => response.end("Hi"));
 * [server.headersTimeout, server.requestTimeout]; // => [10_000, 30_000]
 * ```
 */
export function nodeServerOptions({
  headers = 10_000,
  request = 60_000,
  keepAlive = 5_000,
  headerBytes = 16_384,
}: NodeServerLimits = {}): NodeServerOptions {
  return {
    // Node requires the timeout for headers to be the shorter one.
    headersTimeout: Math.min(headers, request),
    requestTimeout: request,
    keepAliveTimeout: keepAlive,
    connectionsCheckingInterval: Math.max(10, Math.min(headers, request) / 4),
    maxHeaderSize: headerBytes,
  };
}
