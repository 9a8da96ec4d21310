import type { Database } from "../../store/database.js";
import { eventsChannel } from "../../store/repositories/outbox.js";

/** Milliseconds after which the log is read without a notification, because notifications can be lost. */
const pollInterval = 15_000;

/** Signals that there may be new events of any instance. */
export class EventSignals {
  readonly #watchers = new Set<() => void>();
  readonly #round: NodeJS.Timeout;

  private constructor() {
    this.#round = setInterval(() => this.#wakeAll(), pollInterval);
    this.#round.unref();
  }

  static async open(database: Database): Promise<EventSignals> {
    const signals = new EventSignals();
    await database.listen(eventsChannel, () => signals.#wakeAll());
    return signals;
  }

  /** Returns a function that unsubscribes. */
  watch(wake: () => void): () => void {
    this.#watchers.add(wake);
    return () => this.#watchers.delete(wake);
  }

  close(): void {
    clearInterval(this.#round);
    this.#watchers.clear();
  }

  #wakeAll(): void {
    for (const wake of this.#watchers) wake();
  }
}
