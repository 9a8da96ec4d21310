import type { GatewayEventName } from "@guildwire/api/events";
import type { StoredEvent } from "../../store/repositories/outbox.js";
import type { Store } from "../../store/store.js";
import type { Work } from "../../store/work.js";
import { type Cursor, formatCursor, isBefore } from "./cursor.js";

/** An event as readers get it. */
export interface RecordedEvent {
  /** Stays the same however often the event is delivered; the cursor to go on from. */
  readonly id: string;
  /** null for what happens outside of guilds. */
  readonly guild_id: string | null;
  /** Counts the events of the guild, without gaps, from 1; 0 outside of guilds. */
  readonly sequence: number;
  readonly type: GatewayEventName;
  readonly payload: unknown;
  /** ISO 8601. */
  readonly created_at: string;
}

/** An event, and where it stands. */
export interface LoggedEvent {
  readonly cursor: Cursor;
  readonly audience: readonly string[];
  readonly event: RecordedEvent;
}

export interface EventQuery {
  /** Events behind this place. */
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
   * Whether events are committed that cannot be told yet, because an older transaction is under way that may still add
   * some before them. Nobody says when it is over: ask again soon.
   */
  readonly hasPendingEvents: boolean;
  /** The end of what can be told now: where there are fewer events than the limit, nothing else stands before it. */
  readonly end: Cursor;
}

/** A place from which a reader cannot go on without missing something, or that these data do not have. */
export class EventsGoneError extends Error {
  override readonly name = "EventsGoneError";
}

/** Events that are deleted in one go. Deleting is a transaction, and until it is over events of later ones are held back. */
const deletionBatchSize = 2_000;

/** Reads what units of work have written to the outbox, in one order that never changes afterwards. */
export class EventLog {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /**
   * The next events in order; fewer than the limit only if there are no more for now.
   *
   * Throws an EventsGoneError if events behind `after` are deleted already, of the application if one is given, and if
   * `after` is beyond the end, as in data that were set back; not at the `beginning`, which is that of what is kept.
   */
  read({ after, application, guild, limit }: EventQuery): Promise<EventPage> {
    return this.#store.read(async (work) => {
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
  }

  /** The place behind all events that can be told now: whoever begins here gets what comes from now on. */
  end(): Promise<Cursor> {
    return this.#store.read((work) => work.outbox.end());
  }

  /**
   * Deletes events of more than so many milliseconds ago, and remembers where the rest begins. Answers how many; fewer than
   * there are if another instance is at it.
   *
   * @param signal Ends it between two goes.
   */
  async deleteOlderThan(age: number, signal?: AbortSignal): Promise<number> {
    let count = 0;
    for (;;) {
      const deleted = await this.#store.write({ none: true }, (work) =>
        work.outbox.deleteBefore(new Date(work.now.getTime() - age), deletionBatchSize),
      );
      count += deleted;
      if (deleted < deletionBatchSize || signal?.aborted === true) return count;
    }
  }
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
