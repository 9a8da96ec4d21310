import type { Query } from "./query.js";

/** The reader of an operation that ignores query parameters: they may be sent, and are not read. */
export function allowIgnoredParameters(
  names: readonly string[],
  read: (query: Query) => unknown,
): (query: Query) => unknown {
  return (query) => {
    for (const name of names) query.allow(name);
    return read(query);
  };
}
