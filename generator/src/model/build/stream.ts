import type { Json, JsonObject } from "../../load/document.js";
import type { StreamContent, StreamEvent, StreamFormatName } from "../interface.js";
import { asObject, asString } from "../raw.js";
import { streamFormatOf } from "../stream.js";
import type { ObjectType, SchemaUse, Type } from "../type.js";
import { hasPositionalEncoding, partsOf } from "./multipart-parts.js";

interface StreamSource {
  readonly mediaType: string;
  /** The Media Type Object. */
  readonly media: JsonObject;
  /** The schema of `itemSchema` or `x-stream`. */
  readonly item: SchemaUse | undefined;
  /** The schema of the media type. */
  readonly use: SchemaUse | undefined;
  /** Resolves references to types. */
  readonly resolve: (type: Type) => Type;
}

/** Returns how a body is split into items: by media type, `itemSchema`, or `x-stream`. */
export function readStream(source: StreamSource): StreamContent | undefined {
  const { mediaType, media, item, use, resolve } = source;
  const stated = asObject(media["x-stream"]);
  const format =
    (asString(stated?.["format"]) as StreamFormatName | undefined) ??
    streamFormatOf(mediaType, item !== undefined || hasPositionalEncoding(media));
  if (format === undefined) return undefined;
  // `schema` describes the list of all items (OpenAPI 3.2); documents of earlier versions use it for one item.
  const whole = use === undefined ? undefined : resolve(use.type);
  const element = item ?? (whole?.kind === "array" ? whole.items : use);
  if (format === "multipart") return { format, ...partsOf(media, item ?? use, resolve) };
  if (format !== "events") return { format, ...(element === undefined ? {} : { item: element }) };
  const end = asString(stated?.["end"]);
  const events = element === undefined ? [] : alternativesOf(element, resolve);
  const [only] = events;
  return {
    format,
    events: only === undefined ? [{ data: { kind: "text" } }] : events,
    ...(end === undefined ? {} : { end }),
  };
}

/** Returns the event schemas, one per alternative; a schema of anything else describes the data. */
function alternativesOf(item: SchemaUse, resolve: (type: Type) => Type): readonly StreamEvent[] {
  const type = resolve(item.type);
  const alternatives =
    type.kind === "union" ? type.alternatives.map((alternative) => resolve(alternative.type)) : [type];
  const events = alternatives.map((alternative) => (isEvent(alternative) ? alternative : undefined));
  if (events.every((event) => event !== undefined)) return events.map((event) => eventAlternative(event, resolve));
  return [{ data: dataOf(item, resolve) }];
}

/** Whether an object describes an event rather than its data: it has only event properties. */
function isEvent(type: Type): type is ObjectType {
  const fields = ["data", "event", "id", "retry"];
  return (
    type.kind === "object" &&
    type.properties.some(({ name }) => name === "data") &&
    type.properties.every(({ name }) => fields.includes(name))
  );
}

function eventAlternative({ properties }: ObjectType, resolve: (type: Type) => Type): StreamEvent {
  const data = properties.find(({ name }) => name === "data") as SchemaUse;
  const event = properties.find(({ name }) => name === "event");
  const names = event?.required === true ? constantTexts(resolve(event.type)) : undefined;
  return { data: dataOf(data, resolve), ...(names === undefined ? {} : { names }) };
}

/** Returns the data of an event. Data is text; strings with JSON content and all other types are JSON in that text. */
function dataOf(use: SchemaUse, resolve: (type: Type) => Type): StreamEvent["data"] {
  const type = resolve(use.type);
  if (type.kind !== "string" || type.untyped) return isText(type) ? { kind: "text" } : { kind: "json", use };
  const { schema, mediaType } = type.content ?? {};
  if (schema !== undefined) return { kind: "json", use: schema };
  return mediaType !== undefined && /[/+]json$/.test(mediaType) ? { kind: "json" } : { kind: "text" };
}

/** Whether an enumeration contains only strings, which are sent unencoded. */
function isText(type: Type): boolean {
  return type.kind === "enum" && type.bases.every((base) => base === "string");
}

function constantTexts(type: Type): readonly string[] | undefined {
  if (type.kind !== "enum") return undefined;
  const values = type.members.map(({ value }): Json => value);
  return values.every((value) => typeof value === "string") ? values : undefined;
}
