/** The chunks of a stream. Leaving the loop cancels the stream. */
export async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
  const reader = stream.getReader();
  let isDone = false;
  try {
    while (true) {
      const { done, value } = await reader.read();
      isDone = done;
      if (done) return;
      yield value;
    }
  } catch (error) {
    // A stream that failed cannot be cancelled.
    isDone = true;
    throw error;
  } finally {
    if (!isDone) await reader.cancel().catch(() => undefined);
    reader.releaseLock();
  }
}
