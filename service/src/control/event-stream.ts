import type { RecordedEvent } from "@guildwire/control/types";
import type { OutgoingEvent } from "@guildwire/runtime/server";
import type { LoggedEvent } from "../delivery/events/event-log.js";

/** The events as server-sent events: the given number of them, or all. */
export async function* takeEvents(
  events: AsyncIterable<LoggedEvent>,
  count: number = Number.POSITIVE_INFINITY,
): AsyncGenerator<OutgoingEvent<RecordedEvent>, void, undefined> {
  let sent = 0;
  for await (const { event } of events) {
    const data = { ...event, payload: event.payload as Record<string, unknown> };
    yield { event: event.type, id: event.id, data };
    sent += 1;
    // Ends the stream right after its last event, without waiting for another one.
    if (sent === count) return;
  }
}
