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
import { isStalePreparation } from "./connection-loss.js";
import type { StatementNames } from "./statement-names.js";

export interface PipelinedPool {
  /** Throws overloaded (503) if no connection is available. The clients send without waiting for earlier results. */
  connect(): Promise<pg.PoolClient>;
  end(): Promise<void>;
  /** Undefined if connections do not carry named statements. */
  readonly names: StatementNames | undefined;
  /** Sent with the beginning of each transaction that may write. Default: nothing. */
  readonly transactionSettings?: string | undefined;
}

/**
 * PostgreSQL for the query builder, with fewer round trips than its own driver: a transaction begins together with its
 * first statements, and the end of one that only read is not waited for.
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
  /** The beginning of the transaction, until its result is known. */
  #begun: Promise<unknown> | undefined;
  #isReadOnly = false;
  /** The end of a transaction that only read. */
  #ended: Promise<unknown> | undefined;
  #isUnusable = false;

  constructor(client: pg.PoolClient, names: StatementNames | undefined) {
    this.#client = client;
    this.#names = names;
  }

  begin(text: string, isReadOnly: boolean): void {
    this.#isReadOnly = isReadOnly;
    // The beginning and the first statements leave in one packet.
    const { stream } = this.#client.connection;
    stream.cork();
    process.nextTick(() => stream.uncork());
    this.#begun = this.#client.query(text);
    // Reported by the first statement, which fails as well.
    this.#begun.catch(() => {});
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const name = this.#names?.of(sql);
    const values = parameters as unknown[];
    try {
      const sent = this.#client.query(name === undefined ? { text: sql, values } : { name, text: sql, values });
      const begun = this.#begun;
      // Both results arrive in this order. A statement that ran outside of its transaction must not count.
      const [result] = begun === undefined ? [await sent] : await Promise.all([sent, begun]);
      this.#begun = undefined;
      const { command, rowCount, rows } = result;
      const hasChanged = command === "INSERT" || command === "UPDATE" || command === "DELETE";
      return { rows: rows as Row[], ...(hasChanged && { numAffectedRows: BigInt(rowCount ?? 0) }) };
    } catch (error) {
      this.#isUnusable ||= isStalePreparation(error);
      throw withOwnStack(error);
    }
  }

  // biome-ignore lint/correctness/useYield: required by the interface of the query builder
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error("results are not streamed");
  }

  async commit(): Promise<void> {
    if (this.#isReadOnly) {
      this.#ended = this.#client.query("commit");
      return;
    }
    await this.#begun;
    const { command } = await this.#client.query("commit");
    // A transaction in which a statement failed ends with a rollback, without an error.
    if (command !== "COMMIT") throw new Error(`the transaction ended with ${command}`);
  }

  async rollback(): Promise<void> {
    await this.#client.query("rollback").catch(() => {
      // The server rolls back what a lost connection has not committed.
      this.#isUnusable = true;
    });
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

/** The driver creates errors when a message arrives, with a stack that does not lead to the caller. */
function withOwnStack(error: unknown): unknown {
  if (error instanceof Error) Error.captureStackTrace(error, withOwnStack);
  return error;
}
