import type { MergedOptions, Middleware } from "./client-types.js";
import { isMiddleware, sendThrough } from "./middleware.js";
import { schemaPathOf } from "./schema-paths.js";

/** A `fetch` of generated clients that sends each request through middleware. */
export interface MiddlewareFetch {
  (url: string, init: RequestInit): Promise<Response>;
  /** Adds middleware, called in this order for requests and in reverse for responses and errors. */
  use(...middleware: Middleware[]): void;
  /** Removes middleware. */
  eject(...middleware: Middleware[]): void;
  /** Returns a `fetch` with the same middleware that sends with another function. */
  sendingWith(send: (request: Request) => Promise<Response>): MiddlewareFetch;
}

/**
 * Creates a `fetch` for `createClient` of generated code that takes the middleware of openapi-fetch. `params` and `options` are empty:
 * the client has written them already.
 *
 * @param send Sends a request. Default: the global `fetch`.
 * @param schemaPaths The values of `schemaPath` by operationId. Default: the path of the URL.
 *
 * @example
 * ```ts
 * import { getGuild } from "@guildwire/api/client";
 * import { createClient } from "@guildwire/runtime/client";
 * import { fetchWithMiddleware } from "@guildwire/runtime/paths";
 *
 * const sent: string[] = [];
 * const middleware = fetchWithMiddleware();
 * const client = createClient({ baseUrl: "https://api.example.com", fetch: middleware });
 * middleware.use({ onRequest: ({ request }) => void sent.push(request.method) });
 * await getGuild(client, { guild_id: "197038439483310086" });
 * sent; // => ["GET"]
 * ```
 */
export function fetchWithMiddleware(
  send: (request: Request) => Promise<Response> = (request) => fetch(request),
  schemaPaths: Readonly<Record<string, string>> = {},
): MiddlewareFetch {
  const middleware: Middleware[] = [];
  const pathOf = ({ id = "" }: RequestInit & { readonly id?: string }): string | undefined =>
    Object.hasOwn(schemaPaths, id) ? schemaPaths[id] : undefined;
  const fetchThrough = async (
    url: string,
    init: RequestInit,
    send: (request: Request) => Promise<Response>,
  ): Promise<Response> => {
    const request = new Request(url, init);
    const call = {
      request,
      schemaPath: schemaPathOf(init) ?? pathOf(init) ?? new URL(request.url).pathname,
      params: {},
      options: {} as MergedOptions,
      requestClass: Request,
      send,
    };
    return (await sendThrough(middleware, call)).response;
  };
  const use = (...added: Middleware[]): void => {
    middleware.push(...added.filter(isMiddleware));
  };
  const eject = (...removed: Middleware[]): void => {
    for (const each of removed) {
      const index = middleware.indexOf(each);
      if (index !== -1) middleware.splice(index, 1);
    }
  };
  const sendingWith: MiddlewareFetch["sendingWith"] = (send) =>
    Object.assign((url: string, init: RequestInit) => fetchThrough(url, init, send), { use, eject, sendingWith });
  return sendingWith(send);
}
