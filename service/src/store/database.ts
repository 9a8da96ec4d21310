import { errors } from "@guildwire/api/server";
import { Kysely, PostgresDialect, type PostgresPool } from "kysely";
import pg from "pg";
import { assertServerVersion, explainConnection } from "./connection-error.js";
import { settleNumbering } from "./event-numbering.js";
import { postgresStatements } from "./postgres-statements.js";
import type { Tables } from "./schema.js";
import { openSqlite } from "./sqlite/open-sqlite.js";
import { openStandingConnection } from "./standing-connection.js";
import type { Statements } from "./statements.js";
import { holdWorker } from "./worker-number.js";

/** Where the data lies. */
export type DatabaseConfig = EmbeddedConfig | PostgresConfig;

export interface EmbeddedConfig {
  readonly kind: "embedded";
  /** The SQLite file; it and its folder are made if they do not exist. Default: in memory, and gone with the process. */
  readonly file?: string;
}

export interface PostgresConfig {
  readonly kind: "postgres";
  /** `postgres://user:password@host:port/database` */
  readonly url: string;
  /** Connections that this process opens at most. Default: 10. */
  readonly connections?: number;
  /** Milliseconds that a unit of work waits for a connection, and a connection for the server. Default: 10,000. */
  readonly timeout?: number;
}

/** An open database: SQLite in this process, or PostgreSQL. */
export interface Database {
  readonly kind: DatabaseConfig["kind"];
  readonly kysely: Kysely<Tables>;
  /** For statements and transactions that only read. */
  readonly reader: Kysely<Tables>;
  readonly statements: Statements;
  /**
   * Hears what transactions say with `pg_notify`, from now on, until the database is closed. `heard` gets undefined when
   * something may have been missed, as when the connection had broken. Call it before the first unit of work.
   */
  listen(channel: string, heard: (notice: string | undefined) => void): Promise<void>;
  /**
   * Makes sure that new events get greater numbers than all that were read before, also after a restore; now, and again
   * whenever the connection had broken. `restored` is called when numbers had to be skipped.
   */
  settleEventNumbers(restored: () => void): Promise<void>;
  /**
   * Takes a number from 0 to 1,023 that no other process on the database has: the wanted one, or any. See `holdWorker`,
   * which says what it throws. The embedded database has one process only.
   */
  holdWorker(wanted: number | undefined, change: (worker: number) => void): Promise<number>;
  /** Waits for the queries that are under way. */
  close(): Promise<void>;
}

/** Opens a database as it is: `migrate` brings its tables up to date. */
export function openDatabase(config: DatabaseConfig): Promise<Database> {
  return config.kind === "postgres" ? openPostgres(config) : openSqlite(config);
}

async function openPostgres({ url, connections = 10, timeout = 10_000 }: PostgresConfig): Promise<Database> {
  const settings = {
    connectionString: url,
    connectionTimeoutMillis: timeout,
    // One whose other end is gone without a word would be waited for until the system gives it up, which takes hours.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
  const standing = await openStandingConnection(settings).catch((error: unknown) => {
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
