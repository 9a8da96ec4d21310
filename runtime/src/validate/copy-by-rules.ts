import { copyJson, trimmed } from "./copy.js";
import type { ContainerType, OtherRules, Rules } from "./rules.js";

/**
 * Returns what `parse` returns for a value that satisfies the rules: with defaults, trimmed strings, and without
 * undeclared properties. Scalars are returned unchanged.
 */
export function copyValue(value: unknown, rules: Rules): unknown {
  if (typeof rules === "function") return copyValue(value, rules());
  if (value === null && rules.nullable) return null;
  const { type } = rules;
  if (type === undefined) return copyOther(value, rules);
  if (typeof type === "object") return (type as ContainerType<typeof rules>).copy(value, rules);
  return type === "string" && rules.trim ? trimmed(value) : value;
}

function copyOther(value: unknown, rules: OtherRules): unknown {
  if (rules.ref !== undefined) return copyValue(value, rules.ref);
  if (rules.copy !== undefined) return rules.copy(value);
  return isUnchanged(rules) ? value : copyJson(value);
}

/** Whether every value that satisfies the rules is its own copy. */
export function isUnchanged(rules: Rules): boolean {
  if (typeof rules === "function") return isUnchanged(rules());
  switch (rules.type) {
    case undefined:
      if (rules.ref !== undefined) return isUnchanged(rules.ref);
      return rules.copy === undefined && (rules.enum !== undefined || rules.check !== undefined);
    case "string":
      return rules.trim !== true;
    default:
      return typeof rules.type === "string";
  }
}
