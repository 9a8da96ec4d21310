import type { Log } from "../log.js";

export interface Routine {
  /** Minimum milliseconds between the starts of two runs. A run that takes longer delays the next one. */
  readonly interval: number;
  /** One run; returns how many items it processed. */
  run(signal: AbortSignal): Promise<number>;
  /** The log message of a run that processed at least one item. */
  readonly successMessage: string;
  /** The log message of a failed run. The next run starts as usual. */
  readonly failureMessage: string;
}

/**
 * Repeats a run without keeping the process alive.
 *
 * @returns `now` starts a run early, unless one is in progress; `stop` ends the routine, aborts a run in progress and
 *   waits for it.
 */
export function startRoutine(
  { interval, run, successMessage, failureMessage }: Routine,
  log: Log,
): { now(): void; stop(): Promise<void> } {
  const ending = new AbortController();
  let running: Promise<void> | undefined;
  const now = (): void => {
    running ??= run(ending.signal)
      .then(
        (count) => {
          if (count > 0) log.info({ count }, successMessage);
        },
        (error: unknown) => log.error({ err: error }, failureMessage),
      )
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(now, interval);
  timer.unref();
  return {
    now,
    async stop() {
      clearInterval(timer);
      ending.abort();
      await running;
    },
  };
}
