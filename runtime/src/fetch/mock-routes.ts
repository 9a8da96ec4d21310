/** A path pattern of a mocked route, compiled. */
export interface MockRoute {
  /** As written, such as `GET /items/{id}`. */
  readonly route: string;
  readonly method: string;
  readonly segments: readonly SegmentPattern[];
  /** One character per segment, `0` for a literal and `1` with parameters: literals come first, from the left. */
  readonly order: string;
}

interface SegmentPattern {
  /** One group per parameter. */
  readonly pattern: RegExp;
  readonly names: readonly string[];
}

/** The names of the parameters in a route: `"id"` for `GET /items/{id}`. */
export type MockParameterNames<Route extends string> = Route extends `${string}{${infer Name}}${infer Rest}`
  ? Name | MockParameterNames<Rest>
  : never;

/**
 * Compiles routes, those with literal segments first, as OpenAPI has it.
 *
 * @throws TypeError for a route that is not a method and a path, and for two routes that match the same requests.
 */
export function compileMockRoutes(routes: readonly string[]): readonly MockRoute[] {
  const compiled = routes.map(compileMockRoute);
  const seen = new Map<string, string>();
  for (const { route, method, segments } of compiled) {
    const meaning = [method, ...segments.map(({ pattern }) => pattern.source)].join("/");
    const other = seen.get(meaning);
    if (other !== undefined) throw new TypeError(`routes "${other}" and "${route}" match the same requests`);
    seen.set(meaning, route);
  }
  return compiled.sort((a, b) => (a.order === b.order ? 0 : a.order < b.order ? -1 : 1));
}

function compileMockRoute(route: string): MockRoute {
  const [, method, path] = /^([A-Z]+) (\/[^\s?#]*)$/.exec(route) ?? [];
  if (method === undefined || path === undefined) {
    throw new TypeError(`route "${route}" is not a method and a path, such as "GET /items/{id}"`);
  }
  const parts = path.split("/").slice(1);
  const segments = parts.map((part) => compileSegment(part, route));
  const names = segments.flatMap((segment) => segment.names);
  if (new Set(names).size < names.length) throw new TypeError(`route "${route}" has two parameters with one name`);
  const order = parts.map((part) => (part.includes("{") ? "1" : "0")).join("");
  return { route, method, segments, order };
}

function compileSegment(segment: string, route: string): SegmentPattern {
  // Odd elements are names.
  const pieces = segment.split(/\{([^{}]+)\}/);
  const names = pieces.filter((_, index) => index % 2 === 1);
  const literals = pieces.filter((_, index) => index % 2 === 0);
  if (/[{}]/.test(literals.join(""))) throw new TypeError(`route "${route}" has an invalid parameter in "${segment}"`);
  const source = literals.map((literal) => escaped(decoded(literal))).join("(.+)");
  return { pattern: new RegExp(`^${source}$`, "s"), names };
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]|]/g, "\\$&");
}

/** The route of a request and its decoded parameters; undefined if there is none. */
export function findMockRoute(
  routes: readonly MockRoute[],
  method: string,
  path: string,
): { readonly route: string; readonly params: Readonly<Record<string, string>> } | undefined {
  const parts = path.split("/").slice(1).map(decoded);
  for (const { route, method: own, segments } of routes) {
    if (own !== method || segments.length !== parts.length) continue;
    const values = segments.map(({ pattern, names }, index) => valuesOf(pattern.exec(parts[index] ?? ""), names));
    const matched = values.filter((value) => value !== undefined);
    if (matched.length === parts.length) return { route, params: Object.fromEntries(matched.flat()) };
  }
  return undefined;
}

function valuesOf(match: RegExpExecArray | null, names: readonly string[]): readonly [string, string][] | undefined {
  return match === null ? undefined : names.map((name, index) => [name, match[index + 1] ?? ""]);
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
