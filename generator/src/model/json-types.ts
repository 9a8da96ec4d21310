import type { Json } from "../load/document.js";
import { type Direction, isOpen } from "./openness.js";
import type { NamedTypes } from "./resolve-type.js";
import type { EnumType, SchemaUse, Type } from "./type.js";

/** JSON types except `null`, with integers and fractions as separate types. */
const jsonSubtypes = ["boolean", "string", "integer", "fraction", "array", "object"] as const;

export type JsonSubtype = (typeof jsonSubtypes)[number];

export const everyJsonSubtype: ReadonlySet<JsonSubtype> = new Set(jsonSubtypes);

/** Returns the subtypes that a type accepts. Unions return all: their alternatives are compared individually. */
export function jsonSubtypesOf(type: Type, direction: Direction): ReadonlySet<JsonSubtype> {
  switch (type.kind) {
    case "any":
    case "union":
    case "reference":
    case "intersection":
      return everyJsonSubtype;
    case "never":
    case "null":
      return new Set();
    case "boolean":
      return new Set(["boolean"]);
    case "string":
      return type.untyped ? everyJsonSubtype : new Set(["string"]);
    case "number":
      if (type.untyped) return everyJsonSubtype;
      return new Set(type.integer ? ["integer"] : ["integer", "fraction"]);
    case "array":
      return type.untyped ? everyJsonSubtype : new Set(["array"]);
    case "object":
      return type.untyped ? everyJsonSubtype : new Set(["object"]);
    case "enum":
      return isOpen(type, direction)
        ? subtypesOfBases(type)
        : new Set(type.members.map(({ value }) => jsonSubtypeOf(value)));
  }
}

function subtypesOfBases({ bases, members }: EnumType): ReadonlySet<JsonSubtype> {
  const found = new Set<JsonSubtype>(members.map(({ value }) => jsonSubtypeOf(value)));
  if (bases.includes("number")) found.add("integer").add("fraction");
  return found;
}

function jsonSubtypeOf(value: Json): JsonSubtype {
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

export function isSubset(some: ReadonlySet<JsonSubtype>, all: ReadonlySet<JsonSubtype>): boolean {
  return [...some].every((kind) => all.has(kind));
}

export type JsonType = "null" | "boolean" | "number" | "string" | "array" | "object";

export const jsonTypes: readonly JsonType[] = ["null", "boolean", "number", "string", "array", "object"];

const allJsonTypes: ReadonlySet<JsonType> = new Set(jsonTypes);

/** The model for resolving types, and the direction of values. */
export interface ModelView {
  readonly model: NamedTypes;
  readonly view: Direction;
  /** Results by named type, so that types that several schemas refer to are examined once. */
  readonly known?: Map<string, ReadonlySet<JsonType>>;
}

/** Returns the JSON types that a use may accept; a superset if uncertain. */
export function jsonTypesOf(
  use: SchemaUse,
  scope: ModelView,
  seen: ReadonlySet<string> = new Set(),
): ReadonlySet<JsonType> {
  const found = jsonTypesOfType(use.type, scope, seen);
  return use.nullable ? new Set([...found, "null" as const]) : found;
}

function jsonTypesOfType(type: Type, scope: ModelView, seen: ReadonlySet<string>): ReadonlySet<JsonType> {
  switch (type.kind) {
    case "any":
      return allJsonTypes;
    case "null":
      return new Set(["null"]);
    case "union":
      return new Set(type.alternatives.flatMap((alternative) => [...jsonTypesOf(alternative, scope, seen)]));
    case "intersection": {
      const parts = type.parts.map((part) => jsonTypesOf(part, scope, seen));
      return new Set(jsonTypes.filter((kind) => parts.every((part) => part.has(kind))));
    }
    case "reference": {
      const target = scope.model.types.get(type.name);
      if (target === undefined || seen.has(type.name)) return allJsonTypes;
      const found = scope.known?.get(type.name) ?? jsonTypesOf(target.use, scope, new Set([...seen, type.name]));
      scope.known?.set(type.name, found);
      return found;
    }
    default: {
      // An open list of objects or arrays may have any further value.
      const isUncertain =
        type.kind === "enum"
          ? isOpen(type, scope.view) && type.bases.includes("json")
          : "untyped" in type && type.untyped;
      return isUncertain ? allJsonTypes : new Set([...jsonSubtypesOf(type, scope.view)].map(jsonTypeOfSubtype));
    }
  }
}

function jsonTypeOfSubtype(subtype: JsonSubtype): JsonType {
  return subtype === "integer" || subtype === "fraction" ? "number" : subtype;
}
