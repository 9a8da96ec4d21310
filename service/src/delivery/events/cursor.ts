/**
 * A position in the event log.
 *
 * Ids alone are not sufficient: transactions commit in a different order than their events get ids, so a reader that
 * asks for ids above the last one would miss events of a slow transaction. Transaction numbers have the same problem,
 * but the database knows the oldest transaction in progress. No event below that number can be added, so readers
 * receive only the events below it.
 *
 * Within a guild, transactions may commit in a different order than that of their numbers. There an event has the
 * greatest transaction number so far, which is never less than its own, so it is held back long enough. Events with the
 * same number are ordered by their sequence number in the guild.
 */
export interface Cursor {
  /** Transaction number, 64 bits. */
  readonly transaction: string;
  /** Sequence number of the event in its guild; 0 outside of guilds. */
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

/** Parses the output of `formatCursor`; undefined for anything else. */
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
