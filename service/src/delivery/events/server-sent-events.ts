import type { RecordedEvent } from "./event-log.js";

export const eventStreamType = "text/event-stream";

/**
 * An event as applications receive it: its dispatch name in `t`, its sequence number in the guild in `s`, its payload
 * in `d`.
 *
 * Rules: event-envelope, event-dispatch-names.
 */
export function formatDispatch({ id, type, sequence, payload }: RecordedEvent): string {
  return formatMessage(id, type, { op: 0, t: type, s: sequence, d: payload });
}

/** JSON holds no line ends, and ids and types only hold letters, digits, _ and -. */
export function formatMessage(id: string, type: string, data: unknown): string {
  return `id: ${id}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** Keeps proxies from closing an idle connection; readers ignore it. */
export const heartbeat = ":\n\n";
