import type { Interface } from "../../model/interface.js";
import type { Type } from "../../model/type.js";

/** Whether the validation of a type rejects undefined, so that a required property needs no separate test. */
export function rejectsUndefined(type: Type, model: Interface, seen: ReadonlySet<string> = new Set()): boolean {
  switch (type.kind) {
    case "any":
      return false;
    case "never":
    case "null":
    case "boolean":
      return true;
    case "string":
    case "number":
    case "array":
    case "object":
      return !type.untyped;
    case "enum":
      return type.open === "closed" || !type.bases.includes("json");
    case "union":
      return type.alternatives.every((alternative) => rejectsUndefined(alternative.type, model, seen));
    case "intersection":
      return type.parts.some((part) => rejectsUndefined(part.type, model, seen));
    case "reference": {
      const target = model.types.get(type.name);
      if (target === undefined || seen.has(type.name)) return false;
      return rejectsUndefined(target.use.type, model, new Set([...seen, type.name]));
    }
  }
}
