import type { FieldCheck, LogicCheck, Type } from "../../model/type.js";
import { type Code, code } from "../../print/index.js";
import { arrayBody } from "./array.js";
import type { Condition } from "./condition.js";
import { intersectionBody } from "./intersection.js";
import { objectBody } from "./object.js";
import { placeOf } from "./place.js";
import { statements } from "./rule.js";
import type { Scope } from "./scope.js";
import { unionBody } from "./union.js";

/** The inside of the functions of one type; `value`, `path`, `report` (and `depth`) are their parameters. */
export interface Body {
  /** Statements that return false, or fall through. */
  readonly accepts: readonly Code[];
  /** What is returned behind them; absent where they always return. */
  readonly result?: Condition | undefined;
  readonly explains: readonly Code[];
  /** Statements that return the new value; absent where the value itself is the new one. */
  readonly copies?: readonly Code[] | undefined;
  /** The new value as an expression, where no statements are needed; there are no `copies` then. */
  readonly copied?: ((value: Code) => Code) | undefined;
  readonly expected?: string | undefined;
}

export function bodyOf(type: Type, scope: Scope, nullable = false): Body {
  const body = strictBody(type, scope, nullable);
  return nullable && !isInPlace(type) ? orNull(body) : body;
}

function strictBody(type: Type, scope: Scope, nullable: boolean): Body {
  const logic = logicChecks(type);
  if (logic.length > 0 && type.kind !== "intersection") {
    const bare = type.kind === "any" ? [] : [{ at: type.at, type: without(type, logic), nullable: false }];
    return intersectionBody({ kind: "intersection", at: type.at, parts: bare, checks: logic }, scope);
  }
  switch (type.kind) {
    case "array":
      return arrayBody(type, scope);
    case "object":
      return objectBody(type, scope);
    case "union":
      return unionBody(type, scope);
    case "intersection":
      return intersectionBody(type, scope);
    default: {
      const place = placeOf({ at: type.at, type, nullable }, scope, "");
      const value = code`value`;
      return {
        accepts: [],
        result: place.accepts(value),
        explains: statements(place.rules(value, code`path`)),
        copied: place.copies,
        expected: place.expected,
      };
    }
  }
}

/** Types whose code is written into the place, null included. */
function isInPlace(type: Type): boolean {
  return !["array", "object", "union", "intersection"].includes(type.kind) && logicChecks(type).length === 0;
}

function orNull(body: Body): Body {
  return {
    ...body,
    accepts: [code`if (value === null) return true;`, ...body.accepts],
    explains: [code`if (value === null) return;`, ...body.explains],
    copies: body.copies === undefined ? undefined : [code`if (value === null) return null;`, ...body.copies],
  };
}

/** The checks that hold for values of every kind; those between fields stay with arrays and objects. */
function logicChecks(type: Type): readonly LogicCheck[] {
  if (!("checks" in type)) return [];
  const ofFields = type.kind === "array" || type.kind === "object";
  return type.checks.filter((check): check is LogicCheck => isLogic(check.kind) || (!ofFields && isFieldCheck(check)));
}

function isLogic(kind: string): boolean {
  return kind === "not" || kind === "if" || kind === "unevaluated-properties" || kind === "unevaluated-items";
}

export function isFieldCheck(check: { readonly kind: string }): check is FieldCheck {
  return "message" in check;
}

function without(type: Type, logic: readonly LogicCheck[]): Type {
  if (!("checks" in type)) return type;
  const checks = (type.checks as readonly unknown[]).filter((check) => !logic.includes(check as LogicCheck));
  return { ...type, checks } as Type;
}
