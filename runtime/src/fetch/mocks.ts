import type { Fetch } from "../client/draft.js";
import { compileMockRoutes, findMockRoute, type MockParameterNames } from "./mock-routes.js";

/** The response of a mocked route. `T` is the type of its body: `satisfies MockResponse<Item>` checks it. */
export interface MockResponse<T = unknown> {
  /** Default: 200. */
  readonly status?: number | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Sent as JSON. Default: no body. For another body, use a `Response`. */
  readonly json?: T | undefined;
}

/** A request that a mock received. */
export interface MockRequest<Params extends string = string> {
  /** The route that responded; undefined if none matched. */
  readonly route: string | undefined;
  readonly method: string;
  readonly url: string;
  /** Percent-decoded values of the parameters in the path. */
  readonly params: Readonly<Record<Params, string>>;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  /** As passed to `fetch`. */
  readonly body: RequestInit["body"];
  /** Reads the body as text. A body that is a stream can be read once. */
  readonly text: () => Promise<string>;
  /** Reads the body as JSON. Rejects with a SyntaxError for other bodies. */
  readonly json: () => Promise<unknown>;
}

/** A fixed response, or a function that returns one. An error that it throws rejects the request. */
export type MockReply<Params extends string = string> =
  | MockResponse
  | Response
  | ((request: MockRequest<Params>) => MockResponse | Response | Promise<MockResponse | Response>);

/** Replies by method and path, such as `GET /items/{id}`. */
export type MockRoutes<Routes extends string = string> = {
  readonly [Route in Routes]: MockReply<MockParameterNames<Route>>;
};

export interface MockOptions {
  /** Paths of routes are relative to this URL, and other URLs match no route. Default: every origin, and complete paths. */
  readonly baseUrl?: string | undefined;
  /** Sends requests that match no route. Default: they reject with an UnknownRouteError. */
  readonly fallback?: Fetch | undefined;
}

/** A `fetch` that records its requests. */
export interface MockFetch extends Fetch {
  /** All requests in the order received, including those that match no route. */
  readonly requests: readonly MockRequest[];
}

/**
 * No mocked route matches a request. A client reports it with the code `UNKNOWN_ROUTE` and does not retry.
 *
 * @example
 * ```ts
 * import { withMocks } from "@guildwire/runtime/fetch";
 *
 * const mocks = withMocks({ "GET /items": { json: [] } });
 * await mocks("https://api.example.com/users", {}); // throws UnknownRouteError
 * ```
 */
export class UnknownRouteError extends Error {
  readonly code = "UNKNOWN_ROUTE";
  /** The kind of the client's ApiError. */
  readonly kind = "argument";

  constructor(method: string, path: string) {
    super(`no mocked route matches ${method} ${path}`);
  }

  override get name(): string {
    return "UnknownRouteError";
  }
}

/**
 * Creates a `fetch` for tests that responds without a network. Literal segments of paths take precedence over parameters. Fixed
 * responses can be requested any number of times.
 *
 * @throws TypeError for a route that is not a method and a path, and for two routes that match the same requests.
 *
 * @example
 * ```ts
 * import { getGuild } from "@guildwire/api/client";
 * import { createClient } from "@guildwire/runtime/client";
 * import { withMocks } from "@guildwire/runtime/fetch";
 *
 * const mocks = withMocks({
 *   "GET /guilds/{guild_id}": ({ params }) => ({ json: { id: params.guild_id, name: "Guild Testers" } }),
 * });
 * const client = createClient({ baseUrl: "https://api.example.com", fetch: mocks });
 * const guild = await getGuild(client, { guild_id: "7" });
 * guild.name; // => "Guild Testers"
 * mocks.requests[0]?.params; // => { guild_id: "7" }
 * ```
 */
export function withMocks<Routes extends string>(routes: MockRoutes<Routes>, options: MockOptions = {}): MockFetch {
  const replies = new Map<string, MockReply>(Object.entries(routes));
  const compiled = compileMockRoutes([...replies.keys()]);
  const requests: MockRequest[] = [];
  const send: Fetch = async (url, init) => {
    const { method = "GET", signal } = init;
    signal?.throwIfAborted();
    const { pathname, searchParams } = new URL(url, placeholder);
    const path = relativePath(url, options.baseUrl);
    const found = path === undefined ? undefined : findMockRoute(compiled, method.toUpperCase(), path);
    const request = createMockRequest({ url, init, query: searchParams, ...found });
    requests.push(request);
    const reply = replies.get(found?.route ?? "");
    if (reply !== undefined) return unlessAborted(respond(reply, request), signal);
    if (options.fallback !== undefined) return options.fallback(url, init);
    throw new UnknownRouteError(request.method, pathname);
  };
  return Object.assign(send, { requests });
}

/** The base of relative URLs, which a browser resolves against the page. */
const placeholder = "http://localhost";

/** The path after that of the base URL; undefined for other URLs. */
function relativePath(url: string, baseUrl: string | undefined): string | undefined {
  const { origin, pathname } = new URL(url, placeholder);
  if (baseUrl === undefined) return pathname;
  const base = new URL(baseUrl, placeholder);
  const prefix = base.pathname.replace(/\/$/, "");
  return origin === base.origin && pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : undefined;
}

interface MockedCall {
  readonly url: string;
  readonly init: RequestInit;
  readonly query: URLSearchParams;
  readonly route?: string;
  readonly params?: Readonly<Record<string, string>>;
}

function createMockRequest({ url, init, query, route, params = {} }: MockedCall): MockRequest {
  const { method = "GET", headers, body } = init;
  const text = (): Promise<string> => new Response(body ?? null).text();
  return {
    route,
    method: method.toUpperCase(),
    url,
    params,
    query,
    headers: new Headers(headers),
    body,
    text,
    json: async () => JSON.parse(await text()),
  };
}

async function respond(reply: MockReply, request: MockRequest): Promise<Response> {
  const response = typeof reply === "function" ? await reply(request) : reply;
  // A fixed response is used again.
  if (response instanceof Response) return typeof reply === "function" ? response : response.clone();
  const { status = 200, headers = {}, json } = response;
  if (json === undefined) return new Response(null, { status, headers });
  return new Response(JSON.stringify(json), { status, headers: { "content-type": "application/json", ...headers } });
}

/** Rejects with the reason of the signal as soon as it aborts. */
async function unlessAborted(response: Promise<Response>, signal: AbortSignal | null | undefined): Promise<Response> {
  if (!signal) return response;
  const { promise, stop } = abortOf(signal);
  return Promise.race([response, promise]).finally(stop);
}

function abortOf(signal: AbortSignal): { readonly promise: Promise<never>; readonly stop: () => void } {
  let stop = (): void => {};
  const promise = new Promise<never>((_, reject) => {
    const abort = (): void => reject(signal.reason);
    signal.addEventListener("abort", abort, { once: true });
    stop = () => signal.removeEventListener("abort", abort);
  });
  return { promise, stop };
}
