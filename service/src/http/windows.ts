/** What is left of a window once a request has been counted. */
export interface WindowState {
  readonly allowed: boolean;
  readonly limit: number;
  /** Requests that the window still takes. */
  readonly remaining: number;
  /** When the window ends, in milliseconds since 1970. */
  readonly endsAt: number;
  /** Milliseconds until then. */
  readonly resetAfter: number;
}

/** How many keys are remembered; beyond them the oldest are forgotten, so that strangers cannot fill the memory. */
const capacity = 100_000;

/** Counts per key in windows of one length, which begin with the first request of a key. */
export class Windows {
  readonly #limit: number;
  readonly #length: number;
  readonly #now: () => number;
  /** All windows are equally long, so the order of insertion is that of their ends. */
  readonly #windows = new Map<string, { count: number; readonly endsAt: number }>();

  /**
   * @param limit Requests that a window takes.
   * @param length Length of a window in milliseconds.
   * @param now Milliseconds since 1970.
   */
  constructor(limit: number, length: number, now: () => number) {
    this.#limit = limit;
    this.#length = length;
    this.#now = now;
  }

  /** Counts a request, unless the window is full. */
  take(key: string): WindowState {
    const now = this.#now();
    const window = this.#current(key, now) ?? this.#begin(key, now);
    const allowed = window.count < this.#limit;
    if (allowed) window.count += 1;
    return this.#state(allowed, window.count, window.endsAt, now);
  }

  /** How the window of a key is, without counting anything. */
  peek(key: string): WindowState {
    const now = this.#now();
    const { count, endsAt } = this.#current(key, now) ?? { count: 0, endsAt: now + this.#length };
    return this.#state(count < this.#limit, count, endsAt, now);
  }

  #state(allowed: boolean, count: number, endsAt: number, now: number): WindowState {
    return { allowed, limit: this.#limit, remaining: this.#limit - count, endsAt, resetAfter: endsAt - now };
  }

  #current(key: string, now: number): { count: number; readonly endsAt: number } | undefined {
    for (const [old, { endsAt }] of this.#windows) {
      if (endsAt > now) break;
      this.#windows.delete(old);
    }
    return this.#windows.get(key);
  }

  #begin(key: string, now: number): { count: number; readonly endsAt: number } {
    if (this.#windows.size >= capacity) {
      const [oldest] = this.#windows.keys();
      if (oldest !== undefined) this.#windows.delete(oldest);
    }
    const window = { count: 0, endsAt: now + this.#length };
    this.#windows.set(key, window);
    return window;
  }
}
