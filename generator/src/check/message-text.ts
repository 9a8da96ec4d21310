import { truncate } from "../diagnostics/quote.js";
import type { Json } from "../load/document.js";

/** Formats a value for a message: JSON, truncated if long. */
export function quoteValue(value: Json | undefined): string {
  if (value === undefined) return "nothing";
  if (Array.isArray(value)) return value.length === 0 ? "an empty list" : "a list";
  if (typeof value === "object" && value !== null) return Object.keys(value).length === 0 ? "an empty map" : "a map";
  // Values of examples may be long; the part that is shown suffices.
  const text = JSON.stringify(typeof value === "string" ? value.slice(0, 60) : value) ?? "nothing";
  return text.length <= 60 ? text : `${truncate(text, 56)}…${typeof value === "string" ? '"' : ""}`;
}

export { quoteName } from "../diagnostics/quote.js";

/** Joins alternatives: `a`, `a or b`, `a, b or c`. Truncated if there are many. */
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

/** Formats JSON Schema types. */
export function describeTypes(types: readonly string[]): string {
  return joinAlternatives(
    types.map((type) => (Object.hasOwn(typeDescriptions, type) ? (typeDescriptions[type] as string) : type)),
  );
}

/** Describes a value by its type, with the value itself where useful. */
export function describeFound(value: Json | undefined): string {
  if (value === null) return "null";
  if (typeof value === "string") return `the string ${quoteValue(value)}`;
  if (typeof value === "number") return `the number ${quoteValue(value)}`;
  return quoteValue(value);
}
