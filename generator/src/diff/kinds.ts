import type { Json } from "../load/document.js";
import { isOpen } from "../model/openness.js";
import type { EnumType, Type } from "../model/type.js";
import type { Direction } from "./rule.js";

/** The kinds of JSON values, with numbers told apart by whether they have a fraction; `null` is kept apart. */
const kinds = ["boolean", "string", "integer", "fraction", "array", "object"] as const;

export type Kind = (typeof kinds)[number];

const everyKind: ReadonlySet<Kind> = new Set(kinds);

/** What a type allows by itself. Unions allow everything here, since their alternatives are compared one by one. */
export function kindsOfLeaf(type: Type, direction: Direction): ReadonlySet<Kind> {
  switch (type.kind) {
    case "any":
    case "union":
    case "reference":
    case "intersection":
      return everyKind;
    case "never":
    case "null":
      return new Set();
    case "boolean":
      return new Set(["boolean"]);
    case "string":
      return type.lenient ? everyKind : new Set(["string"]);
    case "number":
      if (type.lenient) return everyKind;
      return new Set(type.integer ? ["integer"] : ["integer", "fraction"]);
    case "array":
      return type.lenient ? everyKind : new Set(["array"]);
    case "object":
      return type.lenient ? everyKind : new Set(["object"]);
    case "enum":
      return isOpen(type, direction) ? kindsOfBases(type) : new Set(type.members.map(({ value }) => kindOf(value)));
  }
}

function kindsOfBases({ bases, members }: EnumType): ReadonlySet<Kind> {
  const found = new Set<Kind>(members.map(({ value }) => kindOf(value)));
  if (bases.includes("number")) found.add("integer").add("fraction");
  return found;
}

function kindOf(value: Json): Kind {
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
export function kindsInWords(found: ReadonlySet<Kind>, nullable: boolean): string {
  if (found.size === everyKind.size) return "anything";
  const words: string[] = [...found].filter((kind) => kind !== "integer" && kind !== "fraction");
  if (found.has("fraction")) words.push("number");
  else if (found.has("integer")) words.push("integer");
  if (nullable) words.push("null");
  return words.length === 0 ? "nothing" : words.join(" or ");
}

export function isSubset(some: ReadonlySet<Kind>, all: ReadonlySet<Kind>): boolean {
  return [...some].every((kind) => all.has(kind));
}
