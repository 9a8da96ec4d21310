/** Remembers received deliveries. Several receivers of a webhook share one store, such as a database table. */
export interface ReplayStore {
  /**
   * Stores a key for a number of seconds. Returns whether it was new. Must be atomic, so that only one of two
   * simultaneous duplicates is handled.
   */
  readonly add: (key: string, seconds: number) => boolean | Promise<boolean>;
  /** Removes the key of a failed delivery, so that the sender can retry it. */
  readonly delete: (key: string) => void | Promise<void>;
}

export interface MemoryReplayStoreOptions {
  /** Maximum number of keys; beyond it, the oldest are evicted. Default: 100,000. */
  readonly maxKeys?: number | undefined;
  /** Milliseconds since 1970. Default: `Date.now`. */
  readonly now?: (() => number) | undefined;
}

/**
 * Creates an in-memory store for a single process.
 *
 * @example
 * ```ts
 * import { createMemoryReplayStore } from "@guildwire/runtime/dispatch";
 *
 * const store = createMemoryReplayStore({ maxKeys: 10_000 });
 * await store.add("msg_1", 600); // => true
 * await store.add("msg_1", 600); // => false
 * await store.delete("msg_1");
 * await store.add("msg_1", 600); // => true
 * ```
 */
export function createMemoryReplayStore({
  maxKeys = 100_000,
  now = Date.now,
}: MemoryReplayStoreOptions = {}): ReplayStore {
  // A map preserves insertion order, so the oldest key comes first.
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
