import { randomInt } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { Transaction } from "kysely";
import type { Log } from "../log.js";
import { Availability } from "./availability.js";
import { type Clock, systemClock } from "./clock.js";
import type { Database, DatabaseConfig } from "./database.js";
import type { GuildCall, GuildQueries } from "./guild-queries.js";
import { createIdGenerator, type IdGenerator } from "./ids.js";
import { migrate } from "./migrations/index.js";
import { rejectNestedUnits } from "./nesting.js";
import { openDatabase } from "./open-database.js";
import { isRetryableRead, isStalePreparation } from "./postgresql/connection-loss.js";
import { PostgresQueries } from "./postgresql/postgres-queries.js";
import { writesChannel } from "./postgresql/replica.js";
import type { Tables } from "./schema.js";
import type { LoadingRows } from "./session.js";
import { createUnitQueries } from "./unit-queries.js";
import { unstorableValue } from "./unstorable-values.js";
import { createWork, type Work } from "./work.js";
import { createLoader, loadWith, lock, type WriteScope } from "./write-scope.js";

/** Access to the data by units of work. Each is one atomic transaction, and they cannot be nested. */
export interface Store {
  readonly database: Database;
  /** The clock without the offset in the database. */
  readonly clock: Clock;
  /** The most frequent queries. */
  readonly queries: GuildQueries;
  /** Runs a read-only `task` once, on a consistent snapshot. */
  read<Result>(task: (work: Work) => Promise<Result>): Promise<Result>;
  /**
   * Like `read`, about one guild for a calling user: may run on a replica, on a snapshot that is at most as old as
   * configured, and contains the caller's own acknowledged writes on any instance and what this instance has read of the
   * guild's events. `task` may run a second time, on the primary.
   */
  readFor<Result>(call: GuildCall, task: (work: Work) => Promise<Result>): Promise<Result>;
  /**
   * Runs `task`, and commits unless it throws. With a guild, its row is locked first. `task` receives what the scope
   * loads together with the lock.
   *
   * `task` is retried a few times if a concurrent transaction made the database abort it, or inserted the same key
   * first. It must therefore have no effects outside the database, and must not wait for another unit of work, with
   * which it may share a commit.
   *
   * Throws overloaded (503) if the connection is lost, the server does not respond, or the storage fails, unknownGuild (404) if the guild does not exist and, like `read`,
   * a form error (400) for values that the database cannot store.
   */
  write<Result, Loaded = undefined>(
    scope: WriteScope<Loaded>,
    task: (work: Work, loaded: Loaded) => Promise<Result>,
  ): Promise<Result>;
  /** Rejects while the database cannot be read, or cannot be written after a write has failed because of its storage. */
  ready(): Promise<void>;
  /** A failure that ends only with a restart of the process; undefined if there is none. */
  needsRestart(): string | undefined;
  /** Waits for units of work in progress. */
  close(): Promise<void>;
}

export interface StoreOptions {
  readonly database: DatabaseConfig;
  /** Default: the computer's clock. */
  readonly clock?: Clock;
  /**
   * The number of this instance, from 0 to 1,023. Default: one that no other live instance on the database has.
   */
  readonly worker?: number | undefined;
  /** Default: nothing is logged. */
  readonly log?: Log;
}

/** Maximum number of attempts of a unit of work. */
const attempts = 5;

/**
 * Opens the database and brings its tables up to date. Throws a WorkerTakenError if another instance has the given
 * worker number.
 */
export async function openStore({ database: config, clock = systemClock, worker, log }: StoreOptions): Promise<Store> {
  const database = await openDatabase(config);
  const ids = await prepare(database, worker, log).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });

  const { statements } = database;
  const availability = new Availability(database);
  /** Wraps every unit of work. */
  function unit<Result>(task: () => Promise<Result>, mayWrite = false): Promise<Result> {
    return rejectNestedUnits(() => rejectUnstorableValues(() => availability.observe(task, mayWrite)));
  }

  async function work(transaction: Transaction<Tables>, offset: string): Promise<Work> {
    return workIn(await statements.concurrent(transaction), offset);
  }

  function workIn(transaction: Transaction<Tables>, offset: string, loading?: LoadingRows): Work {
    const now = new Date(clock.now().getTime() + Number(offset));
    return createWork({ transaction, now, statements, newId: () => ids.next(now), loading });
  }

  const read: Store["read"] = (task) =>
    unit(() =>
      repeatAfterLoss(() =>
        database.reader
          .transaction()
          .setIsolationLevel("repeatable read")
          .setAccessMode("read only")
          .execute(async (transaction) => task(await work(transaction, await readOffset(transaction)))),
      ),
    );
  const readFor: Store["readFor"] = async (call, task) => {
    const { replica } = database;
    const found = await (replica &&
      unit(() =>
        replica.read(call, async (transaction) => task(await work(transaction, await readOffset(transaction)))),
      ));
    return found === undefined ? read(task) : found.result;
  };
  const { select } = database;

  return {
    database,
    clock,
    queries:
      select === undefined
        ? createUnitQueries(read, (query) => availability.observe(() => query(database.reader)))
        : new PostgresQueries((text, values) => rejectUnstorableValues(() => select(text, values)), database.replica),
    read,
    readFor,
    write: (scope, task) =>
      unit(
        () =>
          retryTransientErrors(() =>
            database.kysely.transaction().execute(async (sequential) => {
              const transaction = await statements.concurrent(sequential);
              // The statements are sent with the lock, and run once it is held.
              const session = { transaction, statements };
              const locked = await lock(session, scope);
              const loading = await loadWith(session, scope);
              const loaded = scope.load?.(createLoader(session));
              // Awaited after the lock.
              loaded?.catch(() => {});
              const begun = workIn(transaction, await locked.offset, loading);
              const result = await task(begun, (await loaded) as never);
              if (scope.caller !== undefined && database.replica !== undefined)
                await statements.notify(transaction, writesChannel, scope.caller);
              return result;
            }),
          ),
        true,
      ),
    ready: () => availability.check(() => read(async () => undefined)),
    needsRestart: () => database.needsRestart(),
    close: () => database.close(),
  };
}

async function prepare(database: Database, wanted: number | undefined, log: Log | undefined): Promise<IdGenerator> {
  if ((await database.checkIntegrity?.()) === false)
    log?.warn("the database file is too large for the check at the start; run guildwire-service check");
  await migrate(database);
  await database.settleEventNumbers(() =>
    log?.warn(
      "the data comes from another database or an earlier moment; new events are numbered above all previous ones",
    ),
  );
  const ids = createIdGenerator(await database.holdWorker(wanted, (other) => ids.useWorker(other)));
  return ids;
}

/** Retries a read once on another connection if the first one is lost. */
async function repeatAfterLoss<Result>(task: () => Promise<Result>): Promise<Result> {
  try {
    return await task();
  } catch (error) {
    if (!isRetryableRead(error)) throw error;
    return task();
  }
}

async function readOffset(transaction: Transaction<Tables>): Promise<string> {
  const row = await transaction.selectFrom("clock").select("offset_milliseconds").executeTakeFirstOrThrow();
  return row.offset_milliseconds;
}

/**
 * Serialization failure, deadlock and duplicate key. The last one can be caused by another transaction that inserted
 * the key between our query and our insert; the next attempt finds it.
 */
const transientErrorCodes = new Set(["40001", "40P01", "23505"]);

async function retryTransientErrors<Result>(task: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await task();
    } catch (error) {
      const isTransient = transientErrorCodes.has(codeOf(error)) || isStalePreparation(error);
      if (attempt === attempts || !isTransient) throw error;
      // Waits a random time, so that two conflicting transactions do not conflict again.
      await setTimeout(randomInt(1, 10 * attempt + 1));
    }
  }
}

/**
 * A number out of range, the character NUL in a text or document, and half of a surrogate pair in a document.
 */
const unstorableErrorCodes = new Set(["22003", "22021", "22P05", "22P02"]);

/** Reports values that the interface allows but the database cannot store as an error of the request. */
async function rejectUnstorableValues<Result>(task: () => Promise<Result>): Promise<Result> {
  try {
    return await task();
  } catch (error) {
    if (!unstorableErrorCodes.has(codeOf(error))) throw error;
    throw unstorableValue();
  }
}

/** The database's error code, such as 40001; empty for other errors. */
function codeOf(error: unknown): string {
  const code = (error as { code?: unknown }).code;
  return typeof code === "string" ? code : "";
}
