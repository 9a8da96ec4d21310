import type { RecordedEvent } from "./event-log.js";

export const eventStreamType = "text/event-stream";

/** One event as the stream has it: JSON holds no line ends, and ids and types hold nothing but letters, digits, _ and -. */
export function formatEvent(event: RecordedEvent): string {
  return formatMessage(event.id, event.type, event);
}

export function formatMessage(id: string, type: string, data: unknown): string {
  return `id: ${id}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** Keeps proxies from closing a quiet connection, and is nothing to readers. */
export const heartbeat = ":\n\n";
