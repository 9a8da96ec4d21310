import { truncate } from "../diagnostics/quote.js";
import type { Json } from "../load/document.js";

/** A value as a message shows it: JSON, cut where it is long. */
export function quoteValue(value: Json | undefined): string {
  if (value === undefined) return "nothing";
  if (Array.isArray(value)) return value.length === 0 ? "an empty list" : "a list";
  if (typeof value === "object" && value !== null) return Object.keys(value).length === 0 ? "an empty map" : "a map";
  const text = JSON.stringify(value) ?? "nothing";
  return text.length <= 60 ? text : `${truncate(text, 56)}…${typeof value === "string" ? '"' : ""}`;
}

export { quoteName } from "../diagnostics/quote.js";

/** `a`, `a or b`, `a, b or c`; cut where there are many. */
export function joinAlternatives(names: readonly string[]): string {
  if (names.length <= 1) return names[0] ?? "";
  if (names.length > 12) return `${names.slice(0, 11).join(", ")}, …`;
  return `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
}

const typeDescriptions: { readonly [type: string]: string } = {
  string: "a string",
  number: "a number",
  integer: "an integer",
  boolean: "true or false",
  array: "a list",
  object: "a map",
  null: "null",
};

/** The nouns for JSON Schema's types. */
export function describeTypes(types: readonly string[]): string {
  return joinAlternatives(
    types.map((type) => (Object.hasOwn(typeDescriptions, type) ? (typeDescriptions[type] as string) : type)),
  );
}

/** What a value is, with the value where that helps. */
export function describeFound(value: Json | undefined): string {
  if (value === null) return "null";
  if (typeof value === "string") return `the string ${quoteValue(value)}`;
  if (typeof value === "number") return `the number ${quoteValue(value)}`;
  return quoteValue(value);
}
