/** Remembers which deliveries were received. Several receivers of one webhook share one store, such as a table. */
export interface ReplayStore {
  /**
   * Records a key for a number of seconds, and returns whether it was not recorded yet. Both must be one step, so that
   * of two equal deliveries at once only one is handled.
   */
  readonly add: (key: string, seconds: number) => boolean | Promise<boolean>;
  /** Removes a key whose delivery failed, so that the sender can repeat it. */
  readonly delete: (key: string) => void | Promise<void>;
}

export interface MemoryReplayStoreOptions {
  /** Maximum number of keys; beyond it the oldest are forgotten. Default: 100,000. */
  readonly maxKeys?: number | undefined;
  /** Milliseconds since 1970. Default: `Date.now`. */
  readonly now?: (() => number) | undefined;
}

/** A store for one process, which forgets everything when the process ends. */
export function createMemoryReplayStore({
  maxKeys = 100_000,
  now = Date.now,
}: MemoryReplayStoreOptions = {}): ReplayStore {
  // A map keeps the order of insertion, so that the oldest key is the first.
  const expiries = new Map<string, number>();
  return {
    add(key, seconds) {
      const time = now();
      const expiry = expiries.get(key);
      if (expiry !== undefined && expiry > time) return false;
      expiries.delete(key);
      expiries.set(key, time + 1000 * seconds);
      for (const [oldest, end] of expiries) {
        if (end > time && expiries.size <= maxKeys) break;
        expiries.delete(oldest);
      }
      return true;
    },
    delete(key) {
      expiries.delete(key);
    },
  };
}
