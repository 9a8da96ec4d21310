import { joined } from "../streams/bytes.js";
import type { StreamReceiver } from "../streams/source.js";
import type { NodeResponse } from "./node-http.js";

/** Number of bytes of a stream that are written at once. Node's responses take as many before they stop a writer. */
const pieceSize = 16_384;

/** Writes the items of a stream to a response of node:http. */
export class StreamWriter implements StreamReceiver {
  /** Present while the response has no capacity: resolves when it has. */
  drained: Promise<void> | undefined;
  isClosed = false;
  readonly #response: NodeResponse;
  readonly #whenDrained: () => Promise<void>;
  // What arrives before the event loop continues is one piece: a write for each of many small items takes longer than the items.
  #waiting: Uint8Array[] = [];
  #text = "";
  #size = 0;
  readonly #flush = (): void => {
    if (this.#size === 0 || this.#response.destroyed) return;
    const isText = this.#waiting.length === 0;
    if (!isText) this.#endText();
    const piece = isText ? this.#text : joined(this.#waiting);
    this.#waiting = [];
    this.#text = "";
    this.#size = 0;
    // The response may drain before the next item: waiting begins here.
    if (this.#response.write(piece)) return;
    this.drained = this.#whenDrained().then(() => {
      this.drained = undefined;
    });
  };

  constructor(response: NodeResponse, whenDrained: () => Promise<void>) {
    this.#response = response;
    this.#whenDrained = whenDrained;
  }

  get desiredSize(): number {
    return this.drained === undefined ? 0 : -1;
  }

  /**
   * Streams of handlers in JavaScript may contain other values. Text is written; for the rest, throws a TypeError, since Node
   * would throw in a later turn.
   */
  enqueue(chunk: Uint8Array | string): void {
    if (typeof chunk === "string") this.enqueueText(chunk);
    else if (!(chunk instanceof Uint8Array)) throw new TypeError("a chunk of a stream of bytes must be a Uint8Array");
    else if (!this.isClosed) {
      this.#endText();
      this.#waiting.push(chunk);
      this.#add(chunk.length);
    }
  }

  enqueueText(text: string): void {
    if (this.isClosed) return;
    this.#text += text;
    this.#add(text.length);
  }

  #add(length: number): void {
    if (this.#size === 0) setImmediate(this.#flush);
    this.#size += length;
    if (this.#size >= pieceSize) this.#flush();
  }

  /** Bytes follow the text. */
  #endText(): void {
    if (this.#text === "") return;
    this.#waiting.push(new TextEncoder().encode(this.#text));
    this.#text = "";
  }

  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.#flush();
    if (!this.#response.destroyed) this.#response.end();
  }

  /** The items before the failure are sent. */
  error(_: unknown): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.#flush();
    setImmediate(() => this.#response.destroy());
  }
}
