/** The state of a window after a request was counted. */
export interface WindowState {
  readonly allowed: boolean;
  readonly limit: number;
  /** Remaining requests of the window. */
  readonly remaining: number;
  /** The end of the window, in milliseconds since 1970. */
  readonly endsAt: number;
  /** Milliseconds until the end of the window. */
  readonly resetAfter: number;
}

export interface RateLimitWindowsOptions {
  /** Maximum number of requests in a window. */
  readonly limit: number;
  /** Length of a window in milliseconds. */
  readonly length: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Maximum number of windows in memory. Default: 100,000. */
  readonly capacity?: number;
  /** Maximum number of windows of one caller. Default: 1,000. */
  readonly perCaller?: number;
}

/** The window that new callers share. */
const sharedCaller = "*";

interface Window {
  readonly caller: string;
  readonly endsAt: number;
  count: number;
}

/**
 * Counts requests per caller and key, in windows of one length that begin with the first request of a key.
 *
 * Memory is bounded, and no window is discarded before its end, so that no caller can reset a counter. A caller with
 * too many windows shares one window among its further keys. If there are too many windows in total, new callers share
 * one.
 */
export class RateLimitWindows {
  readonly #limit: number;
  readonly #length: number;
  readonly #now: () => number;
  readonly #capacity: number;
  readonly #perCaller: number;
  /** Ordered by the ends of the windows, because all have the same length. */
  readonly #windows = new Map<string, Window>();
  readonly #windowsOf = new Map<string, number>();

  constructor({ limit, length, now, capacity = 100_000, perCaller = 1_000 }: RateLimitWindowsOptions) {
    this.#limit = limit;
    this.#length = length;
    this.#now = now;
    this.#capacity = capacity;
    this.#perCaller = perCaller;
  }

  /** Number of windows in memory. */
  get size(): number {
    return this.#windows.size;
  }

  /** Counts a request, unless the window is full. */
  take(caller: string, key = ""): WindowState {
    const now = this.#expire();
    const name = this.#nameOf(caller, key);
    const window = this.#windows.get(name) ?? this.#begin(name, name === sharedCaller ? sharedCaller : caller, now);
    const allowed = window.count < this.#limit;
    if (allowed) window.count += 1;
    return this.#state(allowed, window, now);
  }

  /** Subtracts a request that was counted. */
  release(caller: string, key = ""): void {
    this.#expire();
    const window = this.#windows.get(this.#nameOf(caller, key));
    if (window !== undefined && window.count > 0) window.count -= 1;
  }

  /** The state of a window, without counting a request. */
  peek(caller: string, key = ""): WindowState {
    const now = this.#expire();
    const window = this.#windows.get(this.#nameOf(caller, key)) ?? { count: 0, endsAt: now + this.#length };
    return this.#state(window.count < this.#limit, window, now);
  }

  #state(allowed: boolean, { count, endsAt }: Pick<Window, "count" | "endsAt">, now: number): WindowState {
    return { allowed, limit: this.#limit, remaining: this.#limit - count, endsAt, resetAfter: endsAt - now };
  }

  #expire(): number {
    const now = this.#now();
    for (const [name, { caller, endsAt }] of this.#windows) {
      if (endsAt > now) break;
      this.#windows.delete(name);
      const left = (this.#windowsOf.get(caller) ?? 0) - 1;
      if (left > 0) this.#windowsOf.set(caller, left);
      else this.#windowsOf.delete(caller);
    }
    return now;
  }

  /** Caller names contain no surrounding spaces, and keys are never `*`. */
  #nameOf(caller: string, key: string): string {
    const name = `${caller} ${key}`;
    if (this.#windows.has(name)) return name;
    const own = this.#windowsOf.get(caller) ?? 0;
    if (own > 0 && (own >= this.#perCaller || this.#windows.size >= this.#capacity)) return `${caller} *`;
    return this.#windows.size >= this.#capacity ? sharedCaller : name;
  }

  #begin(name: string, caller: string, now: number): Window {
    const window = { caller, count: 0, endsAt: now + this.#length };
    this.#windows.set(name, window);
    this.#windowsOf.set(caller, (this.#windowsOf.get(caller) ?? 0) + 1);
    return window;
  }
}
