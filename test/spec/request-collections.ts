import type { Operation } from "../../generator/src/model/interface.js";
import type { ArrayType, ObjectType, SchemaUse, StringType, Type } from "../../generator/src/model/type.js";
import { model, resolved } from "./model.js";

export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** An array or a map of a request, at one location of one operation. */
export interface RequestCollection {
  readonly operation: Operation;
  /** Its container: a media type of the body, or a query parameter. */
  readonly source:
    | { readonly kind: "body"; readonly mediaType: string }
    | { readonly kind: "query"; readonly name: string };
  /** As in error messages: `/embeds/0/fields`. */
  readonly path: string;
  readonly type: ArrayType | ObjectType;
  /** The type of its entries; undefined for any value. */
  readonly entry: SchemaUse | undefined;
  /** The enclosing body, or the value of the parameter. `payload_json` is text. */
  readonly around: (collection: Json) => Json;
}

/** Every array and map of every request of the specification, once per operation and location. */
export function requestCollections(): readonly RequestCollection[] {
  return model.operations.flatMap((operation) => [
    ...operation.parameters
      .filter((parameter) => parameter.in === "query")
      .flatMap((parameter) => {
        const source = { kind: "query", name: parameter.name } as const;
        return collectionsIn(parameter.use).map((found) => ({ operation, source, ...found }));
      }),
    ...(operation.body?.content ?? []).flatMap(({ mediaType, use }) =>
      use === undefined
        ? []
        : collectionsIn(use).map((found) => ({ operation, source: { kind: "body", mediaType } as const, ...found })),
    ),
  ]);
}

export function nameOf({ operation, source, path }: RequestCollection): string {
  return `${operation.id} ${source.kind === "body" ? source.mediaType : source.name} ${path === "" ? "/" : path}`;
}

/** The maximum number of entries; undefined if unbounded. */
export function boundOf({ type }: RequestCollection): number | undefined {
  return limitOf(type.checks, type.kind === "array" ? "max-items" : "max-properties");
}

function limitOf(checks: readonly { readonly kind: string }[], kind: string): number | undefined {
  const found = checks.find((check): check is { kind: string; limit: number } => check.kind === kind);
  return found?.limit;
}

type CollectionInType = Pick<RequestCollection, "path" | "type" | "entry" | "around">;

function collectionsIn(use: SchemaUse): readonly CollectionInType[] {
  return walk(use.type, "", (inner) => inner, new Set());
}

function walk(
  type: Type,
  path: string,
  around: CollectionInType["around"],
  inside: ReadonlySet<string>,
): readonly CollectionInType[] {
  switch (type.kind) {
    case "reference":
      if (inside.has(type.name)) throw new Error(`${type.name} is nested in itself: say how deeply to look`);
      return walk(resolved(type), path, around, new Set([...inside, type.name]));
    case "array":
      return [
        { path, type, entry: type.items, around },
        ...(type.items === undefined ? [] : walk(type.items.type, `${path}/0`, (inner) => around([inner]), inside)),
      ];
    case "object":
      return inObject(type, path, around, inside);
    case "union":
      return type.alternatives.flatMap((variant) => walk(variant.type, path, around, inside));
    case "intersection":
      return type.parts.flatMap((part) => walk(part.type, path, around, inside));
    case "string":
      return inText(type, path, around, inside);
    default:
      return [];
  }
}

function inObject(
  type: ObjectType,
  path: string,
  around: CollectionInType["around"],
  inside: ReadonlySet<string>,
): readonly CollectionInType[] {
  const fixed = sampleObject(type);
  const with_ = (name: string) => (inner: Json) => around({ ...fixed, [name]: inner });
  const isOpen = type.additionalStated && type.additional?.type.kind !== "never";
  const entry = type.patterns[0]?.use ?? type.additional;
  const found: CollectionInType[] =
    isOpen || type.patterns.length > 0
      ? [{ path, type, entry, around: (inner) => around({ ...fixed, ...(inner as object) }) }]
      : [];
  for (const property of type.properties)
    found.push(...walk(property.type, `${path}/${property.name}`, with_(property.name), inside));
  if (entry !== undefined) found.push(...walk(entry.type, `${path}/k`, with_("k"), inside));
  return found;
}

/** JSON in a string, such as `payload_json`. */
function inText(
  { content }: StringType,
  path: string,
  around: CollectionInType["around"],
  inside: ReadonlySet<string>,
): readonly CollectionInType[] {
  if (content?.schema === undefined) return [];
  return walk(content.schema.type, path, (inner) => around(JSON.stringify(inner)), inside);
}

/** A small valid value of a type, with required properties only. */
export function sampleOf({ type }: SchemaUse): Json {
  return sampleOfType(type);
}

function sampleOfType(type: Type): Json {
  switch (type.kind) {
    case "reference":
      return sampleOfType(resolved(type));
    case "any":
    case "boolean":
      return true;
    case "never":
      throw new Error(`${type.at} takes nothing`);
    case "null":
      return null;
    case "string":
      return sampleText(type);
    case "number":
      return Math.max(0, ...type.checks.map((check) => (check.kind === "minimum" ? check.limit : 0)));
    case "enum":
      return type.members[0]?.value as Json;
    case "array": {
      const least = limitOf(type.checks, "min-items") ?? 0;
      return Array.from({ length: least }, () => (type.items === undefined ? 0 : sampleOf(type.items)));
    }
    case "object":
      return sampleObject(type);
    case "union":
      return sampleOf(type.alternatives[0] as SchemaUse);
    case "intersection":
      return Object.assign({}, ...type.parts.map(sampleOf)) as Json;
  }
}

function sampleObject(type: ObjectType): { readonly [name: string]: Json } {
  const required = type.properties.filter((property) => property.required && property.type.kind !== "never");
  return Object.fromEntries(required.map((property) => [property.name, sampleOf(property)]));
}

function sampleText(type: StringType): string {
  if (type.format === "date-time") return "2021-07-01T12:30:00Z";
  if (type.checks.some((check) => check.kind === "pattern")) return "1";
  return "x".repeat(limitOf(type.checks, "min-length") ?? 1);
}

/** An invalid value for an entry; for entries of any type, another valid one. */
export function strangerTo(entry: SchemaUse | undefined): Json {
  const type = entry === undefined ? undefined : resolved(entry.type);
  return type === undefined || type.kind === "any" ? [[]] : false;
}
