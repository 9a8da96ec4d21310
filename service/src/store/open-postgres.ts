import { errors } from "@guildwire/api/server";
import { Kysely, PostgresDialect, type PostgresPool } from "kysely";
import pg from "pg";
import { assertServerVersion, explainConnection } from "./connection-error.js";
import type { Database, PostgresConfig } from "./database.js";
import { settleNumbering } from "./event-numbering.js";
import { openPersistentConnection } from "./persistent-connection.js";
import { postgresStatements } from "./postgres-statements.js";
import type { Tables } from "./schema.js";
import { holdWorker } from "./worker-number.js";

/** Connects to PostgreSQL. Throws an OperatorError that names `DATABASE_URL` if it cannot. */
export async function openPostgres({ url, connections = 10, timeout = 10_000 }: PostgresConfig): Promise<Database> {
  const settings = {
    connectionString: url,
    connectionTimeoutMillis: timeout,
    // Without keep-alive, a lost peer is only detected when the operating system gives up, after hours.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
  const session = await openPersistentConnection(settings).catch((error: unknown) => {
    throw explainConnection(error, url, timeout);
  });
  try {
    await session.establish(async (client) => {
      const { rows } = await client.query<{ version: string }>(
        "select current_setting('server_version_num') as version",
      );
      assertServerVersion(Number(rows[0]?.version), url);
    });
  } catch (error) {
    await session.close();
    throw error;
  }
  const pool = new pg.Pool({
    ...settings,
    max: connections,
    // A hanging instance must not block other instances by the locks of its guilds.
    idle_in_transaction_session_timeout: 30_000,
  });
  // An idle connection that breaks is replaced at the next use. An unhandled error event would end the process.
  pool.on("error", () => {});
  // The same applies to a connection that breaks within a unit of work, between two statements; the next statement
  // fails.
  pool.on("connect", (client) => client.on("error", () => {}));
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: refusing(pool) }) });
  return {
    kind: "postgres",
    kysely,
    reader: kysely,
    statements: postgresStatements,
    listen: (channel, onMessage) => session.listen(channel, onMessage),
    settleEventNumbers: (restored) =>
      session.establish(async () => {
        if (await settleNumbering(kysely)) restored();
      }),
    holdWorker: (wanted, change) => holdWorker(session, wanted, change),
    async close() {
      // The number is released last, when no more ids can be made.
      await kysely.destroy();
      await session.close();
    },
  };
}

/** A pool that throws overloaded (503, code 130000) if no connection is available: nothing has happened then. */
function refusing(pool: pg.Pool): PostgresPool {
  return {
    connect: () =>
      pool.connect().catch((error: unknown) => {
        throw errors.overloaded({ cause: error });
      }),
    end: () => pool.end(),
  };
}
