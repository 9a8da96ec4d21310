import { RateLimitWindows, type WindowState } from "./rate-limit-windows.js";

/** Windows of one limit and one length, with a name that is unique among the tables. */
export interface WindowTable {
  readonly name: string;
  /** Maximum number of requests in a window. */
  readonly limit: number;
  /** Length of a window in milliseconds. */
  readonly length: number;
}

/** `take` counts a request unless the window is full, `release` takes one back, `peek` changes nothing. */
export interface WindowStep {
  readonly action: "take" | "release" | "peek";
  readonly table: WindowTable;
  readonly caller: string;
  /** Which of the caller's windows. Default: the only one of the table. */
  readonly key?: string;
}

/** Where the windows of rate limits are counted. */
export interface WindowStore {
  /**
   * Carries out the steps at once, up to and including the first whose window is full; that of a `release` never is.
   *
   * @returns The states of the windows after the steps that were carried out. Synchronous unless the windows are
   *   elsewhere.
   */
  count(steps: readonly WindowStep[]): readonly WindowState[] | Promise<readonly WindowState[]>;
  close(): Promise<void>;
}

/** Windows in the memory of this process. */
export class LocalWindowStore implements WindowStore {
  readonly #now: () => number;
  readonly #tables = new Map<string, RateLimitWindows>();

  /** @param now Milliseconds since 1970. */
  constructor(now: () => number) {
    this.#now = now;
  }

  count(steps: readonly WindowStep[]): readonly WindowState[] {
    const states: WindowState[] = [];
    for (const { action, table, caller, key } of steps) {
      const windows = this.#windowsOf(table);
      if (action === "release") windows.release(caller, key);
      const state = action === "take" ? windows.take(caller, key) : windows.peek(caller, key);
      states.push(state);
      if (action !== "release" && !state.allowed) break;
    }
    return states;
  }

  async close(): Promise<void> {}

  #windowsOf({ name, limit, length }: WindowTable): RateLimitWindows {
    const windows = this.#tables.get(name) ?? new RateLimitWindows({ limit, length, now: this.#now });
    this.#tables.set(name, windows);
    return windows;
  }
}
