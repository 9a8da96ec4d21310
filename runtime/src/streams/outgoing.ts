import type { Stringify } from "./json.js";

/** Encodes the items of a stream. */
export interface ItemEncoder {
  readonly encode: (item: unknown, stringify?: Stringify) => Uint8Array;
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
}

/**
 * Encodes an iterable as a stream. Items are requested when the reader has capacity (backpressure), so nothing is
 * buffered. If the reader leaves, the iterator's `return` is called. If the iterable fails, the stream fails, so that
 * the reader notices.
 */
export function streamItems(
  items: AsyncIterable<unknown>,
  { encode, heartbeat, end }: ItemEncoder,
  { heartbeatInterval = 15_000, onError }: OutgoingStreamOptions = {},
): ReadableStream<Uint8Array> {
  const iterator = items[Symbol.asyncIterator]();
  let pending: Promise<IteratorResult<unknown>> | undefined;
  let hasLeft = false;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        pending ??= iterator.next();
        try {
          const result = await withHeartbeat(pending, heartbeat === undefined ? 0 : heartbeatInterval);
          if (hasLeft) return;
          if (result === "heartbeat") {
            controller.enqueue(heartbeat as Uint8Array);
            return;
          }
          pending = undefined;
          if (result.done !== true) {
            controller.enqueue(encode(result.value));
            return;
          }
          if (end !== undefined) controller.enqueue(end);
          controller.close();
        } catch (error) {
          if (hasLeft) return;
          onError?.(error);
          controller.error(error);
          await endItems(iterator);
        }
      },
      async cancel() {
        hasLeft = true;
        await endItems(iterator);
      },
    },
    { highWaterMark: 0 },
  );
}

/** Ends the iterator. Its errors do not concern the reader. */
async function endItems(iterator: AsyncIterator<unknown>): Promise<void> {
  try {
    await iterator.return?.();
  } catch {
    // The stream has already ended.
  }
}

/** Returns the next item, or `heartbeat` if it takes longer than the interval in milliseconds. */
async function withHeartbeat(
  next: Promise<IteratorResult<unknown>>,
  interval: number,
): Promise<IteratorResult<unknown> | "heartbeat"> {
  if (interval === 0) return next;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pause = new Promise<"heartbeat">((resolve) => {
    timer = setTimeout(resolve, interval, "heartbeat");
  });
  try {
    return await Promise.race([next, pause]);
  } finally {
    clearTimeout(timer);
  }
}
