import type { ItemsInput } from "../client/index.js";
import { streamItems } from "../streams/index.js";
import { jsonLine, jsonSequenceItem } from "../streams/json.js";
import { encoderOfText } from "../streams/outgoing.js";
import { type ConversionReference, conversionOf } from "./conversion.js";
import { stringifyExactly } from "./exact-json.js";

/** Converts and encodes the items of a request body as they are read. Bytes and undefined are returned unchanged. */
export function convertedItemBytes(
  items: ItemsInput<unknown> | undefined,
  format: "json-lines" | "json-sequence",
  reference: ConversionReference,
): ItemsInput<unknown> | undefined {
  if (typeof items !== "object" || items instanceof ReadableStream || items instanceof Uint8Array) return items;
  if (!(Symbol.iterator in items || Symbol.asyncIterator in items)) return items;
  const line = format === "json-lines" ? jsonLine : jsonSequenceItem;
  const text = (item: unknown): string => line(conversionOf(reference).toWire(item), stringifyExactly);
  return streamItems(asynchronous(items), encoderOfText(text));
}

async function* asynchronous(items: AsyncIterable<unknown> | Iterable<unknown>): AsyncGenerator<unknown> {
  yield* items;
}
