import type { Json, JsonObject } from "./document.js";
import { setOwn } from "./parsed.js";

/** The map itself where nothing changes; members for which `change` answers undefined are left out. */
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
