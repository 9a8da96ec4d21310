import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "./schema.js";

/**
 * Events are ordered by the numbers of transactions: see `delivery/events/cursor.ts`. The database gives those numbers,
 * and where data are restored it gives others: in another cluster it begins anew, and after a recovery to an earlier
 * moment it gives the same ones again. So what is stored is the number plus a distance, which grows by far more than any
 * backup can be behind whenever the data have come from elsewhere. New events are then behind all that a reader can have
 * seen, also behind what it has seen and the backup had not, and readers go on as if nothing had been.
 */
const numberOffset = sql`(select ahead from event_numbering)`;

/** The number that events of this transaction get. */
export const ownNumber = sql<string>`(pg_current_xact_id()::text::numeric + ${numberOffset})::text::xid8`;

/** The oldest transaction under way: no event of an older one can come any more. */
export const visibleBefore = sql<string>`(pg_snapshot_xmin(pg_current_snapshot())::text::numeric + ${numberOffset})::text::xid8`;

/** The last transaction before it. */
export const lastVisible = sql<string>`(pg_snapshot_xmin(pg_current_snapshot())::text::numeric + ${numberOffset} - 1)::text`;

/** How far numbers jump: transactions that no service has between two backups. There is room for four billion jumps. */
const offsetIncrement = 2n ** 32n;

/**
 * Looks whether the data have come from elsewhere, and numbers events on beyond all that was, if so. Answers whether.
 * Several instances may ask at once. Events must not be written meanwhile by instances that began before the data came.
 */
export async function settleNumbering(kysely: Kysely<Tables>): Promise<boolean> {
  const origin = await originOf(kysely);
  return kysely.transaction().execute(async (transaction) => {
    const last = await transaction.selectFrom("event_numbering").selectAll().forUpdate().executeTakeFirstOrThrow();
    const isElsewhere = origin !== undefined && last.origin !== null && last.origin !== origin;
    const hasMoved = isElsewhere || (await isBeyondDatabase(transaction));
    if (hasMoved) {
      await sql`lock table guild_sequences, outbox in exclusive mode`.execute(transaction);
      const { greatest, following, oldest } = await numbersOf(transaction);
      const distance = larger(greatest + 1n, following) + offsetIncrement - oldest;
      await transaction
        .updateTable("event_numbering")
        .set({ ahead: String(distance) })
        .execute();
    }
    if (origin !== undefined) await transaction.updateTable("event_numbering").set({ origin }).execute();
    return hasMoved;
  });
}

/** Whether an event has the number of a transaction that is still to come, which this database cannot have given. */
async function isBeyondDatabase(transaction: Transaction<Tables>): Promise<boolean> {
  const { greatest, following } = await numbersOf(transaction);
  return greatest >= following;
}

interface EventNumbers {
  /** The greatest that an event has, or has had. */
  readonly greatest: bigint;
  /** That of the first transaction that has not begun. */
  readonly following: bigint;
  /** The number, without the distance, of the oldest transaction under way. */
  readonly oldest: bigint;
}

/** All of one moment, so that what others write meanwhile is in all of them or in none. */
async function numbersOf(transaction: Transaction<Tables>): Promise<EventNumbers> {
  const { stored, deleted, following, oldest } = await transaction
    .selectNoFrom([
      sql<string | null>`(select transaction_id from outbox order by transaction_id desc limit 1)::text`.as("stored"),
      sql<string>`(select transaction_id from outbox_floor)::text`.as("deleted"),
      sql<string>`(pg_snapshot_xmax(pg_current_snapshot())::text::numeric + ${numberOffset})::text`.as("following"),
      sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text`.as("oldest"),
    ])
    .executeTakeFirstOrThrow();
  return {
    greatest: larger(BigInt(stored ?? "0"), BigInt(deleted)),
    following: BigInt(following),
    oldest: BigInt(oldest),
  };
}

/**
 * Which history of which cluster this is: another cluster has another identifier, and a recovery, or a standby that takes
 * over, begins another timeline. Undefined where the database does not say.
 */
async function originOf(kysely: Kysely<Tables>): Promise<string | undefined> {
  try {
    const { rows } = await sql<{ origin: string }>`
      select system_identifier::text || '/' || left(pg_walfile_name(pg_current_wal_lsn()), 8) as origin
      from pg_control_system()`.execute(kysely);
    return rows[0]?.origin;
  } catch {
    return undefined;
  }
}

function larger(one: bigint, other: bigint): bigint {
  return one > other ? one : other;
}
