import type { ArrayType } from "../../model/type.js";
import { type Code, code, validateRuntime } from "../../print/index.js";
import { alwaysTrue, type Condition, callCondition, not } from "./condition.js";
import { acceptsKeyword, checkByRules, keyword, rulesExpression, rulesOf } from "./rules-code.js";
import { type Scope, valueCodeOf } from "./scope.js";
import type { RulesCode, ValueCode } from "./value-code.js";

/** Prints the inline validation of a list that only constrains its items; undefined if it needs functions. */
export function listValueCode(type: ArrayType, scope: Scope): ValueCode | undefined {
  if (type.untyped || type.items === undefined || type.prefix.length > 0 || type.checks.length > 0) return undefined;
  // An inline list has no name for its items.
  if (!hasFunctions(type.items.type)) return undefined;
  const items = valueCodeOf(type.items, scope, "Item");
  const { accepts: test } = items;
  if (test === undefined) return undefined;
  const rules = itemRules(items);
  const accepts = (value: Code): Condition => callCondition(code`${validateRuntime("everyItem")}(${value}, ${test})`);
  return {
    is: accepts,
    check: (value, path, straight) => {
      const report = checkByRules(value, path, rules);
      return {
        condition: alwaysTrue,
        first: { isViolated: straight === true ? alwaysTrue : not(accepts(value)), report },
        rest: [],
      };
    },
    rules,
    copy: (value) => copiedItems(value, items),
    expected: "an array",
  };
}

/** Returns the rules of an array whose items have these rules. */
export function itemRules(items: ValueCode | undefined, ...more: readonly Code[]): RulesCode {
  const type = keyword("type", validateRuntime("arrayType"));
  if (items === undefined || items.is(code`item`).kind === "always") return { keywords: [type, ...more] };
  const itemKeywords = [keyword("items", rulesExpression(rulesOf(items))), ...acceptsKeyword(items.accepts)];
  return { keywords: [type, ...itemKeywords, ...more] };
}

/** Whether the validation of a type is a function call, so that requesting it adds no unused code. */
function hasFunctions({ kind }: { readonly kind: string }): boolean {
  return kind === "reference" || kind === "object" || kind === "union" || kind === "intersection";
}

/** Prints the copied list as an expression. */
export function copiedItems(value: Code, items: ValueCode | undefined): Code {
  const copyItems = validateRuntime("copyItems");
  const copied = items?.copy?.(code`item`);
  if (items === undefined) return code`${validateRuntime("copyJson")}(${value})`;
  if (copied === undefined) return code`${copyItems}(${value})`;
  return code`${copyItems}(${value}, (item) => ${copied})`;
}
