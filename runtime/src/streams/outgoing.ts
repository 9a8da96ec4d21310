import type { Stringify } from "./json.js";

/** How the items of a stream become bytes. */
export interface ItemEncoder {
  readonly encode: (item: unknown, stringify?: Stringify) => Uint8Array;
  /** Sent while no item is due. Absent for formats that cannot carry one. */
  readonly heartbeat?: Uint8Array | undefined;
  /** Sent after the last item. */
  readonly end?: Uint8Array | undefined;
}

export interface OutgoingStreamOptions {
  /** Milliseconds without an item before a heartbeat is sent; 0 for none. Default: 15,000. */
  readonly heartbeatInterval?: number | undefined;
  /** Receives the error with which the items end, unless the reader has left. */
  readonly onError?: ((error: unknown) => void) | undefined;
}

/**
 * The items of an iterable as a stream of bytes. An item is requested once the reader has room for it, so that a slow
 * reader slows the producer and nothing is buffered. When the reader leaves, the iterable is ended (`return`). If the
 * iterable fails, the stream fails, so that the reader notices that it is not complete.
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

/** What the producer does when it is ended does not concern the reader. */
async function endItems(iterator: AsyncIterator<unknown>): Promise<void> {
  try {
    await iterator.return?.();
  } catch {
    // The stream has ended already.
  }
}

/** The next item, or `heartbeat` if it takes longer than the interval, in milliseconds. */
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
