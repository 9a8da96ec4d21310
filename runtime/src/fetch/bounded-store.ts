/** Values by key, of a bounded number and size. The least recently used values are deleted first. */
export interface BoundedStore<T> {
  readonly get: (key: string) => T | undefined;
  /** Values above the maximum size are not stored. */
  readonly set: (key: string, value: T, size: number) => void;
  readonly delete: (key: string) => void;
}

export function createBoundedStore<T>(maxEntries: number, maxSize: number): BoundedStore<T> {
  // A Map iterates in the order of insertion.
  const entries = new Map<string, { readonly value: T; readonly size: number }>();
  let total = 0;
  const remove = (key: string): void => {
    total -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  };
  return {
    get: (key) => {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set: (key, value, size) => {
      remove(key);
      if (size > maxSize) return;
      entries.set(key, { value, size });
      total += size;
      for (const oldest of entries.keys()) {
        if (entries.size <= maxEntries && total <= maxSize) break;
        remove(oldest);
      }
    },
    delete: remove,
  };
}
