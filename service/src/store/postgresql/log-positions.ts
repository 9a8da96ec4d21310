/** A position of the primary's write-ahead log, such as `0/3000060`, and a time before which it was reached. */
export interface LogPosition {
  /** `performance.now()` before the position was requested: every earlier commit is at or below the position. */
  readonly since: number;
  readonly position: string;
}

/** Positions are requested this many times within the longest staleness while replicas are read. */
const samplesPerWindow = 4;

/** Recent positions of the primary's write-ahead log by time, requested while they are needed. */
export class LogPositions {
  readonly #request: () => Promise<string>;
  readonly #window: number;
  /** Ascending. */
  #positions: LogPosition[] = [];
  #isRequesting = false;

  /**
   * @param request Reads the current position from the primary.
   * @param window Milliseconds for which positions are kept.
   */
  constructor(request: () => Promise<string>, window: number) {
    this.#request = request;
    this.#window = window;
  }

  /**
   * A position that covers all commits before `time`, the lowest that is known; undefined if none is. Requests a new one
   * in the background if it is due.
   */
  covering(time: number): LogPosition | undefined {
    const now = performance.now();
    this.#positions = this.#positions.filter(({ since }) => since >= now - this.#window);
    const found = this.#positions.find(({ since }) => since >= time);
    const last = this.#positions.at(-1);
    if (found === undefined || last === undefined || now - last.since > this.#window / samplesPerWindow)
      this.#refresh(now);
    return found;
  }

  #refresh(now: number): void {
    if (this.#isRequesting) return;
    this.#isRequesting = true;
    this.#request()
      .then(
        (position) => void this.#positions.push({ since: now, position }),
        // The primary is unavailable: the next read requests a position again.
        () => undefined,
      )
      .finally(() => {
        this.#isRequesting = false;
      });
  }
}
