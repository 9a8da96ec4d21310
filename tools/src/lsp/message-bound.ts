import { Transform, type TransformCallback } from "node:stream";

/** Maximum sizes in bytes. */
interface MessageBounds {
  readonly messageBytes: number;
  readonly headerBytes: number;
}

/**
 * Passes the messages of a client, and fails at a header that announces a longer message than is accepted, or that is no
 * header: where the next message begins is then unknown.
 */
export class MessageBound extends Transform {
  readonly #bounds: MessageBounds;
  #header = "";
  /** Bytes of the current message that have not arrived yet. */
  #left = 0;

  constructor(bounds: MessageBounds) {
    // The connection ends the process when its input closes, before the error is printed.
    super({ autoDestroy: false });
    this.#bounds = bounds;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    let at = 0;
    while (at < chunk.length) {
      if (this.#left > 0) {
        const taken = Math.min(this.#left, chunk.length - at);
        this.#left -= taken;
        at += taken;
        continue;
      }
      this.#header += String.fromCharCode(chunk[at] as number);
      at += 1;
      if (this.#header.length > this.#bounds.headerBytes) {
        done(new Error(`a header has more than ${this.#bounds.headerBytes} bytes`));
        return;
      }
      if (!this.#header.endsWith("\r\n\r\n")) continue;
      const length = Number(/^content-length: *(\d{1,15})\r$/im.exec(this.#header)?.[1] ?? Number.NaN);
      if (Number.isNaN(length)) {
        done(new Error("a message has no Content-Length"));
        return;
      }
      if (length > this.#bounds.messageBytes) {
        done(new Error(`a message has ${length} bytes, and at most ${this.#bounds.messageBytes} are accepted`));
        return;
      }
      this.#left = length;
      this.#header = "";
    }
    done(null, chunk);
  }
}
