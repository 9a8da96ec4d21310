import type { Client, ClientOptions } from "./client.js";
import type { LimitedClient } from "./rate-limit.js";

/** Returns the client with another `fetch`. Both share the state of their rate limits. */
export function withFetch(client: Client, fetch: ClientOptions["fetch"]): Client {
  const settings = client.settings() as LimitedClient;
  const own = Object.defineProperty({ ...settings, fetch }, "limits", {
    get: () => settings.limits,
    set: (limits) => {
      settings.limits = limits;
    },
    enumerable: true,
  });
  return { settings: () => own };
}
