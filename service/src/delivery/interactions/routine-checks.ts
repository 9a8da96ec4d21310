import type { Log } from "../../log.js";
import { startRoutine } from "../routine.js";
import type { Endpoints } from "./endpoints.js";

/**
 * Checks endpoints as they become due; looks every minute which ones are.
 *
 * @returns Ends it: checks under way are called off, and nothing comes of them.
 */
export function checkEndpoints(endpoints: Endpoints, log: Log): () => Promise<void> {
  const { stop } = startRoutine(
    {
      every: 60_000,
      turn: (signal) => endpoints.checkDue(signal),
      done: "endpoints were checked",
      failed: "endpoints could not be checked",
    },
    log,
  );
  return stop;
}
