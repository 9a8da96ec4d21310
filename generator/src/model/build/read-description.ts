import type { Json, JsonObject } from "../../load/document.js";
import { asList, asObject, asString, asStrings, hasExtensions, type Mutable, withoutUndefined } from "../raw.js";
import type { Behaviour, Described } from "../type.js";

/** Reads the documentation of a node. */
export function readDescription(node: JsonObject): Described {
  const described: Mutable<Described> = {};
  describe(described, node);
  return described;
}

/** Adds the documentation of a node to what is built from it. */
export function describe(described: Mutable<Described>, node: JsonObject): void {
  const { title, description } = node;
  if (typeof title === "string") described.title = title;
  if (typeof description === "string") described.description = description;
  if (node["deprecated"] === true) described.deprecated = true;
  if (!hasExtensions(node)) return;
  const unspecified = asString(node["x-unspecified"]);
  const standalone = asString(node["x-standalone"]);
  const behaviours = readBehaviours(node["x-behaviour"]);
  const renamedFrom = asStrings(node["x-renamed-from"]);
  if (unspecified !== undefined) described.unspecified = unspecified;
  if (standalone !== undefined) described.standalone = standalone;
  if (behaviours.length > 0) described.behaviours = behaviours;
  if (renamedFrom.length > 0) described.renamedFrom = renamedFrom;
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
