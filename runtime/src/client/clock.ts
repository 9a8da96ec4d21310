/** Time and randomness, injectable for tests. */
export interface Clock {
  /** Monotonic time in milliseconds. */
  readonly now: () => number;
  /** Resolves after a delay in milliseconds. If the call's signal aborts, the promise may stay pending. */
  readonly sleep: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  /** Returns a number from 0 to below 1, like `Math.random`. */
  readonly random: () => number;
}

/** Without `now`, which only rate limits use. */
export const systemClock: Omit<Clock, "now"> = {
  sleep: (milliseconds, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      signal?.addEventListener("abort", () => clearTimeout(timer));
    }),
  random: Math.random,
};
