import type { PGlite } from "@electric-sql/pglite";
import type { PostgresPool, PostgresPoolClient } from "kysely";

const verbs = /^\s*(insert|update|delete|merge)\b/i;

/**
 * The embedded database as a pool of one connection, so that one dialect of the query builder serves both stores.
 *
 * It has one session only: whoever holds the connection is inside of a transaction that others must not see into, so
 * `connect` answers when everybody before has released theirs.
 */
export function createPGlitePool(database: PGlite): PostgresPool {
  let last: Promise<void> = Promise.resolve();
  return {
    async connect(): Promise<PostgresPoolClient> {
      const before = last;
      let release: () => void = () => {};
      last = new Promise((resolve) => {
        release = resolve;
      });
      await before;
      return { query: query.bind(undefined, database) as PostgresPoolClient["query"], release };
    },
    async end(): Promise<void> {
      await last;
      await database.close();
    },
  };
}

async function query(database: PGlite, sql: string, parameters: readonly unknown[]): Promise<unknown> {
  const { rows, affectedRows } = await database.query(sql, [...parameters]).catch((error: unknown) => {
    // The embedded database's errors carry all values of the statement, and errors end up in logs.
    if (error instanceof Error) Reflect.deleteProperty(error, "params");
    throw error;
  });
  return { command: verbs.exec(sql)?.[1]?.toUpperCase() ?? "SELECT", rowCount: affectedRows ?? rows.length, rows };
}
