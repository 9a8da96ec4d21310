import { type Code, code, operators } from "../../print/index.js";

/** A condition in generated code that is negated by its operator rather than by `!(…)`. */
export type Condition =
  | { readonly kind: "always" }
  | { readonly kind: "never" }
  | { readonly kind: "test"; readonly holds: Code; readonly fails: Code }
  | { readonly kind: "all" | "any"; readonly parts: readonly Condition[] };

export const alwaysTrue: Condition = { kind: "always" };
export const alwaysFalse: Condition = { kind: "never" };

export function comparison(holds: Code, fails: Code): Condition {
  return { kind: "test", holds, fails };
}

/** Creates a condition from a call, name or other tightly binding expression. */
export function callCondition(holds: Code): Condition {
  return comparison(holds, code`!${holds}`);
}

export function all(parts: readonly Condition[]): Condition {
  const kept = flattenConditions(parts, "all").filter((part) => part.kind !== "always");
  if (kept.some((part) => part.kind === "never")) return alwaysFalse;
  const only = kept[0];
  if (only === undefined) return alwaysTrue;
  return kept.length === 1 ? only : { kind: "all", parts: kept };
}

export function any(parts: readonly Condition[]): Condition {
  const kept = flattenConditions(parts, "any").filter((part) => part.kind !== "never");
  if (kept.some((part) => part.kind === "always")) return alwaysTrue;
  const only = kept[0];
  if (only === undefined) return alwaysFalse;
  return kept.length === 1 ? only : { kind: "any", parts: kept };
}

export function not(condition: Condition): Condition {
  switch (condition.kind) {
    case "always":
      return alwaysFalse;
    case "never":
      return alwaysTrue;
    case "test":
      return { kind: "test", holds: condition.fails, fails: condition.holds };
    case "all":
      return any(condition.parts.map(not));
    case "any":
      return all(condition.parts.map(not));
  }
}

/** Prints the condition; nested conditions of the other operator are parenthesized. */
export function conditionExpression(condition: Condition): Code {
  switch (condition.kind) {
    case "always":
      return code`true`;
    case "never":
      return code`false`;
    case "test":
      return condition.holds;
    case "all":
      return operators(condition.parts.map(conditionOperand), "&&");
    case "any":
      return operators(condition.parts.map(conditionOperand), "||");
  }
}

/** Prints the condition as an operand. */
export function conditionOperand(condition: Condition): Code {
  const text = conditionExpression(condition);
  return condition.kind === "all" || condition.kind === "any" ? code`(${text})` : text;
}

function flattenConditions(parts: readonly Condition[], kind: "all" | "any"): readonly Condition[] {
  const isNested = parts.some((part) => part.kind === kind);
  return isNested ? parts.flatMap((part) => (part.kind === kind ? part.parts : [part])) : parts;
}
