/** Time and randomness, injectable for tests. */
export interface ChannelClock {
  /** Monotonic time in milliseconds. */
  readonly now: () => number;
  /** Calls back once after the delay. Returns a function that cancels the timer. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
  /** Returns a number from 0 to below 1, like `Math.random`. */
  readonly random: () => number;
}

export const systemClock: ChannelClock = {
  now: () => performance.now(),
  after: (milliseconds, run) => {
    // Timers are limited to 2^31 - 1 milliseconds; longer ones fire immediately.
    const timer = setTimeout(run, Math.min(milliseconds, 2e9));
    return () => clearTimeout(timer);
  },
  random: Math.random,
};
