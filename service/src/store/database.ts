import type { Kysely } from "kysely";
import type { Tables } from "./schema.js";
import type { Statements } from "./statements.js";

/** The location of the data. */
export type DatabaseConfig = EmbeddedConfig | PostgresConfig;

export interface EmbeddedConfig {
  readonly kind: "embedded";
  /**
   * The SQLite file; it and its folder are created if they do not exist. Default: in memory, until the process ends.
   */
  readonly file?: string;
}

export interface PostgresConfig {
  readonly kind: "postgres";
  /** `postgres://user:password@host:port/database` */
  readonly url: string;
  /**
   * The server itself, if `url` leads to a connection pooler: for notifications and the lock of the worker number.
   * Default: `url`.
   */
  readonly directUrl?: string | undefined;
  /** Maximum number of connections of this process. Default: 10. */
  readonly connections?: number;
  /**
   * Maximum milliseconds that a unit of work waits for a connection, and a connection for the server. Default: 10,000.
   */
  readonly timeout?: number;
}

/** An open database: SQLite in this process, or PostgreSQL. */
export interface Database {
  readonly kind: DatabaseConfig["kind"];
  readonly kysely: Kysely<Tables>;
  /** For read-only statements and transactions. */
  readonly reader: Kysely<Tables>;
  readonly statements: Statements;
  /**
   * The rows of one statement that only reads, outside of every transaction: it sees one moment. Undefined where a unit
   * of work costs no round trips.
   */
  readonly select?: <Row>(text: string, values: readonly unknown[]) => Promise<Row[]>;
  /**
   * Listens for `pg_notify` messages, until the database is closed. `onMessage` gets undefined if messages may have
   * been missed, as after a broken connection. Call it before the first unit of work.
   */
  listen(channel: string, onMessage: (message: string | undefined) => void): Promise<void>;
  /**
   * Ensures that new events get greater numbers than all that were read before, also after a restore; now, and after
   * each reconnect. `restored` is called if numbers were skipped.
   */
  settleEventNumbers(restored: () => void): Promise<void>;
  /**
   * Reserves a number from 0 to 1,023 that no other process on the database has: the wanted one, or any. See
   * `holdWorker` for the errors. The embedded database has only one process.
   */
  holdWorker(wanted: number | undefined, change: (worker: number) => void): Promise<number>;
  /** Waits for the queries in progress. */
  close(): Promise<void>;
}
