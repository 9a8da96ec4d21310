import type { SchemaUse, Type } from "../../model/type.js";
import { schemaUsesOf } from "../../model/walk.js";

/** The uses that decide whether a value is accepted: those of the shape and those of checks. */
export function innerSchemaUses(type: Type): readonly SchemaUse[] {
  if (type.kind === "string") return checkSchemaUses(type);
  return [...schemaUsesOf(type), ...checkSchemaUses(type)];
}

function checkSchemaUses(type: Type): readonly SchemaUse[] {
  if (!("checks" in type)) return [];
  return type.checks.flatMap((check): readonly SchemaUse[] => {
    switch (check.kind) {
      case "not":
      case "contains":
      case "property-names":
      case "dependent-schema":
      case "unevaluated-properties":
      case "unevaluated-items":
        return [check.use];
      case "if":
        return [check.test, check.consequent, check.alternative].filter((use) => use !== undefined);
      default:
        return [];
    }
  });
}
