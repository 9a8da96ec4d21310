import type { PathSerializer, QuerySerializer, QuerySerializerOptions } from "./client-types.js";
import {
  entriesOf,
  isObject,
  isParameter,
  serializeArrayParam,
  serializeObjectParam,
  serializePrimitiveParam,
} from "./parameter-values.js";

/** The parts of a URL. */
export interface UrlParts<Operation> {
  baseUrl: string;
  params: { query?: Record<string, unknown>; path?: Record<string, unknown> };
  querySerializer: QuerySerializer<Operation>;
  pathSerializer: PathSerializer;
}

/**
 * Returns the URL of a call: base URL, path with its parameters, and query.
 *
 * @example
 * ```ts
 * import { createFinalURL, createQuerySerializer, defaultPathSerializer } from "@guildwire/runtime/paths";
 *
 * const url = createFinalURL("/books/{id}", {
 *   baseUrl: "https://shelf.example",
 *   params: { path: { id: 5 }, query: { language: "en" } },
 *   querySerializer: createQuerySerializer(),
 *   pathSerializer: defaultPathSerializer,
 * });
 * url; // => "https://shelf.example/books/5?language=en"
 * ```
 */
export function createFinalURL<Operation>(pathname: string, parts: UrlParts<Operation>): string {
  const { baseUrl, params, querySerializer, pathSerializer } = parts;
  const template = baseUrl + pathname;
  const url = params.path ? pathSerializer(template, params.path) : template;
  const query = querySerializer((params.query ?? {}) as never);
  const search = query.startsWith("?") ? query.slice(1) : query;
  return search === "" ? url : `${url}?${search}`;
}

/**
 * Removes a slash from the end of a URL.
 *
 * @example
 * ```ts
 * import { removeTrailingSlash } from "@guildwire/runtime/paths";
 *
 * removeTrailingSlash("https://shelf.example/v1/"); // => "https://shelf.example/v1"
 * ```
 */
export function removeTrailingSlash(url: string): string {
  return url.endsWith("/") ? url.slice(0, -1) : url;
}

/**
 * Returns a function that writes the parameters of a query. It omits undefined, null and empty lists.
 *
 * @example
 * ```ts
 * import { createQuerySerializer } from "@guildwire/runtime/paths";
 *
 * const serialize = createQuerySerializer({ array: { style: "pipeDelimited", explode: false } });
 * serialize({ id: [3, 4], at: { x: 1 } }); // => "id=3|4&at[x]=1"
 * ```
 */
export function createQuerySerializer<Query = unknown>(options?: QuerySerializerOptions): (query: Query) => string {
  const allowReserved = options?.allowReserved ?? false;
  const array = { style: "form", explode: true, ...options?.array, allowReserved } as const;
  const object = { style: "deepObject", explode: true, ...options?.object, allowReserved } as const;
  return (query) => {
    if (!isObject(query)) return "";
    const parameters: string[] = [];
    for (const [name, value] of entriesOf(query)) {
      if (value === undefined || value === null) continue;
      if (Array.isArray(value)) {
        if (value.length > 0) parameters.push(serializeArrayParam(name, value, array));
      } else if (isObject(value)) {
        parameters.push(serializeObjectParam(name, value as Record<string, unknown>, object));
      } else {
        parameters.push(serializePrimitiveParam(name, value as string, { allowReserved }));
      }
    }
    return parameters.join("&");
  };
}

/** `{name}`, with the mark of a style before the name, and the mark of an exploded value after it. */
const expression = /\{(?!\})([.;]?)([^{}]*?)(\*?)\}/g;

const pathStyles = { "": "simple", ".": "label", ";": "matrix" } as const;

/**
 * Replaces the parameters of a path: `{id}` (style `simple`), `{.id}` (`label`) and `{;id}` (`matrix`), with `*` before the
 * closing brace if exploded. Parameters that are undefined or null are left as they are. Throws a TypeError if a value would
 * become a segment `.` or `..`, which changes the path. An empty value of `{.id}` is written as `.`.
 *
 * @example
 * ```ts
 * import { defaultPathSerializer } from "@guildwire/runtime/paths";
 *
 * defaultPathSerializer("/books/{id}/pages/{;page*}", { id: "a/b", page: [1, 2] }); // => "/books/a%2Fb/pages/;page=1;page=2"
 * ```
 */
export function defaultPathSerializer(pathname: string, pathParams: Record<string, unknown>): string {
  const values = pathParams ?? {};
  let dots = "";
  let fewest = 2;
  const path = pathname.replace(expression, (text, mark: string, name: string, star: string) => {
    const value = isParameter(values, name) ? values[name] : undefined;
    if (value === undefined || value === null) return text;
    const written = expanded(name, value, pathStyles[mark as keyof typeof pathStyles], star === "*");
    if (/^\.+$/.test(written)) {
      dots = name;
      // The mark alone is a dot of the template: an empty value may leave a segment ".", but not "..".
      if (written !== mark) fewest = 1;
    }
    return written;
  });
  // The template may have such segments: those of a relative base URL.
  if (dots !== "" && dotSegments(path, fewest) > dotSegments(pathname, fewest)) {
    throw new TypeError(`Path parameter ${dots} must not be "." or "..": it would change the path.`);
  }
  return path;
}

function expanded(name: string, value: unknown, style: "simple" | "label" | "matrix", explode: boolean): string {
  if (Array.isArray(value)) return serializeArrayParam(name, value, { style, explode });
  if (isObject(value)) return serializeObjectParam(name, value as Record<string, unknown>, { style, explode });
  return serializeArrayParam(name, [value], { style, explode });
}

/** How many segments are "..", and "." if one dot suffices. */
function dotSegments(path: string, fewest: number): number {
  const segments = fewest === 1 ? /(?:^|[/\\])\.\.?(?=[/\\?#]|$)/g : /(?:^|[/\\])\.\.(?=[/\\?#]|$)/g;
  return path.match(segments)?.length ?? 0;
}
