import type { GatewayEvents } from "@guildwire/api/events";
import type { Work } from "../store/work.js";

/**
 * Adds events of a guild to the outbox. Operations of the interface may fire only the events that they declare. The
 * control interface fires the same events for the same changes.
 */
export function emitGuildEvent<Event extends keyof GatewayEvents>(
  work: Work,
  guildId: string,
  event: Event,
  ...payloads: readonly GatewayEvents[Event][]
): Promise<void> {
  return work.outbox.append(guildId, event, payloads);
}
