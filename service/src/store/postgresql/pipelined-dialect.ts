import { setImmediate } from "node:timers/promises";
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from "kysely";
import type pg from "pg";
import { isOnStandby, isStalePreparation, overloaded } from "./connection-loss.js";
import { receiverOf } from "./deferred-statements.js";
import type { StatementNames } from "./statement-names.js";

export interface PipelinedPool {
  /** Throws overloaded (503) if no connection is available. The clients pipeline their statements. */
  connect(): Promise<pg.PoolClient>;
  end(): Promise<void>;
  /** Undefined if the connections do not support named statements. */
  readonly names: StatementNames | undefined;
  /** Sent with the beginning of each transaction. Default: none. */
  readonly transactionSettings?: () => string;
}

/**
 * A PostgreSQL dialect with fewer round trips than the query builder's own: the beginning of a transaction is sent with
 * its first statements, and a read-only transaction does not wait for its end.
 */
export function createPipelinedDialect(pool: PipelinedPool): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PipelinedDriver(pool),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

class PipelinedDriver implements Driver {
  readonly #pool: PipelinedPool;

  constructor(pool: PipelinedPool) {
    this.#pool = pool;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PipelinedConnection> {
    return new PipelinedConnection(await this.#pool.connect(), this.#pool.names);
  }

  async beginTransaction(
    connection: PipelinedConnection,
    { isolationLevel, accessMode }: TransactionSettings,
  ): Promise<void> {
    const level = isolationLevel === undefined ? "" : ` isolation level ${isolationLevel}`;
    const mode = accessMode === undefined ? "" : ` ${accessMode}`;
    const settings = this.#pool.transactionSettings?.();
    const isReadOnly = accessMode === "read only";
    connection.begin(`begin${level}${mode}${settings === undefined ? "" : `; ${settings}`}`, isReadOnly);
  }

  commitTransaction(connection: PipelinedConnection): Promise<void> {
    return connection.commit();
  }

  rollbackTransaction(connection: PipelinedConnection): Promise<void> {
    return connection.rollback();
  }

  async releaseConnection(connection: PipelinedConnection): Promise<void> {
    connection.release();
  }

  destroy(): Promise<void> {
    return this.#pool.end();
  }
}

class PipelinedConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  readonly #names: StatementNames | undefined;
  /** Succeeds once all statements of the transaction have succeeded that were sent before. */
  #previous: Promise<unknown> = Promise.resolve();
  #isReadOnly = false;
  /** The pending end of a read-only transaction. */
  #ended: Promise<unknown> | undefined;
  #isUnusable = false;
  #state: "outside of transactions" | "in a transaction" | "after its end" = "outside of transactions";

  constructor(client: pg.PoolClient, names: StatementNames | undefined) {
    this.#client = client;
    this.#names = names;
  }

  begin(text: string, isReadOnly: boolean): void {
    this.#isReadOnly = isReadOnly;
    this.#state = "in a transaction";
    this.#previous = Promise.resolve();
    this.#after(this.#send({ text }));
  }

  async executeQuery<Row>(statement: CompiledQuery): Promise<QueryResult<Row>> {
    // Otherwise, a branch that a failed unit of work does not wait for would use the connection of another one.
    if (this.#state === "after its end") throw new Error("the transaction of the statement has ended");
    const { sql: text, parameters } = statement;
    const name = this.#names?.of(text);
    const values = parameters as unknown[];
    const sent = this.#send(name === undefined ? { text, values } : { name, text, values });
    const receive = receiverOf(statement);
    if (receive !== undefined) {
      receive(this.#explain(this.#after(sent)).then((result) => result.rows));
      return { rows: [] };
    }
    const { command, rowCount, rows } = await this.#explain(this.#after(sent));
    const hasChanged = command === "INSERT" || command === "UPDATE" || command === "DELETE";
    return { rows: rows as Row[], ...(hasChanged && { numAffectedRows: BigInt(rowCount ?? 0) }) };
  }

  // biome-ignore lint/correctness/useYield: required by the interface of the query builder
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error("results are not streamed");
  }

  async commit(): Promise<void> {
    const ended = this.#send({ text: "commit" });
    this.#state = "after its end";
    if (this.#isReadOnly) {
      this.#ended = ended;
      // The end is not awaited, but earlier statements without a reader are.
      await this.#previous;
      return;
    }
    const { command } = await this.#explain(this.#after(ended));
    // After a failed statement, a commit rolls back and reports no error.
    if (command !== "COMMIT") throw new Error(`the transaction ended with ${command}`);
    this.#state = "outside of transactions";
  }

  async rollback(): Promise<void> {
    this.#state = "after its end";
    await this.#client.query("rollback").catch(() => {
      // If the connection is lost, the server rolls back.
      this.#isUnusable = true;
    });
    // Branches of the unit of work that are still running come to their end here.
    await setImmediate();
    this.#state = "outside of transactions";
  }

  /** Sends a statement. Statements of the same tick are sent in one packet. */
  #send(query: pg.QueryConfig): Promise<pg.QueryResult> {
    const { stream } = this.#client.connection;
    stream.cork();
    process.nextTick(() => stream.uncork());
    return this.#client.query(query);
  }

  /**
   * Waits for a statement and for those before it. If one of them failed, the statement may have run outside of its
   * transaction, so its result is discarded. Rejects with the first error.
   */
  #after(sent: Promise<pg.QueryResult>): Promise<pg.QueryResult> {
    // In the order of the statements, because the first error is the cause of the others.
    const received = this.#previous.then(() => sent);
    // Reported by the next statement, or the commit.
    for (const promise of [sent, received]) promise.catch(() => {});
    if (this.#state !== "outside of transactions") this.#previous = received;
    return received;
  }

  /** Replaces the error of a transaction that may write by overloaded (503) if it has reached a standby. */
  async #explain(result: Promise<pg.QueryResult>): Promise<pg.QueryResult> {
    try {
      return await result;
    } catch (error) {
      const isMisdirected = !this.#isReadOnly && isOnStandby(error);
      this.#isUnusable ||= isMisdirected || isStalePreparation(error);
      throw withOwnStack(isMisdirected ? overloaded(error) : error);
    }
  }

  release(): void {
    if (this.#ended === undefined) {
      this.#client.release(this.#isUnusable);
      return;
    }
    this.#ended.then(
      () => this.#client.release(this.#isUnusable),
      () => this.#client.release(true),
    );
  }
}

/**
 * Replaces the stack: the driver creates errors when a message arrives, where the stack does not lead to the caller.
 */
function withOwnStack(error: unknown): unknown {
  if (error instanceof Error) Error.captureStackTrace(error, withOwnStack);
  return error;
}
