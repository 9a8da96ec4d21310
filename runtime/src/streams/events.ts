import { StreamError } from "./error.js";
import { type Line, linesOf } from "./lines.js";

/** A server-sent event (HTML Living Standard, 9.2). */
export interface ServerSentEvent<Data = string, Event extends string = string> {
  /** The name of the event. Default: `message`. */
  readonly event: Event;
  /** The last id of the stream, for resuming; undefined if there was none. */
  readonly id: string | undefined;
  /** Milliseconds to wait before reconnecting; undefined if this event does not set it. */
  readonly retry: number | undefined;
  readonly data: Data;
}

/** Where and when a client resumes an interrupted stream of events. */
export interface StreamPosition {
  /** The last id of the stream; undefined if there was none. */
  readonly id: string | undefined;
  /** Milliseconds to wait before reconnecting; undefined if this block does not set it. */
  readonly retry: number | undefined;
}

/** An event to send. */
export interface OutgoingEvent<Data = string, Event extends string = string> {
  /** Default: `message`, which is omitted on the wire. */
  readonly event?: Event | undefined;
  /** The id with which clients resume after this event. */
  readonly id?: string | undefined;
  /** Milliseconds to wait before reconnecting. */
  readonly retry?: number | undefined;
  readonly data: Data;
}

export interface DecodeOptions {
  /** Maximum size of an item in characters. Default: 1,048,576. */
  readonly maxItem?: number | undefined;
  /** Aborts the stream, which then throws the signal's reason. Default: none. */
  readonly signal?: AbortSignal | undefined;
  /** Parses the JSON of an item. Default: `JSON.parse`. */
  readonly parse?: ((json: string) => unknown) | undefined;
  /** Receives the position after each block of a stream of events, also after one without data, which is no event. */
  readonly onPosition?: ((position: StreamPosition) => void) | undefined;
}

export const defaultMaxItem = 1_048_576;

/** The received part of an event. */
interface PartialEvent {
  event: string;
  retry: number | undefined;
  data: string[];
  length: number;
}

/**
 * Decodes server-sent events (HTML Living Standard, 9.2). An incomplete event at the end of the stream is dropped, as the
 * standard requires. Throws a StreamError, `too-large`, for an event above the maximum.
 *
 * @example
 * ```ts
 * import { decodeEvents } from "@guildwire/runtime/streams";
 *
 * const body = new Blob(["id: 1\nevent: created\ndata: first\n\n"]).stream();
 * for await (const { id, event, data } of decodeEvents(body)) {
 *   [id, event, data]; // => ["1", "created", "first"]
 * }
 * ```
 */
export async function* decodeEvents(
  stream: ReadableStream<Uint8Array>,
  { maxItem = defaultMaxItem, signal, onPosition }: DecodeOptions = {},
): AsyncGenerator<ServerSentEvent, void, undefined> {
  let id: string | undefined;
  let current = emptyEvent();
  for await (const line of linesOf(stream, { ends: "any", limit: maxItem, signal })) {
    if (!line.isComplete) return;
    if (line.text !== "") {
      id = readField(line, current, id);
      if (current.length > maxItem) throw new StreamError("too-large", `an item has more than ${maxItem} characters`);
      continue;
    }
    const { event, retry, data } = current;
    current = emptyEvent();
    onPosition?.({ id, retry });
    if (data.length > 0) yield { event: event || "message", id, retry, data: data.join("\n") };
  }
}

function emptyEvent(): PartialEvent {
  return { event: "", retry: undefined, data: [], length: 0 };
}

/** Adds a line to its event. Returns the last id of the stream. */
function readField({ text }: Line, event: PartialEvent, id: string | undefined): string | undefined {
  const colon = text.indexOf(":");
  const name = colon < 0 ? text : text.slice(0, colon);
  const value = colon < 0 ? "" : text.slice(text[colon + 1] === " " ? colon + 2 : colon + 1);
  if (name === "data") {
    event.data.push(value);
    event.length += value.length + 1;
  } else if (name === "event") event.event = value;
  else if (name === "retry" && /^\d{1,9}$/.test(value)) event.retry = Number(value);
  else if (name === "id" && !value.includes("\0")) return value;
  return id;
}

const encoder = new TextEncoder();

/**
 * Encodes an event as UTF-8. Throws a TypeError for a name or id that cannot be represented, and for an invalid `retry`.
 *
 * @example
 * ```ts
 * import { encodeEvent } from "@guildwire/runtime/streams";
 *
 * const bytes = encodeEvent({ event: "created", id: "1", data: "first" });
 * new TextDecoder().decode(bytes); // => "event: created\nid: 1\ndata: first\n\n"
 * ```
 */
export function encodeEvent(event: OutgoingEvent): Uint8Array {
  return encoder.encode(eventText(event));
}

/** Like {@link encodeEvent}, as text. */
export function eventText({ event, id, retry, data }: OutgoingEvent): string {
  if (event === undefined && id === undefined && retry === undefined && data.search(/[\r\n]/) < 0) {
    return `data: ${data}\n\n`;
  }
  for (const value of [event, id]) {
    if (value !== undefined && /[\r\n\0]/.test(value)) {
      throw new TypeError("the name and the id of an event must not contain line ends or NUL");
    }
  }
  if (retry !== undefined && !/^\d{1,9}$/.test(String(retry))) {
    throw new TypeError("the retry time of an event must be an integer of at most 9 digits");
  }
  const fields = [
    ...(event === undefined ? [] : [`event: ${event}`]),
    ...(id === undefined ? [] : [`id: ${id}`]),
    ...(retry === undefined ? [] : [`retry: ${retry}`]),
    ...data.split(/\r\n|\n|\r/).map((line) => `data: ${line}`),
  ];
  return `${fields.join("\n")}\n\n`;
}

/**
 * A comment that keeps an idle connection open.
 *
 * @example
 * ```ts
 * import { eventHeartbeat } from "@guildwire/runtime/streams";
 *
 * new TextDecoder().decode(eventHeartbeat); // => ":\n\n"
 * ```
 */
export const eventHeartbeat: Uint8Array = /* @__PURE__ */ encoder.encode(":\n\n");
