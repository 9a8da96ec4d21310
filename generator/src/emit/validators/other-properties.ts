import type { ObjectType } from "../../model/type.js";
import {
  block,
  type Code,
  call,
  code,
  lines,
  numberLiteral,
  stringLiteral,
  validateRuntime,
} from "../../print/index.js";
import { all, any, type Condition, callCondition, comparison, conditionExpression, not } from "./condition.js";
import { namesConstant, patternConstant } from "./constants.js";
import type { OtherProperties } from "./object-rules.js";
import { ruleStatements } from "./rule.js";

import { type Scope, valueCodeOf } from "./scope.js";
import type { ValueAspect, ValueCode } from "./value-code.js";

/** Rejects any property, for objects that must be empty. */
export const refuseProperties: Code = code`if (${validateRuntime("namesOf")}(value).length > 0) return false;`;

/** Returns the code of undeclared properties. */
export function otherPropertiesOf(type: ObjectType, scope: Scope): OtherProperties {
  return {
    patterns: type.patterns.map(({ pattern, use }, index) => ({
      regex: patternConstant(pattern, scope),
      value: valueCodeOf(use, scope, `Pattern${index + 1}`),
    })),
    additional:
      type.additional === undefined ? undefined : valueCodeOf(type.additional, scope, "Value", { owner: scope.owner }),
    isClosed: type.additional?.type.kind === "never" && !type.additional.nullable,
  };
}

/** Prints the validation of undeclared properties. */
export function otherPropertiesCode(
  type: ObjectType,
  { patterns, additional, isClosed }: OtherProperties,
  scope: Scope,
): readonly ValueAspect[] {
  const constrained = additional !== undefined && additional.is(code`item`).kind !== "always";
  const kept = patterns.filter(({ value }) => value.is(code`item`).kind !== "always");
  if (!constrained && kept.length === 0) return [];

  const head = code`for (const name of ${namesOf((constrained ? patterns : kept).length)})`;
  const at = code`${validateRuntime("at")}(path, name)`;
  const item = code`item`;
  const accepts: Code[] = [];
  const explains: Code[] = [];
  for (const { regex, value } of kept) {
    const matches = callCondition(code`${regex}.test(name)`);
    accepts.push(code`if (${conditionExpression(all([matches, not(value.is(item))]))}) return false;`);
    const rules = value.check(item, at);
    explains.push(...ruleStatements({ ...rules, condition: all([matches, rules.condition]) }));
  }
  if (constrained) {
    const unknown = all([
      ...(type.properties.length === 0 ? [] : [not(isNamedProperty(type, scope))]),
      ...patterns.map(({ regex }) => not(callCondition(code`${regex}.test(name)`))),
    ]);
    const report = call(validateRuntime("unknownProperty"), [code`report`, at, stringLiteral(scope.owner)]);
    if (isClosed) {
      accepts.push(
        unknown.kind === "always" ? code`return false;` : code`if (${conditionExpression(unknown)}) return false;`,
      );
      explains.push(
        unknown.kind === "always" ? code`${report};` : code`if (${conditionExpression(unknown)}) ${report};`,
      );
    } else {
      accepts.push(code`if (${conditionExpression(all([unknown, not(additional.is(item))]))}) return false;`);
      const rules = additional.check(item, at);
      explains.push(...ruleStatements({ ...rules, condition: all([unknown, rules.condition]) }));
    }
  }
  const reads = (constrained && !isClosed) || kept.some(({ value }) => value.is(item).kind !== "never");
  const declaration = reads ? code`const item = value[name];` : undefined;
  const stop = code`if (report.full) break;`;
  const holdsNothing = isClosed && type.properties.length === 0 && patterns.length === 0;
  return [
    {
      is: [holdsNothing ? refuseProperties : block(head, [declaration, ...accepts])],
      check: [block(head, [stop, declaration, ...explains])],
    },
  ];
}

/** The names of the properties. The runtime counts the time for several patterns. */
function namesOf(patterns: number): Code {
  return call(validateRuntime("namesOf"), [code`value`, ...(patterns < 2 ? [] : [numberLiteral(patterns)])]);
}

/** Whether `name` is a declared property. */
function isNamedProperty(type: ObjectType, scope: Scope): Condition {
  const names = type.properties.map((property) => property.name);
  if (names.length <= 3) {
    return any(
      names.map((name) => comparison(code`name === ${stringLiteral(name)}`, code`name !== ${stringLiteral(name)}`)),
    );
  }
  return callCondition(code`${namesConstant(names, scope)}.has(name)`);
}

/** Prints the statements that add undeclared properties to the copy of an object. */
export function copyOtherProperties(
  type: ObjectType,
  { patterns, additional, isClosed }: OtherProperties,
  scope: Scope,
): readonly Code[] {
  const keepsOthers = type.additionalStated && !isClosed;
  if (!keepsOthers && patterns.length === 0) return [];
  const copied = (value: ValueCode): Code => code`copy[name] = ${value.copy?.(code`item`) ?? code`item`};`;
  const others =
    additional === undefined ? code`copy[name] = ${validateRuntime("copyJson")}(item);` : copied(additional);
  let chain: Code | undefined = keepsOthers ? others : undefined;
  for (const { regex, value } of patterns.toReversed()) {
    const head = code`if (${regex}.test(name)) ${copied(value)}`;
    chain = chain === undefined ? head : lines([head, code`else ${chain}`]);
  }
  const isNamedOrUnsafe = any([
    comparison(code`name === "__proto__"`, code`name !== "__proto__"`),
    ...(type.properties.length === 0 ? [] : [isNamedProperty(type, scope)]),
  ]);
  return [
    block(code`for (const name of ${namesOf(patterns.length)})`, [
      code`if (${conditionExpression(isNamedOrUnsafe)}) continue;`,
      code`const item = value[name];`,
      chain,
    ]),
  ];
}
