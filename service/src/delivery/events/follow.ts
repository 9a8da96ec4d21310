import { beginning, type Cursor, isBefore } from "./cursor.js";
import type { EventLog, LoggedEvent } from "./event-log.js";
import type { EventSignals } from "./event-signals.js";

export interface FollowOptions {
  /** Only events after this position. Default: from the oldest retained event. */
  readonly after?: Cursor;
  /** Only events for this application. Default: all. */
  readonly application?: string;
  /** Ends the iteration. */
  readonly signal: AbortSignal;
}

/** Events per page, and so the maximum held in memory for one reader. */
const pageSize = 100;

/** Milliseconds until events that an older transaction holds back are read again. */
const shortestWait = 10;
const longestWait = 1_000;

/**
 * All events after a position, past and future, each once and in order, at the reader's pace: at most one page is read
 * ahead.
 *
 * Throws an EventsGoneError as soon as the reader's position is older than the oldest retained event.
 */
export async function* follow(
  log: EventLog,
  signals: EventSignals,
  { after = beginning, application, signal }: FollowOptions,
): AsyncGenerator<LoggedEvent, void, undefined> {
  const bell = new WakeSignal(signal);
  // Subscribes before the first read, so that no event is missed between the read and the wait.
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
      // Advances past events of other applications, so that a quiet reader neither scans them again nor falls behind
      // the retention.
      if (isBefore(after, page.end)) after = page.end;
      wait = page.events.length === 0 && page.hasPendingEvents ? Math.min(wait * 2, longestWait) : shortestWait;
      await bell.wait(page.hasPendingEvents ? wait : undefined);
    }
  } finally {
    unwatch();
  }
}

/** A signal that can be awaited, and that remembers a notification that came while no one waited. */
class WakeSignal {
  readonly #signal: AbortSignal;
  #isRung = false;
  #wake: (() => void) | undefined;

  constructor(signal: AbortSignal) {
    this.#signal = signal;
    // One listener for all waits: a signal lasts as long as its stream, which may wait a million times.
    signal.addEventListener("abort", () => this.notify(), { once: true });
  }

  notify(): void {
    this.#isRung = true;
    this.#wake?.();
  }

  reset(): void {
    this.#isRung = false;
  }

  /** Resolves with the next notification, at the end, or after the given milliseconds. */
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
