import type { CallSteps } from "../server/call-steps.js";
import { canonicalPath } from "../server/canonical-path.js";
import { sharedDeadlines } from "../server/deadlines.js";
import { createEngine } from "../server/engine.js";
import type { NodeRequest, NodeResponse, ServerDefinition, ServerOptions } from "../server/index.js";
import { nodeHandlerOf } from "../server/node.js";
import {
  type AdapterOptions,
  isKnownTarget,
  type OptionsArgument,
  type OptionsOf,
  operationAt,
  pathOfTarget,
  type SomeHandlers,
  separateOptions,
} from "./adapter-options.js";
import { colonPath, nativeRoutes, type RouteMetadata } from "./native-routes.js";

export type { AdapterOptions } from "./adapter-options.js";
export type { OperationMetadata, RouteMetadata } from "./native-routes.js";

/** Middleware of Express. */
// biome-ignore lint/suspicious/noExplicitAny: the types of its arguments are those of the framework.
export type ExpressMiddleware = (...args: any[]) => unknown;

/** Options of {@link guildwireExpress}. */
export interface ExpressOptions extends AdapterOptions {
  /** Returns the middleware of a route, such as guards. It runs before authentication. Default: none. */
  readonly middleware?: (route: RouteMetadata) => readonly ExpressMiddleware[];
}

/** An application or a router of Express. */
export interface ExpressRouter {
  route(path: string): object;
  readonly use: (...args: never[]) => unknown;
}

type Next = (error?: unknown) => void;

/** The parts of a request of Express that the adapter reads. */
export interface ExpressRequest extends NodeRequest {
  readonly url: string;
}

/** The parts of a response of Express that the adapter uses. */
export interface ExpressResponse extends NodeResponse {
  readonly locals: object;
}

/**
 * Registers every operation as a route of Express 4 or 5, `GET /books/:book_id`, and a fallback for all other requests
 * below the base path. Middleware and loggers find the {@link RouteMetadata} in `response.locals.guildwire`.
 *
 * Mount it before body parsers such as `express.json()`. Throws like `createNodeHandler`.
 *
 * @returns The router.
 */
export function guildwireExpress<Router extends ExpressRouter, Handlers extends object, Options extends object>(
  router: Router,
  definition: ServerDefinition<Handlers, Options>,
  handlers: NoInfer<SomeHandlers<Handlers>>,
  options: OptionsOf<Options> & ExpressOptions & { readonly partial: true },
): Router;
export function guildwireExpress<Router extends ExpressRouter, Handlers extends object, Options extends object>(
  router: Router,
  definition: ServerDefinition<Handlers, Options>,
  handlers: NoInfer<Handlers>,
  ...options: OptionsArgument<OptionsOf<Options> & ExpressOptions & { readonly partial?: false }>
): Router;
export function guildwireExpress<Router extends ExpressRouter>(
  router: Router,
  definition: ServerDefinition,
  handlers: object,
  options: ServerOptions & ExpressOptions = {},
): Router {
  registerExpress(router, definition, handlers, options);
  return router;
}

/** Returns what a framework does during a call. */
export type ExpressSteps = (request: ExpressRequest, response: ExpressResponse) => CallSteps;

/** Registers the routes and the fallback. */
export function registerExpress(
  router: ExpressRouter,
  definition: ServerDefinition,
  handlers: object,
  options: ServerOptions & ExpressOptions,
  stepsOf?: ExpressSteps,
): void {
  const { middleware, ...others } = options;
  const { fallthrough, server, base } = separateOptions(others);
  const engine = createEngine(definition, handlers, server, sharedDeadlines);
  const handler = nodeHandlerOf(engine, stepsOf as Parameters<typeof nodeHandlerOf>[1]);
  const isKnown = (target: string): boolean => isKnownTarget(definition, base, target);
  const use = (middleware: ExpressMiddleware): unknown =>
    (router.use as (middleware: ExpressMiddleware) => unknown).call(router, middleware);
  const sentTargets = new WeakMap<object, string>();
  use((request: ExpressRequest, _: ExpressResponse, next: Next) => {
    const { url } = request;
    if ((url.includes("%") || !url.startsWith("/")) && isKnown(url)) {
      sentTargets.set(request, url);
      Object.assign(request, { url: plainTarget(url) });
    }
    next();
  });
  const serve = (request: ExpressRequest, response: ExpressResponse): void => {
    const url = sentTargets.get(request);
    if (url !== undefined) Object.assign(request, { url });
    handler(request, response);
  };
  const paths = new Map<string, object>();
  const registered = new Set<string>();
  for (const { metadata, operations, segments } of nativeRoutes(definition)) {
    const path = colonPath(base, segments);
    const key = `${metadata.method} ${path}`;
    const route = (registered.has(key) ? undefined : paths.get(path)) ?? router.route(path);
    paths.set(path, route);
    registered.add(key);
    // Absent for methods that Node does not parse.
    const register: unknown = Reflect.get(route, metadata.method.toLowerCase());
    if (typeof register !== "function") continue;
    // Express ignores the case of letters, for example: another route may be the one whose middleware belongs to the operation.
    const announce = (request: ExpressRequest, response: ExpressResponse, next: (skipped?: "route") => void): void => {
      const { method = "GET", url } = request;
      const operation = operationAt(definition, base, { method, target: url });
      if (operation === undefined || !operations.includes(operation)) next("route");
      else {
        Object.assign(response.locals, { guildwire: metadata });
        next();
      }
    };
    register.call(route, announce, ...(middleware?.(metadata) ?? []), serve);
  }
  const isOwn = ({ url }: ExpressRequest): boolean => isBelow(base, url) && (!fallthrough || isKnown(url));
  use((request: ExpressRequest, response: ExpressResponse, next: Next) => {
    if (isOwn(request)) serve(request, response);
    else next();
  });
  // Express decodes parameters before it calls a route. The server refuses such a path with its own error.
  use((error: unknown, request: ExpressRequest, response: ExpressResponse, next: Next) => {
    if (error instanceof URIError && !isDecodable(request.url) && isOwn(request)) serve(request, response);
    else next(error);
  });
}

/** The path as the server compares it, and the query. Express compares escapes as they are sent, and parses whole URLs leniently. */
function plainTarget(target: string): string {
  const query = target.indexOf("?");
  return canonicalPath(pathOfTarget(target)) + (query === -1 ? "" : target.slice(query));
}

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url.split("?", 1)[0] as string);
    return true;
  } catch {
    return false;
  }
}

function isBelow(base: string, url: string): boolean {
  const path = pathOfTarget(url);
  return base === "" || (path.startsWith(base) && /^\/?$/.test(path.charAt(base.length)));
}
