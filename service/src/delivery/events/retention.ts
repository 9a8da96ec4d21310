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
  const ending = new AbortController();
  let underWay: Promise<void> | undefined;
  const look = (): void => {
    // A look that takes longer than the time between two is waited for.
    underWay ??= events.log
      .deleteOlderThan(age, ending.signal)
      .then(
        (count) => {
          if (count > 0) log.info({ count }, "old events are deleted");
        },
        (error: unknown) => log.error({ err: error }, "old events could not be deleted"),
      )
      .finally(() => {
        underWay = undefined;
      });
  };
  look();
  const timer = setInterval(look, lookEvery);
  timer.unref();
  return async () => {
    clearInterval(timer);
    ending.abort();
    await underWay;
  };
}
