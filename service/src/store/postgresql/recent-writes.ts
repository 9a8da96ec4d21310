/** Maximum number of callers whose last write is known. */
const capacity = 10_000;

/** When each caller wrote last, by `performance.now()`. Memory is bounded: the callers that wrote first are forgotten. */
export class RecentWrites {
  readonly #times = new Map<string, number>();
  readonly #capacity: number;
  /** The last write of any forgotten caller: each unknown caller may have written then. */
  #forgotten = Number.NEGATIVE_INFINITY;

  constructor(limit: number = capacity) {
    this.#capacity = limit;
  }

  add(caller: string, time: number): void {
    // Reinserted, so that the map stays in the order of the times.
    this.#times.delete(caller);
    this.#times.set(caller, time);
    if (this.#times.size <= this.#capacity) return;
    for (const [first, written] of this.#times) {
      this.#times.delete(first);
      this.#forgotten = written;
      return;
    }
  }

  /** No write of the caller is later than this. */
  lastOf(caller: string): number {
    return this.#times.get(caller) ?? this.#forgotten;
  }
}
