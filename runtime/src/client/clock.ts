/** Time and randomness, injectable for tests. */
export interface Clock {
  /** Milliseconds from any fixed point. */
  readonly now: () => number;
  /**
   * Resolves after the given number of milliseconds. The signal is the call's own; once it aborts the call is over, so that the
   * promise need not be settled any more.
   */
  readonly sleep: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  /** From 0 up to 1, as `Math.random`. */
  readonly random: () => number;
}

/** Without `now`, which only rate limits need. */
export const systemClock: Omit<Clock, "now"> = {
  sleep: (milliseconds, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      signal?.addEventListener("abort", () => clearTimeout(timer));
    }),
  random: Math.random,
};
