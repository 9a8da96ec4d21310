import { ownDeadlines } from "./deadlines.js";
import { createEngine, handleRequest } from "./engine.js";
import { FetchTransport } from "./fetch-transport.js";
import type { ServerDefinition, ServerOptions } from "./options.js";

/** Handles Fetch requests. Never rejects. */
export type FetchHandler = (request: Request) => Promise<Response>;

/** Creates a server for Fetch platforms: Hono, Bun, Deno, workers. Throws like `createNodeHandler`. */
export function createFetchHandler<Principal>(
  definition: ServerDefinition,
  handlers: object,
  options: ServerOptions<Principal> = {},
): FetchHandler {
  const engine = createEngine(definition, handlers, options, ownDeadlines);
  return (request) => new Promise((resolve) => handleRequest(engine, new FetchTransport(request, resolve)));
}
