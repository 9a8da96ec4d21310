import type { Json, JsonObject } from "./document.js";
import { setOwn } from "./parsed.js";

/**
 * Maps the entries of an object; entries for which `change` returns undefined are omitted. Returns the same object if
 * nothing changes.
 */
export function mapMembers(map: JsonObject, change: (key: string, value: Json) => Json | undefined): JsonObject {
  let hasChanged = false;
  const result: { [key: string]: Json } = {};
  for (const [key, value] of Object.entries(map)) {
    const changed = change(key, value);
    hasChanged ||= changed !== value;
    if (changed !== undefined) setOwn(result, key, changed);
  }
  return hasChanged ? result : map;
}
