import { StreamError } from "./error.js";
import { type DecodeOptions, defaultMaxItem } from "./events.js";
import { linesOf } from "./lines.js";

/**
 * Decodes JSON Lines or NDJSON: one value per line, ignoring empty lines. Throws a StreamError for a line that is not JSON
 * (`malformed`; `incomplete` for the last one) or above the maximum (`too-large`).
 *
 * @example
 * ```ts
 * import { decodeJsonLines } from "@guildwire/runtime/streams";
 *
 * const body = new Blob(['{"id":1}\n{"id":2}\n']).stream();
 * const items: unknown[] = [];
 * for await (const item of decodeJsonLines(body, { maxItem: 10_000 })) items.push(item);
 * items; // => [{ id: 1 }, { id: 2 }]
 * ```
 */
export async function* decodeJsonLines(
  stream: ReadableStream<Uint8Array>,
  { maxItem = defaultMaxItem, signal, parse = JSON.parse }: DecodeOptions = {},
): AsyncGenerator<unknown, void, undefined> {
  for await (const { text, isComplete } of linesOf(stream, { ends: "lf", limit: maxItem, signal })) {
    if (text.trim() !== "") yield parseItem(text, isComplete, parse);
  }
}

/**
 * Encodes a value as a line of JSON Lines. Throws a TypeError for a value that JSON cannot represent.
 *
 * @example
 * ```ts
 * import { encodeJsonLine } from "@guildwire/runtime/streams";
 *
 * new TextDecoder().decode(encodeJsonLine({ id: 1 })); // => '{"id":1}\n'
 * ```
 */
export function encodeJsonLine(value: unknown): Uint8Array {
  return encoder.encode(jsonLine(value));
}

/** Like {@link encodeJsonLine}, as text, with a replacement for `JSON.stringify`. */
export function jsonLine(value: unknown, stringify?: Stringify): string {
  return `${jsonText(value, stringify)}\n`;
}

/**
 * Decodes a JSON text sequence (RFC 7464), in which each value starts with a record separator. Throws a StreamError
 * like {@link decodeJsonLines}.
 *
 * @example
 * ```ts
 * import { decodeJsonSequence } from "@guildwire/runtime/streams";
 *
 * const body = new Blob(['\x1e{"id":1}\n', '\x1e{"id":2}\n']).stream();
 * const items: unknown[] = [];
 * for await (const item of decodeJsonSequence(body)) items.push(item);
 * items; // => [{ id: 1 }, { id: 2 }]
 * ```
 */
export async function* decodeJsonSequence(
  stream: ReadableStream<Uint8Array>,
  { maxItem = defaultMaxItem, signal, parse = JSON.parse }: DecodeOptions = {},
): AsyncGenerator<unknown, void, undefined> {
  // The current record; undefined before the first one, and after one that was complete at the end of its first line.
  let text: string | undefined;
  for await (const line of linesOf(stream, { ends: "lf", limit: maxItem, signal })) {
    const [before = "", ...records] = `${line.text}${line.isComplete ? "\n" : ""}`.split(recordSeparator);
    if (text !== undefined) text += before;
    else if (before.trim() !== "") throw new StreamError("malformed", "a value does not begin with a record separator");
    for (const record of records) {
      if (text !== undefined && text.trim() !== "") yield parseItem(text, true, parse);
      text = record;
    }
    if (text === undefined) continue;
    if (text.length > maxItem) throw new StreamError("too-large", `an item has more than ${maxItem} characters`);
    // Most values are one line: yield them without waiting for the next record.
    const early = records.length > 0 && line.isComplete ? jsonOf(text, parse) : undefined;
    if (early === undefined) continue;
    text = undefined;
    yield early.value;
  }
  if (text === undefined || text.trim() === "") return;
  // A truncated number is still a valid number, so numbers require a line end (RFC 7464, 2.4).
  if (/[\d.eE+-]$/.test(text)) throw new StreamError("incomplete", "the stream ended within an item");
  yield parseItem(text, text.endsWith("\n"), parse);
}

/**
 * Encodes a value as an element of a JSON text sequence. Throws a TypeError for a value that JSON cannot represent.
 *
 * @example
 * ```ts
 * import { encodeJsonSequenceItem } from "@guildwire/runtime/streams";
 *
 * new TextDecoder().decode(encodeJsonSequenceItem({ id: 1 })); // => '\x1e{"id":1}\n'
 * ```
 */
export function encodeJsonSequenceItem(value: unknown): Uint8Array {
  return encoder.encode(jsonSequenceItem(value));
}

/** Like {@link encodeJsonSequenceItem}, as text, with a replacement for `JSON.stringify`. */
export function jsonSequenceItem(value: unknown, stringify?: Stringify): string {
  return `${recordSeparator}${jsonText(value, stringify)}\n`;
}

const recordSeparator = "\x1e";
const encoder = new TextEncoder();

type Parse = (json: string) => unknown;

/** A replacement for `JSON.stringify`. */
export type Stringify = (value: unknown) => string | undefined;

/** Serializes an item. Throws a TypeError for a value that JSON cannot represent. */
export function jsonText(value: unknown, stringify: Stringify = JSON.stringify): string {
  const text = stringify(value);
  if (text === undefined) throw new TypeError("an item of a stream must be a JSON value");
  return text;
}

function parseItem(text: string, isComplete: boolean, parse: Parse): unknown {
  const parsed = jsonOf(text, parse);
  if (parsed !== undefined) return parsed.value;
  throw isComplete
    ? new StreamError("malformed", "an item of the stream is not JSON")
    : new StreamError("incomplete", "the stream ended within an item");
}

function jsonOf(text: string, parse: Parse): { readonly value: unknown } | undefined {
  try {
    return { value: parse(text) };
  } catch {
    return undefined;
  }
}
