import { Transform, type TransformCallback } from "node:stream";

const newline = 10;

/**
 * Passes on whole lines. A line above the limit is dropped up to its end, and the next one is read. `onTooLong` is
 * called as soon as a line exceeds the limit.
 */
export class BoundedLines extends Transform {
  readonly #maxBytes: number;
  readonly #onTooLong: () => void;
  /** The first `#length` bytes are the line so far. */
  #line = Buffer.alloc(4096);
  #length = 0;
  #isDropped = false;

  /** @param maxBytes Maximum length of a line without its line break. */
  constructor(maxBytes: number, onTooLong: () => void) {
    super();
    this.#maxBytes = maxBytes;
    this.#onTooLong = onTooLong;
  }

  override _transform(chunk: Buffer, _encoding: string, done: TransformCallback): void {
    let start = 0;
    while (start < chunk.length) {
      const found = chunk.indexOf(newline, start);
      const end = found === -1 ? chunk.length : found;
      if (!this.#isDropped) this.#add(chunk.subarray(start, end));
      if (found !== -1) this.#endLine();
      start = end + 1;
    }
    done();
  }

  #add(piece: Buffer): void {
    const length = this.#length + piece.length;
    if (length > this.#maxBytes) {
      this.#isDropped = true;
      this.#onTooLong();
      return;
    }
    if (length > this.#line.length) {
      const larger = Buffer.alloc(Math.max(length, 2 * this.#line.length));
      this.#line.copy(larger, 0, 0, this.#length);
      this.#line = larger;
    }
    piece.copy(this.#line, this.#length);
    this.#length = length;
  }

  #endLine(): void {
    if (!this.#isDropped) this.push(Buffer.concat([this.#line.subarray(0, this.#length), Buffer.of(newline)]));
    this.#length = 0;
    this.#isDropped = false;
  }
}
