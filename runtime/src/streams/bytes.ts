/** Concatenates chunks; a single chunk is not copied. */
export function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const [first] = chunks;
  if (first !== undefined && chunks.length === 1) return first;
  const bytes = new Uint8Array(totalLength(chunks));
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}

/** Returns the length of all chunks together in bytes. */
export function totalLength(chunks: readonly Uint8Array[]): number {
  return chunks.reduce((size, chunk) => size + chunk.length, 0);
}

/**
 * Yields the chunks of a stream. Leaving the loop cancels the stream; if `signal` aborts, the loop throws its reason.
 */
export async function* chunksOf(
  stream: ReadableStream<Uint8Array>,
  signal?: AbortSignal,
): AsyncGenerator<Uint8Array, void, undefined> {
  const reader = stream.getReader();
  const cancel = (): void => {
    // Otherwise a pending read could wait forever. The stream may have failed already.
    reader.cancel(signal?.reason).catch(() => undefined);
  };
  signal?.addEventListener("abort", cancel);
  try {
    while (true) {
      signal?.throwIfAborted();
      const { done, value } = await reader.read();
      signal?.throwIfAborted();
      if (done) return;
      yield value;
    }
  } finally {
    signal?.removeEventListener("abort", cancel);
    // Cancelling a stream that has ended does nothing.
    cancel();
    reader.releaseLock();
  }
}
