import type { NamedType } from "../../model/interface.js";
import type { SchemaUse, Type } from "../../model/type.js";
import { type Code, call, code, stringLiteral, validateRuntime } from "../../print/index.js";
import { namedType } from "../typescript/naming.js";
import { all, alwaysFalse, alwaysTrue, any, type Condition, callCondition, comparison, not } from "./condition.js";
import { enumValueCode } from "./enum.js";
import { functionsFor } from "./functions.js";
import { listValueCode } from "./list.js";
import { needsNoCopy } from "./needs-no-copy.js";
import { ownerNoun } from "./nouns.js";
import { numberValueCode } from "./number.js";
import { checkByRules, copyByRules, keyword, orNullRules } from "./rules-code.js";

import { type Scope, scopeInside } from "./scope.js";
import { sharedKeyOf } from "./shared-code.js";
import { stringValueCode } from "./string.js";
import { describeExpected, type ValueCode, wrongType } from "./value-code.js";

/**
 * Prints the validation of a use: inline for scalars, function calls otherwise. `step` becomes part of helper names.
 */
export function codeOfSchemaUse(use: SchemaUse, scope: Scope, step: string, more: Partial<Scope> = {}): ValueCode {
  const sharedKey = sharedKeyOf(use, scope);
  if (sharedKey === undefined) return createCode(use, scope, step, more);
  const { valueCodes } = scope.unit;
  const known = valueCodes.get(sharedKey);
  if (known !== undefined) return known;
  const created = { ...createCode(use, scope, step, more), sharedKey };
  valueCodes.set(sharedKey, created);
  return created;
}

function createCode(use: SchemaUse, scope: Scope, step: string, more: Partial<Scope>): ValueCode {
  const below = scopeInside(scope, step, { title: use.title, ...more });
  const named = use.type.kind === "object" ? { ...below, owner: objectName(below) } : below;
  const place = typeValueCode(use.type, named, use.nullable);
  return use.nullable ? orNullValueCode(place) : place;
}

/** Returns the name of an anonymous object in messages. */
function objectName({ title, property, owner }: Scope): string {
  if (title !== undefined) return ownerNoun(title, title);
  return property === undefined ? owner : `the ${property.replaceAll("_", " ")}`;
}

function orNullValueCode(place: ValueCode): ValueCode {
  const { is, check, copy, rules } = place;
  const notNull = (value: Code): Condition => comparison(code`${value} !== null`, code`${value} === null`);
  return {
    ...place,
    accepts: undefined,
    rules: rules && orNullRules(rules),
    is: (value) => any([not(notNull(value)), is(value)]),
    check: (value, path, straight) => {
      const inner = check(value, path, straight);
      return { ...inner, condition: all([notNull(value), inner.condition]) };
    },
    copy: copy === undefined ? undefined : (value) => code`${value} === null ? null : ${copy(value)}`,
  };
}

function typeValueCode(type: Type, scope: Scope, nullable: boolean): ValueCode {
  switch (type.kind) {
    case "any":
      return type.checks.length === 0 ? anyValueCode : functionsFor(type, scope);
    case "never":
      return neverValueCode(scope);
    case "null":
      return jsonTypeValueCode("null", "null", (value) => comparison(code`${value} === null`, code`${value} !== null`));
    case "boolean":
      if (type.checks.length > 0) return functionsFor(type, scope);
      return jsonTypeValueCode("boolean", describeExpected("a boolean", nullable), (value) =>
        comparison(code`typeof ${value} === "boolean"`, code`typeof ${value} !== "boolean"`),
      );
    case "string":
      return stringValueCode(type, scope, nullable) ?? functionsFor(type, scope);
    case "number":
      return numberValueCode(type, scope, nullable) ?? functionsFor(type, scope);
    case "enum":
      return type.checks.length === 0 ? enumValueCode(type, scope, nullable) : functionsFor(type, scope);
    case "reference":
      return referenceValueCode(type.name, scope);
    case "array":
      return listValueCode(type, scope) ?? functionsFor(type, scope);
    case "object":
    case "union":
    case "intersection":
      return functionsFor(type, scope);
  }
}

const anyValueCode: ValueCode = {
  is: () => alwaysTrue,
  check: () => ({ condition: alwaysTrue, rest: [] }),
  rules: { keywords: [] },
  copy: (value) => code`${validateRuntime("copyJson")}(${value})`,
};

function neverValueCode(scope: Scope): ValueCode {
  return {
    is: () => alwaysFalse,
    check: (_value, path) => {
      const report = call(validateRuntime("forbidden"), [code`report`, path, stringLiteral(scope.owner)]);
      return { condition: alwaysTrue, first: { isViolated: alwaysTrue, report }, rest: [] };
    },
    rules: { keywords: [keyword("type", code`"never"`)] },
  };
}

/** Prints a test of the JSON type only. */
function jsonTypeValueCode(name: string, expected: string, accepts: (value: Code) => Condition): ValueCode {
  return {
    is: accepts,
    check: (value, path) => ({
      condition: alwaysTrue,
      first: { isViolated: not(accepts(value)), report: wrongType(path, expected, value) },
      rest: [],
    }),
    rules: { keywords: [keyword("type", stringLiteral(name))] },
    expected,
  };
}

/** Prints calls of a named type's functions, and references to its rules. */
function referenceValueCode(name: string, scope: Scope): ValueCode {
  const { names, model } = scope.unit;
  const type = namedType(model, name);
  const isSame = needsNoCopy(type.use.type, model);
  if (scope.recursiveGroup.types.has(name)) return recursiveValueCode(type, scope, isSame);
  const test = names.functionOf("is", type, scope.view);
  const rules = { table: names.rulesOf(type, scope.view) };
  const accepts = (value: Code): Condition => callCondition(code`${test}(${value})`);
  return {
    is: accepts,
    accepts: test,
    check: (value, path, straight) => {
      const isViolated = straight === true && !isSame ? alwaysTrue : not(accepts(value));
      return { condition: alwaysTrue, first: { isViolated, report: checkByRules(value, path, rules) }, rest: [] };
    },
    rules,
    copy: isSame ? undefined : (value) => copyByRules(value, rules),
  };
}

/** Prints calls that pass the depth to a type of the same recursive group. */
function recursiveValueCode(type: NamedType, { unit, view, recursiveGroup }: Scope, isSame: boolean): ValueCode {
  const depth = code`depth + 1${recursiveGroup.hasRevisits ? code`, memo` : code``}`;
  const functionOf = (prefix: "is" | "check" | "copy"): Code => unit.names.functionOf(prefix, type, view);
  return {
    is: (value) => callCondition(code`${functionOf("is")}(${value}, ${depth})`),
    // Testing first would be quadratic.
    check: (value, path) => {
      const report = code`${functionOf("check")}(${value}, ${path}, report, ${depth})`;
      return { condition: alwaysTrue, first: { isViolated: alwaysTrue, report }, rest: [] };
    },
    copy: isSame ? undefined : (value) => code`${functionOf("copy")}(${value}, ${depth})`,
  };
}
