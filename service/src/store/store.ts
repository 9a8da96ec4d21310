import { randomInt } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { errors } from "@guildwire/api/server";
import { sql, type Transaction } from "kysely";
import type { Log } from "../log.js";
import { type Clock, systemClock } from "./clock.js";
import type { Database, DatabaseConfig } from "./database.js";
import { createIdGenerator, type IdGenerator } from "./ids.js";
import { key } from "./key.js";
import { migrate } from "./migrations/index.js";
import { rejectNestedUnits } from "./nesting.js";
import { openDatabase } from "./open-database.js";
import type { Tables } from "./schema.js";
import { createWork, type Work } from "./work.js";

/** What a change concerns. All changes of one guild happen one after the other. */
export type WriteScope = { readonly guild: string } | { readonly none: true };

/** Which guild's lock a change of a webhook or an interaction takes; those outside of guilds take none. */
export function scopeOf(guildId: string): WriteScope {
  return guildId === "0" ? { none: true } : { guild: guildId };
}

/** Data, behind units of work: each is one transaction, which happens wholly or not at all. They are not nested. */
export interface Store {
  readonly database: Database;
  /** All that `task` reads is of one moment. It is run once, and cannot write. */
  read<Result>(task: (work: Work) => Promise<Result>): Promise<Result>;
  /**
   * Runs `task`, and commits what it has done unless it throws. With a guild, its row is locked first.
   *
   * `task` is run again, a few times at most, when the database had to break it off for another transaction's sake, or
   * another one has taken a key first; so it must change nothing but the database.
   *
   * Throws unknownGuild (404) when there is no such guild, and like `read` a form error (400) for values that no
   * database of this kind holds.
   */
  write<Result>(scope: WriteScope, task: (work: Work) => Promise<Result>): Promise<Result>;
  /** Waits for what is under way. */
  close(): Promise<void>;
}

export interface StoreOptions {
  readonly database: DatabaseConfig;
  /** Default: the computer's. */
  readonly clock?: Clock;
  /** Which of at most 1,024 instances on the database this is, from 0. Default: one that no other live instance has. */
  readonly worker?: number | undefined;
  /** Default: nothing is logged. */
  readonly log?: Log;
}

/** How often a unit of work is tried. */
const attempts = 5;

/**
 * Opens the database and brings its tables up to date. Throws a WorkerTakenError if another instance is the worker that
 * this one is to be.
 */
export async function openStore({ database: config, clock = systemClock, worker, log }: StoreOptions): Promise<Store> {
  const database = await openDatabase(config);
  const ids = await prepare(database, worker, log).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });

  function work(transaction: Transaction<Tables>, offset: string): Work {
    const now = new Date(clock.now().getTime() + Number(offset));
    return createWork({ transaction, now, statements: database.statements, newId: () => ids.next(now) });
  }

  return {
    database,
    read: (task) =>
      unit(() =>
        database.reader
          .transaction()
          .setIsolationLevel("repeatable read")
          .setAccessMode("read only")
          .execute(async (transaction) => task(work(transaction, await readOffset(transaction)))),
      ),
    write: (scope, task) =>
      unit(() =>
        retryTransientErrors(() =>
          database.kysely.transaction().execute(async (transaction) => {
            // The offset comes with the lock, so that time is read after the wait for it.
            const offset =
              "guild" in scope ? await lockGuild(database, transaction, scope.guild) : await readOffset(transaction);
            return task(work(transaction, offset));
          }),
        ),
      ),
    close: () => database.close(),
  };
}

async function prepare(database: Database, wanted: number | undefined, log: Log | undefined): Promise<IdGenerator> {
  await migrate(database);
  await database.settleEventNumbers(() =>
    log?.warn(
      "the data have come from another database or an earlier moment; events are numbered on beyond all others",
    ),
  );
  const ids = createIdGenerator(await database.holdWorker(wanted, (other) => ids.useWorker(other)));
  return ids;
}

/** What both kinds of units of work have around them. */
function unit<Result>(task: () => Promise<Result>): Promise<Result> {
  return rejectNestedUnits(() => rejectUnstorableValues(task));
}

async function readOffset(transaction: Transaction<Tables>): Promise<string> {
  const row = await transaction.selectFrom("clock").select("offset_milliseconds").executeTakeFirstOrThrow();
  return row.offset_milliseconds;
}

async function lockGuild({ statements }: Database, transaction: Transaction<Tables>, guild: string): Promise<string> {
  const query = transaction
    .selectFrom("guilds")
    .select(sql<string>`(select offset_milliseconds from clock)`.as("offset"))
    .where("id", "=", key(guild));
  const row = await statements.forUpdate(query).executeTakeFirst();
  if (row === undefined) throw errors.unknownGuild();
  return row.offset;
}

/**
 * Serialization failure, and deadlock: the database's own words for "try again". So is a key that another transaction has
 * taken between our look and our insert: the next look finds it.
 */
const transientErrorCodes = new Set(["40001", "40P01", "23505"]);

async function retryTransientErrors<Result>(task: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await task();
    } catch (error) {
      if (attempt === attempts || !transientErrorCodes.has(codeOf(error))) throw error;
      // So that whoever waits for what was let go gets it first, and two that cross do not cross again.
      await setTimeout(randomInt(1, 10 * attempt + 1));
    }
  }
}

/** A number beyond its column, the character NUL in a text or in a document, and half a character in a document. */
const unstorableErrorCodes = new Set(["22003", "22021", "22P05", "22P02"]);

/** What the interface allows and the database cannot hold is the request's fault, not a failure of the service. */
async function rejectUnstorableValues<Result>(task: () => Promise<Result>): Promise<Result> {
  try {
    return await task();
  } catch (error) {
    if (!unstorableErrorCodes.has(codeOf(error))) throw error;
    // Without a cause, which would be logged: nothing went wrong here.
    throw errors.invalidFormBody();
  }
}

/** The database's code of an error, such as 40001; empty for errors of other kinds. */
function codeOf(error: unknown): string {
  const code = (error as { code?: unknown }).code;
  return typeof code === "string" ? code : "";
}
