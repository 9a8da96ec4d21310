import { sql } from "kysely";
import { prefixEnd } from "../prefix.js";
import type { Statements } from "../statements.js";
import { expectLongResult } from "./long-results.js";

const lastNumber = sql`(select ahead from event_numbering)`;

/**
 * The SQL of SQLite. It has one writer, so rows need no locks, and transactions commit in the order of their numbers.
 *
 * @param notify Queues a message until the writer's transaction commits.
 */
export function createSqliteStatements(notify: (channel: string, message: string) => void): Statements {
  return {
    concurrent: async (transaction) => transaction,
    async later(transaction, statement) {
      const { rows } = await transaction.executeQuery(statement);
      return { rows: Promise.resolve(rows) };
    },
    async readLong(transaction, query) {
      const { rows } = await transaction.executeQuery(expectLongResult(query));
      return rows;
    },
    planForValues: async () => {},
    forUpdate: (query) => query,
    forUpdateSkippingLocked: (query) => query,
    isOneOf: (column, ids) =>
      sql<boolean>`${column} in (select cast(value as integer) from json_each(${JSON.stringify(ids)}))`,
    startsWith: (column, prefix) => sql<boolean>`(${column} >= ${prefix} and ${column} < ${prefixEnd(prefix)})`,
    listContains: (column, value) => sql<boolean>`exists (select 1 from json_each(${column}) where value = ${value})`,
    notify: async (_transaction, channel, message) => notify(channel, message),
    eventOrder: {
      async begin(transaction) {
        await sql`update event_numbering set ahead = ahead + 1`.execute(transaction);
      },
      own: sql<string>`${lastNumber}`,
      atLeastOwn: (number) => sql<string>`max(${number}, ${lastNumber})`,
      visibleBefore: sql<string>`(${lastNumber} + 1)`,
      lastVisible: sql<string>`cast(${lastNumber} as text)`,
      async continueBehind(transaction, number) {
        await sql`update event_numbering set ahead = max(ahead, cast(${number} as integer))`.execute(transaction);
      },
      position: ({ transaction, sequence, id }) =>
        sql`(cast(${transaction} as integer), cast(${sequence} as integer), cast(${id} as integer))`,
    },
  };
}
