import { setTimeout } from "node:timers/promises";
import { errors } from "@guildwire/api/server";
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult, TransactionSettings } from "kysely";
import type { SqliteConnection } from "./connection.js";
import { locked, SqliteError } from "./error.js";
import type { PendingMessages } from "./pending-messages.js";

/** Maximum number of units of work that are committed together. */
const maxUnits = 100;

/**
 * Milliseconds that a unit of work waits for a write lock of another process, and milliseconds between two attempts.
 */
const writeLockTimeout = 5_000;
const writeLockRetryDelay = 20;

/** The code of a transaction that the database has aborted: the unit of work is run again. */
const aborted = "40001";

/** The connection of one user, which is a unit of work or a statement outside of one. */
class Turn implements DatabaseConnection {
  /** Undefined outside of a transaction. */
  mode: "read" | "write" | undefined;
  /** Whether the unit of work began in the transaction of earlier ones. */
  hasSavepoint = false;
  /** Whether the connection was given to the next user. */
  isOver = false;
  /** The number of pending messages of earlier units of work. */
  earlierMessages = 0;
  readonly #driver: WriterDriver;

  constructor(driver: WriterDriver) {
    this.#driver = driver;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#driver.connectionOf(this).executeQuery<Row>(query);
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error("SQLite results cannot be streamed");
  }
}

/** Units of work that have ended in one transaction and wait for its commit. */
class Group {
  units = 0;
  /** Whether the transaction is committed when the unit of work in progress ends. */
  isDue = false;
  resolve!: () => void;
  reject!: (error: unknown) => void;
  readonly committed = new Promise<void>((resolve, reject) => {
    this.resolve = resolve;
    this.reject = reject;
  });

  constructor() {
    // Reported by the units that wait, if there are any.
    this.committed.catch(() => {});
  }
}

/**
 * The one connection that writes. Its users take turns.
 *
 * Units of work that follow each other without a pause share one transaction, each but the first behind a savepoint: a
 * commit waits for the disk and blocks the process, and costs more than most units. A unit of work ends for its caller
 * when the transaction has committed, also if it has only read or was rolled back, since it has seen what earlier units
 * have written.
 */
export class WriterDriver implements Driver {
  readonly #open: () => SqliteConnection;
  readonly #messages: PendingMessages;
  #opened: SqliteConnection | undefined;
  #isTaken = false;
  readonly #waiting: (() => void)[] = [];
  /** Resolvers of those who wait until nothing uses the connection. */
  readonly #idle: (() => void)[] = [];
  /** Undefined while no transaction for writing is open. */
  #group: Group | undefined;

  constructor(open: () => SqliteConnection, messages: PendingMessages) {
    this.#open = open;
    this.#messages = messages;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Turn> {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#isTaken = true;
    return new Turn(this);
  }

  async releaseConnection(turn: Turn): Promise<void> {
    if (!turn.isOver) this.#passOn(turn);
  }

  /** The connection for a statement. Outside of a transaction, the statement commits by itself. */
  connectionOf(turn: Turn): SqliteConnection {
    if (turn.isOver) throw new Error("the connection was released at the end of the transaction");
    if (turn.mode === undefined) this.#commit();
    return this.#connection;
  }

  async beginTransaction(turn: Turn, { accessMode }: TransactionSettings): Promise<void> {
    if (accessMode === "read only") {
      const connection = this.connectionOf(turn);
      connection.execute("begin");
      connection.execute("pragma query_only = on");
      turn.mode = "read";
      return;
    }
    if (this.#group === undefined) {
      await beginWriteTransaction(this.#connection);
      this.#group = new Group();
    } else {
      this.#connection.execute("savepoint unit");
      turn.hasSavepoint = true;
    }
    turn.mode = "write";
    turn.earlierMessages = this.#messages.count;
  }

  async commitTransaction(turn: Turn): Promise<void> {
    if (turn.mode === "read") return this.#endReading("commit");
    if (!this.#connection.isInTransaction) throw new SqliteError(aborted, "the database rolled back the transaction");
    if (turn.hasSavepoint) this.#connection.execute("release unit");
    await this.#end(turn);
  }

  async rollbackTransaction(turn: Turn): Promise<void> {
    // The commit has failed, and has rolled back the units of work.
    if (turn.isOver) return;
    if (turn.mode === "read") return this.#endReading("rollback");
    try {
      this.#rollBack(turn);
    } catch (error) {
      this.#abort(error);
    }
    // A later failure of the commit does not change the error of this unit of work.
    await this.#end(turn).catch(() => {});
  }

  /** Waits for units of work in progress, and closes the connection. */
  async destroy(): Promise<void> {
    while (this.#isTaken) await new Promise<void>((resolve) => this.#idle.push(resolve));
    this.#commit();
    try {
      this.#opened?.checkpoint();
    } catch {
      // No data is lost: the next process that opens the file reads the log.
    }
    this.#opened?.close();
    this.#opened = undefined;
  }

  get #connection(): SqliteConnection {
    this.#opened ??= this.#open();
    return this.#opened;
  }

  #endReading(statement: "commit" | "rollback"): void {
    try {
      if (this.#connection.isInTransaction) this.#connection.execute(statement);
    } finally {
      this.#connection.execute("pragma query_only = off");
    }
  }

  /** Undoes what the unit of work has written. Fails if it was the database that rolled back the transaction. */
  #rollBack(turn: Turn): void {
    this.#messages.truncate(turn.earlierMessages);
    if (turn.hasSavepoint) {
      // Some failures, such as a full disk, roll back the transaction.
      if (!this.#connection.isInTransaction) throw new SqliteError(aborted, "the database rolled back the transaction");
      this.#connection.execute("rollback to unit");
      this.#connection.execute("release unit");
      return;
    }
    this.#group = undefined;
    if (this.#connection.isInTransaction) this.#connection.execute("rollback");
  }

  /** Gives the connection to the next user, and waits for the commit of the transaction. */
  #end(turn: Turn): Promise<void> {
    const group = this.#group;
    if (group !== undefined) group.units += 1;
    this.#passOn(turn);
    return group?.committed ?? Promise.resolve();
  }

  #passOn(turn: Turn): void {
    turn.isOver = true;
    const group = this.#group;
    if (group !== undefined) {
      if (group.isDue || group.units >= maxUnits) this.#commit();
      // Requests that have already arrived are handled before.
      else if (group.units === 1) setImmediate(() => this.#makeDue(group));
    }
    const next = this.#waiting.shift();
    if (next !== undefined) {
      next();
      return;
    }
    this.#isTaken = false;
    for (const resolve of this.#idle.splice(0)) resolve();
  }

  #makeDue(group: Group): void {
    if (group !== this.#group) return;
    if (this.#isTaken) group.isDue = true;
    else this.#commit();
  }

  /** Commits the units of work that have ended, if there are any. */
  #commit(): void {
    const group = this.#group;
    if (group === undefined) return;
    this.#group = undefined;
    try {
      this.#connection.execute("commit");
    } catch (error) {
      this.#group = group;
      this.#abort(error);
      return;
    }
    this.#messages.deliver();
    group.resolve();
  }

  /** Rolls back the transaction, and rejects the units of work that wait for its commit. */
  #abort(error: unknown): void {
    const group = this.#group;
    this.#group = undefined;
    this.#messages.truncate(0);
    try {
      if (this.#connection.isInTransaction) this.#connection.execute("rollback");
    } catch {
      // The next unit of work reports that it cannot begin.
    }
    group?.reject(error);
  }
}

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
