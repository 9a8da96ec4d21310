import { observedStream } from "../streams/source.js";
import type { CallState } from "./call-state.js";
import type { EncodedResponse } from "./encode-response.js";

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
  const { stream } = observedStream(body as ReadableStream<Uint8Array>, (ended, error) => {
    const outcome = ended === "failed" && call.isAbortedBy(error) ? "cancelled" : ended;
    if (outcome === "failed" && ready === undefined) call.report(error, "response");
    const durationMs = performance.now() - started;
    call.observe("onStreamEnd", () => onStreamEnd?.(call.context, { status, outcome, durationMs }));
  });
  return { ...response, body: stream };
}
