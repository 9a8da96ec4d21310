import type { Query } from "./query.js";

/**
 * Creates a reader that allows query parameters without reading them.
 *
 * @example
 * ```ts
 * import { allowIgnoredParameters, Query } from "@guildwire/runtime/server";
 *
 * const read = allowIgnoredParameters(["utm_source"], (query) => ({ limit: query.integer("limit") }));
 * read(new Query("limit=5&utm_source=mail")); // => { limit: 5 }
 * ```
 */
export function allowIgnoredParameters(
  names: readonly string[],
  read: (query: Query) => unknown,
): (query: Query) => unknown {
  return (query) => {
    for (const name of names) query.allow(name);
    return read(query);
  };
}
