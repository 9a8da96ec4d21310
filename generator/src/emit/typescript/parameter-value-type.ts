import type { Interface } from "../../model/interface.js";
import type { Type } from "../../model/type.js";

/** The category of a parameter's value for its style. */
export type ParameterValueType = "scalar" | "list" | "object";

export function parameterValueTypeOf(type: Type, model: Interface, depth = 0): ParameterValueType {
  switch (type.kind) {
    case "array":
      return "list";
    case "object":
      return "object";
    case "reference": {
      const target = model.types.get(type.name);
      return target === undefined || depth > 32 ? "scalar" : parameterValueTypeOf(target.use.type, model, depth + 1);
    }
    case "union":
    case "intersection": {
      const parts = type.kind === "union" ? type.variants : type.parts;
      const partTypes = parts.map((part) => parameterValueTypeOf(part.type, model, depth + 1));
      return partTypes.includes("list") ? "list" : partTypes.includes("object") ? "object" : "scalar";
    }
    default:
      return "scalar";
  }
}
