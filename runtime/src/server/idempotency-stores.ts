import type { CallFacts } from "./context.js";
import { sha256 } from "./fingerprint.js";
import { HttpError } from "./http-error.js";
import type { IdempotencyKey, IdempotencyRecord, IdempotencyStore } from "./idempotency.js";

export interface MemoryIdempotencyStoreOptions {
  /** Maximum number of keys; above it, requests with new keys are a 503. Default: 10,000. */
  readonly maxKeys?: number;
  /** Milliseconds since 1970. Default: `Date.now`. */
  readonly now?: () => number;
}

/**
 * Creates an in-memory store for a single process. It forgets all keys when the process ends, so that a request may have its effect
 * again after a restart.
 *
 * @example
 * ```ts
 * import { createMemoryIdempotencyStore } from "@guildwire/runtime/server";
 *
 * const store = createMemoryIdempotencyStore();
 * const key = { caller: "ada", operation: "createPayment", key: "order-42" };
 * const record = { fingerprint: "f".repeat(64), expiresAt: Date.now() + 60_000 };
 * await store.claim(key, record, {} as never); // => undefined
 * (await store.claim(key, record, {} as never)) === record; // => true
 * ```
 */
export function createMemoryIdempotencyStore({
  maxKeys = 10_000,
  now = Date.now,
}: MemoryIdempotencyStoreOptions = {}): IdempotencyStore {
  // In the order of claims, which is that of expiry.
  const records = new Map<string, IdempotencyRecord>();
  const nameOf = ({ caller, operation, key }: IdempotencyKey): string => JSON.stringify([caller, operation, key]);
  return {
    claim(key, record) {
      const time = now();
      for (const [name, { expiresAt }] of records) {
        if (expiresAt > time) break;
        records.delete(name);
      }
      const name = nameOf(key);
      const found = records.get(name);
      if (found !== undefined && found.expiresAt > time) return found;
      if (records.size >= maxKeys) {
        throw new HttpError(503, undefined, "too many idempotency keys are in use", { retryAfter: 60 });
      }
      records.delete(name);
      records.set(name, record);
      return undefined;
    },
    complete(key, record) {
      records.set(nameOf(key), record);
    },
    release(key) {
      records.delete(nameOf(key));
    },
  };
}

/** The part of a client of the package `pg` that the store uses. */
export interface PostgresTransaction {
  query(text: string, values: unknown[]): Promise<{ readonly rows: readonly object[] }>;
}

/** The part of `DatabaseSync` of node:sqlite, and of the package better-sqlite3, that the store uses. */
export interface SqliteTransaction {
  prepare(sql: string): {
    get(...values: (string | number)[]): unknown;
    run(...values: (string | number)[]): unknown;
  };
}

export interface TransactionalStoreOptions<Transaction> {
  /** Returns the connection whose transaction `around` has begun for the call, for example from an AsyncLocalStorage. */
  readonly transaction: (call: CallFacts) => Transaction;
  /** Milliseconds since 1970. Default: `Date.now`. */
  readonly now?: () => number;
}

/** A transactional store, and how to delete what has expired. */
export interface TransactionalStore<Transaction> extends IdempotencyStore {
  readonly transactional: true;
  /** Deletes expired records. Call it periodically, for example every hour. */
  purge(connection: Transaction): Promise<void>;
}

/**
 * The table of the stores for PostgreSQL and SQLite, as SQL for a migration.
 *
 * @example
 * ```ts
 * import { idempotencyTable } from "@guildwire/runtime/server";
 *
 * idempotencyTable.startsWith("CREATE TABLE IF NOT EXISTS guildwire_idempotency"); // => true
 * ```
 */
export const idempotencyTable: string = `CREATE TABLE IF NOT EXISTS guildwire_idempotency (
  caller TEXT NOT NULL,
  operation TEXT NOT NULL,
  key TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  response TEXT NOT NULL,
  expires_at BIGINT NOT NULL,
  PRIMARY KEY (caller, operation, key)
);
CREATE INDEX IF NOT EXISTS guildwire_idempotency_expiry ON guildwire_idempotency (expires_at);
`;

interface Row {
  readonly fingerprint: string;
  readonly response: string;
  readonly expires_at: string | number | bigint;
}

const sql = {
  purge: "DELETE FROM guildwire_idempotency WHERE expires_at <= $1",
  expire: "DELETE FROM guildwire_idempotency WHERE caller = $1 AND operation = $2 AND key = $3 AND expires_at <= $4",
  find: "SELECT fingerprint, response, expires_at FROM guildwire_idempotency WHERE caller = $1 AND operation = $2 AND key = $3",
  insert:
    "INSERT INTO guildwire_idempotency (caller, operation, key, fingerprint, response, expires_at) VALUES ($1, $2, $3, $4, $5, $6)",
};

/**
 * Creates a store in PostgreSQL, in the transaction of the handler. Instances share it: of simultaneous requests with a key, one runs, and
 * the others get a 409. `idempotencyTable` creates its table.
 *
 * @example
 * ```ts
 * import { AsyncLocalStorage } from "node:async_hooks";
 * import { createPostgresIdempotencyStore, type PostgresTransaction } from "@guildwire/runtime/server";
 *
 * const current = new AsyncLocalStorage<PostgresTransaction>(); // `around` runs the call in it, with a client of pg
 * const store = createPostgresIdempotencyStore({
 *   transaction: () => current.getStore() ?? { query: () => Promise.reject(new Error("there is no transaction")) },
 * });
 * store.transactional; // => true
 * ```
 */
export function createPostgresIdempotencyStore({
  transaction,
  now = Date.now,
}: TransactionalStoreOptions<PostgresTransaction>): TransactionalStore<PostgresTransaction> {
  return {
    transactional: true,
    async claim(key, _, call) {
      const connection = transaction(call);
      // Ends with the transaction, also if the process is killed.
      const lock = await connection.query("SELECT pg_try_advisory_xact_lock($1::bigint) AS locked", [
        await lockOf(key),
      ]);
      if ((lock.rows[0] as { readonly locked: boolean }).locked !== true) return "running";
      const values = valuesOf(key);
      await connection.query(sql.expire, [...values, now()]);
      return recordOf((await connection.query(sql.find, values)).rows[0]);
    },
    async complete(key, record, call) {
      try {
        await transaction(call).query(sql.insert, [...valuesOf(key), ...columnsOf(record)]);
      } catch (error) {
        // With a snapshot from before another request's commit, the claim has not seen its record.
        if ((error as { readonly code?: unknown }).code === "23505") return "conflict";
        throw error;
      }
    },
    release: () => undefined,
    async purge(connection) {
      await connection.query(sql.purge, [now()]);
    },
  };
}

/**
 * Creates a store in SQLite, in the transaction of the handler: `BEGIN IMMEDIATE`, so that of simultaneous requests in several
 * processes, the second waits for the first. `idempotencyTable` creates its table.
 *
 * @example
 * ```ts
 * import { createSqliteIdempotencyStore, type SqliteTransaction } from "@guildwire/runtime/server";
 *
 * const database: SqliteTransaction = { prepare: () => ({ get: () => undefined, run: () => ({}) }) }; // a DatabaseSync of node:sqlite
 * const store = createSqliteIdempotencyStore({ transaction: () => database });
 * store.transactional; // => true
 * ```
 */
export function createSqliteIdempotencyStore({
  transaction,
  now = Date.now,
}: TransactionalStoreOptions<SqliteTransaction>): TransactionalStore<SqliteTransaction> {
  const statement = (connection: SqliteTransaction, text: string): ReturnType<SqliteTransaction["prepare"]> =>
    connection.prepare(text.replace(/\$\d/g, "?"));
  return {
    transactional: true,
    claim(key, _, call) {
      const connection = transaction(call);
      const values = valuesOf(key);
      // A write: takes the lock of a deferred transaction before the handler runs.
      statement(connection, sql.expire).run(...values, now());
      return recordOf(statement(connection, sql.find).get(...values));
    },
    complete(key, record, call) {
      statement(transaction(call), sql.insert).run(...valuesOf(key), ...columnsOf(record));
    },
    release: () => undefined,
    async purge(connection) {
      statement(connection, sql.purge).run(now());
    },
  };
}

function valuesOf({ caller, operation, key }: IdempotencyKey): [caller: string, operation: string, key: string] {
  return [caller, operation, key];
}

function columnsOf({ fingerprint, response = "", expiresAt }: IdempotencyRecord): [string, string, number] {
  return [fingerprint, response, Math.floor(expiresAt)];
}

function recordOf(row: unknown): IdempotencyRecord | undefined {
  if (row === undefined || row === null) return undefined;
  const { fingerprint, response, expires_at: expiresAt } = row as Row;
  return { fingerprint, response, expiresAt: Number(expiresAt) };
}

/** The number of an advisory lock, as a decimal text. */
async function lockOf(key: IdempotencyKey): Promise<string> {
  const digest = await sha256(new TextEncoder().encode(JSON.stringify(["guildwire", ...valuesOf(key)])));
  return String(BigInt.asIntN(64, BigInt(`0x${digest.slice(0, 16)}`)));
}
