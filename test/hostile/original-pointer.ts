import type { Json, JsonObject } from "../../generator/src/load/document.js";
import { child, escapeToken, parsePointer } from "../../generator/src/values/pointer.js";

/**
 * Translates a pointer of a renamed document to the original document: both contain the same items in the same order
 * under different keys. What depends on a source location, such as the file of a type, must follow from the same
 * location under another name.
 */
export function originalPointers(original: JsonObject, renamed: JsonObject): (pointer: string) => string {
  const keys = new Map<JsonObject, ReadonlyMap<string, string>>();
  const keysOf = (before: JsonObject, now: JsonObject): ReadonlyMap<string, string> => {
    const known = keys.get(now);
    if (known !== undefined) return known;
    const [old, given] = [Object.keys(before), Object.keys(now)];
    // Two names that have become one cannot be distinguished.
    const pairs = old.length === given.length ? given.map((key, index) => [key, old[index] ?? key] as const) : [];
    const found = new Map(pairs);
    keys.set(now, found);
    return found;
  };
  return (pointer) => {
    let [before, now]: [Json | undefined, Json | undefined] = [original, renamed];
    return (parsePointer(pointer) ?? [])
      .map((token) => {
        const key: string = isObject(before) && isObject(now) ? (keysOf(before, now).get(token) ?? token) : token;
        before = child(before, key);
        now = child(now, token);
        return `/${escapeToken(key)}`;
      })
      .join("");
  };
}

function isObject(node: Json | undefined): node is JsonObject {
  return typeof node === "object" && node !== null && !Array.isArray(node);
}
