import type { Log } from "../../log.js";
import type { Endpoints } from "./endpoints.js";

/** Milliseconds between two looks at which endpoints are due. */
const lookEvery = 60_000;

/**
 * Checks endpoints as they become due.
 *
 * @returns Ends it: checks under way are called off, and nothing comes of them.
 */
export function checkEndpoints(endpoints: Endpoints, log: Log): () => Promise<void> {
  const ending = new AbortController();
  let underWay: Promise<void> | undefined;
  const look = (): void => {
    // A look that takes longer than the time between two is waited for.
    underWay ??= endpoints
      .checkDue(ending.signal)
      .then(
        (count) => {
          if (count > 0) log.info({ count }, "endpoints were checked");
        },
        (error: unknown) => log.error({ err: error }, "endpoints could not be checked"),
      )
      .finally(() => {
        underWay = undefined;
      });
  };
  const timer = setInterval(look, lookEvery);
  timer.unref();
  return async () => {
    clearInterval(timer);
    ending.abort();
    await underWay;
  };
}
