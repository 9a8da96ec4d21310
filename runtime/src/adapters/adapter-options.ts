import { operationOf } from "../server/find-operation.js";
import {
  type AnyPrincipal,
  ConfigurationError,
  type Operation,
  type Route,
  type ServerDefinition,
  type ServerOptions,
} from "../server/index.js";

/** Options of all adapters, in addition to those of the server. */
export interface AdapterOptions {
  /**
   * Whether paths of no operation continue to the framework, such as to routes that are registered later. Otherwise,
   * the server responds to every request below the base path. Default: false.
   */
  readonly fallthrough?: boolean;
}

/** A subset of the handlers, for the option `partial: true`. */
export type SomeHandlers<Handlers extends object> = {
  readonly [Group in keyof Handlers]?: Partial<Handlers[Group]>;
};

/** The options of a definition; those of every server if it does not state them. */
export type OptionsOf<Options extends object> = [keyof Options] extends [never] ? ServerOptions<AnyPrincipal> : Options;

/** The last argument of an adapter, which may be omitted if the server requires no option. */
export type OptionsArgument<Options extends object> = object extends Options ? [options?: Options] : [options: Options];

interface SeparateOptions {
  readonly fallthrough: boolean;
  readonly server: ServerOptions;
  /** The base path without a trailing slash. */
  readonly base: string;
}

/** Separates the options of an adapter from those of the server. Throws a ConfigurationError for an invalid base path. */
export function separateOptions({ fallthrough = false, ...server }: AdapterOptions & ServerOptions): SeparateOptions {
  if (typeof fallthrough !== "boolean") {
    throw new ConfigurationError("invalid-option", "options.fallthrough must be true or false");
  }
  const base = (server.basePath ?? "").replace(/\/+$/, "");
  if (base !== "" && !/^(?:\/[A-Za-z0-9_~@,;=&'.-]+)+$/.test(base)) {
    const shown = JSON.stringify(base);
    const message = `basePath: ${shown} has characters that routers interpret; use literal segments, such as /api/v1`;
    throw new ConfigurationError("invalid-option", message);
  }
  return { fallthrough, server, base };
}

/** Returns the path of a request target, which may be a whole URL, as for a proxy (RFC 9112, section 3.2.2). */
export function pathOfTarget(target: string): string {
  const [path = ""] = target.split("?", 1);
  return path.startsWith("/") ? path : path.replace(/^https?:\/\/[^/]*/i, "");
}

/** Whether a request target leads to an operation, with any method. */
export function isKnownTarget(definition: ServerDefinition, base: string, target: string): boolean {
  return routeAt(definition, base, target) !== undefined;
}

/**
 * Returns the operation that the server calls, whatever the router of a framework makes of the target; of operations that share
 * a route, the first one.
 */
export function operationAt(
  definition: ServerDefinition,
  base: string,
  { method, target }: { readonly method: string; readonly target: string },
): Operation | undefined {
  const route = routeAt(definition, base, target);
  const found = route && operationOf(route, method);
  return found !== undefined && "variants" in found ? Object.values(found.variants)[0] : found;
}

function routeAt({ route }: ServerDefinition, base: string, target: string): Route | undefined {
  const path = pathOfTarget(target);
  const isBelow = path.startsWith(base) && path.charAt(base.length) === "/";
  return isBelow ? route(path.slice(base.length), []) : undefined;
}
