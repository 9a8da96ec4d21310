/** What receives the bytes of a stream: the controller of a web stream, or a writer. */
export interface StreamReceiver {
  /** Below 0 while the receiver has no capacity. */
  readonly desiredSize: number | null;
  readonly enqueue: (bytes: Uint8Array) => void;
  /** Receives text instead of its UTF-8 bytes. Absent if only bytes are received. */
  readonly enqueueText?: ((text: string) => void) | undefined;
  readonly close: () => void;
  readonly error: (error: unknown) => void;
}

/** Where the bytes of a stream come from. */
export interface StreamSource {
  /** Gives bytes to the receiver, or ends it, or fails it. Resolves afterwards, and never rejects. */
  readonly pull: (receiver: StreamReceiver) => Promise<void>;
  /** Ends the source. A pull that waits may never resolve. */
  readonly cancel: (reason?: unknown) => Promise<void>;
}

/** Returns the source of a stream; undefined if reading the stream itself would give something else. */
const sources = new WeakMap<ReadableStream<Uint8Array>, () => StreamSource | undefined>();

/**
 * Returns a stream of a source that buffers nothing. A writer may read its source instead; see {@link sourceOf}.
 *
 * @param started Resolves when the source can be read. If it rejects, the stream fails.
 */
export function streamOfSource(source: StreamSource, started?: Promise<void>): ReadableStream<Uint8Array> {
  let state: "starting" | "unread" | "read" = started === undefined ? "unread" : "starting";
  started?.then(
    () => {
      if (state === "starting") state = "unread";
    },
    () => undefined,
  );
  const stream = new ReadableStream<Uint8Array>(
    {
      start: () => started,
      pull: (controller) => {
        state = "read";
        return source.pull(controller);
      },
      cancel: (reason) => {
        state = "read";
        return source.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
  sources.set(stream, () => (state === "unread" ? source : undefined));
  return stream;
}

/**
 * Returns what a stream is read from, and locks the stream. Reading a web stream takes several promises per item; reading
 * its source takes one. Throws a TypeError if the stream is locked.
 */
export function sourceOf(stream: ReadableStream<Uint8Array>): StreamSource {
  const reader = stream.getReader();
  return sources.get(stream)?.() ?? sourceOfReader(reader);
}

/** How a stream has ended: after its last bytes, by an error, or because its reader left or it was ended. */
export type ObservedEnd = "complete" | "failed" | "cancelled";

/** A stream with the bytes of another one. */
export interface ObservedStream {
  readonly stream: ReadableStream<Uint8Array>;
  /** Ends the stream, as if it were complete, and cancels the other one. */
  readonly end: () => void;
}

/** Returns a stream with the bytes of another one, whose end is reported once. Buffers nothing, and locks the other one. */
export function observedStream(
  stream: ReadableStream<Uint8Array>,
  onEnd: (ended: ObservedEnd, error?: unknown) => void,
): ObservedStream {
  const source = sourceOf(stream);
  let hasEnded = false;
  // A stream has one receiver.
  let received: StreamReceiver | undefined;
  let observed: StreamReceiver | undefined;
  const finish = (ended: ObservedEnd, error?: unknown): void => {
    hasEnded = true;
    onEnd(ended, error);
  };
  const observing = (receiver: StreamReceiver): StreamReceiver => ({
    get desiredSize() {
      return receiver.desiredSize;
    },
    // A pull ends as well if the reader leaves while it waits.
    enqueue: (bytes) => hasEnded || receiver.enqueue(bytes),
    enqueueText: receiver.enqueueText && ((text) => hasEnded || receiver.enqueueText?.(text)),
    close: () => {
      if (hasEnded) return;
      receiver.close();
      finish("complete");
    },
    error: (error) => {
      if (hasEnded) return;
      receiver.error(error);
      finish("failed", error);
    },
  });
  const cancel = (reason?: unknown): Promise<void> => {
    if (!hasEnded) finish("cancelled");
    return source.cancel(reason);
  };
  const pull = (receiver: StreamReceiver): Promise<void> => {
    if (hasEnded) {
      receiver.close();
      return Promise.resolve();
    }
    received = receiver;
    observed ??= observing(receiver);
    return source.pull(observed);
  };
  const end = (): void => {
    if (hasEnded) return;
    received?.close();
    cancel().catch(() => undefined);
  };
  return { stream: streamOfSource({ pull, cancel }), end };
}

function sourceOfReader(reader: ReadableStreamDefaultReader<Uint8Array>): StreamSource {
  return {
    async pull(receiver) {
      try {
        const { done, value } = await reader.read();
        if (done) receiver.close();
        else receiver.enqueue(value);
      } catch (error) {
        receiver.error(error);
        // The receiver may have refused the bytes. A stream that has failed itself is not affected.
        reader.cancel(error).catch(() => undefined);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  };
}
