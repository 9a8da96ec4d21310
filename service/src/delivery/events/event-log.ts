import { setTimeout } from "node:timers/promises";
import type { GatewayEventName } from "@guildwire/api/events";
import type { StoredEvent } from "../../store/repositories/outbox.js";
import type { NewerEventValues } from "../../store/schema/guild-tables.js";
import type { Store } from "../../store/store.js";
import type { Work } from "../../store/work.js";
import { type Cursor, formatCursor, isBefore } from "./cursor.js";

/** An event as readers receive it. */
export interface RecordedEvent {
  /** The same for every delivery of the event; also the cursor to resume from. */
  readonly id: string;
  /** null for events outside of guilds. */
  readonly guild_id: string | null;
  /** Sequence number in the guild, without gaps, from 1; 0 outside of guilds. */
  readonly sequence: number;
  readonly type: GatewayEventName;
  readonly payload: unknown;
  /** ISO 8601. */
  readonly created_at: string;
}

/** An event and its position. */
export interface LoggedEvent {
  readonly cursor: Cursor;
  readonly audience: readonly string[];
  readonly event: RecordedEvent;
  /** What versions 9 and 10 show beside the payload; null if unknown, as in events of former versions. */
  readonly newer: NewerEventValues | null;
}

export interface EventQuery {
  /** Only events after this position. */
  readonly after: Cursor;
  /** Only events for this application. Default: all. */
  readonly application?: string;
  /** Only events of this guild. Default: all. */
  readonly guild?: string;
  readonly limit: number;
}

export interface EventPage {
  readonly events: readonly LoggedEvent[];
  /**
   * Whether committed events are held back, because an older transaction in progress may still add events before them.
   * No notification is sent when it ends, so read again soon.
   */
  readonly hasPendingEvents: boolean;
  /** The end of the visible events. A page with fewer events than the limit is complete up to this position. */
  readonly end: Cursor;
}

/** Thrown for a position from which a reader would miss events, or that does not exist in this database. */
export class EventsGoneError extends Error {
  override readonly name = "EventsGoneError";
}

/**
 * Maximum number of events deleted per transaction. Meanwhile, events of later transactions are held back, and on SQLite
 * the event loop is blocked.
 */
export const deletionBatchSize = 100;

/**
 * Milliseconds between two deletions, and how many times as long as a deletion the wait is at least: deletions take at
 * most a tenth of the time of a database that is slow.
 */
const deletionPause = 10;
const deletionPauseFactor = 9;

export interface DeletionOptions {
  /** Stops the deletion between two transactions. */
  readonly signal?: AbortSignal;
  /** Waits between two transactions. Default: for a while, depending on the milliseconds that the last one took. */
  readonly pause?: (taken: number, signal: AbortSignal | undefined) => Promise<void>;
}

/** Reads the events that units of work wrote to the outbox, in an order that never changes. */
export class EventLog {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /**
   * Reads the next events in order; fewer than the limit only if there are no more yet.
   *
   * Throws an EventsGoneError if events after `after` are deleted (for the application, if one is given), or if `after`
   * is beyond the end, as after a restore of a backup. Never throws for `beginning`, which means the oldest retained
   * event.
   */
  async read({ after, application, guild, limit }: EventQuery): Promise<EventPage> {
    const page = await this.#store.read(async (work) => {
      await assertKept(work, after, application);
      const { events, hasPendingEvents, end } = await work.outbox.read({
        after,
        limit,
        ...(application !== undefined && { application }),
        ...(guild !== undefined && { guild }),
      });
      if (isBefore(end, after)) throw new EventsGoneError("This id is of no event that is known; begin without one");
      return { events: events.map(toLoggedEvent), hasPendingEvents, end };
    });
    this.#markGuilds(page.events);
    return page;
  }

  /** Makes reads of a guild on replicas contain what its events report. */
  #markGuilds(events: readonly LoggedEvent[]): void {
    const { replica } = this.#store.database;
    if (replica === undefined) return;
    for (const { event } of events) if (event.guild_id !== null) replica.mark(event.guild_id);
  }

  /** The position after all visible events: reads from it return later events only. */
  end(): Promise<Cursor> {
    return this.#store.read((work) => work.outbox.end());
  }

  /**
   * Deletes events older than the given number of milliseconds, and stores where the retained events begin. Returns the
   * number of deleted events, which is smaller if another instance is deleting at the same time.
   *
   * The deletion is spread over time, so that it does not delay the delivery of new events.
   */
  async deleteOlderThan(age: number, { signal, pause = waitAfter }: DeletionOptions = {}): Promise<number> {
    let count = 0;
    for (;;) {
      const begun = performance.now();
      const deleted = await this.#store.write({ none: true }, (work) =>
        work.outbox.deleteBefore(new Date(work.now.getTime() - age), deletionBatchSize),
      );
      count += deleted;
      if (deleted < deletionBatchSize) return count;
      await pause(performance.now() - begun, signal);
      if (signal?.aborted === true) return count;
    }
  }
}

async function waitAfter(taken: number, signal: AbortSignal | undefined): Promise<void> {
  const milliseconds = Math.max(deletionPause, taken * deletionPauseFactor);
  // The deletion ends when it is aborted, without an error.
  await setTimeout(milliseconds, undefined, { ref: false, ...(signal && { signal }) }).catch(() => undefined);
}

async function assertKept(work: Work, after: Cursor, application: string | undefined): Promise<void> {
  if (after.transaction === "0") return;
  if (isBefore(after, await work.outbox.floor(application)))
    throw new EventsGoneError("Events behind this id have been deleted already; begin without one");
}

function toLoggedEvent(row: StoredEvent): LoggedEvent {
  const cursor = { transaction: row.transaction_id, sequence: row.sequence, id: row.id };
  return {
    cursor,
    audience: row.audience,
    newer: row.newer,
    event: {
      id: formatCursor(cursor),
      guild_id: row.guild_id === "0" ? null : row.guild_id,
      sequence: Number(row.sequence),
      type: row.event as GatewayEventName,
      payload: row.payload,
      created_at: row.created_at.toISOString(),
    },
  };
}
