/** Entries of two lists: those of the base only, those of the head only, and those of both. */
export interface Pairing<Entry> {
  readonly removed: readonly Entry[];
  readonly added: readonly Entry[];
  readonly kept: readonly (readonly [base: Entry, head: Entry])[];
}

/** Pairs entries by a unique key, regardless of their order. */
export function paired<Entry>(
  base: readonly Entry[],
  head: readonly Entry[],
  keyOf: (entry: Entry) => string,
): Pairing<Entry> {
  const before = new Map(base.map((entry) => [keyOf(entry), entry]));
  const after = new Map(head.map((entry) => [keyOf(entry), entry]));
  return {
    removed: [...before].flatMap(([key, entry]) => (after.has(key) ? [] : [entry])),
    added: [...after].flatMap(([key, entry]) => (before.has(key) ? [] : [entry])),
    kept: [...before].flatMap(([key, entry]) => {
      const other = after.get(key);
      return other === undefined ? [] : [[entry, other] as const];
    }),
  };
}
