import { beginning, type Cursor, isBefore } from "./cursor.js";
import type { EventLog, LoggedEvent } from "./event-log.js";
import type { EventSignals } from "./event-signals.js";

export interface FollowOptions {
  /** Events behind this place. Default: from the beginning of what is kept. */
  readonly after?: Cursor;
  /** Only events for this application. Default: all. */
  readonly application?: string;
  /** Ends it. */
  readonly signal: AbortSignal;
}

/** Events that are read at once, and so held in memory for one reader. */
const pageSize = 100;

/** Milliseconds until those are asked for again that an older transaction holds back. */
const shortestWait = 10;
const longestWait = 1_000;

/**
 * All events behind a place, those to come included, each once and in order, at the pace of whoever reads: nothing is
 * read ahead beyond a page.
 *
 * Throws an EventsGoneError as soon as the reader is further back than what is kept.
 */
export async function* follow(
  log: EventLog,
  signals: EventSignals,
  { after = beginning, application, signal }: FollowOptions,
): AsyncGenerator<LoggedEvent, void, undefined> {
  const bell = new WakeSignal(signal);
  // Before the first look, so that nothing falls between the look and the wait.
  const unwatch = signals.watch(application, () => bell.notify());
  try {
    let wait = shortestWait;
    while (!signal.aborted) {
      bell.reset();
      const page = await log.read({ after, limit: pageSize, ...(application !== undefined && { application }) });
      for (const found of page.events) {
        if (signal.aborted) return;
        yield found;
        after = found.cursor;
      }
      if (page.events.length === pageSize) continue;
      // Whoever hears seldom neither reads the events of all others again at every look, nor falls behind what is kept.
      if (isBefore(after, page.end)) after = page.end;
      wait = page.events.length === 0 && page.hasPendingEvents ? Math.min(wait * 2, longestWait) : shortestWait;
      await bell.wait(page.hasPendingEvents ? wait : undefined);
    }
  } finally {
    unwatch();
  }
}

/** Something that can be waited for, and that remembers a ring that came while nobody waited. */
class WakeSignal {
  readonly #signal: AbortSignal;
  #isRung = false;
  #wake: (() => void) | undefined;

  constructor(signal: AbortSignal) {
    this.#signal = signal;
    // Once, not at every wait: a signal lasts as long as its stream, which may wait a million times.
    signal.addEventListener("abort", () => this.notify(), { once: true });
  }

  notify(): void {
    this.#isRung = true;
    this.#wake?.();
  }

  reset(): void {
    this.#isRung = false;
  }

  /** Resolves with the next ring, at the end of it all, or after some milliseconds if they are given. */
  async wait(atMost: number | undefined): Promise<void> {
    if (this.#isRung || this.#signal.aborted) return;
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
      if (atMost !== undefined) timer = setTimeout(resolve, atMost);
    });
    clearTimeout(timer);
    this.#wake = undefined;
  }
}
