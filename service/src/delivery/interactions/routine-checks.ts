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
      interval: 60_000,
      run: (signal) => endpoints.checkDue(signal),
      successMessage: "endpoints were checked",
      failureMessage: "endpoints could not be checked",
    },
    log,
  );
  return stop;
}
