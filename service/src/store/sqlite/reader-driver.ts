import type { Driver } from "kysely";
import type { SqliteConnection } from "./connection.js";

/** Connections that only read, which units of work share. */
export class ReaderDriver implements Driver {
  readonly #open: () => SqliteConnection;
  readonly #size: number;
  readonly #all: SqliteConnection[] = [];
  readonly #free: SqliteConnection[] = [];
  readonly #waiting: ((connection: SqliteConnection) => void)[] = [];
  /** Resolvers of those who wait for a free connection. */
  readonly #idle: (() => void)[] = [];

  /** @param size Maximum number of open connections. */
  constructor(open: () => SqliteConnection, size: number) {
    this.#open = open;
    this.#size = size;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    const free = this.#free.pop();
    if (free !== undefined) return free;
    if (this.#all.length === this.#size) return new Promise((resolve) => this.#waiting.push(resolve));
    const opened = this.#open();
    opened.execute("pragma query_only = on");
    this.#all.push(opened);
    return opened;
  }

  async releaseConnection(connection: SqliteConnection): Promise<void> {
    const next = this.#waiting.shift();
    if (next !== undefined) return next(connection);
    this.#free.push(connection);
    for (const resolve of this.#idle.splice(0)) resolve();
  }

  async beginTransaction(connection: SqliteConnection): Promise<void> {
    connection.execute("begin");
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    connection.execute("commit");
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    // Some failures have already rolled back the transaction.
    if (connection.isInTransaction) connection.execute("rollback");
  }

  /** Waits for units of work in progress, and closes the connections. */
  async destroy(): Promise<void> {
    while (this.#free.length < this.#all.length) await new Promise<void>((resolve) => this.#idle.push(resolve));
    for (const connection of this.#all.splice(0)) connection.close();
    this.#free.length = 0;
  }
}
