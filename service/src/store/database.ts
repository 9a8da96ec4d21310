import { randomInt } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { PGlite, types } from "@electric-sql/pglite";
import { errors } from "@guildwire/api/server";
import { Kysely, PostgresDialect, type PostgresPool } from "kysely";
import pg from "pg";
import { layEmptyDatabase } from "./empty-database.js";
import { workers } from "./ids.js";
import { createPGlitePool } from "./pglite-pool.js";
import type { Tables } from "./schema.js";
import { openStandingConnection } from "./standing-connection.js";
import { holdWorker } from "./worker-number.js";

/** Where the data lies. */
export type DatabaseConfig = EmbeddedConfig | PostgresConfig;

export interface EmbeddedConfig {
  readonly kind: "embedded";
  /** The folder of the data; it is made if it is not there. Default: in memory, and gone with the process. */
  readonly folder?: string;
  /** A dump of another embedded database to begin with, where the folder holds no data yet. Default: nothing. */
  readonly snapshot?: Blob;
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

/** An open database. Both kinds speak PostgreSQL, so that nothing beyond this file has to know which one it is. */
export interface Database {
  readonly kysely: Kysely<Tables>;
  /** The embedded database itself, for what the query builder has no words for; undefined on PostgreSQL. */
  readonly embedded: PGlite | undefined;
  /**
   * Hears what transactions say with `pg_notify`, from now on, until the database is closed. `heard` gets undefined when
   * something may have been missed, as when the connection had broken. Call it before the first unit of work.
   */
  listen(channel: string, heard: (notice: string | undefined) => void): Promise<void>;
  /** Does something now, and again whenever the connection had broken: the database may be another one then. */
  eachConnection(task: () => Promise<void>): Promise<void>;
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
  return config.kind === "postgres" ? openPostgres(config) : openEmbedded(config);
}

async function openPostgres({ url, connections = 10, timeout = 10_000 }: PostgresConfig): Promise<Database> {
  const settings = {
    connectionString: url,
    connectionTimeoutMillis: timeout,
    // One whose other end is gone without a word would be waited for until the system gives it up, which takes hours.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
  const standing = await openStandingConnection(settings);
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
    kysely,
    embedded: undefined,
    listen: (channel, heard) => standing.listen(channel, heard),
    eachConnection: (task) => standing.establish(task),
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

async function openEmbedded(config: EmbeddedConfig): Promise<Database> {
  const embedded = await createEmbedded(config);
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: createPGlitePool(embedded) }) });
  const listening: (() => Promise<void>)[] = [];
  return {
    kysely,
    embedded,
    async listen(channel, heard) {
      // There is one session, so it has to be called while nobody is within a transaction.
      listening.push(await embedded.listen(channel, heard));
    },
    eachConnection: (task) => task(),
    holdWorker: async (wanted) => wanted ?? randomInt(workers),
    async close() {
      for (const stop of listening.splice(0)) if (!embedded.closed) await stop();
      await kysely.destroy();
      // Before the first query the query builder does not know its pool, and leaves it open.
      if (!embedded.closed) await embedded.close();
    },
  };
}

async function createEmbedded({ folder, snapshot }: EmbeddedConfig): Promise<PGlite> {
  if (folder !== undefined && snapshot === undefined) await layEmptyDatabase(folder);
  else if (folder !== undefined) await mkdir(dirname(folder), { recursive: true });
  return PGlite.create({
    ...(folder !== undefined && { dataDir: folder }),
    ...(snapshot !== undefined && { loadDataDir: snapshot }),
    // Ids have 64 bits: as a number they would lose digits, and pg answers them as text as well.
    parsers: { [types.INT8]: (text: string) => text },
  });
}
