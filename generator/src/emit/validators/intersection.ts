import type { FieldCheck, IntersectionType, LogicCheck } from "../../model/type.js";
import { block, type Code, code, stringLiteral, validateRuntime } from "../../print/index.js";
import { isShapeless } from "../typescript/type-expression.js";
import type { Body } from "./body.js";
import { all, always, any, expression, not } from "./condition.js";
import { fieldCheckCode } from "./field-checks.js";
import { isKept } from "./kept.js";
import type { Aspect } from "./object.js";
import { type Place, placeOf } from "./place.js";
import { statements, when } from "./rule.js";
import { runtimeCall } from "./runtime-call.js";
import type { Scope } from "./scope.js";
import { unevaluatedCode } from "./unevaluated.js";

const value = code`value`;
const path = code`path`;

/** All parts at once, then the checks that hang on the whole. */
export function intersectionBody(type: IntersectionType, scope: Scope): Body {
  const step = (index: number): Partial<Scope> & { readonly name: string } => ({
    name: type.parts.length === 1 ? "Itself" : `Part${index + 1}`,
  });
  const parts = type.parts.map((use, index) => ({
    use,
    place: placeOf(use, scope, step(index).name, {
      owner: scope.owner,
      property: scope.property,
      title: use.title ?? scope.title,
    }),
  }));
  const checks = type.checks.map((check) => logicCode(check, type, scope));
  const aspects = [...parts.map(({ place }) => partCode(place)), ...checks];
  return {
    accepts: aspects.flatMap((part) => part.accepts),
    result: always,
    explains: aspects.flatMap((part) => part.explains),
    copies: copyCode(type, parts, checks, scope),
    expected: parts.find(({ place }) => place.expected !== undefined)?.place.expected,
  };
}

function partCode(place: Place): Aspect {
  const accepted = place.accepts(value);
  return {
    accepts: accepted.kind === "always" ? [] : [code`if (${expression(not(accepted))}) return false;`],
    explains: statements(place.rules(value, path, true)),
  };
}

interface LogicCode extends Aspect {
  /** Copies that the check adds, each under a condition. */
  readonly copies?: readonly Code[];
}

function logicCode(check: LogicCheck, type: IntersectionType, scope: Scope): LogicCode {
  switch (check.kind) {
    case "not": {
      const accepted = placeOf(check.use, scope, "Excluded", { acceptsOnly: true }).accepts(value);
      const title = check.use.title === undefined ? code`undefined` : stringLiteral(check.use.title);
      return {
        accepts: accepted.kind === "never" ? [] : [code`if (${expression(accepted)}) return false;`],
        explains:
          accepted.kind === "never" ? [] : [when(accepted, [runtimeCall("excluded", code`report`, code`path`, title)])],
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

function conditionCode(check: Extract<LogicCheck, { readonly kind: "if" }>, scope: Scope): LogicCode {
  const place = (use: typeof check.consequent, step: string): Place | undefined =>
    use === undefined ? undefined : placeOf(use, scope, step, { owner: scope.owner, property: scope.property });
  const tested = placeOf(check.test, scope, "If", { owner: scope.owner });
  const then = place(check.consequent, "Then");
  const otherwise = place(check.alternative, "Else");
  const holds = tested.accepts(value);
  const wrong = any([
    then === undefined ? { kind: "never" } : all([holds, not(then.accepts(value))]),
    otherwise === undefined ? { kind: "never" } : all([not(holds), not(otherwise.accepts(value))]),
  ]);
  const explained = (branch: Place | undefined): readonly Code[] =>
    branch === undefined ? [] : statements(branch.rules(value, path));
  const copies: Code[] = [];
  const merge = (use: typeof check.consequent, branch: Place | undefined): Code | undefined => {
    if (use === undefined || branch?.copies === undefined || isShapeless(use.type)) return undefined;
    return code`copy = ${validateRuntime("merged")}(copy, ${branch.copies(value)});`;
  };
  const inTest = merge(check.test, tested);
  const inThen = merge(check.consequent, then);
  const inElse = merge(check.alternative, otherwise);
  if (inTest !== undefined || inThen !== undefined) {
    copies.push(block(code`if (${expression(holds)})`, [inTest, inThen]));
  }
  if (inElse !== undefined) copies.push(block(code`if (${expression(not(holds))})`, [inElse]));
  return {
    accepts: wrong.kind === "never" ? [] : [code`if (${expression(wrong)}) return false;`],
    explains:
      wrong.kind === "never"
        ? []
        : [block(code`if (${expression(holds)})`, explained(then), block(code` else`, explained(otherwise)))],
    copies,
  };
}

function copyCode(
  type: IntersectionType,
  parts: readonly {
    readonly use: { readonly type: IntersectionType["parts"][number]["type"] };
    readonly place: Place;
  }[],
  checks: readonly LogicCode[],
  scope: Scope,
): readonly Code[] | undefined {
  const more = checks.flatMap((check) => check.copies ?? []);
  const shaped = parts.filter(({ use }) => !isShapeless(use.type));
  const copied = shaped
    .filter(({ place }) => place.copies !== undefined)
    .map(({ place }) => place.copies?.(value) ?? value);
  if (shaped.length > 0 && copied.length === 0 && more.length === 0) return undefined;
  if (type.parts.length > 0 && type.parts.every((part) => isKept(part.type, scope.unit.model)) && more.length === 0) {
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
