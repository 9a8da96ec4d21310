import { setTimeout } from "node:timers/promises";
import { errors } from "@guildwire/api/server";
import {
  type Dialect,
  type Driver,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from "kysely";
import type { SqliteConnection } from "./connection.js";
import { locked, SqliteError } from "./error.js";

/** The connections that units of work share. */
export interface ConnectionPool {
  /** Maximum number of open connections. */
  readonly size: number;
  /** Opens another connection. */
  open(): SqliteConnection;
  /** Whether all connections are read-only. */
  readonly isReadOnly: boolean;
  /** Runs after a transaction that may have written has ended. */
  ended?(isCommitted: boolean): void;
}

/** The SQLite dialect of the query builder. */
export function createSqliteDialect(pool: ConnectionPool): Dialect {
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => new PooledDriver(pool),
    createIntrospector: (kysely) => new SqliteIntrospector(kysely),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** Runs each migration in a transaction. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * Milliseconds that a unit of work waits for a write lock of another process, and milliseconds between two attempts.
 */
const writeLockTimeout = 5_000;
const writeLockRetryDelay = 20;

/** Throws overloaded (503, code 130000) if another process does not release the file. */
async function beginWriteTransaction(connection: SqliteConnection): Promise<void> {
  for (const deadline = Date.now() + writeLockTimeout; ; ) {
    try {
      connection.execute("begin immediate");
      return;
    } catch (error) {
      if (!(error instanceof SqliteError) || error.code !== locked) throw error;
      if (Date.now() > deadline) throw errors.overloaded({ cause: error });
    }
    await setTimeout(writeLockRetryDelay);
  }
}

class PooledDriver implements Driver {
  readonly #pool: ConnectionPool;
  readonly #all: SqliteConnection[] = [];
  readonly #free: SqliteConnection[] = [];
  readonly #waiting: ((connection: SqliteConnection) => void)[] = [];
  /** Resolvers of units of work that wait for a connection. */
  readonly #idle: (() => void)[] = [];
  /** Writable connections in a read-only transaction. */
  readonly #restricted = new WeakSet<SqliteConnection>();

  constructor(pool: ConnectionPool) {
    this.#pool = pool;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    const free = this.#free.pop();
    if (free !== undefined) return free;
    if (this.#all.length === this.#pool.size) return new Promise((resolve) => this.#waiting.push(resolve));
    const opened = this.#pool.open();
    if (this.#pool.isReadOnly) opened.execute("pragma query_only = on");
    this.#all.push(opened);
    return opened;
  }

  async releaseConnection(connection: SqliteConnection): Promise<void> {
    const next = this.#waiting.shift();
    if (next !== undefined) return next(connection);
    this.#free.push(connection);
    for (const resolve of this.#idle.splice(0)) resolve();
  }

  async beginTransaction(connection: SqliteConnection, { accessMode }: TransactionSettings): Promise<void> {
    if (this.#pool.isReadOnly) connection.execute("begin");
    else if (accessMode === "read only") {
      connection.execute("begin");
      connection.execute("pragma query_only = on");
      this.#restricted.add(connection);
    } else await beginWriteTransaction(connection);
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    connection.execute("commit");
    this.#end(connection, true);
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    try {
      // Some failures, such as a full disk, have already rolled back the transaction.
      if (connection.isInTransaction) connection.execute("rollback");
    } finally {
      this.#end(connection, false);
    }
  }

  /** Waits for units of work in progress, and closes the connections. */
  async destroy(): Promise<void> {
    while (this.#free.length < this.#all.length) await new Promise<void>((resolve) => this.#idle.push(resolve));
    for (const connection of this.#all.splice(0)) {
      try {
        if (!this.#pool.isReadOnly) connection.checkpoint();
      } catch {
        // No data is lost: the next process that opens the file reads the log.
      }
      connection.close();
    }
    this.#free.length = 0;
  }

  #end(connection: SqliteConnection, isCommitted: boolean): void {
    if (this.#restricted.delete(connection)) connection.execute("pragma query_only = off");
    else this.#pool.ended?.(isCommitted);
  }
}
