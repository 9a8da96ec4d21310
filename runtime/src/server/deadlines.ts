import { timersOutliveRequests } from "./environment.js";

/** An object with at most one pending deadline. */
export interface Expirable {
  /** State of the deadlines: expiry and links of the list. */
  due: number;
  previous: Expirable | undefined;
  next: Expirable | undefined;
  expire(): void;
}

/** Deadlines with a common timeout. */
export interface Deadlines {
  start(waiting: Expirable): void;
  /** Does nothing if there is no pending deadline. */
  stop(waiting: Expirable): void;
}

/** No deadlines. */
const never: Deadlines = { start: () => undefined, stop: () => undefined };

/** Number of timer steps per timeout: a deadline is at most one step late, and never early. */
const steps = 8;

/**
 * Uses one timer for all deadlines, which runs only while there are any. Pending deadlines form an intrusive linked
 * list, oldest first, so that a request needs neither a timer nor the current time.
 */
export function sharedDeadlines(ms: number): Deadlines {
  if (ms === 0 || ms === Number.POSITIVE_INFINITY) return never;
  let oldest: Expirable | undefined;
  let newest: Expirable | undefined;
  let step = 0;
  let ticking = false;
  const stop = (one: Expirable): void => {
    const { previous, next } = one;
    if (previous === undefined && oldest !== one) return;
    if (previous === undefined) oldest = next;
    else previous.next = next;
    if (next === undefined) newest = previous;
    else next.previous = previous;
    one.previous = undefined;
    one.next = undefined;
  };
  const tick = (): void => {
    step += 1;
    while (oldest !== undefined && oldest.due <= step) {
      const expired = oldest;
      stop(expired);
      expired.expire();
    }
    ticking = oldest !== undefined;
    if (ticking) unreferenced(setTimeout(tick, ms / steps));
  };
  const start = (one: Expirable): void => {
    // The current step may be nearly over.
    one.due = step + steps + 1;
    one.previous = newest;
    if (newest === undefined) oldest = one;
    else newest.next = one;
    newest = one;
    if (ticking) return;
    ticking = true;
    unreferenced(setTimeout(tick, ms / steps));
  };
  return { start, stop };
}

/** Uses one timer for all deadlines where the platform allows it, else a timer per deadline. */
export function deadlinesOfPlatform(ms: number): Deadlines {
  return (timersOutliveRequests() ? sharedDeadlines : ownDeadlines)(ms);
}

/** Uses a timer per deadline, for platforms where timers must not outlive their request, such as some workers. */
function ownDeadlines(ms: number): Deadlines {
  if (ms === 0 || ms === Number.POSITIVE_INFINITY) return never;
  const timers = new Map<Expirable, ReturnType<typeof setTimeout>>();
  const start = (one: Expirable): void => {
    const expire = (): void => {
      timers.delete(one);
      one.expire();
    };
    timers.set(one, unreferenced(setTimeout(expire, ms)));
  };
  const stop = (one: Expirable): void => {
    clearTimeout(timers.get(one));
    timers.delete(one);
  };
  return { start, stop };
}

/** Lets the process exit if nothing else is pending. */
function unreferenced<Timer>(timer: Timer): Timer {
  (timer as { unref?: () => void }).unref?.();
  return timer;
}
