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
  /** Sent with the beginning of each transaction that may write. Default: none. */
  readonly transactionSettings?: string | undefined;
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
    const settings = this.#pool.transactionSettings;
    const isReadOnly = accessMode === "read only";
    connection.begin(`begin${level}${mode}${settings === undefined || isReadOnly ? "" : `; ${settings}`}`, isReadOnly);
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
  /** Pending results that the next statement or the commit waits for: of the beginning, and of deferred statements. */
  #expected: Promise<unknown>[] = [];
  #isReadOnly = false;
  /** The pending end of a read-only transaction. */
  #ended: Promise<unknown> | undefined;
  #isUnusable = false;

  constructor(client: pg.PoolClient, names: StatementNames | undefined) {
    this.#client = client;
    this.#names = names;
  }

  begin(text: string, isReadOnly: boolean): void {
    this.#isReadOnly = isReadOnly;
    this.#expect(this.#send({ text }));
  }

  async executeQuery<Row>(statement: CompiledQuery): Promise<QueryResult<Row>> {
    const { sql: text, parameters } = statement;
    const name = this.#names?.of(text);
    const values = parameters as unknown[];
    const sent = this.#send(name === undefined ? { text, values } : { name, text, values });
    const receive = receiverOf(statement);
    if (receive !== undefined) {
      this.#expect(sent);
      const rows = sent.then(
        (result) => result.rows,
        (error: unknown) => {
          throw this.#explained(error);
        },
      );
      receive(rows);
      return { rows: [] };
    }
    const { command, rowCount, rows } = await this.#after(sent);
    const hasChanged = command === "INSERT" || command === "UPDATE" || command === "DELETE";
    return { rows: rows as Row[], ...(hasChanged && { numAffectedRows: BigInt(rowCount ?? 0) }) };
  }

  // biome-ignore lint/correctness/useYield: required by the interface of the query builder
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error("results are not streamed");
  }

  async commit(): Promise<void> {
    const ended = this.#send({ text: "commit" });
    if (this.#isReadOnly) {
      this.#ended = ended;
      return;
    }
    const { command } = await this.#after(ended);
    // After a failed statement, a commit rolls back and reports no error.
    if (command !== "COMMIT") throw new Error(`the transaction ended with ${command}`);
  }

  async rollback(): Promise<void> {
    await this.#client.query("rollback").catch(() => {
      // If the connection is lost, the server rolls back.
      this.#isUnusable = true;
    });
  }

  /** Sends a statement. Statements of the same tick are sent in one packet. */
  #send(query: pg.QueryConfig): Promise<pg.QueryResult> {
    const { stream } = this.#client.connection;
    stream.cork();
    process.nextTick(() => stream.uncork());
    return this.#client.query(query);
  }

  #expect(sent: Promise<unknown>): void {
    // Reported by the next statement, or the commit.
    sent.catch(() => {});
    this.#expected.push(sent);
  }

  /**
   * Waits for a statement and for those before it. If one of them failed, the statement may have run outside of its
   * transaction, so its result is discarded. Throws the first error, or overloaded (503) on a standby.
   */
  async #after(sent: Promise<pg.QueryResult>): Promise<pg.QueryResult> {
    const expected = this.#expected;
    this.#expected = [];
    try {
      // Results arrive in the order of the statements, so the first error is the cause of the others.
      const results = await Promise.all([...expected, sent]);
      return results.at(-1) as pg.QueryResult;
    } catch (error) {
      throw withOwnStack(this.#explained(error));
    }
  }

  /** The error for the caller: overloaded (503) on a standby. */
  #explained(error: unknown): unknown {
    const isMisdirected = !this.#isReadOnly && isOnStandby(error);
    this.#isUnusable ||= isMisdirected || isStalePreparation(error);
    return isMisdirected ? overloaded(error) : error;
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
