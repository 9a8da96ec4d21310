import type { Log } from "../../log.js";
import type { Events } from "./events.js";

/** Milliseconds between two looks at what has become too old. */
const lookEvery = 3_600_000;

/**
 * Deletes events that are older than so many milliseconds, now and every hour.
 *
 * @returns Ends it, and waits for what is under way.
 */
export function deleteOldEvents(events: Events, age: number, log: Log): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  const look = (): void => {
    last = events.log.deleteOlderThan(age).then(
      (count) => {
        if (count > 0) log.info({ count }, "old events are deleted");
      },
      (error: unknown) => log.error({ err: error }, "old events could not be deleted"),
    );
  };
  look();
  const timer = setInterval(look, lookEvery);
  timer.unref();
  return () => {
    clearInterval(timer);
    return last;
  };
}
