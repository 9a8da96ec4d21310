import type { Kysely, Transaction } from "kysely";
import type { GuildCall } from "./guild-queries.js";
import type { Tables } from "./schema.js";
import type { Statements } from "./statements.js";

/** The configuration of the database. */
export type DatabaseConfig = EmbeddedConfig | PostgresConfig;

export interface EmbeddedConfig {
  readonly kind: "embedded";
  /**
   * The SQLite file. The file and its folder are created if missing. Default: an in-memory database.
   */
  readonly file?: string;
}

export interface PostgresConfig {
  readonly kind: "postgres";
  /** `postgres://user:password@host:port/database` */
  readonly url: string;
  /**
   * The URL of the server itself if `url` is a connection pooler's: for notifications and the lock of the worker
   * number.
   * Default: `url`.
   */
  readonly directUrl?: string | undefined;
  /** The URL of replicas for reads. Default: all reads are on the primary. */
  readonly readUrl?: string | undefined;
  /** Milliseconds by which a read on a replica may be out of date. Default: 1,000. */
  readonly readStaleness?: number | undefined;
  /** Maximum number of connections of this process, and of further ones to replicas. Default: 10. */
  readonly connections?: number;
  /**
   * Maximum milliseconds that a unit of work waits for a connection, and that connecting to the server may take.
   * Default: 10,000.
   */
  readonly timeout?: number;
  /**
   * Maximum milliseconds until the server responds to a statement. Its connection is closed then. Default: `timeout`.
   */
  readonly statementTimeout?: number;
}

/** An open database: SQLite in this process, or PostgreSQL. */
export interface Database {
  readonly kind: DatabaseConfig["kind"];
  readonly kysely: Kysely<Tables>;
  /** For read-only statements and transactions. */
  readonly reader: Kysely<Tables>;
  readonly statements: Statements;
  /**
   * Runs one read-only statement outside of a transaction, on one snapshot, and returns its rows. Undefined if
   * statements cost no round trips.
   */
  readonly select?: <Row>(text: string, values: readonly unknown[]) => Promise<Row[]>;
  /** Undefined without `readUrl`. */
  readonly replica?: Replica;
  /**
   * Listens for `pg_notify` messages until the database is closed. `onMessage` receives undefined if messages may have
   * been missed, for example after a reconnect. Call it before the first unit of work.
   */
  listen(channel: string, onMessage: (message: string | undefined) => void): Promise<void>;
  /**
   * Ensures, now and after each reconnect, that new events get greater numbers than all events that were read before,
   * even after a restore. `restored` is called if numbers were skipped.
   */
  settleEventNumbers(restored: () => void): Promise<void>;
  /**
   * Reserves a worker number from 0 to 1,023 that no other process on the database has: the wanted one, or any free
   * one. See `holdWorker` for the errors. The embedded database has only one process.
   */
  holdWorker(wanted: number | undefined, change: (worker: number) => void): Promise<number>;
  /** Raises the time limit of statements that are sent during a task. Undefined if statements have none. */
  readonly allowLongStatements?: <Result>(milliseconds: number, task: () => Promise<Result>) => Promise<Result>;
  /**
   * Throws an OperatorError if the file has damaged pages. Returns whether the file was small enough for the check.
   * Undefined without a file.
   */
  readonly checkIntegrity?: () => Promise<boolean>;
  /** A failure that ends only with a restart of the process; undefined if there is none. */
  needsRestart(): string | undefined;
  /** Waits for the queries in progress. */
  close(): Promise<void>;
}

/** Reads on replicas, as stale as allowed at most. Undefined results must be read from the primary instead. */
export interface Replica {
  /** The number of reads that replicas have served, and of those that had to be read from the primary. */
  readonly counts: { readonly replica: number; readonly primary: number };
  /** The rows of one statement. */
  select<Row>(call: GuildCall, text: string, values: readonly unknown[]): Promise<Row[] | undefined>;
  /** The result of a read-only transaction; errors of the task that are HttpErrors are thrown. */
  read<Result>(
    call: GuildCall,
    task: (transaction: Transaction<Tables>) => Promise<Result>,
  ): Promise<{ readonly result: Result } | undefined>;
  /** Makes later reads of a guild contain everything that is committed now: an event of the guild has been read. */
  mark(guildId: string): void;
}
