import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import type { Tables } from "../schema.js";

/**
 * Events are ordered by transaction numbers: see `delivery/events/cursor.ts`. The database assigns those numbers. After
 * a restore, another cluster starts from its own counter, and a recovery to an earlier time assigns the same numbers
 * again. The stored number is therefore the transaction number plus an offset. Whenever the data comes from elsewhere,
 * the offset grows by far more than any backup can be behind. New events then follow all events that a reader can have
 * seen, including those that the backup lacks, and readers resume normally.
 */
const numberOffset = sql`(select ahead from event_numbering)`;

/** The number of this transaction's events. */
export const ownNumberText = "(pg_current_xact_id()::text::numeric + (select ahead from event_numbering))::text::xid8";
export const ownNumber: RawBuilder<string> = sql.raw(ownNumberText);

/** The number of the oldest transaction in progress: no transaction can add an event below it. */
export const visibleBefore = sql<string>`(pg_snapshot_xmin(pg_current_snapshot())::text::numeric + ${numberOffset})::text::xid8`;

/** The greatest number below `visibleBefore`. */
export const lastVisible = sql<string>`(pg_snapshot_xmin(pg_current_snapshot())::text::numeric + ${numberOffset} - 1)::text`;

/** The increment of the offset: more than the number of transactions between two backups. Allows 2^32 increments. */
const offsetIncrement = 2n ** 32n;

/**
 * Detects restored data, and then numbers new events above all others. Returns whether it did. Several instances may
 * call it at once. No instance that started before the restore may write events meanwhile.
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

/** Whether an event has the number of a future transaction, which this database cannot have assigned. */
async function isBeyondDatabase(transaction: Transaction<Tables>): Promise<boolean> {
  const { greatest, following } = await numbersOf(transaction);
  return greatest >= following;
}

interface EventNumbers {
  /** The greatest number of any event, including deleted ones. */
  readonly greatest: bigint;
  /** The number of the next transaction. */
  readonly following: bigint;
  /** The number, without the offset, of the oldest transaction in progress. */
  readonly oldest: bigint;
}

/** Reads all numbers in one snapshot, so that a concurrent write affects all of them or none. */
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
 * Identifies the database cluster and its history: another cluster has another identifier, and a recovery or a promoted
 * standby starts another timeline. Undefined if the database does not provide it.
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
