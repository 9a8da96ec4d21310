/** A JSON object. */
export type Entity = Readonly<Record<string, unknown>>;

export interface StoreLimits {
  /** Maximum number of items of all collections. Default: 10,000. */
  readonly items?: number;
  /** Maximum size of all items as JSON in UTF-16 units. Default: 32 Mi. */
  readonly size?: number;
}

/** The items of all collections by path. Bounded: the oldest item makes room for a new one. */
export class Store {
  readonly #collections = new Map<string, Map<string, Entity>>();
  /** Every item in the order of its last change, with its size. */
  readonly #sizes = new Map<string, { readonly collection: string; readonly id: string; readonly size: number }>();
  readonly #limits: Required<StoreLimits>;
  #size = 0;

  constructor({ items = 10_000, size = 32 * 1024 * 1024 }: StoreLimits = {}) {
    this.#limits = { items, size };
  }

  /** The items of a collection in the order of their creation; undefined for one that was never written. */
  items(collection: string): ReadonlyMap<string, Entity> | undefined {
    return this.#collections.get(collection);
  }

  set(collection: string, id: string, entity: Entity): void {
    this.#forget(keyOf(collection, id));
    this.touch(collection).set(id, entity);
    const size = JSON.stringify(entity).length;
    this.#sizes.set(keyOf(collection, id), { collection, id, size });
    this.#size += size;
    for (const [key, { collection: owner, id: oldest }] of this.#sizes) {
      if (this.#sizes.size <= this.#limits.items && this.#size <= this.#limits.size) return;
      this.#collections.get(owner)?.delete(oldest);
      this.#forget(key);
    }
  }

  /** Removes an item, and the collections below its path. */
  delete(collection: string, id: string): void {
    this.touch(collection).delete(id);
    this.#forget(keyOf(collection, id));
    const below = `${collection === "/" ? "" : collection}/${encodeURIComponent(id)}/`;
    for (const [path, items] of this.#collections) {
      if (!path.startsWith(below)) continue;
      for (const inner of items.keys()) this.#forget(keyOf(path, inner));
      this.#collections.delete(path);
    }
  }

  /** Marks a collection as written. */
  touch(collection: string): Map<string, Entity> {
    const known = this.#collections.get(collection);
    if (known !== undefined) return known;
    // A collection without items costs little, but callers choose its path.
    if (this.#collections.size > this.#limits.items) {
      const [oldest] = this.#collections.keys();
      for (const id of this.#collections.get(oldest ?? "")?.keys() ?? []) this.#forget(keyOf(oldest ?? "", id));
      this.#collections.delete(oldest ?? "");
    }
    const created = new Map<string, Entity>();
    this.#collections.set(collection, created);
    return created;
  }

  #forget(key: string): void {
    this.#size -= this.#sizes.get(key)?.size ?? 0;
    this.#sizes.delete(key);
  }
}

function keyOf(collection: string, id: string): string {
  return `${collection}\n${id}`;
}
