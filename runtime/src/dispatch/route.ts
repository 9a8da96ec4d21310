import { ConfigurationError } from "../server/configuration-error.js";
import { type DispatchRoute, type PropertyPath, valueAt } from "./definition.js";
import { compilePattern, type PatternParameters, type PatternReader } from "./pattern.js";

/**
 * Selects deliveries by their key (exact, prefix, or a pattern such as `vote:{poll:snowflake}:{choice:integer}`) and by
 * kind.
 */
export type RouteMatch<Kind = never> =
  | string
  | { readonly exact: string; readonly kind?: Kind }
  | { readonly prefix: string; readonly kind?: Kind }
  | { readonly pattern: string; readonly kind?: Kind }
  | { readonly kind: Kind };

/** What a match extracts from the key: the parameters of a pattern, or the `rest` after a prefix. */
export type RouteParameters<Match> = Match extends { readonly pattern: infer Pattern extends string }
  ? PatternParameters<Pattern>
  : Match extends { readonly prefix: string }
    ? { readonly rest: string }
    : unknown;

/** The delivery type of a handler: narrowed to the kind that its match names. `Path` leads to the kind. */
export type RouteDelivery<Delivery, Path extends PropertyPath, Match> = Match extends { readonly kind: infer Kind }
  ? // Without exactOptionalPropertyTypes, an explicit undefined is allowed and means every kind.
    undefined extends Kind
    ? Delivery
    : Delivery & ValueAt<Path, Kind>
  : Delivery;

type ValueAt<Path extends PropertyPath, Value> = Path extends readonly [
  infer Name extends string,
  ...infer Rest extends PropertyPath,
]
  ? { readonly [Key in Name]: ValueAt<Rest, Value> }
  : Value;

/** A handler and its match. Created by generated functions, one per kind of delivery. */
export interface Route {
  /** Name of a route of the specification. */
  readonly name: string;
  readonly match: RouteMatch<unknown>;
  readonly handler: (delivery: never, context: never) => unknown;
}

/** A matching handler and the extracted parameters. */
export interface MatchedRoute {
  readonly handler: Route["handler"];
  readonly params: Readonly<Record<string, unknown>>;
}

/** Finds the handler of a delivery. */
export type RouteFinder = (route: DispatchRoute, delivery: unknown) => MatchedRoute | undefined;

interface CompiledRoute {
  readonly handler: Route["handler"];
  readonly kind: unknown;
  readonly read: PatternReader;
}

const noParameters: Readonly<Record<string, unknown>> = {};

/**
 * Exact keys take precedence, then prefixes and patterns in order, then routes by kind alone.
 *
 * Throws a ConfigurationError for invalid patterns, and for two routes that match the same key.
 */
export function createRouteFinder(routes: readonly Route[]): RouteFinder {
  const tables = new Map<
    string,
    { exact: Map<string, CompiledRoute[]>; ordered: CompiledRoute[]; kinds: CompiledRoute[] }
  >();
  for (const { name, match, handler } of routes) {
    const table = tables.get(name) ?? { exact: new Map<string, CompiledRoute[]>(), ordered: [], kinds: [] };
    tables.set(name, table);
    const form = typeof match === "string" ? { exact: match } : match;
    const kind = "kind" in form ? form.kind : undefined;
    if ("exact" in form) {
      const same = table.exact.get(form.exact) ?? [];
      if (same.some((other) => other.kind === kind)) {
        throw new ConfigurationError("invalid-handler", `two handlers take the ${name} ${JSON.stringify(form.exact)}`);
      }
      table.exact.set(form.exact, [...same, { handler, kind, read: () => noParameters }]);
    } else if ("prefix" in form) {
      const { prefix } = form;
      const read: PatternReader = (key) => (key.startsWith(prefix) ? { rest: key.slice(prefix.length) } : undefined);
      table.ordered.push({ handler, kind, read });
    } else if ("pattern" in form) table.ordered.push({ handler, kind, read: compilePattern(form.pattern) });
    else table.kinds.push({ handler, kind, read: () => noParameters });
  }
  return (route, delivery) => {
    const table = tables.get(route.name);
    const key = valueAt(delivery, route.key);
    if (table === undefined || typeof key !== "string") return undefined;
    const kind = route.kind === undefined ? undefined : valueAt(delivery, route.kind);
    for (const one of [...(table.exact.get(key) ?? []), ...table.ordered, ...table.kinds]) {
      if (one.kind !== undefined && one.kind !== kind) continue;
      const params = one.read(key);
      if (params !== undefined) return { handler: one.handler, params };
    }
    return undefined;
  };
}
