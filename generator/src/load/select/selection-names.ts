import { asObject } from "../../values/json.js";
import type { Json, JsonObject } from "../document.js";
import { mapMembers } from "./map-members.js";

/** Removed items by the names that extensions use. */
export interface RemovedNames {
  readonly operationIds: ReadonlySet<string>;
  readonly schemas: ReadonlySet<string>;
}

/** Removes names of removed operations and schemas from `x-sent-in` and `x-dispatch`. */
export function withoutNames(document: JsonObject, names: RemovedNames): JsonObject {
  return withoutNamesBelow(document, names) as JsonObject;
}

function withoutNamesBelow(value: Json, names: RemovedNames): Json {
  if (Array.isArray(value)) {
    const items = (value as readonly Json[]).map((item) => withoutNamesBelow(item, names));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  const map = asObject(value);
  if (map === undefined) return value;
  return mapMembers(map, (key, member) => {
    if (key === "x-sent-in") return sentIn(member, names);
    if (key === "x-dispatch") return dispatch(member, names);
    return withoutNamesBelow(member, names);
  });
}

/** Removes `x-sent-in` if everything it names was removed. */
function sentIn(written: Json, { operationIds, schemas }: RemovedNames): Json | undefined {
  const map = asObject(written);
  if (map === undefined) return written;
  const kept = mapMembers(map, (key, list) => {
    const removed = key === "operations" ? operationIds : key === "objects" ? schemas : undefined;
    return removed === undefined ? list : withoutItems(list, removed);
  });
  const isEmpty = !["events", "operations", "objects", "elsewhere"].some((key) => kept[key] !== undefined);
  return kept !== map && isEmpty ? undefined : kept;
}

function dispatch(written: Json, { operationIds }: RemovedNames): Json {
  const map = asObject(written);
  if (map === undefined) return written;
  return mapMembers(map, (key, value) => {
    if (key === "callback") return typeof value === "string" && operationIds.has(value) ? undefined : value;
    return key === "followUps" ? withoutItems(value, operationIds) : value;
  });
}

/** Returns the list itself if nothing was removed, undefined if everything was. */
function withoutItems(list: Json, removed: ReadonlySet<string>): Json | undefined {
  if (!Array.isArray(list)) return list;
  const kept = list.filter((item: Json) => typeof item !== "string" || !removed.has(item));
  if (kept.length === list.length) return list;
  return kept.length === 0 ? undefined : kept;
}
