/** Counts the messages of a client per minute. */
export class FrameLimit {
  readonly #most: number;
  readonly #now: () => number;
  #since: number;
  #count = 0;

  /** @param now A clock in milliseconds. */
  constructor(most: number, now: () => number = Date.now) {
    this.#most = most;
    this.#now = now;
    this.#since = now();
  }

  /** Counts a message. Returns whether it is within the limit. */
  take(): boolean {
    if (this.#now() - this.#since >= 60_000) {
      this.#since = this.#now();
      this.#count = 0;
    }
    this.#count += 1;
    return this.#count <= this.#most;
  }
}
