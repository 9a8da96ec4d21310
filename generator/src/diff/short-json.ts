import { truncate } from "../diagnostics/quote.js";
import { isObject, type Json } from "../values/json.js";
import { formatCount } from "../values/text.js";

/** Texts that are longer are shown by their first characters. */
const longestText = 100;
const shownCharacters = 60;

/** Lists and objects that are larger are shown by their first items. */
const largestList = 50;
const shownItems = 10;

/** Formats JSON with long parts shortened: `{"name":"aaa"… (10,000 characters)}`. */
export function shortJson(value: Json): string {
  if (typeof value === "string") return shortText(value, JSON.stringify);
  if (Array.isArray(value)) return `[${joined(value, shortJson, "item")}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const property = ([name, inner]: [string, Json]): string => `${shortText(name, JSON.stringify)}:${shortJson(inner)}`;
  return `{${joined(Object.entries(value), property, "property")}}`;
}

/** Shortens a text: `aaa… (10,000 characters)`. */
export function shortText(text: string, format: (shown: string) => string = String): string {
  if (text.length <= longestText) return format(text);
  return `${format(truncate(text, shownCharacters))}… (${formatCount([...text].length, "character")})`;
}

/** Shortens the segments of a path, and the names and values of its query. */
export function shortPath(path: string): string {
  return path.replace(/[^/?&=]+/g, (part) => shortText(part));
}

function joined<T>(all: readonly T[], format: (each: T) => string, noun: string): string {
  if (all.length <= largestList) return all.map(format).join(",");
  return `${all.slice(0, shownItems).map(format).join(",")},… (${formatCount(all.length, noun)})`;
}
