import type { ArrayType } from "../../model/type.js";
import { type Code, code, validateRuntime } from "../../print/index.js";
import { alwaysTrue, type Condition, callCondition, not } from "./condition.js";
import { runtimeCall } from "./runtime-call.js";
import { type Scope, valueCodeOf } from "./scope.js";
import type { ValueCode } from "./value-code.js";

/** A list of which nothing is said but what its items are, in place; undefined where it needs functions of its own. */
export function listValueCode(type: ArrayType, scope: Scope): ValueCode | undefined {
  if (type.lenient || type.items === undefined || type.prefix.length > 0 || type.checks.length > 0) return undefined;
  // a list in its place has no name for its items to be called after
  if (!hasFunctions(type.items.type)) return undefined;
  const items = valueCodeOf(type.items, scope, "Item");
  const { functions } = items;
  if (functions === undefined) return undefined;
  const accepts = (value: Code): Condition =>
    callCondition(code`${validateRuntime("everyItem")}(${value}, ${functions.is})`);
  return {
    is: accepts,
    check: (value, path, straight) => {
      const report = runtimeCall("checkItems", value, path, code`report`, functions.is, functions.check);
      return {
        condition: alwaysTrue,
        first: { isViolated: straight === true ? alwaysTrue : not(accepts(value)), report },
        rest: [],
      };
    },
    copy: (value) => copiedItems(value, items),
    expected: "an array",
  };
}

/** Whether the code of a type is a call of functions, so that asking for it costs nothing that is not used. */
function hasFunctions({ kind }: { readonly kind: string }): boolean {
  return kind === "reference" || kind === "object" || kind === "union" || kind === "intersection";
}

/** The new list, as an expression. */
export function copiedItems(value: Code, items: ValueCode | undefined): Code {
  const copyItems = validateRuntime("copyItems");
  const copied = items?.copy?.(code`item`);
  if (items === undefined) return code`${validateRuntime("copyJson")}(${value})`;
  if (copied === undefined) return code`${copyItems}(${value})`;
  return code`${copyItems}(${value}, ${items.functions?.copy ?? code`(item) => ${copied}`})`;
}
