import type { ChannelClock } from "@guildwire/runtime/devices";

/** A clock that advances only on request. Timers run in the order of their times. */
export class VirtualTime implements ChannelClock {
  #now = 0;
  #count = 0;
  readonly #timers = new Map<number, { readonly at: number; readonly run: () => void }>();
  readonly random: () => number;

  constructor(random: () => number = () => 0.5) {
    this.random = random;
  }

  now = (): number => this.#now;

  after = (milliseconds: number, run: () => void): (() => void) => {
    this.#count += 1;
    const id = this.#count;
    this.#timers.set(id, { at: this.#now + milliseconds, run });
    return () => this.#timers.delete(id);
  };

  /** Advances the clock. Everything that timers cause without further timers has happened when it resolves. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    await settle();
    for (let next = this.#next(end); next !== undefined; next = this.#next(end)) {
      this.#now = Math.max(this.#now, next.at);
      this.#timers.delete(next.id);
      next.run();
      await settle();
    }
    this.#now = end;
  }

  #next(end: number): { readonly id: number; readonly at: number; readonly run: () => void } | undefined {
    let first: { readonly id: number; readonly at: number; readonly run: () => void } | undefined;
    for (const [id, timer] of this.#timers) {
      if (timer.at <= end && (first === undefined || timer.at < first.at)) first = { id, ...timer };
    }
    return first;
  }
}

/** Runs pending promise callbacks: far more turns than any chain in the tests needs. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve();
}
