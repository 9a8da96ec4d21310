import { type CheckedNumberFormat, checkedNumberFormats } from "../../model/formats.js";
import type { Flag, NumberCheck, NumberType } from "../../model/type.js";
import {
  type Code,
  call,
  code,
  numberLiteral,
  stringLiteral,
  type ValidateRuntimeName,
  validateRuntime,
} from "../../print/index.js";
import { all, alwaysTrue, any, type Condition, callCondition, comparison, not } from "./condition.js";
import { truncateList } from "./nouns.js";
import { exclusiveRules, type Rule } from "./rule.js";
import { keyword, keywordList } from "./rules-code.js";

import type { Scope } from "./scope.js";
import { describeExpected, type RulesCode, type ValueCode, wrongType } from "./value-code.js";

const formats: Readonly<Record<CheckedNumberFormat, ValidateRuntimeName>> = { int32: "isInt32", int64: "isInt64" };

const numberKinds: ReadonlySet<string> = new Set<NumberCheck["kind"]>([
  "minimum",
  "maximum",
  "exclusive-minimum",
  "exclusive-maximum",
  "multiple-of",
]);

/** Prints the inline validation of a number; undefined if a check needs a function. */
export function numberValueCode(type: NumberType, scope: Scope, nullable: boolean): ValueCode | undefined {
  const checks = type.checks.filter((check): check is NumberCheck => numberKinds.has(check.kind));
  if (checks.length < type.checks.length) return undefined;
  const isNumber = (value: Code): Condition =>
    comparison(code`typeof ${value} === "number"`, code`typeof ${value} !== "number"`);
  // JSON has neither NaN nor infinities.
  const kind = type.integer ? code`Number.isInteger` : code`Number.isFinite`;
  const isSound = (value: Code): Condition => callCondition(code`${kind}(${value})`);
  const isKind = (value: Code): Condition => all([isNumber(value), isSound(value)]);
  // The second test implies the first, which only the compiler needs for bounds.
  const isOnlyKind = checks.length === 0 && !checkedNumberFormats.some((one) => one === type.format);
  const flags = describeFlags(checks, type.flags ?? scope.flags ?? []);
  const bounds = (value: Code, path: Code): readonly Rule[] => {
    const rules = checks.map((check) => checkRule(check, value, path, flags));
    const format = checkedNumberFormats.find((one) => one === type.format);
    if (format !== undefined) {
      rules.push({
        isViolated: not(callCondition(code`${validateRuntime(formats[format])}(${value})`)),
        report: call(validateRuntime("formatMissed"), [code`report`, path, stringLiteral(format), value]),
      });
    }
    return rules;
  };
  const expected = describeExpected(type.integer ? "an integer" : "a number", nullable);
  return {
    is: (value) => {
      const holds = all(bounds(value, code``).map((rule) => not(rule.isViolated)));
      return type.untyped
        ? any([not(isNumber(value)), all([isSound(value), holds])])
        : isOnlyKind
          ? isSound(value)
          : all([isKind(value), holds]);
    },
    check: (value, path) =>
      type.untyped
        ? {
            condition: isNumber(value),
            first: { isViolated: not(isSound(value)), report: wrongType(path, expected, value) },
            // A number out of bounds gets no second issue about multiples.
            rest: exclusiveRules(bounds(value, path)),
          }
        : {
            condition: alwaysTrue,
            first: { isViolated: not(isKind(value)), report: wrongType(path, expected, value) },
            rest: exclusiveRules(bounds(value, path)),
          },
    rules: type.untyped ? undefined : numberRules(type, checks, flags),
    expected: type.untyped ? undefined : expected,
  };
}

/** Returns the rules of a number; undefined with several bounds of one kind. */
function numberRules(
  type: NumberType,
  checks: readonly NumberCheck[],
  flags: string | undefined,
): RulesCode | undefined {
  if (new Set(checks.map(({ kind }) => kind)).size < checks.length) return undefined;
  const format = checkedNumberFormats.find((one) => one === type.format);
  return {
    keywords: [
      keyword("type", type.integer ? code`"integer"` : code`"number"`),
      ...checks.map(({ kind, limit }) => {
        const bound = numberLiteral(limit);
        const isMultiple = kind === "multiple-of";
        return keyword(numberKeywords[kind], isMultiple ? code`[${bound}, ${validateRuntime("multipleOf")}]` : bound);
      }),
      ...(format === undefined
        ? []
        : [keyword("format", code`[${stringLiteral(format)}, ${validateRuntime(formats[format])}]`)]),
      ...(flags === undefined ? [] : [keyword("flags", stringLiteral(flags))]),
    ],
  };
}

const numberKeywords: Readonly<Record<NumberCheck["kind"], string>> = {
  minimum: "minimum",
  maximum: "maximum",
  "exclusive-minimum": "exclusiveMinimum",
  "exclusive-maximum": "exclusiveMaximum",
  "multiple-of": "multipleOf",
};

/** @param flags Expected flags, if the bounds represent a set of flags. */
function checkRule(check: NumberCheck, value: Code, path: Code, flags: string | undefined): Rule {
  const limit = numberLiteral(check.limit);
  const report = (name: ValidateRuntimeName, ...more: readonly Code[]): Code =>
    call(validateRuntime(name), [
      code`report`,
      path,
      keywordList([keyword("limit", limit), keyword("actual", value), ...more]),
    ]);
  const words = flags === undefined ? [] : [keyword("flags", stringLiteral(flags))];
  switch (check.kind) {
    case "minimum":
      return {
        isViolated: not(comparison(code`${value} >= ${limit}`, code`${value} < ${limit}`)),
        report: report("tooSmall", ...words),
      };
    case "maximum":
      return {
        isViolated: not(comparison(code`${value} <= ${limit}`, code`${value} > ${limit}`)),
        report: report("tooLarge", ...words),
      };
    case "exclusive-minimum":
      return {
        isViolated: not(comparison(code`${value} > ${limit}`, code`${value} <= ${limit}`)),
        report: report("notAbove"),
      };
    case "exclusive-maximum":
      return {
        isViolated: not(comparison(code`${value} < ${limit}`, code`${value} >= ${limit}`)),
        report: report("notBelow"),
      };
    case "multiple-of":
      return {
        isViolated: not(callCondition(code`${validateRuntime("multipleOf")}(${value}, ${limit})`)),
        report: report("notMultiple", ...words),
      };
  }
}

/**
 * Describes the allowed flags if the bounds exclude others: `0 or 64 (EPHEMERAL)`. Undefined if other bits are allowed.
 */
function describeFlags(checks: readonly NumberCheck[], flags: readonly Flag[]): string | undefined {
  const all = flags.reduce((sum, { bit }) => sum + 2 ** bit, 0);
  const isClosed = checks.some(({ kind, limit }) => kind === "maximum" && limit === all);
  if (flags.length === 0 || !isClosed) return undefined;
  const allowsNone = checks.every(({ kind, limit }) => kind !== "minimum" || limit <= 0);
  const words = truncateList(flags.map(({ name, bit }) => `${2 ** bit} (${name})`)).join(", ");
  return `${allowsNone ? "0 or " : ""}${flags.length === 1 ? "" : "a combination of "}${words}`;
}
