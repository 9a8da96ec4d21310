import { constants, createDeflateRaw, type DeflateRaw } from "node:zlib";
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
  /** The compressor, once the stream is compressed. */
  #deflate: DeflateRaw | undefined;
  #isCompressed = false;
  #hasBegun = false;
  #chunks: Buffer[] = [];
  /** Settles when the last message has been sent. */
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;

  constructor(socket: WebSocket, options: OutgoingOptions) {
    this.#socket = socket;
    this.#options = options;
  }

  /** Compresses further messages of a stream. Before, it needs no compressor, which takes 200 KiB of memory. */
  compress(): void {
    this.#isCompressed = this.#options.compress;
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
    const data = this.#options.compress ? await this.#nextOfStream(text) : text;
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

  /** The next part of the zlib stream: its header, and blocks that are stored, then compressed. */
  async #nextOfStream(text: string): Promise<Buffer> {
    const header = this.#hasBegun ? [] : [streamHeader];
    this.#hasBegun = true;
    const blocks = this.#isCompressed ? [await this.#compressed(this.#openDeflate(), text)] : storedBlocks(text);
    return Buffer.concat([...header, ...blocks]);
  }

  #openDeflate(): DeflateRaw {
    if (this.#deflate !== undefined) return this.#deflate;
    const deflate = createDeflateRaw({ flush: constants.Z_NO_FLUSH });
    deflate.on("data", (chunk: Buffer) => this.#chunks.push(chunk));
    deflate.on("error", () => this.#socket.terminate());
    if (this.#socket.readyState === this.#socket.CLOSED) deflate.destroy();
    else this.#socket.once("close", () => deflate.destroy());
    this.#deflate = deflate;
    return deflate;
  }

  async #compressed(deflate: DeflateRaw, text: string): Promise<Buffer> {
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

/** Deflate with a window of 32 KiB and no dictionary (RFC 1950, section 2.2). */
const streamHeader = Buffer.from([0x78, 0x9c]);

/** Maximum bytes of a stored block. */
const storedBytes = 65_535;

/** A message in blocks without compression (RFC 1951, section 3.2.4), and the empty block that ends each message. */
function storedBlocks(text: string): Buffer[] {
  const data = Buffer.from(text);
  const blocks: Buffer[] = [];
  for (let at = 0; at < data.length; at += storedBytes) {
    const part = data.subarray(at, at + storedBytes);
    blocks.push(blockHeader(part.length), part);
  }
  return [...blocks, blockHeader(0)];
}

function blockHeader(length: number): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt16LE(length, 1);
  header.writeUInt16LE(~length & 0xffff, 3);
  return header;
}
