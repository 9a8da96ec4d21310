import type { RecordedEvent } from "@guildwire/control/types";
import type { OutgoingEvent } from "@guildwire/runtime/server";
import type { LoggedEvent } from "../delivery/events/event-log.js";

/** The first events of a sequence, or all of them, as server-sent events. */
export async function* takeEvents(
  events: AsyncIterable<LoggedEvent>,
  count: number = Number.POSITIVE_INFINITY,
): AsyncGenerator<OutgoingEvent<RecordedEvent>, void, undefined> {
  let sent = 0;
  for await (const { event } of events) {
    const data = { ...event, payload: event.payload as Record<string, unknown> };
    yield { event: event.type, id: event.id, data };
    sent += 1;
    // Ends the stream right after its last event, instead of when the next one arrives.
    if (sent === count) return;
  }
}
