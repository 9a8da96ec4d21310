import type { Interface } from "../../model/interface.js";
import { resolveType } from "../../model/resolve-type.js";
import type { ObjectType, Type } from "../../model/type.js";

/** Returns the objects that a type consists of; empty for other types. */
export function objectsIn(type: Type, model: Interface, depth = 0): readonly ObjectType[] {
  const target = resolveType(type, model);
  if (target.kind === "object") return [target];
  if (target.kind !== "intersection" || target.checks.length > 0 || depth > 8) return [];
  const parts = target.parts.map((part) => objectsIn(part.type, model, depth + 1));
  return parts.some((objects) => objects.length === 0) ? [] : parts.flat();
}

/** Whether undeclared fields are allowed. */
export function isOpenObject({ additional, additionalStated }: ObjectType): boolean {
  return additionalStated && additional?.type.kind !== "never";
}

/** Whether undeclared fields are refused. */
export function isClosedObject({ additional }: ObjectType): boolean {
  return additional?.type.kind === "never";
}

/** Returns the type of undeclared properties; undefined if none are allowed explicitly. */
export function otherProperties(type: Type, model: Interface): Type | undefined {
  return objectsIn(type, model).find(isOpenObject)?.additional?.type;
}
