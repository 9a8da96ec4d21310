import type { CompiledQuery } from "kysely";

type Rows = readonly unknown[];

const deferred = new WeakMap<CompiledQuery, (rows: Promise<Rows>) => void>();

/**
 * Makes a connection send a statement without waiting for its result. Returns the rows once they arrive; an error is
 * also reported by the next statement, or the commit.
 */
export function deferStatement(statement: CompiledQuery): Promise<Rows> {
  const rows = new Promise<Rows>((resolve) => deferred.set(statement, resolve));
  rows.catch(() => {});
  return rows;
}

/** The function that takes the rows of a deferred statement; undefined for any other. */
export function receiverOf(statement: CompiledQuery): ((rows: Promise<Rows>) => void) | undefined {
  return deferred.get(statement);
}
