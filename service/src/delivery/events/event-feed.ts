import type { Cursor } from "./cursor.js";
import { isBefore } from "./cursor.js";
import { type EventLog, EventsGoneError, type LoggedEvent } from "./event-log.js";
import type { EventSignals } from "./event-signals.js";
import { WakeSignal } from "./wake-signal.js";

/** Thrown for a reader with too many unread events. It can resume after the last event that it has read. */
export class SlowReaderError extends Error {
  override readonly name = "SlowReaderError";
}

/** Maximum number of queued events of one reader, and of their characters. */
const maxQueued = 1_000;
const maxQueuedLength = 4 * 2 ** 20;

/** Events per page of the log. */
const pageSize = 500;

/** Milliseconds before the next read if a transaction in progress holds back events, or if the log cannot be read. */
const shortestWait = 10;
const longestWait = 1_000;

/**
 * New events of the log, read once for all readers of this instance: the number of statements per event does not depend
 * on the number of readers, and readers share the events in memory. The log is read only while there are readers.
 */
export class EventFeed {
  readonly #log: EventLog;
  readonly #signals: EventSignals;
  readonly #subscriptions = new Map<string | undefined, Set<Subscription>>();
  readonly #bell = new WakeSignal();
  #isClosed = false;
  /** The position of the last dispatched event, from the first subscription on. */
  #position: Promise<Cursor> | undefined;

  constructor(log: EventLog, signals: EventSignals) {
    this.#log = log;
    this.#signals = signals;
  }

  /**
   * Receives the events that are dispatched from now on: all events that the log does not return yet, and possibly some
   * that it does.
   *
   * @param application The application whose events are received; undefined for all.
   */
  async subscribe(application: string | undefined): Promise<Subscription> {
    const subscription = new Subscription(() => this.#remove(application, subscription));
    const others = this.#subscriptions.get(application) ?? new Set();
    this.#subscriptions.set(application, others.add(subscription));
    try {
      this.#position ??= this.#begin();
      await this.#position;
    } catch (error) {
      subscription.end();
      throw error;
    }
    return subscription;
  }

  /** Ends all subscriptions. */
  close(): void {
    this.#isClosed = true;
    for (const subscriptions of [...this.#subscriptions.values()])
      for (const subscription of [...subscriptions]) subscription.end();
    this.#bell.notify();
  }

  #remove(application: string | undefined, subscription: Subscription): void {
    const others = this.#subscriptions.get(application);
    others?.delete(subscription);
    if (others?.size === 0) this.#subscriptions.delete(application);
  }

  #begin(): Promise<Cursor> {
    const position = this.#log.end();
    position.then(
      (from) => void this.#read(from),
      () => {
        this.#position = undefined;
      },
    );
    return position;
  }

  /** Reads the log while there are subscriptions. */
  async #read(from: Cursor): Promise<void> {
    const bell = this.#bell;
    const unwatch = this.#signals.watch(() => bell.notify());
    let position = from;
    let wait = shortestWait;
    while (this.#subscriptions.size > 0 && !this.#isClosed) {
      bell.reset();
      const page = await this.#log.read({ after: position, limit: pageSize }).catch((error: unknown) => error);
      if (page instanceof EventsGoneError) this.#fail(page);
      else if (page instanceof Error) {
        // The database may be restarting. Streams stay open and miss no events.
        wait = Math.min(wait * 2, longestWait);
        await bell.wait(wait);
      } else {
        const { events, end, hasPendingEvents } = page as Awaited<ReturnType<EventLog["read"]>>;
        for (const event of events) this.#dispatch(event);
        position = events.at(-1)?.cursor ?? position;
        if (events.length === pageSize) continue;
        if (isBefore(position, end)) position = end;
        wait = events.length === 0 && hasPendingEvents ? Math.min(wait * 2, longestWait) : shortestWait;
        await bell.wait(hasPendingEvents ? wait : undefined);
      }
    }
    unwatch();
    this.#position = undefined;
  }

  #dispatch(event: LoggedEvent): void {
    const receivers = [undefined, ...event.audience].flatMap((application) => [
      ...(this.#subscriptions.get(application) ?? []),
    ]);
    if (receivers.length === 0) return;
    const { length } = JSON.stringify(event.event.payload);
    for (const subscription of receivers) subscription.push(event, length);
  }

  #fail(error: Error): void {
    for (const subscriptions of [...this.#subscriptions.values()])
      for (const subscription of [...subscriptions]) subscription.fail(error);
  }
}

/** The queued events of one reader. */
export class Subscription {
  readonly #remove: () => void;
  readonly #bell = new WakeSignal();
  #queue: LoggedEvent[] = [];
  #length = 0;
  #error: Error | undefined;
  #isEnded = false;

  constructor(remove: () => void) {
    this.#remove = remove;
  }

  /** @param length The number of characters of the event's payload. */
  push(event: LoggedEvent, length: number): void {
    if (this.#error !== undefined) return;
    this.#queue.push(event);
    this.#length += length;
    if (this.#queue.length > maxQueued || this.#length > maxQueuedLength)
      this.fail(new SlowReaderError("the reader has left too many events unread"));
    else this.#bell.notify();
  }

  /** Waits for events, and returns all queued ones; none at the end. Throws the error with which the feed failed. */
  async take(): Promise<LoggedEvent[]> {
    while (this.#queue.length === 0 && this.#error === undefined && !this.#isEnded) {
      this.#bell.reset();
      await this.#bell.wait(undefined);
    }
    if (this.#error !== undefined) throw this.#error;
    const taken = this.#queue;
    this.#queue = [];
    this.#length = 0;
    return taken;
  }

  /** Discards all queued events, and the error that there were too many. Throws any other error of the feed. */
  clear(): void {
    if (this.#error !== undefined && !(this.#error instanceof SlowReaderError)) throw this.#error;
    this.#error = undefined;
    this.#queue = [];
    this.#length = 0;
  }

  /** Whether events were discarded since `clear`, because there were too many. */
  get hasLostEvents(): boolean {
    return this.#error instanceof SlowReaderError;
  }

  fail(error: Error): void {
    this.#error = error;
    this.#queue = [];
    this.#bell.notify();
  }

  /** Unsubscribes. */
  end(): void {
    this.#isEnded = true;
    this.#remove();
    this.#bell.notify();
  }
}
