/**
 * A place in the log of events.
 *
 * Ids alone would not do: transactions commit in another order than that in which their events got ids, so that a reader
 * who asks for what is greater than the last id would miss those of a transaction that was slow to commit. Numbers of
 * transactions have the same fault, but the database knows the oldest one under way: nothing below it can come any more,
 * and readers get what is below.
 *
 * Within a guild, transactions need not have come in the order of their numbers. There an event counts as one of the
 * greatest transaction so far, which is never less than its own, so that it is held back long enough; among those of one
 * number the guild's own count decides.
 */
export interface Cursor {
  /** Number of a transaction, 64 bits. */
  readonly transaction: string;
  /** Number of the event in its guild; 0 outside of guilds. */
  readonly sequence: string;
  readonly id: string;
}

/** Before all events. */
export const beginning: Cursor = { transaction: "0", sequence: "0", id: "0" };

const maxTransaction = 2n ** 64n - 1n;
const maxInteger = 2n ** 63n - 1n;

/** The id of an event as readers see it. */
export function formatCursor({ transaction, sequence, id }: Cursor): string {
  return `${transaction}-${sequence}-${id}`;
}

/** Reads what `formatCursor` writes; undefined for anything else. */
export function parseCursor(text: string): Cursor | undefined {
  const [, transaction, sequence, id] = /^(\d{1,20})-(\d{1,19})-(\d{1,19})$/.exec(text) ?? [];
  if (transaction === undefined || sequence === undefined || id === undefined) return undefined;
  const fits = BigInt(transaction) <= maxTransaction && BigInt(sequence) <= maxInteger && BigInt(id) <= maxInteger;
  return fits ? { transaction, sequence, id } : undefined;
}

export function isBefore(one: Cursor, other: Cursor): boolean {
  for (const part of ["transaction", "sequence", "id"] as const) {
    const [a, b] = [BigInt(one[part]), BigInt(other[part])];
    if (a !== b) return a < b;
  }
  return false;
}
