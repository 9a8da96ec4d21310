import type { ChannelClock } from "./clock.js";

export interface BackoffOptions {
  /** Milliseconds before the first attempt, doubled for each further one. */
  readonly firstDelay: number;
  /** Maximum delay in milliseconds. */
  readonly maxDelay: number;
}

/** Exponential backoff with jitter, so that clients do not all reconnect at once. */
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

  /** Waits between half of the next delay and all of it; less if the signal aborts. */
  pause(signal: AbortSignal): Promise<void> {
    const { firstDelay, maxDelay } = this.#options;
    const whole = Math.min(maxDelay, firstDelay * 2 ** this.#failures);
    // Beyond this, the delay has reached its maximum.
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
