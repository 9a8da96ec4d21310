import type { Interface } from "../../model/interface.js";
import { type JsonType, jsonTypes, jsonTypesOf } from "../../model/json-types.js";
import type { SchemaUse, Type } from "../../model/type.js";

/** The category of a parameter's value for its style. */
export type ParameterValueType = "scalar" | "list" | "object";

const everyType: ReadonlySet<JsonType> = new Set(jsonTypes);

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
      return joined(type.alternatives, everyType, model, depth);
    case "intersection": {
      // A keyword for lists, such as `minItems`, does not make a list of values that are none.
      const possible = jsonTypesOf(
        { at: type.at, type, nullable: false },
        { model, view: "request", known: new Map() },
      );
      return joined(type.parts, possible.size === 0 ? everyType : possible, model, depth);
    }
    default:
      return "scalar";
  }
}

function joined(
  parts: readonly SchemaUse[],
  possible: ReadonlySet<JsonType>,
  model: Interface,
  depth: number,
): ParameterValueType {
  const partTypes = parts.map((part) => parameterValueTypeOf(part.type, model, depth + 1));
  if (partTypes.includes("list") && possible.has("array")) return "list";
  return partTypes.includes("object") && possible.has("object") ? "object" : "scalar";
}
