import { deadlinesOfPlatform } from "./deadlines.js";
import { createEngine, handleRequest } from "./engine.js";
import { FetchTransport } from "./fetch-transport.js";
import type { ServerDefinition, ServerOptions } from "./options.js";

/** Handles Fetch requests. Never rejects. */
export type FetchHandler = (request: Request) => Promise<Response>;

/**
 * Creates a server for Fetch platforms: Hono, Bun, Deno, workers. Throws like `createNodeHandler`.
 *
 * @example
 * ```ts
 * import { createFetchHandler, jsonResponse, type Operation } from "@guildwire/runtime/server";
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
 * const handler = createFetchHandler(definition, { items: { getItem: () => ({ id: "7" }) } });
 * const response = await handler(new Request("https://api.example.com/item"));
 * await response.json(); // => { id: "7" }
 * ```
 */
export function createFetchHandler<Principal>(
  definition: ServerDefinition,
  handlers: object,
  options: ServerOptions<Principal> = {},
): FetchHandler {
  const engine = createEngine(definition, handlers, options, deadlinesOfPlatform);
  return (request) => new Promise((resolve) => handleRequest(engine, new FetchTransport(request, resolve)));
}
