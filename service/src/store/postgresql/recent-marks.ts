/** Maximum number of callers and guilds whose last mark is known. */
const capacity = 10_000;

/**
 * When each caller wrote last, and when each guild's last event was read, by `performance.now()`. Memory is bounded: the
 * oldest marks are forgotten.
 */
export class RecentMarks {
  readonly #times = new Map<string, number>();
  readonly #capacity: number;
  /** The last mark that is forgotten: each unknown id may have been marked then. */
  #forgotten = Number.NEGATIVE_INFINITY;

  constructor(limit: number = capacity) {
    this.#capacity = limit;
  }

  /** @param time At or after all previous ones. */
  add(id: string, time: number): void {
    // Reinserted, so that the map stays in the order of the times.
    this.#times.delete(id);
    this.#times.set(id, time);
    if (this.#times.size <= this.#capacity) return;
    for (const [first, marked] of this.#times) {
      this.#times.delete(first);
      this.#forgotten = marked;
      return;
    }
  }

  /** Marks all ids. */
  addAll(time: number): void {
    this.#times.clear();
    this.#forgotten = time;
  }

  /** No mark of the id is later than this. */
  lastOf(id: string): number {
    return this.#times.get(id) ?? this.#forgotten;
  }
}
