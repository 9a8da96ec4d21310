/**
 * Milliseconds that a connection can be in use at most. Statements and idle transactions have limits, so a longer use is
 * a unit of work that never ends.
 */
const longestUse = 300_000;

/** Detects that all connections of a pool are in use by units of work that never end. Only a restart helps then. */
export class StuckPool {
  readonly #size: number;
  readonly #now: () => number;
  readonly #since = new Map<object, number>();

  /** @param now Milliseconds of a monotonic clock. */
  constructor(size: number, now: () => number) {
    this.#size = size;
    this.#now = now;
  }

  acquired(connection: object): void {
    this.#since.set(connection, this.#now());
  }

  released(connection: object): void {
    this.#since.delete(connection);
  }

  isStuck(): boolean {
    if (this.#since.size < this.#size) return false;
    const now = this.#now();
    return [...this.#since.values()].every((since) => now - since > longestUse);
  }
}
