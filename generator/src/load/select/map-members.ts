import type { Json, JsonObject } from "../document.js";
import { setOwn } from "../parse/parsed.js";

/**
 * Maps the entries of an object; entries for which `change` returns undefined are omitted. Returns the same object if
 * nothing changes.
 */
export function mapMembers(map: JsonObject, change: (key: string, value: Json) => Json | undefined): JsonObject {
  let result: { [key: string]: Json } | undefined;
  for (const key of Object.keys(map)) {
    const value = map[key] as Json;
    const changed = change(key, value);
    if (result === undefined && changed !== value) result = membersBefore(map, key);
    if (result !== undefined && changed !== undefined) setOwn(result, key, changed);
  }
  return result ?? map;
}

/** Most objects of a document do not change, so that they are copied only from the first change on. */
function membersBefore(map: JsonObject, end: string): { [key: string]: Json } {
  const members: { [key: string]: Json } = {};
  for (const key of Object.keys(map)) {
    if (key === end) break;
    setOwn(members, key, map[key] as Json);
  }
  return members;
}
