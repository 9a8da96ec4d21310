/** How a stream has ended: after its last item, by an error, or because the caller left. */
export type StreamOutcome = "complete" | "failed" | "cancelled";

/** The same stream, whose end is reported once. Nothing is buffered. */
export function observedStream(
  stream: ReadableStream<Uint8Array>,
  onEnd: (outcome: StreamOutcome, error?: unknown) => void,
): ReadableStream<Uint8Array> {
  const reader = stream.getReader();
  let isCancelled = false;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          // The read ends as well if the reader leaves while it waits.
          if (isCancelled) return;
          if (!done) return controller.enqueue(value);
          controller.close();
        } catch (error) {
          if (isCancelled) return;
          controller.error(error);
          return onEnd("failed", error);
        }
        onEnd("complete");
      },
      cancel(reason) {
        isCancelled = true;
        onEnd("cancelled");
        return reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}
