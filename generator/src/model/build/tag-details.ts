import type { JsonObject } from "../../load/document.js";
import type { TagAncestor } from "../interface.js";
import { asList, asObject, asString, withoutUndefined } from "../raw.js";

/** The properties of a Tag Object besides its name. */
export type TagDetails = Omit<TagAncestor, "name">;

/**
 * Returns the details of the declared tags, and of the parents that they name, by tag name. A tag that is its own
 * ancestor has no parent.
 */
export function readTagDetails(document: JsonObject): ReadonlyMap<string, TagDetails> {
  const nodes = new Map<string, JsonObject>();
  for (const item of asList(document["tags"])) {
    const node = asObject(item);
    const name = asString(node?.["name"]);
    if (node !== undefined && name !== undefined && !nodes.has(name)) nodes.set(name, node);
  }
  const read = new Map<string, TagAncestor>();
  for (const name of nodes.keys()) readAncestors(name, nodes, read);
  return read;
}

/** Reads a tag and those of its ancestors that were not read yet, outermost first. */
function readAncestors(name: string, nodes: ReadonlyMap<string, JsonObject>, read: Map<string, TagAncestor>): void {
  const unread = new Set<string>();
  let next: string | undefined = name;
  while (next !== undefined && !read.has(next) && !unread.has(next)) {
    unread.add(next);
    next = asString(nodes.get(next)?.["parent"]);
  }
  const path = [...unread];
  const isCycle = next !== undefined && unread.has(next);
  const cycleStart = isCycle ? path.indexOf(next ?? "") : path.length;
  for (const [index, tag] of [...path.entries()].reverse()) {
    const parent = index >= cycleStart ? undefined : read.get(path[index + 1] ?? next ?? "");
    read.set(tag, withoutUndefined({ name: tag, ...describeTag(nodes.get(tag) ?? {}), parent }));
  }
}

function describeTag(node: JsonObject): Omit<TagDetails, "parent"> {
  return withoutUndefined({
    summary: asString(node["summary"]),
    description: asString(node["description"]),
    tagKind: asString(node["kind"]),
  });
}
