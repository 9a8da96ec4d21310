import type { Validator } from "../validate/index.js";
import { type ChannelClock, systemClock } from "./clock.js";
import { asChannelError, type ChannelError } from "./error.js";
import { checkMessage } from "./message.js";

/** What an item of a list has at least. */
export interface ListItem {
  readonly id: string;
}

/** Some properties of an item; the id identifies the item. */
export type ItemChanges<Item> = Item extends unknown ? Partial<Omit<Item, "id">> : never;

export interface RegistryOptions {
  /** Receives the error of every failed update. A later update replaces it, unless the service refused it or the session is closed. */
  readonly onError?: (error: ChannelError) => void;
  /** Default: the system's. */
  readonly clock?: ChannelClock;
}

/** Synchronizes the list with the service. */
interface ListTarget<Item> {
  /** Sends the whole list; resolves when the service has it. */
  readonly send: (items: readonly Item[]) => Promise<unknown>;
  readonly isClosed: () => boolean;
}

/**
 * A list of items by priority that the service always gets whole. Changes of one tick are one update; there is one pending update
 * at a time, and the next one has the newest state, so that an older state never follows a newer one.
 */
export class ListRegistry<Item extends ListItem> {
  readonly #validator: Validator<Item>;
  readonly #target: ListTarget<Item>;
  readonly #options: RegistryOptions;
  #items: readonly Item[] = [];
  /** Counts the states; `#done` is the last one that the service has, or has refused. */
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

  /** The items by priority, the preferred one first. */
  get items(): readonly Item[] {
    return this.#items;
  }

  /**
   * Adds an item as the least preferred one, or as the preferred one with `first`. Throws a {@link ChannelError} of kind
   * `invalid` if it is not valid, a RangeError if its id is taken.
   */
  add(item: Item, { first = false }: { readonly first?: boolean } = {}): void {
    const added = checkMessage(this.#validator, item);
    if (this.#items.some(({ id }) => id === added.id)) throw new RangeError(`the id ${added.id} is taken`);
    this.#change(first ? [added, ...this.#items] : [...this.#items, added]);
  }

  /**
   * Changes properties of an item; undefined takes one away. Throws a {@link ChannelError} of kind `invalid` if the item is
   * then not valid, a RangeError if there is none of that id. Without a difference, nothing is sent.
   */
  update(id: string, changes: ItemChanges<Item>): void {
    const index = this.#indexOf(id);
    const before = this.#items[index];
    const after = checkMessage(this.#validator, { ...before, ...changes, id });
    if (JSON.stringify(before) !== JSON.stringify(after)) this.#change(this.#items.with(index, after));
  }

  /** Takes an item away. Throws a RangeError if there is none of that id. */
  remove(id: string): void {
    this.#change(this.#items.toSpliced(this.#indexOf(id), 1));
  }

  /** Makes an item the preferred one. Throws a RangeError if there is none of that id. */
  prioritise(id: string): void {
    const index = this.#indexOf(id);
    const item = this.#items[index];
    if (index > 0 && item !== undefined) this.#change([item, ...this.#items.toSpliced(index, 1)]);
  }

  /** Resolves when nothing is left to send: the service has the last state, has refused it, or the session is closed. */
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
      // The service would refuse the same state again. After any other error it does not have this state yet.
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
