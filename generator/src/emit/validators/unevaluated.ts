import type { ArrayType, IntersectionType, LogicCheck, ObjectType, SchemaUse } from "../../model/type.js";
import { block, type Code, call, code, numberLiteral, stringLiteral, validateRuntime } from "../../print/index.js";
import { all, any, type Condition, callCondition, comparison, conditionExpression, not } from "./condition.js";
import { namesConstant, objectTest, patternConstant } from "./constants.js";
import { readProperty } from "./locals.js";
import { refuseProperties } from "./other-properties.js";
import { ruleStatements } from "./rule.js";
import { type Scope, valueCodeOf } from "./scope.js";
import { testOf } from "./self-calling-test.js";
import type { ValueAspect, ValueCode } from "./value-code.js";

const value = code`value`;

/**
 * `unevaluatedProperties` and `unevaluatedItems` (JSON Schema 2020-12, 11). What adjacent schemas evaluate is known at
 * generation time; which alternatives apply is tested at run time.
 */
type UnevaluatedCheck = Extract<LogicCheck, { readonly kind: "unevaluated-properties" | "unevaluated-items" }>;

export function unevaluatedCode(
  check: UnevaluatedCheck,
  type: IntersectionType,
  scope: Scope,
): ValueAspect & { readonly copies?: readonly Code[] } {
  const seen: EvaluationWalk = { scope, check, references: new Set(), conditions: [] };
  const found = [
    ...type.parts.flatMap((part) => evaluatedBy(part, seen)),
    ...type.checks.flatMap((other) => evaluatedByCheck(other, seen)),
  ];
  const place = valueCodeOf(check.use, scope, "Unevaluated", { owner: scope.owner });
  return check.kind === "unevaluated-properties"
    ? propertiesCode(check, found, place, scope)
    : itemsCode(check, found, place);
}

/** What a schema evaluates if its conditions hold. */
interface Evaluated {
  readonly conditions: readonly Condition[];
  readonly names: readonly string[];
  readonly patterns: readonly string[];
  /** Whether all properties or items are evaluated. */
  readonly all: boolean;
  /** Number of evaluated items from the first one. */
  readonly items: number;
  readonly contains?: ((item: Code) => Condition) | undefined;
}

interface EvaluationWalk {
  readonly scope: Scope;
  readonly check: UnevaluatedCheck;
  readonly references: ReadonlySet<string>;
  /** Whether the scope has the recursive group of a referenced type. */
  readonly isForeign?: boolean;
  readonly conditions: readonly Condition[];
}

function evaluatedBy(use: SchemaUse, walk: EvaluationWalk): readonly Evaluated[] {
  const { type } = use;
  const checks =
    "checks" in type ? (type.checks as readonly LogicCheck[]).flatMap((check) => evaluatedByCheck(check, walk)) : [];
  switch (type.kind) {
    case "object":
      return [...objectEvaluates(type, walk), ...checks];
    case "array":
      return [...arrayEvaluates(type, walk), ...checks];
    case "union":
      return [
        ...type.alternatives.flatMap((alternative, index) =>
          evaluatedBy(alternative, withCondition(walk, alternativeAccepts(alternative, index, walk))),
        ),
        ...checks,
      ];
    case "intersection":
      return [...type.parts.flatMap((part) => evaluatedBy(part, walk)), ...checks];
    case "reference": {
      const target = walk.scope.unit.model.types.get(type.name);
      if (target === undefined || walk.references.has(type.name)) return [];
      return evaluatedBy(target.use, {
        ...inGroupOf(type.name, walk),
        references: new Set([...walk.references, type.name]),
      });
    }
    default:
      return checks;
  }
}

/** The tests of a recursive type whose values are visited repeatedly need the results of earlier visits. */
function inGroupOf(name: string, walk: EvaluationWalk): EvaluationWalk {
  const recursiveGroup = walk.scope.unit.recursiveGroups.get(name);
  if (recursiveGroup?.hasRevisits !== true || recursiveGroup === walk.scope.recursiveGroup) return walk;
  return { ...walk, scope: { ...walk.scope, recursiveGroup }, isForeign: true };
}

function alternativeAccepts(alternative: SchemaUse, index: number, { scope, isForeign }: EvaluationWalk): Condition {
  return testOf(alternative, scope, `Variant${index + 1}`, isForeign)(value);
}

function withCondition(walk: EvaluationWalk, condition: Condition): EvaluationWalk {
  return { ...walk, conditions: [...walk.conditions, condition] };
}

function objectEvaluates(type: ObjectType, walk: EvaluationWalk): readonly Evaluated[] {
  if (walk.check.kind !== "unevaluated-properties") return [];
  const own: Evaluated = {
    ...nothingEvaluated,
    conditions: walk.conditions,
    names: type.properties.map((property) => property.name),
    patterns: type.patterns.map(({ pattern }) => pattern),
    all: type.additionalStated,
  };
  return [own];
}

function arrayEvaluates(type: ArrayType, walk: EvaluationWalk): readonly Evaluated[] {
  if (walk.check.kind !== "unevaluated-items") return [];
  const own: Evaluated = {
    ...nothingEvaluated,
    conditions: walk.conditions,
    all: type.items !== undefined,
    items: type.prefix.length,
  };
  const contained = type.checks.flatMap((check): readonly Evaluated[] => {
    if (check.kind !== "contains") return [];
    return [
      {
        ...nothingEvaluated,
        conditions: walk.conditions,
        contains: testOf(check.use, walk.scope, "Contained", walk.isForeign),
      },
    ];
  });
  return [own, ...contained];
}

const nothingEvaluated: Evaluated = { conditions: [], names: [], patterns: [], all: false, items: 0 };

type AnyCheck = LogicCheck | ObjectType["checks"][number];

function evaluatedByCheck(check: AnyCheck, walk: EvaluationWalk): readonly Evaluated[] {
  const { scope, isForeign } = walk;
  switch (check.kind) {
    case "unevaluated-properties":
    case "unevaluated-items":
      if (check === walk.check || check.kind !== walk.check.kind) return [];
      return [{ ...nothingEvaluated, conditions: walk.conditions, all: true }];
    case "dependent-schema": {
      const present = comparison(
        code`${readProperty(value, check.property)} !== undefined`,
        code`${readProperty(value, check.property)} === undefined`,
      );
      return evaluatedBy(check.use, withCondition(walk, present));
    }
    case "if": {
      const holds = testOf(check.test, scope, "If", isForeign)(value);
      return [
        ...evaluatedBy(check.test, withCondition(walk, holds)),
        ...(check.consequent === undefined ? [] : evaluatedBy(check.consequent, withCondition(walk, holds))),
        ...(check.alternative === undefined ? [] : evaluatedBy(check.alternative, withCondition(walk, not(holds)))),
      ];
    }
    default:
      return [];
  }
}

function propertiesCode(
  check: UnevaluatedCheck,
  found: readonly Evaluated[],
  value: ValueCode,
  scope: Scope,
): ValueAspect & { readonly copies?: readonly Code[] } {
  const isNever = check.use.type.kind === "never" && !check.use.nullable;
  const copies = isNever
    ? []
    : [code`copy = ${validateRuntime("merged")}(${validateRuntime("copyJson")}(value), copy);`];
  const accepted = value.is(code`item`);
  const settled = found.some((each) => each.all && each.conditions.length === 0);
  if (settled || accepted.kind === "always") return { is: [], check: [], copies };

  const covered = found.map((each) => {
    const named = all([...each.conditions, coveredNames(each, scope)]);
    return named;
  });
  const evaluated = any(covered);
  const at = code`${validateRuntime("at")}(path, name)`;
  const head = code`for (const name of ${validateRuntime("namesOf")}(value))`;
  const skip = evaluated.kind === "never" ? undefined : code`if (${conditionExpression(evaluated)}) continue;`;
  const item = isNever ? undefined : code`const item = value[name];`;
  const refuse = isNever ? code`return false;` : code`if (${conditionExpression(not(accepted))}) return false;`;
  const unknown = code`${call(validateRuntime("unknownProperty"), [code`report`, at, stringLiteral(scope.owner)])};`;
  const isObject = code`if (${objectTest(scope.unit)}(value))`;
  return {
    is: [block(isObject, [isNever && skip === undefined ? refuseProperties : block(head, [skip, item, refuse])])],
    check: [
      block(isObject, [
        block(head, [skip, item, ...(isNever ? [unknown] : ruleStatements(value.check(code`item`, at)))]),
      ]),
    ],
    copies,
  };
}

function coveredNames(each: Evaluated, scope: Scope): Condition {
  if (each.all) return { kind: "always" };
  const names =
    each.names.length <= 3
      ? each.names.map((name) =>
          comparison(code`name === ${stringLiteral(name)}`, code`name !== ${stringLiteral(name)}`),
        )
      : [callCondition(code`${namesConstant(each.names, scope)}.has(name)`)];
  return any([
    ...names,
    ...each.patterns.map((pattern) => callCondition(code`${patternConstant(pattern, scope)}.test(name)`)),
  ]);
}

function itemsCode(check: UnevaluatedCheck, found: readonly Evaluated[], value: ValueCode): ValueAspect {
  const isNever = check.use.type.kind === "never" && !check.use.nullable;
  const item = code`item`;
  const accepted = value.is(item);
  const settled = found.some((each) => each.all && each.conditions.length === 0);
  if (settled || accepted.kind === "always") return { is: [], check: [] };

  const prefix = Math.max(0, ...found.filter((each) => each.conditions.length === 0).map((each) => each.items));
  const raise = found.flatMap((each) => {
    if (each.conditions.length === 0 || (!each.all && each.items <= prefix)) return [];
    const reach = each.all ? code`value.length` : code`Math.max(known, ${numberLiteral(each.items)})`;
    return [code`if (${conditionExpression(all(each.conditions))}) known = ${reach};`];
  });
  const contained = any(
    found.flatMap((each) => (each.contains === undefined ? [] : [all([...each.conditions, each.contains(item)])])),
  );
  const start =
    raise.length === 0
      ? [code`const known = ${numberLiteral(prefix)};`]
      : [code`let known = ${numberLiteral(prefix)};`, ...raise];
  const head = code`for (let index = known; index < value.length; index++)`;
  const needsItem = !isNever || contained.kind !== "never";
  const lead = [
    needsItem ? code`const item: unknown = value[index];` : undefined,
    contained.kind === "never" ? undefined : code`if (${conditionExpression(contained)}) continue;`,
  ];
  const at = code`${validateRuntime("at")}(path, index)`;
  const unknown = code`return ${validateRuntime("unknownItem")}(report, path, index, value.length);`;
  const isArray = code`if (Array.isArray(value))`;
  return {
    is: [
      block(isArray, [
        ...start,
        block(head, [
          ...lead,
          isNever ? code`return false;` : code`if (${conditionExpression(not(accepted))}) return false;`,
        ]),
      ]),
    ],
    check: [
      block(isArray, [
        ...start,
        block(head, [...lead, ...(isNever ? [unknown] : ruleStatements(value.check(item, at)))]),
      ]),
    ],
  };
}
