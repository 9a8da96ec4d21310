import type { NodeVisit } from "../check/walk.js";
import type { JsonObject } from "../load/document.js";
import { asList, asObject } from "../model/raw.js";
import { References } from "../model/references.js";

/** Keywords whose schemas apply to the same value. */
const compositions = ["allOf", "anyOf", "oneOf", "if", "then", "else", "not"];

/** Returns the schemas that describe the same value as a schema, itself included: parts and alternatives of one composition. */
export function relatedSchemas(
  document: JsonObject,
  visits: readonly NodeVisit[],
): (schema: object) => readonly JsonObject[] {
  const references = new References(document);
  const groups = new DisjointSets();
  const follow = (node: JsonObject): JsonObject => references.followObject({ node, pointer: "" })?.node ?? node;
  for (const { kind, node } of visits) {
    const schema = kind === "schema" || kind === "reference" ? asObject(node) : undefined;
    if (schema === undefined) continue;
    groups.add(schema);
    for (const keyword of compositions) {
      const part = schema[keyword];
      for (const one of Array.isArray(part) ? asList(part) : [part]) {
        const other = asObject(one);
        if (other !== undefined) groups.join(schema, follow(other));
      }
    }
  }
  return (schema) => groups.membersOf(schema);
}

/** Groups of objects, joined pair by pair. */
class DisjointSets {
  readonly #parents = new Map<object, object>();
  #members: Map<object, JsonObject[]> | undefined;

  add(object: JsonObject): void {
    if (!this.#parents.has(object)) this.#parents.set(object, object);
  }

  join(one: JsonObject, other: JsonObject): void {
    this.add(one);
    this.add(other);
    this.#parents.set(this.#root(one), this.#root(other));
  }

  membersOf(object: object): readonly JsonObject[] {
    if (this.#members === undefined) {
      this.#members = new Map();
      for (const member of this.#parents.keys()) {
        const root = this.#root(member);
        const members = this.#members.get(root) ?? [];
        members.push(member as JsonObject);
        this.#members.set(root, members);
      }
    }
    return this.#members.get(this.#root(object)) ?? [];
  }

  #root(object: object): object {
    let root = object;
    for (let next = this.#parents.get(root) ?? root; next !== root; next = this.#parents.get(root) ?? root) {
      this.#parents.set(root, this.#parents.get(next) ?? next);
      root = next;
    }
    return root;
  }
}
