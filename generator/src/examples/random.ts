/** Deterministic pseudo-random numbers: the same seed gives the same sequence on every machine. */
export class Random {
  #state: number;

  constructor(seed: string) {
    // FNV-1a
    let hash = 0x811c9dc5;
    for (let index = 0; index < seed.length; index++) {
      hash = Math.imul(hash ^ seed.charCodeAt(index), 0x01000193);
    }
    this.#state = hash >>> 0;
  }

  /** Returns a number from 0 (inclusive) to 1 (exclusive). The generator is mulberry32. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  }

  /** Returns an integer between two bounds, both inclusive. */
  integer(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  /** Returns an item of a list; undefined for an empty list. */
  pick<T>(items: readonly T[]): T | undefined {
    return items[this.integer(0, items.length - 1)];
  }
}
