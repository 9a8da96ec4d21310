import type { Database } from "../../store/database.js";
import { allApplications, eventsChannel } from "../../store/repositories/outbox.js";

/** Milliseconds after which every follower polls, in case a notification was lost. */
const pollInterval = 15_000;

/** Notifies followers that there may be new events for them, whichever instance wrote the events. */
export class EventSignals {
  readonly #watchers = new Set<{ readonly application: string | undefined; readonly wake: () => void }>();
  readonly #round: NodeJS.Timeout;

  private constructor() {
    this.#round = setInterval(() => this.#wakeAll(), pollInterval);
    this.#round.unref();
  }

  static async open(database: Database): Promise<EventSignals> {
    const signals = new EventSignals();
    await database.listen(eventsChannel, (message) => {
      if (message === undefined || message === allApplications) signals.#wakeAll();
      else signals.#wakeApplications(message.split(" "));
    });
    return signals;
  }

  /**
   * @param application The application whose events are followed; undefined for all.
   * @returns A function that unsubscribes.
   */
  watch(application: string | undefined, wake: () => void): () => void {
    const watcher = { application, wake };
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  close(): void {
    clearInterval(this.#round);
    this.#watchers.clear();
  }

  #wakeAll(): void {
    for (const { wake } of this.#watchers) wake();
  }

  #wakeApplications(applications: readonly string[]): void {
    for (const { application, wake } of this.#watchers)
      if (application === undefined || applications.includes(application)) wake();
  }
}
