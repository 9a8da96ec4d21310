import type { Json } from "../load/document.js";
import { isOpen } from "../model/openness.js";
import type { EnumType, Type } from "../model/type.js";
import type { Direction } from "./rule.js";

/** The types of JSON values, with integers and fractions as separate types; `null` is handled separately. */
const jsonTypes = ["boolean", "string", "integer", "fraction", "array", "object"] as const;

export type JsonType = (typeof jsonTypes)[number];

const everyJsonType: ReadonlySet<JsonType> = new Set(jsonTypes);

/** The JSON types that a type accepts. Unions accept all of them here: their alternatives are compared one by one. */
export function jsonTypesOfLeaf(type: Type, direction: Direction): ReadonlySet<JsonType> {
  switch (type.kind) {
    case "any":
    case "union":
    case "reference":
    case "intersection":
      return everyJsonType;
    case "never":
    case "null":
      return new Set();
    case "boolean":
      return new Set(["boolean"]);
    case "string":
      return type.lenient ? everyJsonType : new Set(["string"]);
    case "number":
      if (type.lenient) return everyJsonType;
      return new Set(type.integer ? ["integer"] : ["integer", "fraction"]);
    case "array":
      return type.lenient ? everyJsonType : new Set(["array"]);
    case "object":
      return type.lenient ? everyJsonType : new Set(["object"]);
    case "enum":
      return isOpen(type, direction)
        ? jsonTypesOfBases(type)
        : new Set(type.members.map(({ value }) => jsonTypeOf(value)));
  }
}

function jsonTypesOfBases({ bases, members }: EnumType): ReadonlySet<JsonType> {
  const found = new Set<JsonType>(members.map(({ value }) => jsonTypeOf(value)));
  if (bases.includes("number")) found.add("integer").add("fraction");
  return found;
}

function jsonTypeOf(value: Json): JsonType {
  if (Array.isArray(value)) return "array";
  switch (typeof value) {
    case "boolean":
      return "boolean";
    case "string":
      return "string";
    case "number":
      return Number.isInteger(value) ? "integer" : "fraction";
    default:
      return "object";
  }
}

/** `string or integer`, `anything`, `nothing`. */
export function formatJsonTypes(found: ReadonlySet<JsonType>, nullable: boolean): string {
  if (found.size === everyJsonType.size) return "anything";
  const words: string[] = [...found].filter((kind) => kind !== "integer" && kind !== "fraction");
  if (found.has("fraction")) words.push("number");
  else if (found.has("integer")) words.push("integer");
  if (nullable) words.push("null");
  return words.length === 0 ? "nothing" : words.join(" or ");
}

export function isSubset(some: ReadonlySet<JsonType>, all: ReadonlySet<JsonType>): boolean {
  return [...some].every((kind) => all.has(kind));
}
