import type { MiddlewareFetch } from "./fetch-with-middleware.js";
import type { GeneratedClient } from "./paths-client-of.js";

/**
 * Returns a client of generated code that sends with another function, such as the `fetch` that a framework passes to a loader.
 * Middleware of `fetchWithMiddleware` and functions of `interceptErrors` still apply. Undefined leaves the client as it is.
 *
 * @example
 * ```ts
 * import { getGuild } from "@guildwire/api/client";
 * import { createClient } from "@guildwire/runtime/client";
 * import { withSender } from "@guildwire/runtime/paths";
 *
 * const client = createClient({ baseUrl: "https://api.example.com" });
 * const send = async (request: Request) => Response.json({ name: request.method });
 * const guild = await getGuild(withSender(client, send), { guild_id: "197038439483310086" });
 * guild.name; // => "GET"
 * ```
 */
export function withSender<Given extends GeneratedClient>(
  client: Given,
  send: ((request: Request) => Promise<Response>) | undefined,
): Given {
  if (send === undefined) return client;
  const former = client.settings().fetch;
  const isMiddleware = former !== undefined && "sendingWith" in former;
  const fetch = isMiddleware
    ? (former as MiddlewareFetch).sendingWith(send)
    : (url: string, init: RequestInit) => send(new Request(url, init));
  // Inherits what is attached to the client, such as functions that receive its errors.
  const settings = (): object => {
    const shared = client.settings() as { limits?: unknown };
    // The first call stores the state of rate limits, which all clients of these settings share.
    return Object.defineProperty({ ...shared, fetch }, "limits", {
      get: () => shared.limits,
      set: (limits) => {
        shared.limits = limits;
      },
      enumerable: true,
    });
  };
  return Object.assign(Object.create(client), { settings });
}
