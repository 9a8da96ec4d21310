import { type Code, code, operators } from "../../print/index.js";

/** A test in generated code that can be turned around, so that no `!(…)` stands where an operator can say it. */
export type Condition =
  | { readonly kind: "always" }
  | { readonly kind: "never" }
  | { readonly kind: "test"; readonly holds: Code; readonly fails: Code }
  | { readonly kind: "all" | "any"; readonly parts: readonly Condition[] };

export const always: Condition = { kind: "always" };
export const never: Condition = { kind: "never" };

export function test(holds: Code, fails: Code): Condition {
  return { kind: "test", holds, fails };
}

/** A test that is a call, a name or another expression that binds tightly. */
export function call(holds: Code): Condition {
  return test(holds, code`!${holds}`);
}

export function all(parts: readonly Condition[]): Condition {
  const kept = flat(parts, "all").filter((part) => part.kind !== "always");
  if (kept.some((part) => part.kind === "never")) return never;
  const [only] = kept;
  if (only === undefined) return always;
  return kept.length === 1 ? only : { kind: "all", parts: kept };
}

export function any(parts: readonly Condition[]): Condition {
  const kept = flat(parts, "any").filter((part) => part.kind !== "never");
  if (kept.some((part) => part.kind === "always")) return always;
  const [only] = kept;
  if (only === undefined) return never;
  return kept.length === 1 ? only : { kind: "any", parts: kept };
}

export function not(condition: Condition): Condition {
  switch (condition.kind) {
    case "always":
      return never;
    case "never":
      return always;
    case "test":
      return { kind: "test", holds: condition.fails, fails: condition.holds };
    case "all":
      return any(condition.parts.map(not));
    case "any":
      return all(condition.parts.map(not));
  }
}

/** The condition as an expression; an operator of the other kind inside of it gets parentheses. */
export function expression(condition: Condition): Code {
  switch (condition.kind) {
    case "always":
      return code`true`;
    case "never":
      return code`false`;
    case "test":
      return condition.holds;
    case "all":
      return operators(condition.parts.map(operand), "&&");
    case "any":
      return operators(condition.parts.map(operand), "||");
  }
}

/** The condition where an operator binds it on either side. */
export function operand(condition: Condition): Code {
  const text = expression(condition);
  return condition.kind === "all" || condition.kind === "any" ? code`(${text})` : text;
}

function flat(parts: readonly Condition[], kind: "all" | "any"): readonly Condition[] {
  return parts.flatMap((part) => (part.kind === kind ? part.parts : [part]));
}
