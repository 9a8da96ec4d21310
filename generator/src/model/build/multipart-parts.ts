import type { Json, JsonObject } from "../../load/document.js";
import type { StreamContent } from "../interface.js";
import { bareMediaType, mediaKind } from "../media-kind.js";
import { asList, asObject, asString, hasKey } from "../raw.js";
import type { SchemaUse, Type } from "../type.js";

/** Whether a Media Type Object describes parts by their position (OpenAPI 3.2). */
export function hasPositionalEncoding(media: JsonObject): boolean {
  return hasKey(media, "prefixEncoding") || hasKey(media, "itemEncoding");
}

/** A part, or all further parts, with its content type as written. */
interface PartDescription {
  readonly contentType: string | undefined;
  readonly schema: SchemaUse | undefined;
}

/**
 * Returns the parts of a multipart body other than a form: bytes if their encoding states a type other than JSON,
 * otherwise JSON. `schema` is the item schema, or that of the list of all parts.
 */
export function partsOf(
  media: JsonObject,
  schema: SchemaUse | undefined,
  resolve: (type: Type) => Type,
): Pick<StreamContent, "parts" | "prefix" | "contentType" | "item"> {
  const list = hasKey(media, "itemSchema") || schema === undefined ? undefined : resolve(schema.type);
  const whole = list?.kind === "array" ? list : undefined;
  const stated = asList(media["prefixEncoding"]).map((encoding) => contentTypeOf(encoding));
  const positions = Math.max(stated.length, whole?.prefix.length ?? 0);
  const prefix = Array.from({ length: positions }, (_, index): PartDescription => {
    const own = whole === undefined ? schema : (whole.prefix[index] ?? whole.items);
    return { contentType: stated[index], schema: own };
  });
  const contentType = contentTypeOf(media["itemEncoding"]);
  const rest = { contentType, schema: whole === undefined ? schema : whole.items };
  const isLast = whole !== undefined && (whole.items === undefined || whole.items.type.kind === "never");
  const described = isLast && contentType === undefined && positions > 0 ? prefix : [...prefix, rest];
  const json = described.filter(isJson);
  return {
    parts: json.length === 0 ? "bytes" : json.length === described.length ? "json" : "mixed",
    ...(stated.length > 0 && { prefix: stated.map((type) => type ?? null) }),
    ...(contentType !== undefined && { contentType }),
    ...itemOf(json.map((part) => part.schema)),
  };
}

function contentTypeOf(encoding: Json | undefined): string | undefined {
  return asString(asObject(encoding)?.["contentType"]);
}

function isJson({ contentType, schema }: PartDescription): boolean {
  if (contentType === undefined) return schema !== undefined;
  return contentType
    .split(",")
    .every((type) => bareMediaType(type) !== "*/*" && mediaKind(bareMediaType(type)) === "json");
}

/** Returns a schema for all parts that are JSON. */
function itemOf(schemas: readonly (SchemaUse | undefined)[]): { readonly item?: SchemaUse } {
  const known = schemas.filter((use) => use !== undefined);
  const alternatives = [...new Map(known.map((use) => [use.at, use])).values()];
  const [first, ...others] = alternatives;
  // A part without a schema may be anything.
  if (first === undefined || known.length < schemas.length) return {};
  if (others.length === 0) return { item: first };
  return {
    item: {
      at: first.at,
      nullable: false,
      type: { kind: "union", at: first.at, mode: "any", alternatives, checks: [] },
    },
  };
}
