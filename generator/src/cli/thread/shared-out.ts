/**
 * Emitters that threads take from one list, each the next one as soon as it is free: which thread prints a file makes no
 * difference to it, and neither thread waits for the other while there is something left.
 */
export class SharedOut {
  readonly #emitters: readonly string[];
  readonly #taken: Int32Array;

  constructor(emitters: readonly string[], taken: SharedArrayBuffer) {
    this.#emitters = emitters;
    this.#taken = new Int32Array(taken);
  }

  /** The next emitter, which no thread will take after this; undefined when all are taken. */
  take(): string | undefined {
    return this.#emitters[Atomics.add(this.#taken, 0, 1)];
  }
}
