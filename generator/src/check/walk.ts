import type { Json, JsonObject } from "../load/document.js";
import { type ObjectKind, objectDefinitions, type Slot, type Version } from "../openapi/objects.js";
import { isObject } from "../values/json.js";
import { escapeToken } from "../values/pointer.js";

/** An object of the document with a known kind. Its node is unvalidated and may have any form. */
export interface NodeVisit {
  readonly kind: ObjectKind;
  readonly pointer: string;
  readonly node: Json;
  readonly parent: NodeVisit | undefined;
  /** The key of the parent that contains it, directly or in an array or map: `properties`. */
  readonly slot: string;
  /** The last token of the pointer: the property's name, the index, the path. */
  readonly key: string;
  /** For references: the expected kind at their location. */
  readonly referencedKind?: ObjectKind;
}

/** An object of the document that is a map, as rules expect. */
export interface ObjectVisit extends NodeVisit {
  readonly node: JsonObject;
}

/**
 * Visits every object of a document in document order, parents first. Follows the structure of OpenAPI, so that an
 * example or property named `schema` is not taken for a schema. A shared object (YAML alias) is visited once, at its
 * first location. References are visited but not followed: their targets are visited where they are defined. Accepts
 * any JSON value of any depth.
 */
export function visitObjects(root: Json, version: Version): NodeVisit[] {
  const visits: NodeVisit[] = [];
  const seen = new Set<object>();
  const rest: NodeVisit[] = [{ kind: "document", pointer: "", node: root, parent: undefined, slot: "", key: "" }];
  for (let visit = rest.pop(); visit !== undefined; visit = rest.pop()) {
    const { node } = visit;
    if (isObjectOrList(node)) {
      if (seen.has(node)) continue;
      seen.add(node);
    }
    visits.push(visit);
    if (!isObject(node) || visit.kind === "reference") continue;
    const shape = objectDefinitions[version][visit.kind];
    const children: NodeVisit[] = [];
    for (const key in node) {
      const slot = Object.hasOwn(shape.slots, key)
        ? shape.slots[key]
        : key.startsWith("x-")
          ? undefined
          : shape.valueSlot;
      const value = node[key];
      if (slot !== undefined && value !== undefined && Object.hasOwn(node, key))
        addChildren(children, { parent: visit, slotName: key, slot }, value);
    }
    for (let index = children.length - 1; index >= 0; index--) rest.push(children[index] as NodeVisit);
  }
  return visits;
}

/** Where children of an object are located: under which key, and in which container. */
interface ChildLocation {
  readonly parent: NodeVisit;
  readonly slotName: string;
  readonly slot: Slot;
}

function addChildren(children: NodeVisit[], location: ChildLocation, value: Json): void {
  const { parent, slotName, slot } = location;
  const pointer = `${parent.pointer}/${escapeToken(slotName)}`;
  if (slot.container === "one") {
    if (!(slot.orBoolean && typeof value === "boolean")) children.push(childOf(location, pointer, slotName, value));
  } else if (slot.container === "list") {
    if (!Array.isArray(value)) return;
    for (const [index, item] of (value as readonly Json[]).entries()) {
      children.push(childOf(location, `${pointer}/${index}`, String(index), item));
    }
  } else if (isObject(value)) {
    for (const name of Object.keys(value)) {
      children.push(childOf(location, `${pointer}/${escapeToken(name)}`, name, value[name] as Json));
    }
  }
}

function childOf({ parent, slotName, slot }: ChildLocation, pointer: string, key: string, node: Json): NodeVisit {
  if (slot.orReference && isObject(node) && Object.hasOwn(node, "$ref")) {
    return { kind: "reference", pointer, node, parent, slot: slotName, key, referencedKind: slot.kind };
  }
  return { kind: slot.kind, pointer, node, parent, slot: slotName, key };
}

function isObjectOrList(node: Json): node is JsonObject | readonly Json[] {
  return typeof node === "object" && node !== null;
}
