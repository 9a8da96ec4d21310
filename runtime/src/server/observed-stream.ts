import { type StreamReceiver, sourceOf, streamOfSource } from "../streams/source.js";
import type { CallState } from "./call-state.js";
import type { EncodedResponse } from "./encode-response.js";
import type { StreamOutcome } from "./options.js";

/** Whether the handler or its items may fail after the head was sent. */
export function isStream({ body }: EncodedResponse): boolean {
  return typeof body === "object" && "getReader" in body;
}

/**
 * The response, whose stream reports its end and its error. The encoder of items has reported theirs. `started` is a
 * time of `performance.now()`.
 */
export function observedResponse(call: CallState, response: EncodedResponse, started: number): EncodedResponse {
  const { onStreamEnd } = call.engine.options;
  const { status, body, ready } = response;
  if (onStreamEnd === undefined && ready !== undefined) return response;
  const observed = observedStream(body as ReadableStream<Uint8Array>, (ended, error) => {
    const outcome = ended === "failed" && call.isAbortedBy(error) ? "cancelled" : ended;
    if (outcome === "failed" && ready === undefined) call.report(error, "response");
    const durationMs = performance.now() - started;
    call.observe("onStreamEnd", () => onStreamEnd?.(call.context, { status, outcome, durationMs }));
  });
  return { ...response, body: observed };
}

/** The same stream, whose end is reported once. Nothing is buffered. */
function observedStream(
  stream: ReadableStream<Uint8Array>,
  onEnd: (outcome: StreamOutcome, error?: unknown) => void,
): ReadableStream<Uint8Array> {
  const source = sourceOf(stream);
  let isCancelled = false;
  let observed: StreamReceiver | undefined;
  // A stream has one receiver.
  const observing = (receiver: StreamReceiver): StreamReceiver => ({
    get desiredSize() {
      return receiver.desiredSize;
    },
    // A read ends as well if the reader leaves while it waits.
    enqueue: (bytes) => isCancelled || receiver.enqueue(bytes),
    enqueueText: receiver.enqueueText && ((text) => isCancelled || receiver.enqueueText?.(text)),
    close: () => {
      if (isCancelled) return;
      receiver.close();
      onEnd("complete");
    },
    error: (error) => {
      if (isCancelled) return;
      receiver.error(error);
      onEnd("failed", error);
    },
  });
  return streamOfSource({
    pull: (receiver) => {
      observed ??= observing(receiver);
      return source.pull(observed);
    },
    cancel: (reason) => {
      isCancelled = true;
      onEnd("cancelled");
      return source.cancel(reason);
    },
  });
}
