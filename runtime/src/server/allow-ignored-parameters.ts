import type { Query } from "./query.js";

/** Creates a reader that allows query parameters without reading them. */
export function allowIgnoredParameters(
  names: readonly string[],
  read: (query: Query) => unknown,
): (query: Query) => unknown {
  return (query) => {
    for (const name of names) query.allow(name);
    return read(query);
  };
}
