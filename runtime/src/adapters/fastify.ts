import type { CallSteps } from "../server/call-steps.js";
import { sharedDeadlines } from "../server/deadlines.js";
import { createEngine, handleRequest } from "../server/engine.js";
import {
  type AnyPrincipal,
  ConfigurationError,
  type NodeRequest,
  type NodeResponse,
  type ServerDefinition,
  type ServerOptions,
} from "../server/index.js";
import { NodeTransport } from "../server/node-transport.js";
import type { OutgoingBody } from "../server/request-transport.js";
import { type AdapterOptions, isKnownTarget, operationAt, separateOptions } from "./adapter-options.js";
import { colonPath, type NativeRoute, nativeRoutes, type RouteMetadata } from "./native-routes.js";

export type { AdapterOptions } from "./adapter-options.js";
export type { OperationMetadata, RouteMetadata } from "./native-routes.js";

/** Options of {@link guildwireFastify}: the definition, its handlers, and the options of the server. */
export interface FastifyOptions
  extends AdapterOptions,
    Omit<ServerOptions<AnyPrincipal>, "authenticate" | "resolve" | "deliver"> {
  readonly definition: ServerDefinition;
  readonly handlers: object;
  // As the definition declares them: the functions take fewer values than those of the server.
  /** Hooks by security scheme. */
  readonly authenticate?: object;
  /** Required if operations share routes. */
  readonly resolve?: (...args: never[]) => unknown;
  /** Receives the events of a successful handler. */
  readonly deliver?: (...args: never[]) => unknown;
}

/** An instance of Fastify. */
export interface FastifyScope {
  readonly prefix: string;
  readonly supportedMethods?: readonly string[];
  route(options: FastifyRoute): unknown;
  removeAllContentTypeParsers(): unknown;
  addContentTypeParser(
    contentType: string,
    parser: (request: object, payload: object, done: (error: Error | null) => void) => void,
  ): unknown;
  addHttpMethod?(method: string, options: { hasBody: boolean }): unknown;
  addHook(
    name: "preParsing",
    hook: (
      request: { readonly method: string; headers: NodeRequest["headers"] },
      reply: object,
      payload: object,
      done: (error?: Error | null, payload?: never) => void,
    ) => void,
  ): unknown;
  setNotFoundHandler(handler: (request: FastifyRequest, reply: FastifyReply) => void): unknown;
}

interface FastifyRoute {
  method: string[];
  url: string;
  exposeHeadRoute: boolean;
  config: object;
  handler(request: FastifyRequest, reply: FastifyReply): void;
}

/** The parts of a request of Fastify that the adapter reads. */
export interface FastifyRequest {
  readonly raw: NodeRequest;
}

/** The parts of a reply of Fastify that the adapter uses. */
export interface FastifyReply {
  readonly raw: NodeResponse & { setHeader(name: string, value: string | number | readonly string[]): unknown };
  readonly sent: boolean;
  getHeaders(): { readonly [name: string]: string | number | readonly string[] | undefined };
  hijack(): unknown;
  callNotFound(): unknown;
}

/**
 * A plugin for Fastify 4 and 5 that registers every operation as a route, `GET /books/:book_id`, and a fallback for all
 * other requests below its prefix and base path:
 *
 * `app.register(guildwireFastify, { prefix: "/api", definition, handlers, ...options })`
 *
 * Hooks find the {@link RouteMetadata} in `request.routeOptions.config.guildwire`. Throws like `createNodeHandler`.
 */
export function guildwireFastify(scope: FastifyScope, options: FastifyOptions, done: (error?: Error) => void): void {
  try {
    prepareFastify(scope.prefix, options)(scope);
    done();
  } catch (error) {
    done(error as Error);
  }
}

/** The property of a route's configuration with the function that finds the metadata of a request. */
const finderKey = Symbol("guildwire route");

type RouteFinder = (request: NodeRequest) => RouteMetadata | undefined;

interface RoutedRequest extends FastifyRequest {
  readonly routeOptions?: { readonly config?: object };
  /** Before Fastify 4.10. */
  readonly context?: { readonly config?: object };
}

/**
 * Returns the {@link RouteMetadata} of the operation that the server calls for a request, in a hook of Fastify; undefined for
 * other requests. For hooks that refuse requests: Fastify routes a few requests of operations to the fallback, or to another
 * route.
 *
 * @example
 * ```ts
 * import { guildwireFastify, guildwireRoute } from "@guildwire/runtime/fastify";
 * import { jsonResponse, type Operation, type ServerDefinition } from "@guildwire/runtime/server";
 * import { fastify } from "fastify";
 *
 * const getItem: Operation = {
 *   id: "getItem",
 *   handler: ["items", "getItem"],
 *   method: "GET",
 *   path: "/items/new",
 *   responses: { 200: jsonResponse() },
 * };
 * const route = { allow: "GET, HEAD, OPTIONS", GET: getItem };
 * const definition: ServerDefinition = {
 *   operations: [getItem],
 *   route: (path) => (path === "/items/new" ? route : undefined),
 * };
 * const app = fastify();
 * app.addHook("onRequest", async (request, reply) => {
 *   if (guildwireRoute(request)?.path === "/items/new") return reply.code(403).send();
 * });
 * app.register(guildwireFastify, { definition, handlers: { items: { getItem: () => ({ id: "7" }) } } });
 * (await app.inject("/items/new")).statusCode; // => 403
 * ```
 */
export function guildwireRoute(request: FastifyRequest): RouteMetadata | undefined {
  const { routeOptions, context, raw } = request as RoutedRequest;
  const { [finderKey]: find } = Object(routeOptions?.config ?? context?.config) as { [finderKey]?: RouteFinder };
  return find?.(raw);
}

/** Returns what a framework does during a call. */
export type FastifySteps = (request: FastifyRequest, reply: FastifyReply) => CallSteps;

/**
 * Creates a server below a prefix, and returns what registers its routes and its fallback in a scope with this prefix. Throws like
 * `createNodeHandler`.
 */
export function prepareFastify(
  scopePrefix: string,
  options: FastifyOptions,
  stepsOf?: FastifySteps,
): (scope: FastifyScope) => void {
  const { definition, handlers, ...others } = withoutRegistration(options);
  const { fallthrough, server, base } = separateOptions(others as ServerOptions);
  const prefix = scopePrefix.replace(/\/+$/, "");
  if (/[:*(]/.test(prefix)) {
    throw new ConfigurationError("invalid-option", `prefix: ${JSON.stringify(prefix)} must not contain parameters`);
  }
  const path = `${prefix}${base}`;
  const engine = createEngine(definition, handlers, { ...server, basePath: path }, sharedDeadlines);
  const serve = (request: FastifyRequest, reply: FastifyReply): void => {
    const transport = new FastifyTransport(request.raw, reply, engine.sendTimeout);
    handleRequest(engine, transport, stepsOf?.(request, reply));
  };
  return (scope) => {
    leaveBodies(scope);
    const supported = supportedMethods(scope, definition);
    const routes = distinctRoutes(definition);
    const find = routeFinder(definition, path);
    for (const { shape, metadata, segments } of routes.values()) {
      const { method } = metadata;
      if (!supported.has(method)) continue;
      scope.route({
        method: method === "GET" && !routes.has(`HEAD ${shape}`) ? ["GET", "HEAD"] : [method],
        url: colonPath(base, segments),
        exposeHeadRoute: false,
        config: { guildwire: metadata, [finderKey]: find },
        handler: serve,
      });
    }
    const isOwn = (target: string): boolean => !fallthrough || isKnownTarget(definition, path, target);
    addFallback(scope, { path, url: `${base}/*`, methods: supported }, { fallthrough, isOwn, serve, find });
    // Routers before find-my-way 9.4 do not try wildcards for parameters above maxParamLength.
    if (prefix !== "" && !fallthrough) scope.setNotFoundHandler(serve);
  };
}

/** Returns a function that finds the metadata by the router of the server. */
function routeFinder(definition: ServerDefinition, base: string): RouteFinder {
  const routes = new Map(
    nativeRoutes(definition).flatMap(({ operations, metadata }) =>
      operations.map((operation) => [operation, metadata] as const),
    ),
  );
  return ({ method = "GET", url = "" }) => {
    const operation = operationAt(definition, base, { method, target: url });
    return operation && routes.get(operation);
  };
}

/** Returns the routes by method and shape. Fastify takes no two routes with the same ones: a route has the operations of both. */
function distinctRoutes(definition: ServerDefinition): ReadonlyMap<string, NativeRoute & { readonly shape: string }> {
  const routes = new Map<string, NativeRoute & { readonly shape: string }>();
  for (const route of nativeRoutes(definition)) {
    const shape = colonPath("", route.segments).replaceAll(/:[^/]+/g, ":");
    const key = `${route.metadata.method} ${shape}`;
    const { metadata = route.metadata } = routes.get(key) ?? {};
    const operations = [...new Set([...metadata.operations, ...route.metadata.operations])];
    routes.set(key, { ...route, shape, metadata: { ...metadata, operations } });
  }
  return routes;
}

/** A server that responds to requests without a native route. */
interface Fallback {
  readonly fallthrough: boolean;
  readonly isOwn: (target: string) => boolean;
  readonly serve: FastifyRoute["handler"];
  readonly find: RouteFinder;
}

/** Which requests a fallback route takes. */
interface FallbackRoute {
  /** The whole path, and its pattern below the prefix of the scope. */
  readonly path: string;
  readonly url: string;
  readonly methods: ReadonlySet<string>;
}

/** The fallbacks of each path and their methods, by the server of the application: a router has one route for all of them. */
const fallbacks = new WeakMap<object, Map<string, { readonly servers: Fallback[]; readonly methods: Set<string> }>>();

/** Adds a fallback after those of other interfaces with the same path. Throws a ConfigurationError if it would get no request. */
function addFallback(scope: FastifyScope, { path, url, methods }: FallbackRoute, fallback: Fallback): void {
  // All scopes of an application have the same server.
  const { server = scope } = scope as { readonly server?: object };
  const paths = fallbacks.get(server) ?? new Map();
  fallbacks.set(server, paths);
  const known = paths.get(path) ?? { servers: [], methods: new Set() };
  paths.set(path, known);
  if (known.servers.some((other: Fallback) => !other.fallthrough)) {
    const message = `another interface responds to all requests below ${path || "/"}; set its option fallthrough`;
    throw new ConfigurationError("invalid-option", message);
  }
  known.servers.push(fallback);
  const serverOf = ({ url = "" }: NodeRequest): Fallback | undefined =>
    known.servers.find(({ isOwn }: Fallback) => isOwn(url));
  const find: RouteFinder = (request) => serverOf(request)?.find(request);
  const handler = (request: FastifyRequest, reply: FastifyReply): void => {
    const found = serverOf(request.raw);
    if (found === undefined) reply.callNotFound();
    else found.serve(request, reply);
  };
  const added = [...methods].filter((method) => !known.methods.has(method));
  for (const method of added) known.methods.add(method);
  const rest = { url, exposeHeadRoute: false, config: { [finderKey]: find }, handler };
  const method = added.filter((one) => one !== "OPTIONS");
  if (method.length > 0) scope.route({ ...rest, method });
  if (added.includes("OPTIONS")) addUnlessDeclared(scope, { ...rest, method: ["OPTIONS"] });
}

/** Adds a route unless it exists: `enableCors` of NestJS declares `OPTIONS /*`, to which @fastify/cors responds. */
function addUnlessDeclared(scope: FastifyScope, route: FastifyRoute): void {
  try {
    scope.route(route);
  } catch (error) {
    if (!String(error).includes("already declared")) throw error;
  }
}

/** Removes the options that Fastify passes to every plugin. */
function withoutRegistration(options: FastifyOptions): FastifyOptions {
  const names = ["prefix", "logLevel", "logSerializers"];
  return Object.fromEntries(Object.entries(options).filter(([name]) => !names.includes(name))) as FastifyOptions &
    object;
}

/** The methods that every version of Fastify routes. */
const commonMethods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** Returns the methods that reach the router. Fastify 5 adds further ones if Node parses them. */
function supportedMethods(scope: FastifyScope, { operations }: ServerDefinition): ReadonlySet<string> {
  const supported = new Set(scope.supportedMethods ?? commonMethods);
  for (const method of new Set(operations.map((operation) => operation.method))) {
    if (supported.has(method) || scope.addHttpMethod === undefined) continue;
    try {
      scope.addHttpMethod(method, { hasBody: true });
      supported.add(method);
    } catch {
      // Node does not parse the method, so no such request arrives.
    }
  }
  return supported;
}

/** A media type that Fastify 5 accepts; it refuses others before hooks and the handler run. */
const mediaType = /^[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+\s*(?:;|$)/;

/** Leaves bodies to the engine, for the routes of this scope alone. */
function leaveBodies(scope: FastifyScope): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("*", (_request, _payload, done) => done(null));
  scope.addHook("preParsing", (request, _reply, _payload, done) => {
    const { headers } = request;
    const contentType = headers["content-type"];
    if (contentType === undefined ? request.method === "QUERY" : !mediaType.test(String(contentType))) {
      // The engine reads the header of the raw request, and decides whether the operation needs it.
      request.headers = { ...headers, "content-type": "application/octet-stream" };
    }
    done();
  });
}

/** Takes the response over when the engine responds: until then, hooks of Fastify may respond instead. */
class FastifyTransport extends NodeTransport {
  readonly #reply: FastifyReply;

  constructor(request: NodeRequest, reply: FastifyReply, sendTimeout: number) {
    super(request, reply.raw, sendTimeout);
    this.#reply = reply;
  }

  override respond(
    status: number,
    contentType: string | undefined,
    headers: readonly string[],
    body: OutgoingBody,
  ): void {
    const reply = this.#reply;
    if (reply.sent) {
      if (body instanceof ReadableStream) body.cancel().catch(() => undefined);
      return;
    }
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined && !reply.raw.headersSent) reply.raw.setHeader(name, value);
    }
    super.respond(status, contentType, headers, body);
  }

  override abandon(): void {
    this.#reply.hijack();
    super.abandon();
  }
}
