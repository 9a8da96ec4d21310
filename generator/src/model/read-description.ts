import type { Json, JsonObject } from "../load/document.js";
import { asList, asObject, asString, asStrings, withoutUndefined } from "./raw.js";
import type { Behaviour, Described } from "./type.js";

/** Reads the documentation of a node. */
export function readDescription(node: JsonObject): Described {
  const behaviours = readBehaviours(node["x-behaviour"]);
  const renamedFrom = asStrings(node["x-renamed-from"]);
  return withoutUndefined({
    title: asString(node["title"]),
    description: asString(node["description"]),
    deprecated: node["deprecated"] === true ? true : undefined,
    unspecified: asString(node["x-unspecified"]),
    standalone: asString(node["x-standalone"]),
    behaviours: behaviours.length > 0 ? behaviours : undefined,
    renamedFrom: renamedFrom.length > 0 ? renamedFrom : undefined,
  });
}

export function readBehaviours(node: Json | undefined): readonly Behaviour[] {
  return asList(node).flatMap((item) => {
    const entry = asObject(item);
    const id = asString(entry?.["id"]);
    if (entry === undefined || id === undefined) return [];
    return [
      withoutUndefined({
        id,
        text: asString(entry["text"]) ?? "",
        readings: asStrings(entry["readings"]),
        unspecified: asString(entry["x-unspecified"]),
      }),
    ];
  });
}
