/**
 * Passes a body through, at the pace of its reader, and reports a copy when it has ended. Bodies above `maxBytes`, and those
 * that fail or are cancelled, are not reported.
 */
export function captureBody(
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
  onEnd: (bytes: Uint8Array<ArrayBuffer>) => void,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let chunks: Uint8Array[] = [];
  let size = 0;
  const read = async (controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> => {
    const { value } = await reader.read();
    if (value === undefined) {
      if (size <= maxBytes) onEnd(joined(chunks, size));
      return controller.close();
    }
    size += value.length;
    if (size <= maxBytes) chunks.push(value.slice());
    else chunks = [];
    controller.enqueue(value);
  };
  // Without a queue, which would read one chunk ahead.
  return new ReadableStream({ pull: read, cancel: (reason) => reader.cancel(reason) }, { highWaterMark: 0 });
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}
