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
    // One whose other end is gone without a word would be waited for until the system gives it up, which takes hours.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
  const standing = await openPersistentConnection(settings).catch((error: unknown) => {
    throw explainConnection(error, url, timeout);
  });
  try {
    await standing.establish(async (client) => {
      const { rows } = await client.query<{ version: string }>(
        "select current_setting('server_version_num') as version",
      );
      assertServerVersion(Number(rows[0]?.version), url);
    });
  } catch (error) {
    await standing.close();
    throw error;
  }
  const pool = new pg.Pool({
    ...settings,
    max: connections,
    // An instance that hangs must not keep the locks of its guilds from all others.
    idle_in_transaction_session_timeout: 30_000,
  });
  // A connection that breaks while nobody uses it is replaced at the next use; unheard, the error would end the process.
  pool.on("error", () => {});
  // And so would that of one that breaks within a unit of work, between two statements; the next one fails then.
  pool.on("connect", (client) => client.on("error", () => {}));
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: refusing(pool) }) });
  return {
    kind: "postgres",
    kysely,
    reader: kysely,
    statements: postgresStatements,
    listen: (channel, heard) => standing.listen(channel, heard),
    settleEventNumbers: (restored) =>
      standing.establish(async () => {
        if (await settleNumbering(kysely)) restored();
      }),
    holdWorker: (wanted, change) => holdWorker(standing, wanted, change),
    async close() {
      // The number goes last, when nothing can make ids any more.
      await kysely.destroy();
      await standing.close();
    },
  };
}

/** A pool that answers overloaded (503, code 130000) where there is no connection: nothing has happened then. */
function refusing(pool: pg.Pool): PostgresPool {
  return {
    connect: () =>
      pool.connect().catch((error: unknown) => {
        throw errors.overloaded({ cause: error });
      }),
    end: () => pool.end(),
  };
}
