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

/** Milliseconds without shared transactions after one unit of work made the database abort those of others. */
const alonePeriod = 1_000;

/** The connection of one user, which is a unit of work or a statement outside of one. */
class Turn implements DatabaseConnection {
  /** Undefined outside of a transaction. */
  mode: "read" | "write" | undefined;
  /** Whether the unit of work shares the transaction of earlier ones. */
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
    const connection = this.#driver.connectionOf(this);
    try {
      return await connection.executeQuery<Row>(query);
    } catch (error) {
      if (this.mode === "write") this.#driver.failed(error);
      throw error;
    }
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
 * Units of work that follow each other without a pause share one transaction, each but the first after a savepoint: a
 * commit waits for the disk and blocks the process, and costs more than most units. A unit of work ends for its caller
 * when the transaction has committed, also if it has only read or was rolled back, since it has seen what earlier units
 * have written. If the transaction is lost, all of its units fail, so that they are run again.
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
  /** Until when each unit of work has a transaction of its own, as `performance.now()`. */
  #aloneUntil = 0;

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
    assertCurrent(turn);
    if (turn.mode === undefined) this.#commit();
    else this.#assertInTransaction();
    return this.#connection;
  }

  /** Some failures, such as a full disk, roll back the transaction with everything in it. */
  failed(cause: unknown): void {
    if (!this.#connection.isInTransaction) this.#abort(cause);
  }

  async beginTransaction(turn: Turn, { accessMode }: TransactionSettings): Promise<void> {
    assertCurrent(turn);
    if (accessMode === "read only") {
      this.#commit();
      this.#connection.execute("begin");
      this.#connection.execute("pragma query_only = on");
      turn.mode = "read";
      return;
    }
    if (this.#group === undefined) {
      await beginWriteTransaction(this.#connection);
      this.#group = new Group();
    } else {
      try {
        this.#connection.execute("savepoint unit");
      } catch (error) {
        this.failed(error);
        throw error;
      }
      turn.hasSavepoint = true;
    }
    turn.mode = "write";
    turn.earlierMessages = this.#messages.count;
  }

  async commitTransaction(turn: Turn): Promise<void> {
    if (turn.mode === "read") return this.#endReading("commit");
    this.#assertInTransaction();
    if (turn.hasSavepoint) this.#connection.execute("release unit");
    await this.#end(turn);
  }

  /** Rejects if the transaction is lost, since the error of the unit of work may be due to what others have written. */
  async rollbackTransaction(turn: Turn): Promise<void> {
    // The commit has failed, and has rolled back the units of work.
    if (turn.isOver) return;
    if (turn.mode === "read") return this.#endReading("rollback");
    try {
      this.#rollBack(turn);
    } catch (error) {
      this.#abort(error);
    }
    await this.#end(turn);
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

  #assertInTransaction(): void {
    if (!this.#connection.isInTransaction) throw new SqliteError(aborted, rolledBack);
  }

  /** Undoes what the unit of work has written. */
  #rollBack(turn: Turn): void {
    this.#messages.truncate(turn.earlierMessages);
    if (!turn.hasSavepoint) this.#group = undefined;
    if (!this.#connection.isInTransaction) return;
    if (turn.hasSavepoint) {
      this.#connection.execute("rollback to unit");
      this.#connection.execute("release unit");
    } else this.#connection.execute("rollback");
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
      const isFull = group.units >= maxUnits || performance.now() < this.#aloneUntil;
      if (group.isDue || isFull) this.#commit();
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
    try {
      this.#connection.execute("commit");
    } catch (error) {
      this.#abort(error, group.units === 1 ? error : undefined);
      return;
    }
    this.#group = undefined;
    this.#messages.deliver();
    group.resolve();
  }

  /**
   * Rolls back the transaction, and rejects the units of work that wait for its commit. By default, they are run again,
   * since each of them may succeed in a transaction of its own.
   */
  #abort(cause: unknown, reason: unknown = new SqliteError(aborted, rolledBack, { cause })): void {
    const group = this.#group;
    this.#group = undefined;
    this.#aloneUntil = performance.now() + alonePeriod;
    this.#messages.truncate(0);
    try {
      if (this.#connection.isInTransaction) this.#connection.execute("rollback");
    } catch {
      // Closing the connection rolls back as well.
      this.#opened?.close();
      this.#opened = undefined;
    }
    group?.reject(reason);
  }
}

const rolledBack = "the database rolled back the transaction";

function assertCurrent(turn: Turn): void {
  if (turn.isOver) throw new Error("the connection was released at the end of the transaction");
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
