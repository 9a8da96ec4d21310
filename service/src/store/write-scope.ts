import { errors } from "@guildwire/api/server";
import { CompiledQuery, sql } from "kysely";
import { key } from "./key.js";
import { loadCaller } from "./repositories/callers.js";
import { type Repositories, RepositorySet } from "./repositories/index.js";
import { loadWebhook } from "./repositories/webhooks.js";
import type { LoadingRows, Session } from "./session.js";

/** The lock of a change. Changes of the same guild are serialized. */
export type LockScope =
  | {
      readonly guild: string;
      /** The calling user, who is loaded together with the lock for `work.callers.load`. Default: not loaded. */
      readonly caller?: string;
      /** A webhook of the guild that is loaded together with the lock for `work.webhooks.find`. Default: none. */
      readonly webhook?: string;
      /** The error for an unknown guild. Default: unknownGuild (404). */
      readonly missing?: () => Error;
    }
  | {
      readonly none: true;
      /** The calling user, whose later reads see the change also if they are on replicas. Default: none. */
      readonly caller?: string;
    };

/** A lock, and the rows that are loaded together with it. */
export type WriteScope<Loaded = undefined> = LockScope & {
  /**
   * Loads rows with queries that are sent together with the lock, and run once it is held. Several are sent at once with
   * `Promise.all`. It only reads, and cannot use the time. Default: nothing is loaded.
   */
  readonly load?: (rows: Repositories) => Promise<Loaded>;
};

/** The lock for a change of a webhook or an interaction; objects outside of guilds need no lock. */
export function scopeOf(guildId: string): LockScope {
  return guildId === "0" ? { none: true } : { guild: guildId };
}

type Statements = Pick<Session, "transaction" | "statements">;

/**
 * Starts to lock the guild of a scope. Later statements see what was committed during the wait for the lock. Returns the
 * clock's offset once the lock is held: the time is taken after the wait. Rejects if the guild is unknown.
 */
export async function lock(session: Statements, scope: LockScope): Promise<{ readonly offset: Promise<string> }> {
  const { rows } = await session.statements.later(session.transaction, lockStatement(session, scope));
  const offset = rows.then(([row]) => {
    if (row !== undefined) return (row as { readonly offset: string }).offset;
    throw ("none" in scope ? undefined : scope.missing?.()) ?? errors.unknownGuild();
  });
  // The next statement reports the error, or the caller that waits for the offset.
  offset.catch(() => {});
  return { offset };
}

function lockStatement({ transaction, statements }: Statements, scope: LockScope): CompiledQuery {
  if ("none" in scope) return transaction.selectFrom("clock").select("offset_milliseconds as offset").compile();
  const guild = key(scope.guild);
  if (statements.texts !== undefined) return CompiledQuery.raw(statements.texts.lockGuild, [guild]);
  const offset = sql<string>`(select offset_milliseconds from clock)`.as("offset");
  return transaction.selectFrom("guilds").select(offset).where("id", "=", guild).compile();
}

/** Starts to load the caller and the webhook of a scope. */
export async function loadWith(session: Statements, scope: LockScope): Promise<LoadingRows | undefined> {
  if ("none" in scope) return undefined;
  const webhook = await loadWebhook(session, scope);
  return { caller: loadCaller(session, scope), webhook };
}

/** The repositories for `load`. */
export function createLoader(session: Statements): Repositories {
  return new RepositorySet({
    ...session,
    get now(): Date {
      throw new Error("the time is not known before the lock is held");
    },
    newId() {
      throw new Error("rows cannot be added before the lock is held");
    },
  });
}
