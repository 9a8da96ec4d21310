import type { Log } from "../log.js";

export interface Routine {
  /** Milliseconds between the beginnings of two turns. One that takes longer is waited for. */
  readonly interval: number;
  /** One turn, and how many things it dealt with. */
  run(signal: AbortSignal): Promise<number>;
  /** What the log says where a turn dealt with anything. */
  readonly successMessage: string;
  /** What it says where one failed; the next one comes all the same. */
  readonly failureMessage: string;
}

/**
 * Takes a turn again and again, and keeps no process alive for it.
 *
 * @returns `now` takes a turn between others, unless one is under way; `stop` ends all of it, calls off the turn that is under
 * way, and waits for that.
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
