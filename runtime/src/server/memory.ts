import { createFetchHandler } from "./fetch.js";
import type { ServerDefinition, ServerOptions } from "./options.js";

/** A `fetch` that calls a server in the same process. */
export type MemoryTransport = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/**
 * Connects a client to handlers without sockets, for tests: `createClient({ baseUrl, fetch: transport })`. The host of
 * the base URL is ignored; its path must be the server's base path. As with `fetch`, aborting the signal rejects the
 * call with the signal's reason and fails a body that is still being read.
 *
 * @example
 * ```ts
 * import { createClient, send } from "@guildwire/runtime/client";
 * import { createMemoryTransport, jsonResponse, type Operation } from "@guildwire/runtime/server";
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
 * const transport = createMemoryTransport(definition, { items: { getItem: () => ({ id: "7" }) } });
 * const client = createClient({ baseUrl: "http://localhost", fetch: transport });
 * await send(client, { id: "getItem", method: "GET", path: "/item" }); // => { id: "7" }
 * ```
 */
export function createMemoryTransport<Principal>(
  definition: ServerDefinition,
  handlers: object,
  options: ServerOptions<Principal> = {},
): MemoryTransport {
  const handler = createFetchHandler(definition, handlers, options);
  return async (input, init) => {
    const request = new Request(input, init);
    const { signal } = request;
    signal.throwIfAborted();
    const response = await withAbort(handler(request), signal);
    if (response.body === null) return response;
    const body = response.body.pipeThrough(new TransformStream<Uint8Array, Uint8Array>(), { signal });
    return new Response(body, response);
  };
}

function withAbort<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason);
    signal.addEventListener("abort", abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}
