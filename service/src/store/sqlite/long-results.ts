import type { CompiledQuery } from "kysely";

const long = new WeakSet<CompiledQuery>();

/** Makes a connection read the rows of a query in slices, instead of all at once. */
export function expectLongResult<Row>(query: CompiledQuery<Row>): CompiledQuery<Row> {
  long.add(query);
  return query;
}

export function hasLongResult(query: CompiledQuery): boolean {
  return long.has(query);
}
