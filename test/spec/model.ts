import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { LoadedDocument } from "../../generator/src/load/document.js";
import { loadDocument } from "../../generator/src/load/load.js";
import { buildModel } from "../../generator/src/model/build/build.js";
import type { Interface, MediaContent, Operation } from "../../generator/src/model/interface.js";
import type { ObjectType, Property, SchemaUse, Type } from "../../generator/src/model/type.js";

const repository = join(dirname(fileURLToPath(import.meta.url)), "../..");

export const loaded: LoadedDocument = load();
export const model: Interface = buildModel(loaded).model;

/** The files of the specification, without the vectors: name → content. */
export function specTexts(): readonly (readonly [string, string])[] {
  const folder = join(repository, "spec");
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [relative(folder, path), readFileSync(path, "utf8")] as const);
}

export function readingsText(): string {
  return readFileSync(join(repository, "docs/readings.md"), "utf8");
}

export function operation(id: string): Operation {
  const found = model.operations.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no operation ${id}`);
  return found;
}

/** The type of a named schema, with further references followed. */
export function typeNamed(name: string): Type {
  const found = model.types.get(name);
  if (found === undefined) throw new Error(`no schema ${name}`);
  return resolved(found.use.type);
}

export function resolved(type: Type): Type {
  return type.kind === "reference" ? typeNamed(type.name) : type;
}

export function objectNamed(name: string): ObjectType {
  const type = typeNamed(name);
  if (type.kind === "object") return type;
  throw new Error(`${name} is not an object but a type of kind ${type.kind}`);
}

export function property(schema: string, name: string): Property {
  const found = objectNamed(schema).properties.find((one) => one.name === name);
  if (found === undefined) throw new Error(`${schema} has no ${name}`);
  return found;
}

/** The JSON body of an operation, or the one of another media type. */
export function bodyOf(id: string, mediaType = "application/json"): SchemaUse {
  const content = operation(id).body?.content.find((one) => one.mediaType === mediaType);
  if (content?.use === undefined) throw new Error(`${id} takes no ${mediaType}`);
  return content.use;
}

export function bodyProperty(id: string, name: string, mediaType?: string): Property {
  const type = resolved(bodyOf(id, mediaType).type);
  const found = type.kind === "object" ? type.properties.find((one) => one.name === name) : undefined;
  if (found === undefined) throw new Error(`the body of ${id} has no ${name}`);
  return found;
}

/**
 * The properties of an object, one per line, in the notation of the source description: `name?: ?type = default` is
 * optional and nullable. Properties that must be absent are not listed.
 */
export function fieldsOf(type: Type): readonly string[] {
  if (type.kind === "reference") return fieldsOf(typeNamed(type.name));
  if (type.kind === "intersection") return type.parts.flatMap((part) => fieldsOf(part.type));
  if (type.kind !== "object") return [notation({ at: type.at, type, nullable: false })];
  return type.properties
    .filter((one) => one.type.kind !== "never")
    .map((one) => `${one.name}${one.required ? "" : "?"}: ${notation(one)}${defaultOf(one)}`);
}

/** Names that must be absent, in order. */
export function absentFrom(schema: string): readonly string[] {
  return objectNamed(schema)
    .properties.filter((one) => one.type.kind === "never")
    .map((one) => one.name);
}

/** The lines of a table in one indented text. */
export function lines(text: string): readonly string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

export function notation(use: SchemaUse): string {
  return `${use.nullable ? "?" : ""}${typeWord(use.type)}`;
}

export function contentWord(content: readonly MediaContent[]): string {
  return content.map((one) => (one.use === undefined ? one.mediaType : notation(one.use))).join(" or ");
}

export function defaultOf(use: SchemaUse): string {
  return use.default === undefined ? "" : ` = ${JSON.stringify(use.default.value)}`;
}

function typeWord(type: Type): string {
  switch (type.kind) {
    case "reference":
      return shortNames.get(type.name) ?? (bodyTypeOf(type.name) || type.name);
    case "string":
      return type.content?.mediaType === "application/octet-stream" ? "file" : "string";
    case "number":
      return type.integer ? "integer" : "number";
    case "enum":
      return type.members.map((member) => JSON.stringify(member.value)).join("|");
    case "array":
      return type.items === undefined ? "any[]" : `${notation(type.items)}[]`;
    case "object":
      return type.properties.length === 0 && type.additional !== undefined && type.additional.type.kind !== "any"
        ? `map of ${notation(type.additional)}`
        : "object";
    case "union":
      return type.alternatives.map(notation).join(" or ");
    case "intersection":
      return type.parts[0] === undefined ? "any" : notation(type.parts[0]);
    default:
      return type.kind;
  }
}

const shortNames = new Map([
  ["Snowflake", "snowflake"],
  ["Timestamp", "timestamp"],
  ["ImageData", "image"],
  ["PermissionSet", "permissions"],
  ["Color", "color"],
]);

/** The model invents names for inline bodies; only their content matters. */
function bodyTypeOf(name: string): string {
  const named = model.types.get(name);
  return named?.bodyOf === undefined ? "" : typeWord(named.use.type);
}

function load(): LoadedDocument {
  const { loaded: document, diagnostics } = loadDocument(join(repository, "spec/openapi.yaml"));
  if (document === undefined) throw new Error(diagnostics.map((one) => one.message).join("\n"));
  return document;
}
