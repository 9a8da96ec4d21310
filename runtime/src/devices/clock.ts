/** Time and randomness, injectable for tests. */
export interface ChannelClock {
  /** Milliseconds from any fixed point. */
  readonly now: () => number;
  /** Calls back after the given number of milliseconds, unless the returned function is called first. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
  /** From 0 up to 1, as `Math.random`. */
  readonly random: () => number;
}

export const systemClock: ChannelClock = {
  now: () => performance.now(),
  after: (milliseconds, run) => {
    // Timers take less than 2^31 milliseconds: with more they fire at once.
    const timer = setTimeout(run, Math.min(milliseconds, 2e9));
    return () => clearTimeout(timer);
  },
  random: Math.random,
};
