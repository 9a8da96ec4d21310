import type { Stringify } from "./json.js";
import { type StreamReceiver, type StreamSource, streamOfSource } from "./source.js";

/** Encodes the items of a stream. */
export interface ItemEncoder {
  readonly encode: (item: unknown, stringify?: Stringify) => Uint8Array;
  /** Returns the text whose UTF-8 bytes `encode` returns; a writer that takes text joins it faster. Absent for other bytes. */
  readonly text?: ((item: unknown, stringify?: Stringify) => string) | undefined;
  /** Sent while no item is available. Absent for formats without heartbeats. */
  readonly heartbeat?: Uint8Array | undefined;
  /** Sent after the last item. */
  readonly end?: Uint8Array | undefined;
}

export interface OutgoingStreamOptions {
  /** Milliseconds without an item before a heartbeat is sent; 0 for none. Default: 15,000. */
  readonly heartbeatInterval?: number | undefined;
  /** Receives the error of a failed producer, unless the reader has left. */
  readonly onError?: ((error: unknown) => void) | undefined;
  /** Called when the reader has left. An iterator that waits meanwhile returns when what it waits for ends. */
  readonly onCancel?: (() => void) | undefined;
}

/** A stream whose first item is produced before it is read. */
export interface StartedStream {
  readonly body: ReadableStream<Uint8Array>;
  /** Resolves with the first item, with the end, or after the wait. Rejects if the producer fails before. */
  readonly started: Promise<void>;
}

/**
 * Encodes an iterable as a stream. Items are requested when the reader has capacity (backpressure), so nothing is
 * buffered. If the reader leaves, the iterator's `return` is called. If the iterable fails, the stream fails, so that
 * the reader notices.
 *
 * @example
 * ```ts
 * import { encodeJsonLine, streamItems } from "@guildwire/runtime/streams";
 *
 * async function* items() {
 *   yield { id: 1 };
 *   yield { id: 2 };
 * }
 * const body = streamItems(items(), { encode: encodeJsonLine });
 * await new Response(body).text(); // => '{"id":1}\n{"id":2}\n'
 * ```
 */
export function streamItems(
  items: AsyncIterable<unknown>,
  encoder: ItemEncoder,
  options: OutgoingStreamOptions = {},
): ReadableStream<Uint8Array> {
  return streamOfSource(new ItemSource(items, encoder, options));
}

/**
 * Like `streamItems`, but requests the first item at once, so that a failure before it is known before anything is
 * sent.
 *
 * @param wait Milliseconds to wait for the first item. Later, the stream begins without it.
 *
 * @example
 * ```ts
 * import { encodeJsonLine, startItems } from "@guildwire/runtime/streams";
 *
 * async function* items() {
 *   yield { id: 1 };
 * }
 * const { body, started } = startItems(items(), { encode: encodeJsonLine }, { wait: 1000 });
 * await started;
 * await new Response(body).text(); // => '{"id":1}\n'
 * ```
 */
export function startItems(
  items: AsyncIterable<unknown>,
  encoder: ItemEncoder,
  { wait, ...options }: OutgoingStreamOptions & { readonly wait: number },
): StartedStream {
  const source = new ItemSource(items, encoder, options);
  const started = source.takeFirst(wait);
  return { body: streamOfSource(source, started), started };
}

/** The source of a stream of encoded items. */
class ItemSource implements StreamSource {
  readonly #iterator: AsyncIterator<unknown>;
  readonly #encoder: ItemEncoder;
  readonly #options: OutgoingStreamOptions;
  #pending: Promise<IteratorResult<unknown>> | undefined;
  /** The first item, encoded, or the end: requested before anything is sent. */
  #first: IteratorResult<Uint8Array, undefined> | undefined;
  #hasLeft = false;
  /** One timer for all items: starting one for each would take longer than encoding them. */
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the reader began to wait, or received a heartbeat: a time of `performance.now()`, which no change of the clock moves. */
  #waitsSince = 0;

  constructor(items: AsyncIterable<unknown>, encoder: ItemEncoder, options: OutgoingStreamOptions) {
    this.#iterator = items[Symbol.asyncIterator]();
    this.#encoder = encoder;
    this.#options = options;
  }

  /** Requests the first item, and waits for it for at most `wait` milliseconds. Rejects if it fails. */
  async takeFirst(wait: number): Promise<void> {
    try {
      this.#pending = Promise.resolve(this.#iterator.next());
      const result = await within(wait, this.#pending);
      if (result === "late" || this.#hasLeft) return;
      this.#first = result.done === true ? finished : { done: false, value: this.#encoder.encode(result.value) };
      this.#pending = undefined;
    } catch (error) {
      await endItems(this.#iterator);
      throw error;
    }
  }

  /** Gives one item to the receiver, or the end, or an error. Resolves afterwards. */
  pull(receiver: StreamReceiver): Promise<void> {
    try {
      if (this.#first !== undefined) {
        const first = this.#first;
        this.#first = undefined;
        if (first.done === true) this.#finish(receiver);
        else receiver.enqueue(first.value);
        return nothing;
      }
      // Iterators that are written by hand may return values that are no promises.
      this.#pending ??= Promise.resolve(this.#iterator.next());
    } catch (error) {
      return this.#fail(receiver, error);
    }
    this.#startHeartbeats(receiver);
    return this.#pending.then(
      (result) => this.#give(receiver, result),
      (error) => this.#fail(receiver, error),
    );
  }

  async cancel(): Promise<void> {
    this.#hasLeft = true;
    this.#end();
    if (this.#first === finished) return;
    this.#options.onCancel?.();
    await endItems(this.#iterator);
  }

  #give(receiver: StreamReceiver, result: IteratorResult<unknown>): Promise<void> | undefined {
    if (this.#hasLeft) return undefined;
    this.#pending = undefined;
    try {
      const { encode, text } = this.#encoder;
      if (result.done === true) this.#finish(receiver);
      else if (text !== undefined && receiver.enqueueText !== undefined) receiver.enqueueText(text(result.value));
      else receiver.enqueue(encode(result.value));
      return undefined;
    } catch (error) {
      return this.#fail(receiver, error);
    }
  }

  #finish(receiver: StreamReceiver): void {
    const { end } = this.#encoder;
    this.#end();
    if (end !== undefined) receiver.enqueue(end);
    receiver.close();
  }

  async #fail(receiver: StreamReceiver, error: unknown): Promise<void> {
    if (this.#hasLeft) return;
    this.#end();
    try {
      this.#options.onError?.(error);
      receiver.error(error);
    } catch (thrown) {
      receiver.error(thrown);
    }
    await endItems(this.#iterator);
  }

  #startHeartbeats(receiver: StreamReceiver): void {
    const { heartbeat } = this.#encoder;
    const { heartbeatInterval = 15_000 } = this.#options;
    if (heartbeat === undefined || heartbeatInterval === 0) return;
    this.#waitsSince = performance.now();
    if (this.#timer !== undefined) return;
    const beat = (): void => {
      this.#timer = undefined;
      // The reader does not wait: the next pull starts again.
      if (this.#pending === undefined) return;
      let left = this.#waitsSince + heartbeatInterval - performance.now();
      if (left <= 0) {
        // Below 0, a heartbeat waits already for a reader that is slow.
        if (receiver.desiredSize === 0) receiver.enqueue(heartbeat);
        this.#waitsSince = performance.now();
        left = heartbeatInterval;
      }
      this.#timer = setTimeout(beat, left);
    };
    this.#timer = setTimeout(beat, heartbeatInterval);
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#pending = undefined;
  }
}

/** Returns the encoder of items that are UTF-8 text. */
export function encoderOfText(text: (item: unknown, stringify?: Stringify) => string): ItemEncoder {
  return { text, encode: (item, stringify) => utf8.encode(text(item, stringify)) };
}

const utf8 = new TextEncoder();
const finished = { done: true, value: undefined } as const;
const nothing = Promise.resolve();

/** Ends the iterator. Its errors do not concern the reader. */
async function endItems(iterator: AsyncIterator<unknown>): Promise<void> {
  try {
    await iterator.return?.();
  } catch {
    // The stream has already ended.
  }
}

/** Returns the next item, or `late` if it takes longer than an interval in milliseconds. */
async function within(
  interval: number,
  next: Promise<IteratorResult<unknown>>,
): Promise<IteratorResult<unknown> | "late"> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pause = new Promise<"late">((resolve) => {
    timer = setTimeout(resolve, interval, "late");
  });
  try {
    return await Promise.race([next, pause]);
  } finally {
    clearTimeout(timer);
  }
}
