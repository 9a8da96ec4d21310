import type { Interface } from "../../model/interface.js";
import type { Type, Use } from "../../model/type.js";

/** A use as readers of the reference know it: `string or null`, `array of Role`, `one of "a", "b"`. */
export function typeInWords(use: Use, model: Interface): string {
  const words = ofType(use.type, model);
  return use.nullable && use.type.kind !== "null" ? `${words} or null` : words;
}

function ofType(type: Type, model: Interface): string {
  switch (type.kind) {
    case "any":
      return "any value";
    case "never":
      return "nothing";
    case "null":
    case "boolean":
      return type.kind;
    case "number":
      return type.integer ? "integer" : "number";
    case "string":
      return type.format === undefined ? "string" : `string (${type.format})`;
    case "enum":
      return type.members.length === 1
        ? JSON.stringify(type.members[0]?.value)
        : `one of ${type.members.map((member) => JSON.stringify(member.value)).join(", ")}`;
    case "array":
      return type.items === undefined ? "array" : `array of ${typeInWords(type.items, model)}`;
    case "object":
      return type.additional !== undefined && type.properties.length === 0
        ? `map of ${typeInWords(type.additional, model)}`
        : "object";
    case "union":
      return type.variants.map((variant) => typeInWords(variant, model)).join(" or ");
    case "intersection":
      return (
        type.parts
          .map((part) => typeInWords(part, model))
          .filter((words, index, all) => all.indexOf(words) === index && words !== "object" && words !== "any value")
          .join(" and ") || "object"
      );
    case "reference":
      return model.types.get(type.name)?.identifier ?? type.name;
  }
}
