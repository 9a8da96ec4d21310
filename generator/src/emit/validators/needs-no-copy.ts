import type { Interface } from "../../model/interface.js";
import type { Type } from "../../model/type.js";
import type { Json } from "../../print/index.js";

/** Whether `parse` can return values of this type unchanged: untrimmed scalars. */
export function needsNoCopy(type: Type, model: Interface, seen: ReadonlySet<string> = new Set()): boolean {
  switch (type.kind) {
    case "null":
    case "never":
    case "boolean":
    case "number":
      return !("untyped" in type && type.untyped);
    case "string":
      return !type.trim && !type.untyped;
    case "enum":
      return type.open === "closed" && type.members.every((member) => isScalar(member.value));
    case "union":
      return type.alternatives.every((alternative) => needsNoCopy(alternative.type, model, seen));
    case "reference": {
      const target = model.types.get(type.name);
      if (target === undefined || seen.has(type.name)) return false;
      return needsNoCopy(target.use.type, model, new Set([...seen, type.name]));
    }
    default:
      return false;
  }
}

export function isScalar(value: Json): boolean {
  return typeof value !== "object" || value === null;
}
