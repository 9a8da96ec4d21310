/** A signal that can be awaited. It stores a notification that is sent while no one waits. */
export class WakeSignal {
  #isRung = false;
  #wake: (() => void) | undefined;

  notify(): void {
    this.#isRung = true;
    this.#wake?.();
  }

  reset(): void {
    this.#isRung = false;
  }

  /** Resolves with the next notification, or after the given milliseconds. */
  async wait(atMost: number | undefined): Promise<void> {
    if (this.#isRung) return;
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
      if (atMost !== undefined) timer = setTimeout(resolve, atMost);
    });
    clearTimeout(timer);
    this.#wake = undefined;
  }
}
