import type { LoggedEvent } from "../delivery/events/event-log.js";
import type { FollowOptions } from "../delivery/events/follow.js";
import { formatEvent, heartbeat } from "../delivery/events/server-sent-events.js";

/**
 * Events as the body of an answer, at the pace of whoever reads it.
 *
 * @param follow Events as they come, until its signal aborts.
 * @param count The stream ends after so many events; without it, with the signal or the reader.
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
      // A comment, so that the head of the answer goes out before there is an event.
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
      // A reader who wanted so many is not made to wait for the next one to learn that this was the last.
      if (sent === count) {
        gone.abort();
        controller.close();
      }
    },
    cancel: () => gone.abort(),
  });
}
