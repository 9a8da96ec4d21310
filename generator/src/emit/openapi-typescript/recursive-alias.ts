import type { Interface, NamedType } from "../../model/interface.js";
import type { SchemaUse, Type } from "../../model/type.js";
import { type Code, identifier } from "../../print/index.js";
import { namedType } from "../typescript/naming.js";

/**
 * Returns the aliases that declare the types of components, by the name of the type. The type of a property cannot contain
 * the property without an object type in between, but an alias may be a list of itself.
 */
export function recursiveAliases(components: readonly NamedType[], model: Interface): ReadonlyMap<string, Code> {
  const recursive = components.filter((type) => containsItself(type, model));
  return new Map(recursive.map((type) => [type.name, identifier(`Recursive${type.identifier}`)]));
}

/** Whether a type contains itself through lists, unions and intersections alone. */
function containsItself({ name, use }: NamedType, model: Interface): boolean {
  const seen = new Set<string>();
  const pending: Type[] = [use.type];
  for (const type of pending) {
    if (type.kind !== "reference") pending.push(...containedIn(type).map((inner) => inner.type));
    else if (type.name === name) return true;
    else if (!seen.has(type.name)) {
      seen.add(type.name);
      pending.push(namedType(model, type.name).use.type);
    }
  }
  return false;
}

function containedIn(type: Type): readonly SchemaUse[] {
  switch (type.kind) {
    case "array":
      return type.items === undefined ? type.prefix : [...type.prefix, type.items];
    case "union":
      return type.variants;
    case "intersection":
      return type.parts;
    default:
      return [];
  }
}
