import type { JsonSubtype } from "../model/json-types.js";
import { everyJsonSubtype } from "../model/json-types.js";

/** Formats a value as JSON, truncated if long. */
export function formatJson(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

/** Formats a list: `a`, `a and b`, `a, b and c`. */
export function formatList(words: readonly string[]): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

/** Formats JSON types: `string or integer`, `anything`, `nothing`. */
export function formatJsonTypes(found: ReadonlySet<JsonSubtype>, nullable: boolean): string {
  if (found.size === everyJsonSubtype.size) return "anything";
  const words: string[] = [...found].filter((kind) => kind !== "integer" && kind !== "fraction");
  if (found.has("fraction")) words.push("number");
  else if (found.has("integer")) words.push("integer");
  if (nullable) words.push("null");
  return words.length === 0 ? "nothing" : words.join(" or ");
}
