import type { Interface } from "../../model/interface.js";
import type { FieldCheck, Flag, IntersectionType, LogicCheck, Type, Use } from "../../model/type.js";
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
import { kindsOf } from "./selector.js";
import { unevaluatedCode } from "./unevaluated.js";

const value = code`value`;
const path = code`path`;

/** All parts at once, then the checks that hang on the whole. */
export function intersectionBody(type: IntersectionType, scope: Scope): Body {
  const step = (index: number): Partial<Scope> & { readonly name: string } => ({
    name: type.parts.length === 1 ? "Itself" : `Part${index + 1}`,
  });
  const flags = flagsOf(type, scope.model) ?? scope.flags;
  const parts = type.parts.map((use, index) => ({
    use,
    place: placeOf(use, scope, step(index).name, {
      owner: scope.owner,
      property: scope.property,
      title: use.title ?? scope.title,
      flags,
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

/** The flags that one of the parts names. */
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
      const accepted = excludedPlace(check.use, scope, "").accepts(value);
      if (accepted.kind === "never") return { accepts: [], explains: [] };
      return {
        accepts: [code`if (${expression(accepted)}) return false;`],
        explains: explainExcluded(check.use, type, scope),
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

function excludedPlace(use: Use, scope: Scope, step: string): Place {
  return placeOf(use, scope, `Excluded${step}`, { acceptsOnly: true });
}

/** Which kind of value it is that is excluded: of alternatives, those that match. */
function explainExcluded(use: Use, type: IntersectionType, scope: Scope): readonly Code[] {
  const union =
    use.type.kind === "union" && use.type.mode === "any" && use.type.checks.length === 0 ? use.type : undefined;
  if (union === undefined) return excludedCode(use, use.title, scope, "");
  const isNull = { at: use.at, type: { kind: "null", at: use.at }, nullable: false } as const;
  const mayBeNull = use.nullable && kindsOf({ ...isNull, type }, scope).has("null");
  return [...union.variants, ...(mayBeNull ? [isNull] : [])].flatMap((variant: Use, index) =>
    excludedCode(variant, variant.title ?? use.title, scope, `Variant${index + 1}`),
  );
}

function excludedCode(use: Use, title: string | undefined, scope: Scope, step: string): readonly Code[] {
  const accepted = excludedPlace(use, scope, step).accepts(value);
  if (accepted.kind === "never") return [];
  const words = title === undefined ? code`undefined` : stringLiteral(title);
  return [when(accepted, [runtimeCall("excluded", code`report`, placeOfExcluded(use), words)])];
}

/** Properties that exclude each other are reported at the first of them, which is a place that people can go to. */
function placeOfExcluded({ type }: Use): Code {
  if (type.kind !== "object" || type.lenient) return path;
  const required = type.properties.filter((property) => property.required).map(({ name }) => name);
  const [first, ...others] = [...required, ...type.requiredElsewhere];
  if (first === undefined || others.length === 0) return path;
  return code`${validateRuntime("at")}(path, ${stringLiteral(first)})`;
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
