import { pascalCase } from "../../model/names.js";
import type { FieldCheck, ObjectCheck, ObjectType, Property } from "../../model/type.js";
import {
  attached,
  block,
  type Code,
  code,
  countOccurrences,
  jsonLiteral,
  lines,
  list,
  numberLiteral,
  rows,
  stringLiteral,
  validateRuntime,
} from "../../print/index.js";
import {
  all,
  alwaysTrue,
  any,
  type Condition,
  callCondition,
  comparison,
  conditionExpression,
  not,
} from "./condition.js";
import { namesConstant, patternConstant } from "./constants.js";
import { fieldCheckCode, isFieldCheck } from "./field-checks.js";
import { Locals, readProperty } from "./locals.js";
import { type FieldCode, type OtherProperties, objectRules } from "./object-rules.js";
import { referencesGroup } from "./recursive-group.js";
import { rejectsUndefined } from "./rejects-undefined.js";
import { afterMissing, type RuleSet, ruleStatements } from "./rule.js";
import { runtimeCall } from "./runtime-call.js";
import { defaultOf, type Scope, valueCodeOf } from "./scope.js";
import type { FunctionBody, ValueAspect, ValueCode } from "./value-code.js";

const value = code`value`;

/** Prints the validation of an object: each property, then checks on the whole. */
export function objectBody(type: ObjectType, scope: Scope): FunctionBody {
  const locals = new Locals(scope.unit.names);
  const fields = type.properties.map((property) => fieldCode(property, scope, locals));
  const required = type.requiredElsewhere.map((name) => requiredCode(name, scope));
  const own = type.checks
    .filter((check): check is ObjectCheck => !isFieldCheck(check))
    .sort((one, other) => Number(isCount(other)) - Number(isCount(one)));
  const counted = own.map((check) => objectCheckCode(check, scope));
  const rest = otherPropertiesOf(type, scope);
  const others = otherPropertiesCode(type, rest, scope);
  const between = type.checks
    .filter((check): check is FieldCheck => isFieldCheck(check))
    .map((check) => fieldCheckCode(check, { scope, base: "object", type }));
  const parts = [...required, ...counted, ...others, ...between];
  const later = parts.flatMap((part) => part.check);
  const isObject = callCondition(code`${validateRuntime("isObject")}(value)`);
  const refuse = code`if (${conditionExpression(not(isObject))}) return`;
  const is = [
    code`${refuse} ${type.lenient ? code`true` : code`false`};`,
    ...[...fields, ...parts].flatMap((part) => part.is),
  ];
  if (scope.isCheckOnly === true) return { is, isResult: alwaysTrue, check: [] };
  const copy = (): readonly Code[] => copyCode(type, rest, scope, fields);
  if (!type.lenient && !referencesGroup(type, scope.recursiveGroup.types)) {
    const rules = { keywords: objectRules(type, { fields, later, others: rest, copy }, scope) };
    return { is, isResult: alwaysTrue, check: [], rules, expected: "an object" };
  }
  const notObject = runtimeCall("wrongType", code`report`, code`path`, code`"an object"`, code`value`);
  return {
    is,
    isResult: alwaysTrue,
    check: [
      code`${refuse}${type.lenient ? code`` : code` ${notObject}`};`,
      ...fields.flatMap((field) => field.check()),
      ...later,
    ],
    copy: copy(),
    ...(type.lenient ? {} : { expected: "an object" }),
  };
}

function isCount({ kind }: ObjectCheck): boolean {
  return kind === "min-properties" || kind === "max-properties";
}

function fieldCode(property: Property, scope: Scope, locals: Locals): FieldCode {
  const isHidden = scope.view === "request" ? property.readOnly : property.writeOnly;
  const { properties } = scope.unit;
  const { step, preferredLocal, at, source } = properties.of(property.name);
  const place = valueCodeOf(property, scope, step, { property: property.name });
  const field = { property, isHidden, value: place };
  // A property of the other direction is neither required nor validated.
  if (isHidden) return { ...field, is: [], check: () => [] };

  const { name, declaration, isMissing } = properties.local(property.name, locals.name(preferredLocal));
  const forbidden = property.type.kind === "never" && !property.nullable;
  if (forbidden && !property.required) {
    const report = (): Code => place.check(name, at, true).first?.report ?? code``;
    return {
      ...field,
      is: [code`if (${source} !== undefined) return false;`],
      check: () => [code`if (${source} !== undefined) ${report()};`],
    };
  }
  if (!property.required) {
    const accepted = place.is(name);
    if (accepted.kind === "always") return { ...field, is: [], check: () => [] };
    const present = not(isMissing);
    return {
      ...field,
      is: [declaration, code`if (${conditionExpression(all([present, not(accepted)]))}) return false;`],
      check: () => {
        const rules = place.check(name, at, true);
        return [declaration, ...ruleStatements({ ...rules, condition: all([present, rules.condition]) })];
      },
    };
  }
  const strict = rejectsUndefined(property.type, scope.unit.model);
  const direct = strict ? refusalReadingOnce(place, source) : undefined;
  const wrong = (): Condition => (strict ? not(place.is(name)) : any([isMissing, not(place.is(name))]));
  return {
    ...field,
    is: direct === undefined ? [declaration, code`if (${conditionExpression(wrong())}) return false;`] : [direct],
    check: () => {
      const report = runtimeCall("missing", code`report`, at, stringLiteral(scope.owner));
      const rules = place.check(name, at, true);
      const isDiscriminant = scope.discriminants?.has(property.name) === true;
      return [
        declaration,
        ...afterMissing({ isViolated: isMissing, report }, isDiscriminant ? returnAfterFirst(rules) : rules),
      ];
    },
  };
}

/** Prints the refusal of a property without a constant; undefined if it would be read more than once. */
function refusalReadingOnce(place: ValueCode, source: Code): Code | undefined {
  const wrong = not(place.is(source));
  if (wrong.kind !== "test" || countOccurrences(wrong.holds, source) > 1) return undefined;
  return code`if (${wrong.holds}) return false;`;
}

/** Returns after a wrong tag: the value is of another type, and issues of its other properties would be noise. */
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

function objectCheckCode(check: ObjectCheck, scope: Scope): ValueAspect {
  switch (check.kind) {
    case "min-properties":
    case "max-properties": {
      const least = check.kind === "min-properties";
      const count = code`${validateRuntime("namesOf")}(value).length`;
      const limit = numberLiteral(check.limit);
      const wrong = least ? code`${count} < ${limit}` : code`${count} > ${limit}`;
      const report = validateRuntime(least ? "tooFewProperties" : "tooManyProperties");
      return {
        is: [code`if (${wrong}) return false;`],
        // Do not validate the properties of an object with too many: the sender controls their number.
        check: [code`if (${wrong}) ${least ? code`` : code`return `}${report}(report, path, ${limit}, ${count});`],
      };
    }
    case "property-names": {
      const place = valueCodeOf(check.use, scope, "Name");
      const head = code`for (const name of ${validateRuntime("namesOf")}(value))`;
      const accepted = place.is(code`name`);
      if (accepted.kind === "always") return emptyAspect;
      const at = code`${validateRuntime("at")}(path, name)`;
      const refuse =
        accepted.kind === "never"
          ? refuseProperties
          : code`${head} if (${conditionExpression(not(accepted))}) return false;`;
      return {
        is: [refuse],
        check: [
          code`${head} if (${conditionExpression(not(accepted))}) ${validateRuntime("wrongName")}(report, ${at}, name);`,
        ],
      };
    }
    case "dependent-required": {
      const present = code`${readProperty(value, check.property)} !== undefined`;
      const wrong = (name: string): Code => code`${present} && ${readProperty(value, name)} === undefined`;
      return {
        is: check.required.map((name) => code`if (${wrong(name)}) return false;`),
        check: check.required.map((name) => {
          const at = code`${validateRuntime("at")}(path, ${stringLiteral(name)})`;
          const report = runtimeCall("missingBeside", code`report`, at, stringLiteral(check.property));
          return code`if (${wrong(name)}) ${report};`;
        }),
      };
    }
    case "dependent-schema": {
      const place = valueCodeOf(check.use, scope, `With${pascalCase(check.property)}`, { owner: scope.owner });
      const present = comparison(
        code`${readProperty(value, check.property)} !== undefined`,
        code`${readProperty(value, check.property)} === undefined`,
      );
      const accepted = place.is(value);
      const rules = place.check(value, code`path`);
      return {
        is:
          accepted.kind === "always"
            ? []
            : [code`if (${conditionExpression(all([present, not(accepted)]))}) return false;`],
        check: ruleStatements({ ...rules, condition: all([present, rules.condition]) }),
      };
    }
  }
}

const emptyAspect: ValueAspect = { is: [], check: [] };

function otherPropertiesOf(type: ObjectType, scope: Scope): OtherProperties {
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

/** Rejects any property, for objects that must be empty. */
export const refuseProperties: Code = code`if (${validateRuntime("namesOf")}(value).length > 0) return false;`;

function otherPropertiesCode(
  type: ObjectType,
  { patterns, additional, isClosed }: OtherProperties,
  scope: Scope,
): readonly ValueAspect[] {
  const constrained = additional !== undefined && additional.is(code`item`).kind !== "always";
  const kept = patterns.filter(({ value }) => value.is(code`item`).kind !== "always");
  if (!constrained && kept.length === 0) return [];

  const head = code`for (const name of ${validateRuntime("namesOf")}(value))`;
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
    const report = runtimeCall("unknownProperty", code`report`, at, stringLiteral(scope.owner));
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
  const undeclared = scope.isPart === true || type.additionalStated ? [] : type.requiredElsewhere;
  const picked = [
    ...known.map(({ property }) => scope.unit.properties.of(property.name).literal),
    ...undeclared.map(stringLiteral),
  ];
  const names = list({ open: "[", close: "]", separator: ",", items: rows(picked) });
  const [annotation, pick] =
    picked.length === 0
      ? [code`: Record<string, unknown>`, code`{}`]
      : [code``, code`${validateRuntime("pick")}(value, ${names})`];
  const changes = [...known.flatMap((field) => changeCode(field, scope)), ...copyOtherProperties(type, rest, scope)];
  return [
    code`if (!${validateRuntime("isObject")}(value)) return value;`,
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

function copyOtherProperties(
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
    block(code`for (const name of ${validateRuntime("namesOf")}(value))`, [
      code`if (${conditionExpression(isNamedOrUnsafe)}) continue;`,
      code`const item = value[name];`,
      chain,
    ]),
  ];
}
