import { deadlinesOfPlatform } from "../server/deadlines.js";
import { createEngine, handleRequest } from "../server/engine.js";
import { FetchTransport, targetOf } from "../server/fetch-transport.js";
import type { Operation, ServerDefinition, ServerOptions } from "../server/index.js";
import {
  type AdapterOptions,
  isKnownTarget,
  type OptionsArgument,
  type OptionsOf,
  operationAt,
  type SomeHandlers,
  separateOptions,
} from "./adapter-options.js";
import { type Connection, HonoTransport } from "./hono-transport.js";
import { colonPath, nativeRoutes, type RouteMetadata } from "./native-routes.js";

export type { AdapterOptions } from "./adapter-options.js";
export type { OperationMetadata, RouteMetadata } from "./native-routes.js";

/** Middleware of Hono. */
// biome-ignore lint/suspicious/noExplicitAny: the types of its arguments are those of the framework.
export type HonoMiddleware = (...args: any[]) => unknown;

/** Options of {@link guildwireHono}. */
export interface HonoOptions extends AdapterOptions {
  /** Returns the middleware of a route, such as guards. It runs before authentication. Default: none. */
  readonly middleware?: (route: RouteMetadata) => readonly HonoMiddleware[];
}

/** An application of Hono. */
export interface HonoApp {
  readonly on: (...args: never[]) => unknown;
  readonly all: (...args: never[]) => unknown;
}

interface HonoContext {
  /** On Node, the request and response of node:http. */
  readonly env: { readonly incoming?: IncomingRequest; readonly outgoing?: Connection["outgoing"] } | undefined;
  readonly req: { readonly raw: Request; readonly routePath: string };
  res: Response;
  set(key: string, value: unknown): void;
}

interface IncomingRequest {
  readonly socket?: unknown;
  readonly httpVersionMajor: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

type Next = () => Promise<void>;
type Register = (...args: readonly unknown[]) => unknown;

/**
 * Registers every operation as a route of Hono 4, `GET /books/:book_id`, and a fallback for all other requests below the
 * base path. Middleware finds the {@link RouteMetadata} in `context.get("guildwire")`.
 *
 * The paths are relative to where the application is mounted (`basePath`, `app.route`). Throws like `createFetchHandler`.
 *
 * @returns The application.
 */
export function guildwireHono<App extends HonoApp, Handlers extends object, Options extends object>(
  app: App,
  definition: ServerDefinition<Handlers, Options>,
  handlers: NoInfer<SomeHandlers<Handlers>>,
  options: OptionsOf<Options> & HonoOptions & { readonly partial: true },
): App;
export function guildwireHono<App extends HonoApp, Handlers extends object, Options extends object>(
  app: App,
  definition: ServerDefinition<Handlers, Options>,
  handlers: NoInfer<Handlers>,
  ...options: OptionsArgument<OptionsOf<Options> & HonoOptions & { readonly partial?: false }>
): App;
export function guildwireHono<App extends HonoApp>(
  app: App,
  definition: ServerDefinition,
  handlers: object,
  options: ServerOptions & HonoOptions = {},
): App {
  const { middleware, ...others } = options;
  const { fallthrough, server, base } = separateOptions(others);
  const engine = createEngine(definition, handlers, server, deadlinesOfPlatform);
  const respond = (context: HonoContext, mounted: number): Promise<Response> => {
    const { raw } = context.req;
    const { incoming, outgoing } = context.env ?? {};
    const facts = { target: targetBelow(raw, mounted), hasBody: announcesBody(context.env) };
    return new Promise((resolve) => {
      const transport =
        incoming === undefined || outgoing === undefined
          ? new FetchTransport(raw, resolve, facts)
          : new HonoTransport(raw, resolve, { ...facts, connection: { incoming, outgoing } });
      handleRequest(engine, transport);
    });
  };
  const operationOf = ({ req: { raw } }: HonoContext, mounted: number): Operation | undefined =>
    operationAt(definition, base, { method: raw.method, target: targetBelow(raw, mounted) });
  const routes = new Map<Operation, { readonly metadata: RouteMetadata; readonly before: readonly HonoMiddleware[] }>();
  for (const { metadata, operations, segments } of nativeRoutes(definition)) {
    const path = colonPath(base, segments);
    const mountedAt = mountCounter(path);
    const before = middleware?.(metadata) ?? [];
    for (const operation of operations) routes.set(operation, { metadata, before });
    const isOwn = (context: HonoContext): boolean => {
      const operation = operationOf(context, mountedAt(context));
      return operation !== undefined && operations.includes(operation);
    };
    // Hono keeps the escapes of some literals, for example: the fallback runs the middleware of such an operation.
    const ofOperation =
      (middleware: HonoMiddleware): HonoMiddleware =>
      (context: HonoContext, next: Next) =>
        isOwn(context) ? middleware(context, next) : next();
    const announce = (context: HonoContext, next: Next): Promise<void> => {
      context.set("guildwire", metadata);
      return next();
    };
    const serve = (context: HonoContext, next: Next): Promise<unknown> => {
      if (!isOwn(context)) return next();
      context.set("guildwire", metadata);
      return respond(context, mountedAt(context));
    };
    // Hono calls the only handler of a route directly.
    const first = before.length === 0 ? [] : [announce, ...before].map(ofOperation);
    (app.on as Register)(metadata.method, path, ...first, serve);
  }
  const fallback = `${base}/*`;
  const mountedAt = mountCounter(fallback);
  (app.all as Register)(fallback, (context: HonoContext, next: Next) => {
    const mounted = mountedAt(context);
    if (fallthrough && !isKnownTarget(definition, base, targetBelow(context.req.raw, mounted))) return next();
    const operation = operationOf(context, mounted);
    const route = operation && routes.get(operation);
    if (route === undefined) return respond(context, mounted);
    context.set("guildwire", route.metadata);
    return runMiddleware(route.before, context, () => respond(context, mounted));
  });
  return app;
}

/** Runs middleware before a response, as Hono does. */
async function runMiddleware(
  middleware: readonly HonoMiddleware[],
  context: HonoContext,
  respond: () => Promise<Response>,
): Promise<Response> {
  const run = async (index: number): Promise<void> => {
    const current = middleware[index];
    const response = await (current === undefined ? respond() : current(context, () => run(index + 1)));
    if (response instanceof Response) context.res = response;
  };
  await run(0);
  return context.res;
}

/** Whether a request announces a body. On Node, Hono's server gives every POST a stream, even if there is no body. */
function announcesBody(env: HonoContext["env"]): boolean | undefined {
  const incoming = env?.incoming;
  if (incoming === undefined || incoming.httpVersionMajor !== 1) return undefined;
  return incoming.headers["content-length"] !== undefined || incoming.headers["transfer-encoding"] !== undefined;
}

/** Returns a function that counts the segments below which a route is mounted. It remembers the last path. */
function mountCounter(pattern: string): (context: HonoContext) => number {
  const own = segmentCount(pattern);
  let last = pattern;
  let mounted = 0;
  return ({ req: { routePath } }) => {
    if (routePath !== last) {
      last = routePath;
      mounted = segmentCount(routePath) - own;
    }
    return mounted;
  };
}

function segmentCount(pattern: string): number {
  return pattern.split("/").length;
}

/** Returns the request target without the first segments, below which the application is mounted. */
function targetBelow({ url }: Request, mounted: number): string {
  const target = targetOf(url);
  if (mounted === 0) return target;
  let end = 0;
  for (let count = 0; count < mounted; count++) {
    const slash = target.slice(end + 1).search(/[/?]/);
    end = slash === -1 ? target.length : end + 1 + slash;
  }
  const rest = target.slice(end);
  return rest.startsWith("/") ? rest : `/${rest}`;
}
