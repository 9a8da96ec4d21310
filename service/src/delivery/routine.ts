import type { Log } from "../log.js";

export interface Routine {
  /** Milliseconds between the beginnings of two turns. One that takes longer is waited for. */
  readonly every: number;
  /** One turn, and how many things it dealt with. */
  turn(signal: AbortSignal): Promise<number>;
  /** What the log says where a turn dealt with anything. */
  readonly done: string;
  /** What it says where one failed; the next one comes all the same. */
  readonly failed: string;
}

/**
 * Takes a turn again and again, and keeps no process alive for it.
 *
 * @returns `now` takes a turn between others, unless one is under way; `stop` ends all of it, calls off the turn that is under
 * way, and waits for that.
 */
export function startRoutine({ every, turn, done, failed }: Routine, log: Log): { now(): void; stop(): Promise<void> } {
  const ending = new AbortController();
  let underWay: Promise<void> | undefined;
  const now = (): void => {
    underWay ??= turn(ending.signal)
      .then(
        (count) => {
          if (count > 0) log.info({ count }, done);
        },
        (error: unknown) => log.error({ err: error }, failed),
      )
      .finally(() => {
        underWay = undefined;
      });
  };
  const timer = setInterval(now, every);
  timer.unref();
  return {
    now,
    async stop() {
      clearInterval(timer);
      ending.abort();
      await underWay;
    },
  };
}
