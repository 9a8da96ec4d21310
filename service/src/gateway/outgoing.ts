import { constants, createDeflate, type Deflate } from "node:zlib";
import type { SocketLink } from "@guildwire/runtime/devices";
import type { WebSocket } from "ws";

export interface OutgoingOptions {
  /** Whether all messages are one zlib stream, each ending with a flush. */
  readonly compress: boolean;
  /** Maximum bytes queued for a slow client; above it, the connection is closed. */
  readonly waitingBytes: number;
  /** Milliseconds that a client may leave data unread. */
  readonly sendTimeout: number;
}

/** The outgoing messages of a client, in order. The queue is bounded: a client that does not read is disconnected. */
export class Outgoing implements SocketLink {
  readonly #socket: WebSocket;
  readonly #options: OutgoingOptions;
  readonly #deflate: Deflate | undefined;
  #chunks: Buffer[] = [];
  /** Settles when the last message has been sent. */
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;

  constructor(socket: WebSocket, options: OutgoingOptions) {
    this.#socket = socket;
    this.#options = options;
    if (!options.compress) return;
    this.#deflate = createDeflate({ flush: constants.Z_NO_FLUSH });
    this.#deflate.on("data", (chunk: Buffer) => this.#chunks.push(chunk));
    this.#deflate.on("error", () => socket.terminate());
    socket.once("close", () => this.#deflate?.destroy());
  }

  send(text: string): void {
    const bytes = Buffer.byteLength(text);
    this.#waiting += bytes;
    // A single message may exceed the limit, so only the messages queued before it count.
    if (this.#waiting > this.#options.waitingBytes + bytes) this.#socket.terminate();
    else
      this.#last = this.#last
        .then(() => this.#write(text))
        .catch(() => this.#socket.terminate())
        .finally(() => {
          this.#waiting -= bytes;
        });
  }

  close(code: number, reason: string): void {
    void this.#last.then(() => this.#socket.close(code, reason));
  }

  /** Waits until little data is queued, so that events are read at the client's pace. */
  async drained(): Promise<void> {
    if (this.#waiting > this.#options.waitingBytes / 4) await this.#last;
  }

  async #write(text: string): Promise<void> {
    const data = this.#deflate === undefined ? text : await this.#compressed(this.#deflate, text);
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    const timer = setTimeout(() => this.#socket.terminate(), this.#options.sendTimeout);
    try {
      await new Promise<void>((resolve, reject) => {
        this.#socket.send(data, (error) => (error ? reject(error) : resolve()));
      });
    } finally {
      clearTimeout(timer);
    }
  }

  async #compressed(deflate: Deflate, text: string): Promise<Buffer> {
    await new Promise<void>((resolve, reject) => {
      if (deflate.destroyed) throw new Error("the connection is closed");
      deflate.once("close", reject);
      deflate.write(text);
      deflate.flush(constants.Z_SYNC_FLUSH, () => {
        deflate.off("close", reject);
        resolve();
      });
    });
    const data = Buffer.concat(this.#chunks);
    this.#chunks = [];
    return data;
  }
}
