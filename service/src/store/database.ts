import type { Kysely } from "kysely";
import type { Tables } from "./schema.js";
import type { Statements } from "./statements.js";

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
