/** How a stream has ended: after its last item, by an error, or because the caller left. */
export type StreamOutcome = "complete" | "failed" | "cancelled";

/** The same stream, whose end is reported once. Nothing is buffered. */
export function observedStream(
  stream: ReadableStream<Uint8Array>,
  onEnd: (outcome: StreamOutcome, error?: unknown) => void,
): ReadableStream<Uint8Array> {
  const reader = stream.getReader();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (!done) return controller.enqueue(value);
          controller.close();
        } catch (error) {
          controller.error(error);
          return onEnd("failed", error);
        }
        onEnd("complete");
      },
      cancel(reason) {
        onEnd("cancelled");
        return reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}
