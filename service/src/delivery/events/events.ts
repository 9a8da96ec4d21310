import type { Store } from "../../store/store.js";
import { EventLog, type LoggedEvent } from "./event-log.js";
import { EventSignals } from "./event-signals.js";
import { type FollowOptions, follow } from "./follow.js";

/** The events of all changes: recorded ones, and new ones as they are committed. */
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
  return {
    log,
    follow: (options) => follow(log, signals, options),
    close: () => signals.close(),
  };
}
