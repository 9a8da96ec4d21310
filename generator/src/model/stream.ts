import type { MediaContent, StreamContent, StreamFormatName } from "./interface.js";
import type { SchemaUse } from "./type.js";

const formats: { readonly [mediaType: string]: StreamFormatName } = {
  "text/event-stream": "events",
  "application/jsonl": "json-lines",
  "application/jsonlines": "json-lines",
  "application/json-lines": "json-lines",
  "application/x-jsonlines": "json-lines",
  "application/ndjson": "json-lines",
  "application/x-ndjson": "json-lines",
  "application/json-seq": "json-sequence",
};

/** Returns the stream format of a media type; undefined for single values. */
export function streamFormatOf(mediaType: string, hasItem: boolean): StreamFormatName | undefined {
  if (mediaType.endsWith("+json-seq")) return "json-sequence";
  // Other multipart bodies are read as a whole.
  if (mediaType.startsWith("multipart/") && mediaType !== "multipart/form-data" && hasItem) return "multipart";
  return Object.hasOwn(formats, mediaType) ? formats[mediaType] : undefined;
}

/** Returns every schema of a stream's items. */
export function streamUses({ item, events = [] }: StreamContent): readonly SchemaUse[] {
  const data = events.flatMap((event) => (event.data.kind === "json" ? (event.data.use ?? []) : []));
  return item === undefined ? data : [item, ...data];
}

/** A request body that is sent and received item by item. */
export type ItemBody = JsonItemBody | { readonly format: "multipart"; readonly stream: StreamContent };

export interface JsonItemBody {
  readonly format: "json-lines" | "json-sequence";
  readonly item: SchemaUse;
}

/** Returns how a request body is split into items, if it has an item schema and a format of JSON values. */
export function itemBodyOf({ item, stream }: MediaContent): ItemBody | undefined {
  if (stream?.format === "multipart") return { format: stream.format, stream };
  if (item === undefined || stream === undefined || !isItemFormat(stream.format)) return undefined;
  return { format: stream.format, item };
}

/** Whether request bodies of a format may be sent as JSON items. */
export function isItemFormat(format: StreamFormatName | undefined): format is "json-lines" | "json-sequence" {
  return format === "json-lines" || format === "json-sequence";
}
