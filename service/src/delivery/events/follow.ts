import { beginning, type Cursor, isBefore } from "./cursor.js";
import type { EventFeed, Subscription } from "./event-feed.js";
import type { EventLog, LoggedEvent } from "./event-log.js";

export interface FollowOptions {
  /** Only events after this position. Default: from the oldest retained event. */
  readonly after?: Cursor;
  /** Only events for this application. Default: all. */
  readonly application?: string;
  /** Ends the iteration. */
  readonly signal: AbortSignal;
}

/** Events per page of the log. */
const pageSize = 100;

/**
 * All events after a position, past and future, each once and in order. Past events are read page by page, at the
 * reader's pace; new ones come from the feed of the instance.
 *
 * Throws an EventsGoneError if the position is older than the oldest retained event, and a SlowReaderError if the
 * reader has too many unread new events; it can then resume after the last event that it has read.
 */
export async function* follow(
  log: EventLog,
  feed: EventFeed,
  { after = beginning, application, signal }: FollowOptions,
): AsyncGenerator<LoggedEvent, void, undefined> {
  if (signal.aborted) return;
  // Subscribes before the first read, so that no event is missed in between.
  const subscription = await feed.subscribe(application);
  const end = () => subscription.end();
  signal.addEventListener("abort", end, { once: true });
  try {
    let position = after;
    for await (const found of pastEvents(log, subscription, { after, application })) {
      if (signal.aborted) return;
      if (found.event !== undefined) yield found.event;
      position = found.position;
    }
    for (;;) {
      const events = await subscription.take();
      if (events.length === 0) return;
      for (const event of events) {
        if (signal.aborted) return;
        // The log may have returned this event already.
        if (!isBefore(position, event.cursor)) continue;
        yield event;
        position = event.cursor;
      }
    }
  } finally {
    signal.removeEventListener("abort", end);
    end();
  }
}

/**
 * The events of the log up to its end; the subscription receives all later ones. The last position is that end, which
 * may be after the last event.
 */
async function* pastEvents(
  log: EventLog,
  subscription: Subscription,
  { after, application }: { readonly after: Cursor; readonly application: string | undefined },
): AsyncGenerator<{ readonly event?: LoggedEvent; readonly position: Cursor }, void, undefined> {
  let position = after;
  for (;;) {
    if (subscription.hasLostEvents) subscription.clear();
    const page = await log.read({
      after: position,
      limit: pageSize,
      ...(application !== undefined && { application }),
    });
    for (const event of page.events) {
      yield { event, position: event.cursor };
      position = event.cursor;
    }
    if (page.events.length === pageSize) continue;
    if (isBefore(position, page.end)) position = page.end;
    yield { position };
    if (!subscription.hasLostEvents) return;
  }
}
