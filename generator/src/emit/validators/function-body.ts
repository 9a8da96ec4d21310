import type { LogicCheck, Type } from "../../model/type.js";
import { code } from "../../print/index.js";
import { arrayBody } from "./array.js";
import { isFieldCheck } from "./field-checks.js";
import { intersectionBody } from "./intersection.js";
import { objectBody } from "./object.js";
import { ruleStatements } from "./rule.js";
import { orNullRules } from "./rules-code.js";
import { type Scope, valueCodeOf } from "./scope.js";
import { unionBody } from "./union.js";
import type { FunctionBody } from "./value-code.js";

export function functionBodyOf(type: Type, scope: Scope, nullable = false): FunctionBody {
  const body = nonNullBody(type, scope, nullable);
  return nullable && !isInlined(type) ? orNullBody(body) : body;
}

function nonNullBody(type: Type, scope: Scope, nullable: boolean): FunctionBody {
  const logic = logicalChecksOf(type);
  if (logic.length > 0 && type.kind !== "intersection") {
    const bare = type.kind === "any" ? [] : [{ at: type.at, type: withoutChecks(type, logic), nullable: false }];
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
      const place = valueCodeOf({ at: type.at, type, nullable }, scope, "");
      const value = code`value`;
      return {
        is: [],
        isResult: place.is(value),
        check: ruleStatements(place.check(value, code`path`)),
        copyExpression: place.copy,
        rules: place.rules,
        expected: place.expected,
      };
    }
  }
}

/** Whether the validation of a type is inlined, including null. */
function isInlined(type: Type): boolean {
  return !["array", "object", "union", "intersection"].includes(type.kind) && logicalChecksOf(type).length === 0;
}

function orNullBody(body: FunctionBody): FunctionBody {
  return {
    ...body,
    rules: body.rules && orNullRules(body.rules),
    is: [code`if (value === null) return true;`, ...body.is],
    check: [code`if (value === null) return;`, ...body.check],
    copy: body.copy === undefined ? undefined : [code`if (value === null) return null;`, ...body.copy],
  };
}

/** Returns the checks for values of all types. Cross-field checks are handled with arrays and objects. */
function logicalChecksOf(type: Type): readonly LogicCheck[] {
  if (!("checks" in type)) return [];
  const ofFields = type.kind === "array" || type.kind === "object";
  return type.checks.filter(
    (check): check is LogicCheck => isLogicalCheck(check.kind) || (!ofFields && isFieldCheck(check)),
  );
}

function isLogicalCheck(kind: string): boolean {
  return kind === "not" || kind === "if" || kind === "unevaluated-properties" || kind === "unevaluated-items";
}

function withoutChecks(type: Type, logic: readonly LogicCheck[]): Type {
  if (!("checks" in type)) return type;
  const checks = (type.checks as readonly unknown[]).filter((check) => !logic.includes(check as LogicCheck));
  return { ...type, checks } as Type;
}
