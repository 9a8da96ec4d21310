/**
 * Waits until a session that listens has received all notifications of transactions that were acknowledged before: the
 * server delivers them before it responds to the session's next statement. Callers that wait at the same time share a
 * statement.
 */
export class NotificationBarrier {
  readonly #roundTrip: () => Promise<unknown>;
  #current: Promise<unknown> = Promise.resolve();
  /** The barrier of all callers since the current one has begun. */
  #next: Promise<void> | undefined;

  /** @param roundTrip Runs any statement on the session. Rejects while the session is not connected. */
  constructor(roundTrip: () => Promise<unknown>) {
    this.#roundTrip = roundTrip;
  }

  /** Rejects if the session is not connected: notifications may then be missing. */
  pass(): Promise<void> {
    this.#next ??= this.#begin();
    return this.#next;
  }

  async #begin(): Promise<void> {
    // A statement that has already been sent proves nothing about later notifications.
    await this.#current.catch(() => {});
    this.#next = undefined;
    this.#current = this.#roundTrip();
    await this.#current;
  }
}
