import { requiredNamesIn } from "../../model/required-names.js";
import type { FieldCheck, ObjectCheck, ObjectType, Property } from "../../model/type.js";
import {
  arrayLiteral,
  attached,
  type Code,
  call,
  code,
  countOccurrences,
  jsonLiteral,
  objectLiteral,
  rows,
  stringLiteral,
  validateRuntime,
} from "../../print/index.js";
import { all, alwaysTrue, any, callCondition, conditionExpression, not } from "./condition.js";
import { objectTest } from "./constants.js";
import { fieldCheckCode, isFieldCheck } from "./field-checks.js";
import { Locals, readProperty } from "./locals.js";
import { objectChecksCode } from "./object-checks.js";
import { type FieldCode, type OtherProperties, objectRules } from "./object-rules.js";
import { copyOtherProperties, otherPropertiesCode, otherPropertiesOf } from "./other-properties.js";
import type { PropertyTest } from "./property-code.js";
import { referencesGroup } from "./recursive-group.js";
import { rejectsUndefined } from "./rejects-undefined.js";
import { afterMissing, type RuleSet, ruleStatements } from "./rule.js";

import { defaultOf, type Scope, valueCodeOf } from "./scope.js";
import type { FunctionBody, ValueAspect, ValueCode } from "./value-code.js";

const value = code`value`;

/** Prints the validation of an object: each property, then checks on the whole. */
export function objectBody(type: ObjectType, scope: Scope): FunctionBody {
  const locals = new Locals(scope.unit.names);
  const fields = type.properties.map((property) => fieldCode(property, scope, locals));
  const required = requiredNamesIn(type.requiredElsewhere, scope.view).map((name) => requiredCode(name, scope));
  const own = type.checks.filter((check): check is ObjectCheck => !isFieldCheck(check));
  const checked = objectChecksCode(own, scope);
  const rest = otherPropertiesOf(type, scope);
  const others = otherPropertiesCode(type, rest, scope);
  const between = type.checks
    .filter((check): check is FieldCheck => isFieldCheck(check))
    .map((check) => fieldCheckCode(check, { scope, base: "object", type }));
  const parts = [...required, ...checked, ...others, ...between];
  const isObject = callCondition(code`${objectTest(scope.unit)}(value)`);
  const refuse = code`if (${conditionExpression(not(isObject))}) return`;
  const is = [
    code`${refuse} ${type.untyped ? code`true` : code`false`};`,
    ...fieldTests(fields),
    ...parts.flatMap((part) => part.is),
  ];
  if (scope.isCheckOnly === true) return { is, isResult: alwaysTrue, check: [] };
  const copy = (): readonly Code[] => copyCode(type, rest, scope, fields);
  if (!type.untyped && !referencesGroup(type, scope.recursiveGroup.types)) {
    const object = {
      fields,
      before: [...required, ...checked].flatMap((part) => part.check),
      others: rest,
      checkOthers: others.flatMap((part) => part.check),
      after: between.flatMap((part) => part.check),
      copy,
    };
    const rules = { keywords: objectRules(type, object, scope) };
    return { is, isResult: alwaysTrue, check: [], rules, expected: "an object" };
  }
  const notObject = call(validateRuntime("wrongType"), [code`report`, code`path`, code`"an object"`, code`value`]);
  return {
    is,
    isResult: alwaysTrue,
    check: [
      code`${refuse}${type.untyped ? code`` : code` ${notObject}`};`,
      ...fields.flatMap((field) => field.check()),
      ...parts.flatMap((part) => part.check),
    ],
    copy: copy(),
    ...(type.untyped ? {} : { expected: "an object" }),
  };
}

/** Prints the tests of all fields. The constants are declared before the first test that uses one. */
function fieldTests(fields: readonly FieldCode[]): readonly Code[] {
  const first = fields.findIndex(({ local }) => local !== undefined);
  return fields.flatMap(({ is }, index) => (index === first ? [...constantsOf(fields), ...is] : is));
}

function constantsOf(fields: readonly FieldCode[]): readonly Code[] {
  const patterns = fields.flatMap(({ local }) => local?.pattern ?? []);
  const others = fields.flatMap(({ local }) => (local?.pattern === undefined ? (local?.declaration ?? []) : []));
  if (patterns.length === 0) return others;
  const pattern = objectLiteral(rows(patterns));
  return [code`const ${pattern} = value;`, ...others];
}

function fieldCode(property: Property, scope: Scope, locals: Locals): FieldCode {
  const isHidden = scope.view === "request" ? property.readOnly : property.writeOnly;
  const { properties } = scope.unit;
  const { step, preferredLocal, at, source } = properties.of(property.name);
  const nested = valueCodeOf(property, scope, step, { property: property.name });
  const field = { property, isHidden, value: nested };
  // A property of the other direction is neither required nor validated.
  if (isHidden) return { ...field, is: [], check: () => [] };

  const local = locals.name(preferredLocal);
  const constant = properties.local(property.name, local);
  const { name, declaration, isMissing } = constant;
  const tests = (print: () => PropertyTest): Pick<FieldCode, "is" | "local"> => {
    const test = properties.tests(nested, `${property.required} ${local} ${property.name}`, print);
    return { is: test.statements, local: test.usesLocal ? constant : undefined };
  };
  const forbidden = property.type.kind === "never" && !property.nullable;
  if (forbidden && !property.required) {
    const report = (): Code => nested.check(name, at, true).first?.report ?? code``;
    return {
      ...field,
      is: [code`if (${source} !== undefined) return false;`],
      check: () => [code`if (${source} !== undefined) ${report()};`],
    };
  }
  if (!property.required) {
    const present = not(isMissing);
    const test = tests(() => {
      const accepted = nested.is(name);
      if (accepted.kind === "always") return { statements: [], usesLocal: false };
      const wrong = all([present, not(accepted)]);
      return { statements: [code`if (${conditionExpression(wrong)}) return false;`], usesLocal: true };
    });
    if (!test.local) return { ...field, ...test, check: () => [] };
    return {
      ...field,
      ...test,
      check: () => {
        const rules = nested.check(name, at, true);
        return [declaration, ...ruleStatements({ ...rules, condition: all([present, rules.condition]) })];
      },
    };
  }
  return {
    ...field,
    ...tests(() => {
      const strict = rejectsUndefined(property.type, scope.unit.model);
      const direct = strict ? refusalReadingOnce(nested, source) : undefined;
      if (direct !== undefined) return { statements: [direct], usesLocal: false };
      const wrong = strict ? not(nested.is(name)) : any([isMissing, not(nested.is(name))]);
      return { statements: [code`if (${conditionExpression(wrong)}) return false;`], usesLocal: true };
    }),
    check: () => {
      const report = call(validateRuntime("missing"), [code`report`, at, stringLiteral(scope.owner)]);
      const rules = nested.check(name, at, true);
      const isDiscriminant = scope.discriminants?.has(property.name) === true;
      return [
        declaration,
        ...afterMissing({ isViolated: isMissing, report }, isDiscriminant ? returnAfterFirst(rules) : rules),
      ];
    },
  };
}

/** Prints the refusal of a property without a constant; undefined if it would be read more than once. */
function refusalReadingOnce(nested: ValueCode, source: Code): Code | undefined {
  const wrong = not(nested.is(source));
  if (wrong.kind !== "test" || countOccurrences(wrong.holds, source) > 1) return undefined;
  return code`if (${wrong.holds}) return false;`;
}

/** Returns after a wrong discriminator value: the value is of another type, and issues of its other properties would be noise. */
function returnAfterFirst(rules: RuleSet): RuleSet {
  const { first } = rules;
  return first === undefined ? rules : { ...rules, first: { ...first, report: code`return ${first.report}` } };
}

function requiredCode(name: string, scope: Scope): ValueAspect {
  const at = code`${validateRuntime("at")}(path, ${stringLiteral(name)})`;
  const source = readProperty(value, name);
  return {
    is: [code`if (${source} === undefined) return false;`],
    check: [
      code`if (${source} === undefined) ${validateRuntime("missing")}(report, ${at}, ${stringLiteral(scope.owner)});`,
    ],
  };
}

/**
 * Prints the copy of an object: only declared properties, unless others are explicitly allowed or none are declared.
 */
function copyCode(
  type: ObjectType,
  rest: OtherProperties,
  scope: Scope,
  fields: readonly FieldCode[],
): readonly Code[] {
  const bare = type.properties.length === 0 && type.patterns.length === 0 && !type.additionalStated;
  if (bare) return [code`return ${validateRuntime("copyJson")}(value);`];
  const known = fields.filter(({ property, isHidden }) => !isHidden && property.type.kind !== "never");
  const undeclared =
    scope.isPart === true || type.additionalStated ? [] : requiredNamesIn(type.requiredElsewhere, scope.view);
  const picked = [
    ...known.map(({ property }) => scope.unit.properties.of(property.name).literal),
    ...undeclared.map(stringLiteral),
  ];
  const names = arrayLiteral(rows(picked));
  const [annotation, pick] =
    picked.length === 0
      ? [code`: Record<string, unknown>`, code`{}`]
      : [code``, code`${validateRuntime("pick")}(value, ${names})`];
  const changes = [...known.flatMap((field) => changeCode(field, scope)), ...copyOtherProperties(type, rest, scope)];
  return [
    code`if (!${objectTest(scope.unit)}(value)) return value;`,
    ...(changes.length === 0 && picked.length > 0
      ? [code`return ${pick};`]
      : [code`const copy${annotation} = ${pick};`, ...changes, code`return copy;`]),
  ];
}

/** Prints the code that converts a property in the copy. */
function changeCode({ property, value }: FieldCode, scope: Scope): readonly Code[] {
  const { name } = property;
  // Do not assign an absent property, to keep inherited ones.
  const source = readProperty(code`copy`, name);
  const copied = value.copy?.(source);
  const fallback = defaultOf(property, scope);
  const present = code`if (${source} !== undefined)`;
  const absent = code`if (${source} === undefined)`;
  const change = copied === undefined ? undefined : assignment(name, copied);
  if (fallback === undefined) {
    if (change === undefined) return [];
    return [property.required ? change : attached(present, change)];
  }
  const filled = attached(absent, assignment(name, jsonLiteral(fallback.value)));
  return change === undefined ? [filled] : [filled, attached(code`else`, change)];
}

function assignment(name: string, copied: Code): Code {
  // An assignment would set the prototype.
  return name === "__proto__"
    ? code`Object.defineProperty(copy, "__proto__", { value: ${copied}, enumerable: true });`
    : attached(code`copy[${stringLiteral(name)}] =`, code`${copied};`);
}
