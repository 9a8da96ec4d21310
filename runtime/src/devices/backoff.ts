import type { ChannelClock } from "./clock.js";

export interface BackoffOptions {
  /** Milliseconds before the first attempt; each later one waits twice as long as the one before. */
  readonly firstDelay: number;
  /** Milliseconds that no pause exceeds. */
  readonly maxDelay: number;
}

/** Growing pauses with chance in them, so that all clients of a service that comes back do not come at once. */
export class Backoff {
  readonly #clock: ChannelClock;
  readonly #options: BackoffOptions;
  #failures = 0;

  constructor(clock: ChannelClock, options: BackoffOptions) {
    this.#clock = clock;
    this.#options = options;
  }

  reset(): void {
    this.#failures = 0;
  }

  /** Between half of the next pause and all of it; less when the signal aborts. */
  pause(signal: AbortSignal): Promise<void> {
    const { firstDelay, maxDelay } = this.#options;
    const whole = Math.min(maxDelay, firstDelay * 2 ** this.#failures);
    // Beyond this, twice as long has long been the longest.
    this.#failures = Math.min(this.#failures + 1, 32);
    return new Promise((resolve) => {
      if (signal.aborted) return resolve();
      const done = (): void => {
        stop();
        signal.removeEventListener("abort", done);
        resolve();
      };
      const stop = this.#clock.after(whole * (0.5 + this.#clock.random() / 2), done);
      signal.addEventListener("abort", done);
    });
  }
}
