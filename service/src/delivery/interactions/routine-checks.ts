import type { Log } from "../../log.js";
import { startRoutine } from "../routine.js";
import type { Endpoints } from "./endpoints.js";

/**
 * Checks endpoints that are due; looks for them every minute.
 *
 * @returns A function that stops it; checks in progress are aborted and have no effect.
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
