import type { Client } from "../client/client.js";
import type { Fetch } from "../client/draft.js";
import { withFetch } from "../client/with-fetch.js";

// biome-ignore lint/suspicious/noConfusingVoidType: functions without a return statement have this type.
type Optional<Value> = Value | void;

/** The arguments of `fetch`. */
export interface RequestParameters {
  readonly url: string;
  readonly init: RequestInit;
}

/** A request, as middleware sees it. */
export interface RequestContext extends RequestParameters {
  /** Sends a request through the same middleware. */
  readonly fetch: Fetch;
}

/** A request and its response. */
export interface ResponseContext extends RequestContext {
  readonly response: Response;
}

/** A request without response. */
export interface FetchErrorContext extends RequestContext {
  readonly error: unknown;
  readonly response?: Response;
}

/** Middleware in the form of the generator typescript-fetch. */
export interface FetchMiddleware {
  /** May return another URL and other options. */
  pre?(context: RequestContext): Promise<Optional<RequestParameters>>;
  /** May return another response. Its own one is a copy. */
  post?(context: ResponseContext): Promise<Optional<Response>>;
  /** May return a response after an error of `fetch`. */
  onError?(context: FetchErrorContext): Promise<Optional<Response>>;
}

/** What {@link fetchThrough} creates has its arguments, so that middleware can be added. */
export type MiddlewareFetch = Fetch & Partial<{ middleware: readonly FetchMiddleware[]; send: Fetch }>;

/**
 * Creates a `fetch` that sends each request through middleware with `pre`, `post` and `onError`, as the clients of typescript-fetch do.
 *
 * @param middleware Called in this order for requests, responses and errors.
 * @param send Sends a request. Default: the global `fetch`.
 *
 * @example
 * ```ts
 * import { getGuild } from "@guildwire/api/client";
 * import { createClient } from "@guildwire/runtime/client";
 * import { fetchThrough } from "@guildwire/runtime/fetch";
 *
 * const sent: (string | undefined)[] = [];
 * const pre = async ({ init }: { init: RequestInit }) => void sent.push(init.method);
 * const client = createClient({ baseUrl: "https://api.example.com", fetch: fetchThrough([{ pre }]) });
 * await getGuild(client, { guild_id: "197038439483310086" });
 * sent; // => ["GET"]
 * ```
 */
export function fetchThrough(
  middleware: readonly FetchMiddleware[],
  send: Fetch = (url, init) => fetch(url, init),
): Fetch {
  const through: Fetch = async (url, init) => {
    let request = { url, init };
    for (const each of middleware) request = (await each.pre?.({ fetch: through, ...request })) || request;
    let response = await sendOrRecover(request);
    for (const each of middleware) {
      if (each.post)
        response = (await each.post({ fetch: through, ...request, response: response.clone() })) || response;
    }
    return response;
  };
  const sendOrRecover = async (request: { readonly url: string; readonly init: RequestInit }): Promise<Response> => {
    try {
      return await send(request.url, request.init);
    } catch (error) {
      for (const each of middleware) {
        const recovered = await each.onError?.({ fetch: through, ...request, error });
        if (recovered) return recovered;
      }
      throw error;
    }
  };
  return Object.assign(through, { middleware, send });
}

/**
 * Returns a client that sends through more middleware, after that of its {@link fetchThrough}, as `withMiddleware` of typescript-fetch does.
 * The given client stays as it is.
 *
 * @example
 * ```ts
 * import { getGuild } from "@guildwire/api/client";
 * import { createClient } from "@guildwire/runtime/client";
 * import { withMiddleware } from "@guildwire/runtime/fetch";
 *
 * const client = createClient({ baseUrl: "https://api.example.com" });
 * const statuses: number[] = [];
 * const post = async ({ response }: { response: Response }) => void statuses.push(response.status);
 * await getGuild(withMiddleware(client, { post }), { guild_id: "197038439483310086" });
 * statuses; // => [200]
 * ```
 */
export function withMiddleware(client: Client, ...added: readonly FetchMiddleware[]): Client {
  const former: MiddlewareFetch | undefined = client.settings().fetch;
  return withFetch(client, fetchThrough([...(former?.middleware ?? []), ...added], former?.send ?? former));
}

/**
 * A class for functions that create the classes of typescript-fetch with a configuration: `new` returns the client that it is given.
 *
 * @example
 * ```ts
 * import { createClient } from "@guildwire/runtime/client";
 * import { SameClient } from "@guildwire/runtime/fetch";
 *
 * const client = createClient({ baseUrl: "https://api.example.com" });
 * const create = <Api>(Class: new (given: typeof client) => Api): Api => new Class(client);
 * create(SameClient) === client; // => true
 * ```
 */
export const SameClient: new <Own extends Client>(client: Own) => Own = class {
  constructor(client: Client) {
    // biome-ignore lint/correctness/noConstructorReturn: `new` has to return the client.
    return client;
  }
} as new <Own extends Client>(
  client: Own,
) => Own;
