import { CompiledQuery, sql } from "kysely";
import { prefixEnd } from "../prefix.js";
import type { Statements } from "../statements.js";
import { withConcurrentStatements } from "./concurrent-statements.js";
import { deferStatement } from "./deferred-statements.js";
import { lastVisible, ownNumber, visibleBefore } from "./event-numbering.js";
import { hotStatements } from "./statements/index.js";

/** The SQL of PostgreSQL. */
export const postgresStatements: Statements = {
  texts: hotStatements,
  concurrent: withConcurrentStatements,
  async later(transaction, statement) {
    const rows = deferStatement(statement);
    await transaction.executeQuery(statement);
    return { rows };
  },
  // Other work gets its turn while rows arrive: see `readInTurns`.
  async readLong(transaction, query) {
    const { rows } = await transaction.executeQuery(query);
    return rows;
  },
  async planForValues(transaction) {
    const statement = CompiledQuery.raw("set local plan_cache_mode = force_custom_plan");
    deferStatement(statement);
    await transaction.executeQuery(statement);
  },
  forUpdate: (query) => query.forUpdate() as typeof query,
  forUpdateSkippingLocked: (query) => query.forUpdate().skipLocked() as typeof query,
  isOneOf: (column, ids) => sql<boolean>`${column} = any(${ids}::bigint[])`,
  startsWith: (column, prefix) =>
    sql<boolean>`(${column} collate "C" >= ${prefix} and ${column} collate "C" < ${prefixEnd(prefix)})`,
  listContains: (column, value) => sql<boolean>`${column} @> ${[value]}::text[]`,
  async notify(transaction, channel, message) {
    const statement = sql`select pg_notify(${channel}, ${message})`.compile(transaction);
    deferStatement(statement);
    await transaction.executeQuery(statement);
  },
  eventOrder: {
    begin: async () => {},
    own: ownNumber,
    atLeastOwn: (number) => sql<string>`greatest(${number}, ${ownNumber})`,
    visibleBefore,
    lastVisible,
    async continueBehind(transaction, number) {
      const oldest = sql`pg_snapshot_xmin(pg_current_snapshot())::text::numeric`;
      await sql`update event_numbering set ahead = greatest(ahead, ${number}::numeric + 1 - ${oldest}), origin = null`.execute(
        transaction,
      );
    },
    position: ({ transaction, sequence, id }) => sql`(${transaction}::text::xid8, ${sequence}::bigint, ${id}::bigint)`,
  },
};
