import type { SchemaUse } from "../../model/type.js";
import { block, type Code, code, identifier, symbol, validateRuntime } from "../../print/index.js";
import { type Condition, callCondition, conditionExpression } from "./condition.js";
import { referencesGroup } from "./recursive-group.js";
import { type OpenTest, type Scope, valueCodeOf } from "./scope.js";

/**
 * Returns a test of a schema beside others, as `unevaluatedProperties` needs it. A schema that refers to the whole, such as an
 * alternative with a property of its union's type, may be requested again while its test is printed. The test is then a
 * function whose results are memoized, since each level of a value would double the work.
 *
 * @param scope Where the test is printed. If its recursive group is not that of the caller, `isForeign` is true.
 */
export function testOf(use: SchemaUse, scope: Scope, step: string, isForeign = false): (value: Code) => Condition {
  const { unit, recursiveGroup } = scope;
  const { openTests } = unit.known;
  const takesMemo = recursiveGroup.hasRevisits && referencesGroup(use.type, recursiveGroup.types);
  const memo = validateRuntime("Memo");
  const called = (name: string) => (value: Code) => {
    const test = symbol({ name, module: unit.module, typeOnly: false });
    if (!takesMemo) return callCondition(code`${test}(${value})`);
    const [place, depth] = isForeign ? [code`new ${memo}()`, code`0`] : [code`memo`, code`depth + 1`];
    return callCondition(code`${place}.once(${test}, ${value}, ${depth})`);
  };
  const claimed = (): string => `is${unit.names.claim(`${scope.stem}${step}`)}`;
  const open = openTests.get(use);
  if (open !== undefined) {
    open.name ??= claimed();
    return called(open.name);
  }
  const own: OpenTest = isForeign && takesMemo ? { name: claimed() } : {};
  openTests.set(use, own);
  const { is } = valueCodeOf(use, scope, step, { owner: scope.owner });
  openTests.delete(use);
  const { name } = own;
  if (name === undefined) return is;
  const further = takesMemo ? code`, depth: number, memo: ${validateRuntime("Memo", true)}` : undefined;
  const test = block(code`function ${identifier(name)}(value: unknown${further}): boolean`, [
    code`return ${conditionExpression(is(code`value`))};`,
  ]);
  unit.helpers.push(test);
  unit.privateDeclarations.set(test, name);
  return called(name);
}
