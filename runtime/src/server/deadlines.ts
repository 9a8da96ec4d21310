/** What can take too long. It waits for one deadline at a time. */
export interface Expirable {
  /** The deadlines' own: when it expires, and what waits before and behind it. */
  due: number;
  previous: Expirable | undefined;
  next: Expirable | undefined;
  expire(): void;
}

/** Deadlines that all have the same distance. */
export interface Deadlines {
  start(waiting: Expirable): void;
  /** Does nothing for what does not wait any more. */
  stop(waiting: Expirable): void;
}

/** No deadlines. */
const never: Deadlines = { start: () => undefined, stop: () => undefined };

/** In how many steps a deadline is approached: it comes at most one step late, and never early. */
const steps = 8;

/**
 * One timer for everything that waits, which only runs while something does. What waits is a list that is linked through
 * its members, the oldest first, so that a request costs neither a timer nor a look at the clock.
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
    // The step under way may be nearly over.
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

/** A timer for each, where timers must not outlive the request that made them, as on some workers. */
export function ownDeadlines(ms: number): Deadlines {
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

/** Lets a process end that waits for nothing else. */
function unreferenced<Timer>(timer: Timer): Timer {
  (timer as { unref?: () => void }).unref?.();
  return timer;
}
