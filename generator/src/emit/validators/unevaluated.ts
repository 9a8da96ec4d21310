import type { ArrayType, IntersectionType, LogicCheck, ObjectType, Use } from "../../model/type.js";
import { block, type Code, code, numberLiteral, stringLiteral, validateRuntime } from "../../print/index.js";
import { all, any, type Condition, call, expression, not, test } from "./condition.js";
import { read } from "./local.js";
import { type Aspect, namesConstant, patternConstant, refuseProperties } from "./object.js";
import { type Place, placeOf } from "./place.js";
import { statements } from "./rule.js";
import { runtimeCall } from "./runtime-call.js";
import type { Scope } from "./scope.js";

const value = code`value`;

/**
 * `unevaluatedProperties` and `unevaluatedItems` (JSON Schema 2020-12, 11): what the schemas in the same place look at is
 * known while generating; which of several alternatives apply is asked of the value.
 */
type Unevaluated = Extract<LogicCheck, { readonly kind: "unevaluated-properties" | "unevaluated-items" }>;

export function unevaluatedCode(
  check: Unevaluated,
  type: IntersectionType,
  scope: Scope,
): Aspect & { readonly copies?: readonly Code[] } {
  const seen: Walk = { scope, check, references: new Set(), conditions: [] };
  const found = [
    ...type.parts.flatMap((part) => evaluatedBy(part, seen)),
    ...type.checks.flatMap((other) => evaluatedByCheck(other, seen)),
  ];
  const place = placeOf(check.use, scope, "Unevaluated", { owner: scope.owner });
  return check.kind === "unevaluated-properties"
    ? propertiesCode(check, found, place, scope)
    : itemsCode(check, found, place);
}

/** What some schema evaluates, if its conditions hold. */
interface Evaluated {
  readonly conditions: readonly Condition[];
  readonly names: readonly string[];
  readonly patterns: readonly string[];
  /** Whether every property, or every item, is evaluated. */
  readonly all: boolean;
  /** So many items from the first one. */
  readonly items: number;
  readonly contains?: Place | undefined;
}

interface Walk {
  readonly scope: Scope;
  readonly check: Unevaluated;
  readonly references: ReadonlySet<string>;
  readonly conditions: readonly Condition[];
}

function evaluatedBy(use: Use, walk: Walk): readonly Evaluated[] {
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
        ...type.variants.flatMap((variant, index) =>
          evaluatedBy(variant, under(walk, variantAccepts(variant, index, walk))),
        ),
        ...checks,
      ];
    case "intersection":
      return [...type.parts.flatMap((part) => evaluatedBy(part, walk)), ...checks];
    case "reference": {
      const target = walk.scope.unit.model.types.get(type.name);
      if (target === undefined || walk.references.has(type.name)) return [];
      return evaluatedBy(target.use, { ...walk, references: new Set([...walk.references, type.name]) });
    }
    default:
      return checks;
  }
}

function variantAccepts(variant: Use, index: number, { scope }: Walk): Condition {
  return placeOf(variant, scope, `Alternative${index + 1}`, { owner: scope.owner }).accepts(value);
}

function under(walk: Walk, condition: Condition): Walk {
  return { ...walk, conditions: [...walk.conditions, condition] };
}

function objectEvaluates(type: ObjectType, walk: Walk): readonly Evaluated[] {
  if (walk.check.kind !== "unevaluated-properties") return [];
  const own: Evaluated = {
    ...nothing,
    conditions: walk.conditions,
    names: type.properties.map((property) => property.name),
    patterns: type.patterns.map(({ pattern }) => pattern),
    all: type.additionalStated,
  };
  return [own];
}

function arrayEvaluates(type: ArrayType, walk: Walk): readonly Evaluated[] {
  if (walk.check.kind !== "unevaluated-items") return [];
  const own: Evaluated = {
    ...nothing,
    conditions: walk.conditions,
    all: type.items !== undefined,
    items: type.prefix.length,
  };
  const contained = type.checks.flatMap((check): readonly Evaluated[] => {
    if (check.kind !== "contains") return [];
    return [{ ...nothing, conditions: walk.conditions, contains: placeOf(check.use, walk.scope, "Contained") }];
  });
  return [own, ...contained];
}

const nothing: Evaluated = { conditions: [], names: [], patterns: [], all: false, items: 0 };

type AnyCheck = LogicCheck | ObjectType["checks"][number];

function evaluatedByCheck(check: AnyCheck, walk: Walk): readonly Evaluated[] {
  const { scope } = walk;
  switch (check.kind) {
    case "unevaluated-properties":
    case "unevaluated-items":
      if (check === walk.check || check.kind !== walk.check.kind) return [];
      return [{ ...nothing, conditions: walk.conditions, all: true }];
    case "dependent-schema": {
      const present = test(
        code`${read(value, check.property)} !== undefined`,
        code`${read(value, check.property)} === undefined`,
      );
      return evaluatedBy(check.use, under(walk, present));
    }
    case "if": {
      const holds = placeOf(check.test, scope, "If", { owner: scope.owner }).accepts(value);
      return [
        ...evaluatedBy(check.test, under(walk, holds)),
        ...(check.consequent === undefined ? [] : evaluatedBy(check.consequent, under(walk, holds))),
        ...(check.alternative === undefined ? [] : evaluatedBy(check.alternative, under(walk, not(holds)))),
      ];
    }
    default:
      return [];
  }
}

function propertiesCode(
  check: Unevaluated,
  found: readonly Evaluated[],
  place: Place,
  scope: Scope,
): Aspect & { readonly copies?: readonly Code[] } {
  const isNever = check.use.type.kind === "never" && !check.use.nullable;
  const copies = isNever
    ? []
    : [code`copy = ${validateRuntime("merged")}(${validateRuntime("copyJson")}(value), copy);`];
  const accepted = place.accepts(code`item`);
  const settled = found.some((each) => each.all && each.conditions.length === 0);
  if (settled || accepted.kind === "always") return { accepts: [], explains: [], copies };

  const covered = found.map((each) => {
    const named = all([...each.conditions, coveredNames(each, scope)]);
    return named;
  });
  const evaluated = any(covered);
  const at = code`${validateRuntime("at")}(path, name)`;
  const head = code`for (const name of ${validateRuntime("namesOf")}(value))`;
  const skip = evaluated.kind === "never" ? undefined : code`if (${expression(evaluated)}) continue;`;
  const item = isNever ? undefined : code`const item = value[name];`;
  const refuse = isNever ? code`return false;` : code`if (${expression(not(accepted))}) return false;`;
  const unknown = code`${runtimeCall("unknownProperty", code`report`, at, stringLiteral(scope.owner))};`;
  const isObject = code`if (${validateRuntime("isObject")}(value))`;
  return {
    accepts: [block(isObject, [isNever && skip === undefined ? refuseProperties : block(head, [skip, item, refuse])])],
    explains: [
      block(isObject, [block(head, [skip, item, ...(isNever ? [unknown] : statements(place.rules(code`item`, at)))])]),
    ],
    copies,
  };
}

function coveredNames(each: Evaluated, scope: Scope): Condition {
  if (each.all) return { kind: "always" };
  const names =
    each.names.length <= 3
      ? each.names.map((name) => test(code`name === ${stringLiteral(name)}`, code`name !== ${stringLiteral(name)}`))
      : [call(code`${namesConstant(each.names, scope)}.has(name)`)];
  return any([...names, ...each.patterns.map((pattern) => call(code`${patternConstant(pattern, scope)}.test(name)`))]);
}

function itemsCode(check: Unevaluated, found: readonly Evaluated[], place: Place): Aspect {
  const isNever = check.use.type.kind === "never" && !check.use.nullable;
  const item = code`item`;
  const accepted = place.accepts(item);
  const settled = found.some((each) => each.all && each.conditions.length === 0);
  if (settled || accepted.kind === "always") return { accepts: [], explains: [] };

  const prefix = Math.max(0, ...found.filter((each) => each.conditions.length === 0).map((each) => each.items));
  const raise = found.flatMap((each) => {
    if (each.conditions.length === 0 || (!each.all && each.items <= prefix)) return [];
    const reach = each.all ? code`value.length` : code`Math.max(known, ${numberLiteral(each.items)})`;
    return [code`if (${expression(all(each.conditions))}) known = ${reach};`];
  });
  const contained = any(
    found.flatMap((each) =>
      each.contains === undefined ? [] : [all([...each.conditions, each.contains.accepts(item)])],
    ),
  );
  const start =
    raise.length === 0
      ? [code`const known = ${numberLiteral(prefix)};`]
      : [code`let known = ${numberLiteral(prefix)};`, ...raise];
  const head = code`for (let index = known; index < value.length; index++)`;
  const needsItem = !isNever || contained.kind !== "never";
  const lead = [
    needsItem ? code`const item: unknown = value[index];` : undefined,
    contained.kind === "never" ? undefined : code`if (${expression(contained)}) continue;`,
  ];
  const at = code`${validateRuntime("at")}(path, index)`;
  const unknown = code`return ${validateRuntime("unknownItem")}(report, path, index, value.length);`;
  const isArray = code`if (Array.isArray(value))`;
  return {
    accepts: [
      block(isArray, [
        ...start,
        block(head, [...lead, isNever ? code`return false;` : code`if (${expression(not(accepted))}) return false;`]),
      ]),
    ],
    explains: [
      block(isArray, [...start, block(head, [...lead, ...(isNever ? [unknown] : statements(place.rules(item, at)))])]),
    ],
  };
}
