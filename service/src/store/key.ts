const largest = 2n ** 63n - 1n;

/**
 * An id of a request in the range of the database. The interface allows ids of more than 63 bits, but the service never
 * creates them, so they are mapped to an id that no object has.
 */
export function key(id: string): string {
  return id.length < 19 || BigInt(id) <= largest ? id : "-1";
}

/** A bound of a range of ids: an id beyond those of the database stays above all of them. */
export function bound(id: string): string {
  return id.length < 19 || BigInt(id) <= largest ? id : String(largest);
}
