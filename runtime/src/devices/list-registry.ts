import type { Validator } from "../validate/index.js";
import { type ChannelClock, systemClock } from "./clock.js";
import { asChannelError, type ChannelError } from "./error.js";
import { checkMessage } from "./message.js";

/** The required properties of a list item. */
export interface ListItem {
  readonly id: string;
}

/** Changed properties of an item; the id is immutable. */
export type ItemChanges<Item> = Item extends unknown ? Partial<Omit<Item, "id">> : never;

export interface RegistryOptions {
  /**
   * Receives the error of every failed update. The next update retries it, unless the service refused it or the session
   * is closed.
   */
  readonly onError?: (error: ChannelError) => void;
  /** Default: the system's. */
  readonly clock?: ChannelClock;
}

/** Synchronizes the list with the service. */
interface ListTarget<Item> {
  /** Sends the whole list; resolves when the service has received it. */
  readonly send: (items: readonly Item[]) => Promise<unknown>;
  readonly isClosed: () => boolean;
  /** Returns a text by which items are compared. Default: JSON. */
  readonly textOf?: (item: Item) => string | undefined;
}

/**
 * A prioritized list of items that is always sent as a whole. Changes within one tick are one update. Only one update
 * is in flight at a time and the next one sends the latest state, so that an older state never overwrites a newer one.
 *
 * @example
 * ```ts
 * import { connectDevices, createDeviceHost, DeviceRegistry } from "@guildwire/api/devices";
 *
 * const host = await createDeviceHost({ onDevices: () => {}, ports: [0] });
 * const session = await connectDevices({ clientId: "1234", ports: [host.port] });
 * const registry = new DeviceRegistry(session);
 * const id = "{0.0.1.00000000}.{6cff2b76-44a8-46b9-b528-262ad8609d9f}";
 * const vendor = { name: "Vendor", url: "https://vendor.example" };
 * registry.add({ type: "audioinput", id, vendor, model: vendor, related: [] });
 * await registry.settled();
 * registry.items.length; // => 1
 * session.close();
 * await host.close(); // => true
 * ```
 */
export class ListRegistry<Item extends ListItem> {
  readonly #validator: Validator<Item>;
  readonly #target: ListTarget<Item>;
  readonly #options: RegistryOptions;
  #items: readonly Item[] = [];
  /** Version of the local state; `#settledVersion` is the last one that the service accepted or refused. */
  #version = 0;
  #settledVersion = 0;
  #isUnderWay = false;
  #isScheduled = false;
  #settled: PromiseWithResolver | undefined;

  constructor(validator: Validator<Item>, target: ListTarget<Item>, options: RegistryOptions = {}) {
    this.#validator = validator;
    this.#target = target;
    this.#options = options;
  }

  /** The items by priority, most preferred first. */
  get items(): readonly Item[] {
    return this.#items;
  }

  /**
   * Adds an item with the lowest priority, or the highest with `first`. Throws a {@link ChannelError} of kind `invalid`
   * for an invalid item, and a RangeError if the id is taken.
   */
  add(item: Item, { first = false }: { readonly first?: boolean } = {}): void {
    const added = checkMessage(this.#validator, item);
    if (this.#items.some(({ id }) => id === added.id)) throw new RangeError(`the id ${added.id} is taken`);
    this.#change(first ? [added, ...this.#items] : [...this.#items, added]);
  }

  /**
   * Changes properties of an item; undefined removes one. Throws a {@link ChannelError} of kind `invalid` if the result
   * is invalid, and a RangeError for an unknown id. Sends nothing if nothing changed.
   */
  update(id: string, changes: ItemChanges<Item>): void {
    const index = this.#indexOf(id);
    const before = this.#items[index];
    const after = checkMessage(this.#validator, { ...before, ...changes, id });
    const { textOf = JSON.stringify } = this.#target;
    if (textOf(before as Item) !== textOf(after)) this.#change(this.#items.with(index, after));
  }

  /** Removes an item. Throws a RangeError for an unknown id. */
  remove(id: string): void {
    this.#change(this.#items.toSpliced(this.#indexOf(id), 1));
  }

  /** Gives an item the highest priority. Throws a RangeError for an unknown id. */
  prioritise(id: string): void {
    const index = this.#indexOf(id);
    const item = this.#items[index];
    if (index > 0 && item !== undefined) this.#change([item, ...this.#items.toSpliced(index, 1)]);
  }

  /**
   * Resolves when there is nothing left to send: the service has accepted or refused the latest state, or the session
   * is closed.
   */
  settled(): Promise<void> {
    if (this.#isSettled()) return Promise.resolve();
    this.#settled ??= createResolver();
    return this.#settled.promise;
  }

  #indexOf(id: string): number {
    const index = this.#items.findIndex((item) => item.id === id);
    if (index === -1) throw new RangeError(`there is no item with the id ${id}`);
    return index;
  }

  #change(items: readonly Item[]): void {
    this.#items = items;
    this.#version += 1;
    this.#schedule();
  }

  #schedule(): void {
    if (this.#isScheduled || this.#isUnderWay || this.#target.isClosed()) return;
    this.#isScheduled = true;
    (this.#options.clock ?? systemClock).after(0, () => {
      this.#isScheduled = false;
      void this.#update();
    });
  }

  async #update(): Promise<void> {
    this.#isUnderWay = true;
    const version = this.#version;
    try {
      await this.#target.send(this.#items);
      this.#settledVersion = version;
    } catch (thrown) {
      const error = asChannelError(thrown);
      // The service would refuse the same state again. After any other error, it may not have this state yet.
      if (["refused", "invalid", "too-large"].includes(error.kind)) this.#settledVersion = version;
      this.#options.onError?.(error);
    }
    this.#isUnderWay = false;
    if (this.#settledVersion < this.#version) this.#schedule();
    if (this.#isSettled()) {
      this.#settled?.resolve();
      this.#settled = undefined;
    }
  }

  #isSettled(): boolean {
    return this.#settledVersion === this.#version || (this.#target.isClosed() && !this.#isUnderWay);
  }
}

interface PromiseWithResolver {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
}

function createResolver(): PromiseWithResolver {
  let resolve = (): void => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
