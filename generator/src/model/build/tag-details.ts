import type { JsonObject } from "../../load/document.js";
import type { Tag, TagAncestor } from "../interface.js";
import { asList, asObject, asString, withoutUndefined } from "../raw.js";

/** The properties of a Tag Object besides its name. */
export type TagDetails = Pick<Tag, "summary" | "description" | "parents" | "tagKind">;

export function readTagDetails(node: JsonObject, document: JsonObject): TagDetails {
  return { ...describeTag(node), parents: parentTagsOf(asString(node["name"]) ?? "", document) };
}

function describeTag(node: JsonObject): Omit<TagAncestor, "name"> {
  return withoutUndefined({
    summary: asString(node["summary"]),
    description: asString(node["description"]),
    tagKind: asString(node["kind"]),
  });
}

/** Returns the ancestors of a tag, outermost first; a cycle is cut. */
function parentTagsOf(name: string, document: JsonObject): readonly TagAncestor[] {
  const nodeOf = (tag: string): JsonObject =>
    asObject(asList(document["tags"]).find((each) => asObject(each)?.["name"] === tag)) ?? {};
  const parentOf = (tag: string): string | undefined => asString(nodeOf(tag)["parent"]);
  const parents: TagAncestor[] = [];
  for (let parent = parentOf(name); parent !== undefined; parent = parentOf(parent)) {
    if (parent === name || parents.some((known) => known.name === parent)) break;
    parents.unshift({ name: parent, ...describeTag(nodeOf(parent)) });
  }
  return parents;
}
