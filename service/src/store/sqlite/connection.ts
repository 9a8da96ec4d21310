import { setImmediate } from "node:timers/promises";
import { DatabaseSync, type DatabaseSyncInstance, type StatementSyncInstance } from "@photostructure/sqlite";
import type { CompiledQuery, DatabaseConnection, QueryResult } from "kysely";
import { mapInSlices, type Pause } from "../../slices.js";
import { locked, SqliteError, toSqliteError } from "./error.js";
import { hasLongResult } from "./long-results.js";
import { type Decode, decoderOf, encode, type StoredValue } from "./values.js";

/** Maximum number of cached prepared statements of a connection. */
const maxStatements = 300;

/**
 * Milliseconds that a statement waits for another process to release the file. The wait blocks the event loop, so
 * write transactions retry asynchronously instead; see `beginWriteTransaction`.
 */
const busyTimeout = 100;

interface PreparedStatement {
  readonly statement: StatementSyncInstance;
  /** The columns of the result; empty for statements without one. */
  readonly columns: readonly { readonly name: string; readonly decode: Decode }[];
}

/** A connection to a SQLite file, or to a database in memory. Statements run synchronously. */
export class SqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSyncInstance;
  readonly #statements = new Map<string, PreparedStatement>();
  /** Receives all errors of statements. Default: nothing does. */
  onFailure: ((error: SqliteError) => void) | undefined;

  /**
   * @param file A path, or `:memory:`.
   * @param isReadOnly Opens the file for reading only. Default: false.
   */
  constructor(file: string, isReadOnly = false) {
    try {
      this.#database = new DatabaseSync(file, {
        enableForeignKeyConstraints: true,
        readBigInts: true,
        readOnly: isReadOnly,
        // Rows as arrays are faster: for objects, the driver creates the name of every column for every row.
        returnArrays: true,
        timeout: busyTimeout,
      });
    } catch (error) {
      throw toSqliteError(error);
    }
  }

  get isInTransaction(): boolean {
    return this.#database.isTransaction;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { sql, parameters } = query;
    return hasLongResult(query) ? this.runInSlices<Row>(sql, parameters) : this.run<Row>(sql, parameters);
  }

  /** Runs a query, with a pause after each slice of rows. The transaction cannot end meanwhile. */
  async runInSlices<Row>(
    sql: string,
    parameters: readonly unknown[] = [],
    pause: Pause = setImmediate,
  ): Promise<QueryResult<Row>> {
    try {
      // Not a cached statement, because another execution of it would end this one.
      const { statement, columns } = this.#compile(sql);
      const found = statement.iterate(...parameters.map(encode)) as Iterable<readonly StoredValue[]>;
      const rows = await mapInSlices(found, (stored) => toRow<Row>(columns, stored), pause);
      return { rows, numAffectedRows: BigInt(rows.length) };
    } catch (error) {
      throw this.#failed(error);
    }
  }

  run<Row>(sql: string, parameters: readonly unknown[] = []): QueryResult<Row> {
    try {
      const { statement, columns } = this.#prepare(sql);
      const values = parameters.map(encode);
      if (columns.length === 0) {
        const { changes } = statement.run(...values);
        return { rows: [], numAffectedRows: BigInt(changes) };
      }
      const rows = statement.all(...values).map((stored: readonly StoredValue[]) => toRow<Row>(columns, stored));
      return { rows, numAffectedRows: BigInt(rows.length) };
    } catch (error) {
      throw this.#failed(error);
    }
  }

  /** Runs statements without parameters or results. */
  execute(sql: string): void {
    try {
      this.#database.exec(sql);
    } catch (error) {
      throw this.#failed(error);
    }
  }

  #failed(error: unknown): unknown {
    const failure = toSqliteError(error);
    if (failure instanceof SqliteError) this.onFailure?.(failure);
    return failure;
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error("SQLite results cannot be streamed");
  }

  /** Moves all pages from the write-ahead log to the file, and empties the log. Throws a SqliteError if it cannot. */
  checkpoint(): void {
    const { rows } = this.run<{ busy: number }>("pragma wal_checkpoint(truncate)");
    if (rows[0]?.busy !== 0) throw new SqliteError(locked, "the write-ahead log is in use");
  }

  /**
   * Closes the connection. The driver keeps the file open until the prepared statements are garbage-collected, so call
   * `checkpoint` first if the file must contain all data.
   */
  close(): void {
    this.#statements.clear();
    if (!this.#database.isOpen) return;
    if (this.#database.isTransaction) this.#database.exec("rollback");
    this.#database.close();
  }

  #compile(sql: string): PreparedStatement {
    const statement = this.#database.prepare(sql);
    const columns = statement.columns().map((column) => ({ name: column.name, decode: decoderOf(column) }));
    return { statement, columns };
  }

  #prepare(sql: string): PreparedStatement {
    const known = this.#statements.get(sql);
    if (known !== undefined) {
      // Moves the statement to the end, so that the first one is the least recently used.
      this.#statements.delete(sql);
      this.#statements.set(sql, known);
      return known;
    }
    const prepared = this.#compile(sql);
    // Other statements may change tables and make cached column types outdated.
    if (!/^\s*(?:select|insert|update|delete|with|begin|commit|rollback)\b/i.test(sql)) this.#statements.clear();
    else this.#statements.set(sql, prepared);
    if (this.#statements.size > maxStatements) {
      const [oldest] = this.#statements.keys();
      this.#statements.delete(oldest as string);
    }
    return prepared;
  }
}

function toRow<Row>(columns: PreparedStatement["columns"], stored: readonly StoredValue[]): Row {
  const row: Record<string, unknown> = {};
  columns.forEach(({ name, decode }, index) => {
    const value = stored[index] ?? null;
    row[name] = value === null ? null : decode(value as never);
  });
  return row as Row;
}
