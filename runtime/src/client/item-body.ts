import {
  encodeJsonLine,
  encodeJsonSequenceItem,
  type PartKind,
  type PartTypes,
  partEncoder,
  streamItems,
} from "../streams/index.js";
import { type BinaryInput, binary, markAsStream, setBody } from "./body.js";
import type { FetchBody } from "./draft.js";
import { randomText } from "./random-text.js";
import type { RequestBody } from "./request.js";

/**
 * The items of a request body, which are sent as the iterable yields them; or its bytes, such as a file of lines. A
 * ReadableStream has bytes. A call with items is never retried.
 */
export type ItemsInput<Item> = AsyncIterable<Item> | Iterable<Item> | BinaryInput;

/** JSON Lines or NDJSON. */
export function jsonLinesBody(items: ItemsInput<unknown> | undefined, type: string): RequestBody | undefined {
  return itemsBody(items, type, encodeJsonLine);
}

/** A JSON text sequence. */
export function jsonSequenceBody(items: ItemsInput<unknown> | undefined, type: string): RequestBody | undefined {
  return itemsBody(items, type, encodeJsonSequenceItem);
}

/** The parts of a multipart body. */
export function partsBody(
  parts: ItemsInput<unknown> | undefined,
  type: string,
  kind: PartKind,
  types: PartTypes = {},
): RequestBody | undefined {
  if (parts === undefined || isBytes(parts)) return binary(parts, type);
  return (draft, settings) => {
    const boundary = settings.boundary?.() ?? `guildwire-${randomText()}`;
    const encoder = partEncoder(boundary, kind, types);
    setBody(draft, streamItems(asynchronous(parts), encoder) as FetchBody, `${type}; boundary=${boundary}`);
    markAsStream(draft);
  };
}

function itemsBody(
  items: ItemsInput<unknown> | undefined,
  type: string,
  encode: (item: unknown) => Uint8Array,
): RequestBody | undefined {
  if (items === undefined || isBytes(items)) return binary(items, type);
  return (draft) => {
    setBody(draft, streamItems(asynchronous(items), { encode }) as FetchBody, type);
    markAsStream(draft);
  };
}

function isBytes(items: ItemsInput<unknown>): items is BinaryInput {
  return (
    typeof items === "string" || [Blob, ArrayBuffer, Uint8Array, ReadableStream].some((kind) => items instanceof kind)
  );
}

async function* asynchronous(items: AsyncIterable<unknown> | Iterable<unknown>): AsyncGenerator<unknown> {
  yield* items;
}
