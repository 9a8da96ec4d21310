import type { Interface } from "../../model/interface.js";
import { jsonTypesOf } from "../../model/json-types.js";
import type { FieldCheck, Flag, IntersectionType, LogicCheck, SchemaUse, Type } from "../../model/type.js";
import { block, type Code, call, code, stringLiteral, validateRuntime } from "../../print/index.js";
import { isConstraintOnly } from "../typescript/type-expression.js";
import { all, alwaysTrue, any, conditionExpression, not } from "./condition.js";
import { fieldCheckCode } from "./field-checks.js";
import { needsNoCopy } from "./needs-no-copy.js";
import { conditionalStatements, ruleStatements } from "./rule.js";

import { type Scope, valueCodeOf } from "./scope.js";
import { unevaluatedCode } from "./unevaluated.js";
import type { FunctionBody, ValueAspect, ValueCode } from "./value-code.js";

const value = code`value`;
const path = code`path`;

/** Prints the validation of all members, then checks on the whole. */
export function intersectionBody(type: IntersectionType, scope: Scope): FunctionBody {
  const step = (index: number): Partial<Scope> & { readonly name: string } => ({
    name: type.parts.length === 1 ? "Itself" : `Part${index + 1}`,
  });
  const flags = flagsOf(type, scope.model) ?? scope.flags;
  const parts = type.parts.map((use, index) => ({
    use,
    place: valueCodeOf(use, scope, step(index).name, {
      owner: scope.owner,
      property: scope.property,
      title: use.title ?? scope.title,
      flags,
      isPart: true,
    }),
  }));
  const checks = type.checks.map((check) => logicCode(check, type, scope));
  const firstList = parts.findIndex(({ use }) => use.type.kind === "enum");
  // The compiler rejects a comparison with values that it has already excluded.
  const asUnknown = code`(value as unknown)`;
  const aspects = [
    ...parts.map(({ use, place }, index) =>
      partCode(place, use.type.kind === "enum" && index > firstList ? asUnknown : value),
    ),
    ...checks,
  ];
  return {
    is: aspects.flatMap((part) => part.is),
    isResult: alwaysTrue,
    check: aspects.flatMap((part) => part.check),
    copy: copyCode(type, parts, checks, scope),
    expected: parts.find(({ place }) => place.expected !== undefined)?.place.expected,
  };
}

/** Returns the flags declared by a member. */
function flagsOf(type: Type, model: Interface, seen: ReadonlySet<string> = new Set()): readonly Flag[] | undefined {
  switch (type.kind) {
    case "number":
      return type.flags;
    case "reference": {
      const named = seen.has(type.name) ? undefined : model.types.get(type.name);
      return named && flagsOf(named.use.type, model, new Set([...seen, type.name]));
    }
    case "intersection":
      for (const part of type.parts) {
        const flags = flagsOf(part.type, model, seen);
        if (flags !== undefined) return flags;
      }
      return undefined;
    default:
      return undefined;
  }
}

function partCode(place: ValueCode, tested: Code): ValueAspect {
  const accepted = place.is(tested);
  return {
    is: accepted.kind === "always" ? [] : [code`if (${conditionExpression(not(accepted))}) return false;`],
    check: ruleStatements(place.check(value, path, true)),
  };
}

interface LogicalCheckCode extends ValueAspect {
  /** Copies made by the check, each under a condition. */
  readonly copy?: readonly Code[];
}

function logicCode(check: LogicCheck, type: IntersectionType, scope: Scope): LogicalCheckCode {
  switch (check.kind) {
    case "not": {
      const accepted = excludedValueCode(check.use, scope, "").is(value);
      if (accepted.kind === "never") return { is: [], check: [] };
      return {
        is: [code`if (${conditionExpression(accepted)}) return false;`],
        check: reportExcluded(check.use, type, scope),
      };
    }
    case "if":
      return conditionCode(check, scope);
    case "unevaluated-properties":
    case "unevaluated-items":
      return unevaluatedCode(check, type, scope);
    default:
      return fieldCheckCode(check satisfies FieldCheck, { scope, base: "any", type });
  }
}

function excludedValueCode(use: SchemaUse, scope: Scope, step: string): ValueCode {
  return valueCodeOf(use, scope, `Excluded${step}`, { isCheckOnly: true });
}

/** Reports which excluded schema matches: for a union, the matching alternatives. */
function reportExcluded(use: SchemaUse, type: IntersectionType, scope: Scope): readonly Code[] {
  const union =
    use.type.kind === "union" && use.type.mode === "any" && use.type.checks.length === 0 ? use.type : undefined;
  if (union === undefined) return excludedCode(use, use.title, scope, "");
  const isNull = { at: use.at, type: { kind: "null", at: use.at }, nullable: false } as const;
  const mayBeNull = use.nullable && jsonTypesOf({ ...isNull, type }, scope).has("null");
  return [...union.alternatives, ...(mayBeNull ? [isNull] : [])].flatMap((alternative: SchemaUse, index) =>
    excludedCode(alternative, alternative.title ?? use.title, scope, `Variant${index + 1}`),
  );
}

function excludedCode(use: SchemaUse, title: string | undefined, scope: Scope, step: string): readonly Code[] {
  const accepted = excludedValueCode(use, scope, step).is(value);
  if (accepted.kind === "never") return [];
  const words = title === undefined ? code`undefined` : stringLiteral(title);
  return [
    conditionalStatements(accepted, [call(validateRuntime("excluded"), [code`report`, pathOfExcluded(use), words])]),
  ];
}

/** Returns the path for excluded properties: the first of them, which is a field the user can find. */
function pathOfExcluded({ type }: SchemaUse): Code {
  if (type.kind !== "object" || type.untyped) return path;
  const required = type.properties.filter((property) => property.required).map(({ name }) => name);
  const [first, ...others] = [...required, ...type.requiredElsewhere.map(({ name }) => name)];
  if (first === undefined || others.length === 0) return path;
  return code`${validateRuntime("at")}(path, ${stringLiteral(first)})`;
}

function conditionCode(check: Extract<LogicCheck, { readonly kind: "if" }>, scope: Scope): LogicalCheckCode {
  const place = (use: typeof check.consequent, step: string): ValueCode | undefined =>
    use === undefined ? undefined : valueCodeOf(use, scope, step, { owner: scope.owner, property: scope.property });
  const tested = valueCodeOf(check.test, scope, "If", { owner: scope.owner });
  const then = place(check.consequent, "Then");
  const otherwise = place(check.alternative, "Else");
  const holds = tested.is(value);
  const wrong = any([
    then === undefined ? { kind: "never" } : all([holds, not(then.is(value))]),
    otherwise === undefined ? { kind: "never" } : all([not(holds), not(otherwise.is(value))]),
  ]);
  const explained = (branch: ValueCode | undefined): readonly Code[] =>
    branch === undefined ? [] : ruleStatements(branch.check(value, path));
  const copies: Code[] = [];
  const merge = (use: typeof check.consequent, branch: ValueCode | undefined): Code | undefined => {
    if (use === undefined || branch?.copy === undefined || isConstraintOnly(use.type)) return undefined;
    return code`copy = ${validateRuntime("merged")}(copy, ${branch.copy(value)});`;
  };
  const inTest = merge(check.test, tested);
  const inThen = merge(check.consequent, then);
  const inElse = merge(check.alternative, otherwise);
  if (inTest !== undefined || inThen !== undefined) {
    copies.push(block(code`if (${conditionExpression(holds)})`, [inTest, inThen]));
  }
  if (inElse !== undefined) copies.push(block(code`if (${conditionExpression(not(holds))})`, [inElse]));
  return {
    is: wrong.kind === "never" ? [] : [code`if (${conditionExpression(wrong)}) return false;`],
    check:
      wrong.kind === "never"
        ? []
        : [block(code`if (${conditionExpression(holds)})`, explained(then), block(code` else`, explained(otherwise)))],
    copy: copies,
  };
}

function copyCode(
  type: IntersectionType,
  parts: readonly {
    readonly use: { readonly type: IntersectionType["parts"][number]["type"] };
    readonly place: ValueCode;
  }[],
  checks: readonly LogicalCheckCode[],
  scope: Scope,
): readonly Code[] | undefined {
  const more = checks.flatMap((check) => check.copy ?? []);
  const shaped = parts.filter(({ use }) => !isConstraintOnly(use.type));
  const copied = shaped
    .filter(({ place }) => place.copy !== undefined)
    .map(({ place }) => place.copy?.(value) ?? value);
  if (shaped.length > 0 && copied.length === 0 && more.length === 0) return undefined;
  if (
    type.parts.length > 0 &&
    type.parts.every((part) => needsNoCopy(part.type, scope.unit.model)) &&
    more.length === 0
  ) {
    return undefined;
  }
  const [first, ...others] = copied;
  const initial = first ?? code`${validateRuntime("copyJson")}(value)`;
  if (others.length === 0 && more.length === 0) return [code`return ${initial};`];
  return [
    code`let copy: unknown = ${initial};`,
    ...others.map((each) => code`copy = ${validateRuntime("merged")}(copy, ${each});`),
    ...more,
    code`return copy;`,
  ];
}
