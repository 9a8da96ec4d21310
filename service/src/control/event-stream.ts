import type { LoggedEvent } from "../delivery/events/event-log.js";
import type { FollowOptions } from "../delivery/events/follow.js";
import { formatEvent, heartbeat } from "../delivery/events/server-sent-events.js";

/**
 * Events as a response body, produced at the reader's pace.
 *
 * @param follow Events as they are recorded, until its signal aborts.
 * @param count The number of events after which the stream ends. Default: it ends with the signal or the reader.
 */
export function eventStream(
  follow: (options: FollowOptions) => AsyncGenerator<LoggedEvent, void, undefined>,
  options: FollowOptions,
  count: number = Number.POSITIVE_INFINITY,
): ReadableStream<Uint8Array> {
  const gone = new AbortController();
  const encoder = new TextEncoder();
  const events = follow({ ...options, signal: AbortSignal.any([options.signal, gone.signal]) });
  let sent = 0;
  return new ReadableStream({
    start(controller) {
      // A comment, so that the response head is sent before the first event.
      controller.enqueue(encoder.encode(heartbeat));
    },
    async pull(controller) {
      const next = sent < count ? await events.next() : { done: true as const };
      if (next.done === true) {
        gone.abort();
        controller.close();
        return;
      }
      sent += 1;
      controller.enqueue(encoder.encode(formatEvent(next.value.event)));
      // Ends the stream right after its last event, instead of when the next one arrives.
      if (sent === count) {
        gone.abort();
        controller.close();
      }
    },
    cancel: () => gone.abort(),
  });
}
