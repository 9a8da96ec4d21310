import { type DispatchRoute, type PropertyPath, valueAt } from "./definition.js";
import { compilePattern, type PatternParameters, type PatternReader } from "./pattern.js";

/**
 * Which deliveries a handler takes: by their key, whole, from its beginning or by a pattern such as
 * `vote:{poll:snowflake}:{choice:integer}`, and by their kind.
 */
export type RouteMatch<Kind = never> =
  | string
  | { readonly exact: string; readonly kind?: Kind }
  | { readonly prefix: string; readonly kind?: Kind }
  | { readonly pattern: string; readonly kind?: Kind }
  | { readonly kind: Kind };

/** What a match reads from the key: a pattern its parameters, a prefix what follows it as `rest`. */
export type RouteParameters<Match> = Match extends { readonly pattern: infer Pattern extends string }
  ? PatternParameters<Pattern>
  : Match extends { readonly prefix: string }
    ? { readonly rest: string }
    : unknown;

/**
 * What a handler is given: where its match names a kind, a delivery of that kind, whose union narrows with it. `Path`
 * leads to the kind.
 */
export type RouteDelivery<Delivery, Path extends PropertyPath, Match> = Match extends { readonly kind: infer Kind }
  ? // Compilers without exactOptionalPropertyTypes take an undefined that is written out: every kind.
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

/** A handler and what it is for. Generated functions make it, one per kind of delivery. */
export interface Route {
  /** The name of a route of the specification. */
  readonly name: string;
  readonly match: RouteMatch<unknown>;
  readonly handler: (delivery: never, context: never) => unknown;
}

/** A handler that was found, and what its match has read. */
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
 * Whole keys come first, then prefixes and patterns in the order in which they are given, then those by kind alone.
 *
 * Throws a TypeError for patterns that cannot be read, and for two routes that take the same key.
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
        throw new TypeError(`two handlers take the ${name} ${JSON.stringify(form.exact)}`);
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
