import { type CheckedSyntax, checkedSyntaxesOf } from "../../model/formats.js";
import type { StringCheck, StringType } from "../../model/type.js";
import {
  type Code,
  call,
  code,
  numberLiteral,
  stringLiteral,
  type ValidateRuntimeName,
  validateRuntime,
} from "../../print/index.js";
import { patternMatcher } from "../typescript/pattern-matcher.js";
import { all, alwaysTrue, any, type Condition, callCondition, comparison, not } from "./condition.js";
import { matcherConstant } from "./constants.js";
import { exclusiveRules, type Rule } from "./rule.js";
import { keyword } from "./rules-code.js";

import type { Scope } from "./scope.js";
import { describeExpected, type RulesCode, type ValueCode, wrongType } from "./value-code.js";

/** Functions of `@guildwire/runtime/validate` that check formats and encodings. */
export const syntaxFunctions: Readonly<Record<CheckedSyntax["name"], ValidateRuntimeName>> = {
  base64url: "isBase64Url",
  byte: "isByte",
  date: "isDate",
  "date-time": "isDateTime",
  email: "isEmail",
  ipv4: "isIpv4",
  ipv6: "isIpv6",
  snowflake: "isSnowflake",
  uri: "isUri",
  uuid: "isUuid",
};

/** Patterns that every text of a syntax matches. A text is not tested twice. */
const impliedPatterns: Readonly<Partial<Record<CheckedSyntax["name"], readonly string[]>>> = {
  snowflake: ["^[0-9]{1,20}$", "^\\d{1,20}$"],
};

/** Prints the inline validation of a string; undefined if a check needs a function. */
export function stringValueCode(type: StringType, scope: Scope, nullable: boolean): ValueCode | undefined {
  const checks = type.checks.filter((check): check is StringCheck => isStringCheck(check.kind));
  if (checks.length < type.checks.length) return undefined;
  const isString = (value: Code): Condition =>
    comparison(code`typeof ${value} === "string"`, code`typeof ${value} !== "string"`);
  // For JSON Schema it is a string; in a form, it is a file in the platform's representation.
  const isFile = !type.untyped && type.file;
  const syntaxes = checkedSyntaxesOf(type);
  const bounds = (value: Code, path: Code, required = checks): readonly Rule[] => {
    const text = type.trim ? code`${value}.trim()` : value;
    const rules = required
      .filter((check) => !isTrivial(check))
      .flatMap((check) => checkRule(check, text, path, scope) ?? []);
    for (const { name } of syntaxes) {
      rules.push({
        isViolated: not(callCondition(code`${validateRuntime(syntaxFunctions[name])}(${text})`)),
        report: call(validateRuntime("formatMissed"), [code`report`, path, stringLiteral(name), text]),
      });
    }
    return isFile ? rules.map((rule) => ({ ...rule, isViolated: all([isString(value), rule.isViolated]) })) : rules;
  };
  // A format is more precise than a pattern beside it: report only one issue.
  const hasPattern = checks.some((check) => check.kind === "pattern" && patternMatcher(check.pattern) !== undefined);
  const exclusive = syntaxes.length + (hasPattern ? 1 : 0);
  const explained = (rules: readonly Rule[]): readonly Rule[] =>
    exclusive > 1 ? [...rules.slice(0, -exclusive), ...exclusiveRules(rules.slice(-exclusive))] : rules;
  const isKind = (value: Code): Condition =>
    isFile ? any([isString(value), callCondition(code`${validateRuntime("isBinary")}(${value})`)]) : isString(value);
  const expected = describeExpected(isFile ? "a file" : "a string", nullable);
  return {
    is: (value) => {
      const required = checks.filter((check) => !isImplied(check, syntaxes) && !isTrivial(check));
      const holds = all(bounds(value, code``, required).map((rule) => not(rule.isViolated)));
      if (type.untyped) return any([not(isString(value)), holds]);
      // The functions of formats accept strings only.
      const isTested = syntaxes.length > 0 && required.length === 0 && !isFile && !type.trim;
      return isTested ? holds : all([isKind(value), holds]);
    },
    check: (value, path) =>
      type.untyped
        ? { condition: isString(value), rest: explained(bounds(value, path)) }
        : {
            condition: alwaysTrue,
            first: { isViolated: not(isKind(value)), report: wrongType(path, expected, value) },
            rest: explained(bounds(value, path)),
          },
    rules: type.untyped || isFile ? undefined : stringRules(type, checks, syntaxes, scope),
    copy: type.trim ? (value) => code`${validateRuntime("trimmed")}(${value})` : undefined,
    expected: type.untyped ? undefined : expected,
  };
}

/** Returns the rules of a string; undefined with several patterns or formats. */
function stringRules(
  type: StringType,
  checks: readonly StringCheck[],
  syntaxes: readonly CheckedSyntax[],
  scope: Scope,
): RulesCode | undefined {
  const known = checks.filter((check) => !isTrivial(check));
  if (syntaxes.length > 1 || new Set(known.map(({ kind }) => kind)).size < known.length) return undefined;
  const bounds = known.flatMap((check) => {
    if (check.kind !== "pattern") return [keyword(stringKeywords[check.kind], numberLiteral(check.limit))];
    const matcher = matcherConstant(check.pattern, scope);
    return matcher === undefined ? [] : [keyword("pattern", code`[${stringLiteral(check.pattern)}, ${matcher}]`)];
  });
  const formats = syntaxes.map(({ name }) =>
    keyword("format", code`[${stringLiteral(name)}, ${validateRuntime(syntaxFunctions[name])}]`),
  );
  const trim = type.trim ? [keyword("trim", code`true`)] : [];
  return { keywords: [keyword("type", code`"string"`), ...trim, ...bounds, ...formats] };
}

const stringKeywords = { "min-length": "minLength", "max-length": "maxLength" } as const;

function isImplied(check: StringCheck, syntaxes: readonly CheckedSyntax[]): boolean {
  return check.kind === "pattern" && syntaxes.some(({ name }) => impliedPatterns[name]?.includes(check.pattern));
}

function isTrivial(check: StringCheck): boolean {
  return check.kind === "min-length" && check.limit <= 0;
}

function isStringCheck(kind: string): boolean {
  return kind === "min-length" || kind === "max-length" || kind === "pattern";
}

function checkRule(check: StringCheck, text: Code, path: Code, scope: Scope): Rule | undefined {
  switch (check.kind) {
    case "min-length": {
      const limit = numberLiteral(check.limit);
      // One UTF-16 unit is at least one code point.
      const holds =
        check.limit <= 1
          ? comparison(code`${text}.length >= ${limit}`, code`${text}.length < ${limit}`)
          : callCondition(code`${validateRuntime("minLength")}(${text}, ${limit})`);
      return { isViolated: not(holds), report: call(validateRuntime("tooShort"), [code`report`, path, limit, text]) };
    }
    case "max-length": {
      const limit = numberLiteral(check.limit);
      // The UTF-16 length is an upper bound: most texts need no call.
      const holds = any([
        comparison(code`${text}.length <= ${limit}`, code`${text}.length > ${limit}`),
        callCondition(code`${validateRuntime("maxLength")}(${text}, ${limit})`),
      ]);
      return { isViolated: not(holds), report: call(validateRuntime("tooLong"), [code`report`, path, limit, text]) };
    }
    case "pattern": {
      const regex = matcherConstant(check.pattern, scope);
      if (regex === undefined) return undefined;
      return {
        isViolated: not(callCondition(code`${regex}.test(${text})`)),
        report: call(validateRuntime("patternMissed"), [code`report`, path, stringLiteral(check.pattern), text]),
      };
    }
  }
}
