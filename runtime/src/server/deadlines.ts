/** What can take too long. */
export interface Expirable {
  /** When it does, in milliseconds of `performance.now()`; kept by the deadlines. */
  due: number;
  expire(): void;
}

/** Deadlines that all have the same distance. */
export interface Deadlines {
  start(waiting: Expirable): void;
  stop(waiting: Expirable): void;
}

/** No deadlines. */
const never: Deadlines = { start: () => undefined, stop: () => undefined };

/** One timer for everything that waits: a request costs two operations of a set, and no timer of its own. */
export function sharedDeadlines(ms: number): Deadlines {
  if (ms === 0 || ms === Number.POSITIVE_INFINITY) return never;
  /** In the order of `due`, because all of them wait equally long. */
  const waiting = new Set<Expirable>();
  let ticking = false;
  const tick = (): void => {
    const now = performance.now();
    for (const first of waiting) {
      if (first.due > now) {
        unreferenced(setTimeout(tick, Math.ceil(first.due - now)));
        return;
      }
      waiting.delete(first);
      first.expire();
    }
    ticking = false;
  };
  return {
    start: (one) => {
      one.due = performance.now() + ms;
      waiting.add(one);
      if (ticking) return;
      ticking = true;
      unreferenced(setTimeout(tick, ms));
    },
    stop: (one) => {
      waiting.delete(one);
    },
  };
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
