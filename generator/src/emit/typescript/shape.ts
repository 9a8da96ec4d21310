import type { Interface } from "../../model/interface.js";
import type { Type } from "../../model/type.js";

/** What a parameter's value is to its style. */
export type Shape = "scalar" | "list" | "object";

export function shapeOf(type: Type, model: Interface, depth = 0): Shape {
  switch (type.kind) {
    case "array":
      return "list";
    case "object":
      return "object";
    case "reference": {
      const target = model.types.get(type.name);
      return target === undefined || depth > 32 ? "scalar" : shapeOf(target.use.type, model, depth + 1);
    }
    case "union":
    case "intersection": {
      const parts = type.kind === "union" ? type.variants : type.parts;
      const shapes = parts.map((part) => shapeOf(part.type, model, depth + 1));
      return shapes.includes("list") ? "list" : shapes.includes("object") ? "object" : "scalar";
    }
    default:
      return "scalar";
  }
}
