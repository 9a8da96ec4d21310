import type { Store } from "../../store/store.js";
import { EventFeed } from "./event-feed.js";
import { EventLog, type LoggedEvent } from "./event-log.js";
import { EventSignals } from "./event-signals.js";
import { type FollowOptions, follow } from "./follow.js";

/** The events of all changes: stored ones, and new ones once they are committed. */
export interface Events {
  readonly log: EventLog;
  /** See `follow`. */
  follow(options: FollowOptions): AsyncGenerator<LoggedEvent, void, undefined>;
  close(): void;
}

/** Call it before the first unit of work. */
export async function openEvents(store: Store): Promise<Events> {
  const log = new EventLog(store);
  const signals = await EventSignals.open(store.database);
  const feed = new EventFeed(log, signals);
  return {
    log,
    follow: (options) => follow(log, feed, options),
    close() {
      feed.close();
      signals.close();
    },
  };
}
