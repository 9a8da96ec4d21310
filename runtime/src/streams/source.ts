/** What receives the bytes of a stream: the controller of a web stream, or a writer. */
export interface StreamReceiver {
  /** Below 0 while the receiver has no capacity. */
  readonly desiredSize: number | null;
  readonly enqueue: (bytes: Uint8Array) => void;
  /** Receives text instead of its UTF-8 bytes. Absent if only bytes are received. */
  readonly enqueueText?: (text: string) => void;
  readonly close: () => void;
  readonly error: (error: unknown) => void;
}

/** Where the bytes of a stream come from. */
export interface StreamSource {
  /** Gives bytes to the receiver, or ends it, or fails it. Resolves afterwards. */
  readonly pull: (receiver: StreamReceiver) => Promise<void>;
  /** Ends the source. A pull that waits may never resolve. */
  readonly cancel: (reason?: unknown) => Promise<void>;
}

const sources = new WeakMap<ReadableStream<Uint8Array>, StreamSource>();

/** Returns a stream of a source that buffers nothing. A writer may read its source instead; see {@link sourceOf}. */
export function streamOfSource(source: StreamSource, started?: Promise<void>): ReadableStream<Uint8Array> {
  const stream = new ReadableStream<Uint8Array>(
    {
      start: () => started,
      pull: (controller) => source.pull(controller),
      cancel: (reason) => source.cancel(reason),
    },
    { highWaterMark: 0 },
  );
  sources.set(stream, source);
  return stream;
}

/**
 * Returns the source of a stream that nobody has read, which nobody may read afterwards. Reading a web stream takes several
 * promises per item; reading its source takes one.
 */
export function sourceOf(stream: ReadableStream<Uint8Array>): StreamSource {
  return (stream.locked ? undefined : sources.get(stream)) ?? sourceOfReader(stream.getReader());
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
      }
    },
    cancel: (reason) => reader.cancel(reason),
  };
}
