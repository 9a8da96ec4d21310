import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { PGlite, types } from "@electric-sql/pglite";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { type Listener, listenOnEmbedded, listenOnPostgres } from "./listen.js";
import { createPGlitePool } from "./pglite-pool.js";
import type { Tables } from "./schema.js";

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
  /** Waits for the queries that are under way. */
  close(): Promise<void>;
}

/** Opens a database as it is: `migrate` brings its tables up to date. */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  const embedded = config.kind === "embedded" ? await openEmbedded(config) : undefined;
  const pool = config.kind === "postgres" ? openPool(config) : createPGlitePool(embedded as PGlite);
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const listeners: Listener[] = [];
  return {
    kysely,
    embedded,
    async listen(channel, heard) {
      listeners.push(
        config.kind === "postgres"
          ? await listenOnPostgres(config.url, channel, heard)
          : await listenOnEmbedded(embedded as PGlite, channel, heard),
      );
    },
    async close() {
      await Promise.all(listeners.splice(0).map((listener) => listener.close()));
      await kysely.destroy();
      // Before the first query the query builder does not know its pool, and leaves it open.
      if (embedded !== undefined && !embedded.closed) await embedded.close();
    },
  };
}

async function openEmbedded({ folder, snapshot }: EmbeddedConfig): Promise<PGlite> {
  if (folder !== undefined) await mkdir(dirname(folder), { recursive: true });
  return PGlite.create({
    ...(folder !== undefined && { dataDir: folder }),
    ...(snapshot !== undefined && { loadDataDir: snapshot }),
    // Ids have 64 bits: as a number they would lose digits, and pg answers them as text as well.
    parsers: { [types.INT8]: (text: string) => text },
  });
}

function openPool({ url, connections = 10 }: PostgresConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    // An instance that hangs must not keep the locks of its guilds from all others.
    idle_in_transaction_session_timeout: 30_000,
  });
  // A connection that breaks while nobody uses it is replaced at the next use; unheard, the error would end the process.
  pool.on("error", () => {});
  return pool;
}
