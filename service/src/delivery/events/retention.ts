import type { Log } from "../../log.js";
import { startRoutine } from "../routine.js";
import type { Events } from "./events.js";

/**
 * Deletes events older than `age` milliseconds, now and every hour.
 *
 * @returns A function that stops the deletions, and waits for one in progress.
 */
export function deleteOldEvents(events: Events, age: number, log: Log): () => Promise<void> {
  const { now, stop } = startRoutine(
    {
      interval: 3_600_000,
      run: (signal) => events.log.deleteOlderThan(age, { signal }),
      successMessage: "old events are deleted",
      failureMessage: "old events could not be deleted",
    },
    log,
  );
  now();
  return stop;
}
