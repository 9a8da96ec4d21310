import type { SchemaUse, Type } from "./type.js";

/** The uses directly inside of a type, in the order of the specification; those of checks are not shapes and left out. */
export function schemaUsesOf(type: Type): readonly SchemaUse[] {
  switch (type.kind) {
    case "any":
    case "never":
    case "null":
    case "boolean":
    case "number":
    case "enum":
    case "reference":
      return [];
    case "string":
      return type.content?.schema === undefined ? [] : [type.content.schema];
    case "array":
      return type.items === undefined ? type.prefix : [...type.prefix, type.items];
    case "object":
      if (type.patterns.length === 0 && type.additional === undefined) return type.properties;
      return [
        ...type.properties,
        ...type.patterns.map((pattern) => pattern.use),
        ...(type.additional === undefined ? [] : [type.additional]),
      ];
    case "union":
      return type.variants;
    case "intersection":
      return type.parts;
  }
}
