import type { Type, Use } from "../../model/type.js";
import { usesOf } from "../../model/walk.js";

/** The uses that decide whether a value is accepted: those of the shape and those of checks. */
export function innerUses(type: Type): readonly Use[] {
  if (type.kind === "string") return checkUses(type);
  return [...usesOf(type), ...checkUses(type)];
}

function checkUses(type: Type): readonly Use[] {
  if (!("checks" in type)) return [];
  return type.checks.flatMap((check): readonly Use[] => {
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
