import { defaultBodySerializer, requestContent } from "./body.js";
import type {
  BodySerializer,
  Client,
  ClientOptions,
  HeadersOptions,
  MergedOptions,
  Middleware,
  MiddlewareRequestParams,
  PathSerializer,
  QuerySerializer,
  QuerySerializerOptions,
} from "./client-types.js";
import { type Call, isMiddleware, sendThrough } from "./middleware.js";
import type { MediaType } from "./operation-types.js";
import { type Result, readResult } from "./result.js";
import { createFinalURL, createQuerySerializer, defaultPathSerializer, removeTrailingSlash } from "./url.js";

/** The methods of a client. */
export const methodNames = ["GET", "PUT", "POST", "DELETE", "OPTIONS", "HEAD", "PATCH", "TRACE"] as const;

/** The options of a client with their defaults. */
interface Settings {
  readonly baseUrl: string;
  readonly fetch: typeof globalThis.fetch;
  readonly requestClass: typeof Request;
  readonly querySerializer: QuerySerializer<unknown>;
  /** What the options of a call are added to. */
  readonly queryOptions: QuerySerializerOptions;
  readonly pathSerializer: PathSerializer;
  readonly bodySerializer: BodySerializer<unknown>;
  readonly headers: HeadersOptions | undefined;
  readonly fetchOptions: Record<string, unknown> | undefined;
  /** Properties of each request. */
  readonly init: RequestInit;
}

/** The options of a call without the types of its operation. */
type CallOptions = Partial<Omit<MergedOptions, "querySerializer">> &
  RequestInit & {
    Request?: typeof Request;
    querySerializer?: QuerySerializer<unknown> | QuerySerializerOptions;
    params?: MiddlewareRequestParams;
    headers?: HeadersOptions;
    body?: unknown;
    middleware?: readonly Middleware[];
  };

/**
 * Creates a client with the interface of openapi-fetch. Its methods take a path of the document and the options of the call, and
 * return `{ data, response }` for statuses 200 to 299 and `{ error, response }` for others. They throw what `fetch` and
 * middleware throw, and a SyntaxError for a success that is not JSON.
 *
 * @example
 * ```ts
 * import createClient from "@guildwire/runtime/paths";
 *
 * interface Paths {
 *   "/guilds/{guild_id}": {
 *     get: {
 *       parameters: { path: { guild_id: string } };
 *       responses: { 200: { content: { "application/json": { name: string } } } };
 *     };
 *   };
 * }
 *
 * const client = createClient<Paths>({ baseUrl: "https://api.example.com" });
 * const { data } = await client.GET("/guilds/{guild_id}", { params: { path: { guild_id: "197038439483310086" } } });
 * data?.name; // => "Guild Testers"
 * ```
 */
export function createClient<Paths extends {}, Media extends MediaType = MediaType>(
  clientOptions?: ClientOptions,
): Client<Paths, Media> {
  const settings = settingsOf(clientOptions ?? {});
  let registered: readonly Middleware[] = [];

  const request = async (method: string, path: string, options?: CallOptions): Promise<Result> => {
    const call = createCall(settings, method, path, options ?? {});
    const middleware = [...registered, ...(options?.middleware ?? [])];
    const exchange =
      middleware.length > 0
        ? await sendThrough(middleware, call)
        : { request: call.request, response: await call.send(call.request) };
    return readResult(exchange, call.options.parseAs);
  };

  const methods = methodNames.map((name) => [
    name,
    (path: string, options?: CallOptions) => request(name, path, options),
  ]);
  const client = {
    request,
    ...Object.fromEntries(methods),
    use(...added: Middleware[]): void {
      registered = [...registered, ...added.filter(isMiddleware)];
    },
    eject(...removed: Middleware[]): void {
      for (const each of removed) {
        const index = registered.indexOf(each);
        registered = registered.filter((_, at) => at !== index);
      }
    },
  };
  return client as unknown as Client<Paths, Media>;
}

function settingsOf(options: ClientOptions): Settings {
  const {
    baseUrl,
    fetch: given,
    Request: requestClass = Request,
    querySerializer,
    pathSerializer,
    bodySerializer,
    headers,
    requestInitExt,
    ...init
  } = options;
  const platformFetch = globalThis.fetch;
  const queryOptions = typeof querySerializer === "object" ? querySerializer : {};
  return {
    baseUrl: removeTrailingSlash(baseUrl ?? ""),
    // Middleware calls it as a method of its options.
    fetch: (given as typeof globalThis.fetch) ?? ((input, init) => platformFetch(input, init)),
    requestClass,
    querySerializer: typeof querySerializer === "function" ? querySerializer : createQuerySerializer(queryOptions),
    queryOptions,
    pathSerializer: pathSerializer ?? defaultPathSerializer,
    bodySerializer: bodySerializer ?? defaultBodySerializer,
    headers,
    fetchOptions: hasOwnFetchOptions() ? requestInitExt : undefined,
    init,
  };
}

/** Whether the second argument of `fetch` has properties of the platform, such as `dispatcher`. */
function hasOwnFetchOptions(): boolean {
  const { process } = globalThis as { process?: { versions?: { undici?: string } } };
  return process?.versions?.undici !== undefined;
}

function createCall(settings: Settings, method: string, path: string, callOptions: CallOptions): Call {
  const {
    baseUrl,
    fetch,
    Request: requestClass = settings.requestClass,
    querySerializer,
    pathSerializer,
    bodySerializer,
    parseAs = "json",
    params,
    headers,
    body,
    middleware: _,
    ...init
  } = callOptions;
  const options: MergedOptions = {
    baseUrl: baseUrl ? removeTrailingSlash(baseUrl) : settings.baseUrl,
    fetch: fetch ?? settings.fetch,
    parseAs,
    querySerializer: querySerializerOf(settings, querySerializer),
    bodySerializer: bodySerializer ?? settings.bodySerializer,
    pathSerializer: pathSerializer ?? settings.pathSerializer,
  };
  const url = createFinalURL(path, { ...options, params: params ?? {} });
  const request = new requestClass(url, {
    redirect: "follow",
    ...settings.init,
    ...init,
    method: method.toUpperCase(),
    ...requestContent(body, options.bodySerializer, [
      settings.headers,
      headers,
      params?.header as HeadersOptions | undefined,
    ]),
  });
  // Platforms and other libraries have options that Request does not keep, such as `next`.
  for (const [name, value] of Object.entries(init)) {
    if (!(name in request)) Object.assign(request, { [name]: value });
  }
  // Without a receiver: browsers refuse to call their `fetch` as a method.
  const send = options.fetch;
  return {
    request,
    schemaPath: path,
    params: params ?? {},
    options,
    requestClass,
    send: (sent) => send(sent, settings.fetchOptions),
  };
}

function querySerializerOf(
  { querySerializer, queryOptions }: Settings,
  given: CallOptions["querySerializer"],
): QuerySerializer<unknown> {
  if (typeof given === "function") return given;
  return given ? createQuerySerializer({ ...queryOptions, ...given }) : querySerializer;
}
