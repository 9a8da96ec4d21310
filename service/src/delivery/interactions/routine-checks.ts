import type { Log } from "../../log.js";
import { startRoutine } from "../routine.js";
import type { Endpoints } from "./endpoints.js";

/**
 * Checks every minute for endpoints that are due.
 *
 * @returns A function that stops the checks; those in progress are aborted and have no effect.
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
