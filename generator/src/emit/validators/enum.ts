import { isOpen } from "../../model/openness.js";
import type { EnumMember, EnumType } from "../../model/type.js";
import {
  arrayLiteral,
  type Code,
  call,
  code,
  type Json,
  jsonLiteral,
  rows,
  stringLiteral,
  validateRuntime,
} from "../../print/index.js";
import { all, alwaysTrue, any, type Condition, callCondition, comparison, not } from "./condition.js";
import { addConstant, nameIn } from "./constants.js";
import { isScalar } from "./needs-no-copy.js";
import { alternatives, truncateList } from "./nouns.js";
import { keyword, keywordList } from "./rules-code.js";

import type { Scope } from "./scope.js";
import type { RulesCode, ValueCode } from "./value-code.js";

/** Maximum number of values to compare one by one; longer lists use a set. */
const maxComparisonChain = 8;

/** Prints the inline validation of an enumerated value. */
export function enumValueCode(type: EnumType, scope: Scope, nullable: boolean): ValueCode {
  const open = isOpen(type, scope.view);
  const accepts = (value: Code): Condition => (open ? isOfBases(type, value) : isListed(type, value, scope));
  const single = type.members.length === 1 && !nullable && !open;
  const expected = open ? describeBases(type, nullable) : describeMembers(withTitle(type.members, scope), nullable);
  return {
    is: accepts,
    check: (value, path) => {
      const kind = stringLiteral(single ? "const" : "enum");
      const report = open
        ? call(validateRuntime("wrongType"), [code`report`, path, stringLiteral(expected), value])
        : call(validateRuntime("notListed"), [
            code`report`,
            path,
            value,
            keywordList([keyword("code", kind), keyword("expected", stringLiteral(expected))]),
          ]);
      return { condition: alwaysTrue, first: { isViolated: not(accepts(value)), report }, rest: [] };
    },
    rules: open ? openRules(type) : listRules(type, scope, nullable),
    copy: type.members.every((member) => isScalar(member.value))
      ? undefined
      : (value) => code`${validateRuntime("copyJson")}(${value})`,
    expected,
  };
}

/** Returns the rules of listed scalars. */
function listRules(type: EnumType, scope: Scope, nullable: boolean): RulesCode | undefined {
  const values = type.members.map((member) => member.value);
  if (!values.every(isScalar)) return undefined;
  const members = withTitle(type.members, scope);
  const isNamed = members.some((member) => describeMember(member) !== JSON.stringify(member.value));
  const accepted =
    values.length > maxComparisonChain
      ? valuesConstant(values, scope)
      : arrayLiteral(rows(values.map((each) => jsonLiteral(each))));
  return {
    keywords: [
      keyword("enum", accepted),
      ...(isNamed ? [keyword("expected", stringLiteral(describeMembers(members, nullable)))] : []),
    ],
  };
}

/** Returns the rules of an open list: those of its type. */
function openRules({ bases }: EnumType): RulesCode | undefined {
  const [base] = bases;
  if (bases.length !== 1 || base === undefined || base === "json") return undefined;
  return { keywords: [keyword("type", stringLiteral(base))] };
}

function isListed(type: EnumType, value: Code, scope: Scope): Condition {
  const scalars = type.members.filter((member) => isScalar(member.value));
  const others = type.members.filter((member) => !isScalar(member.value));
  const equals = others.map((member) =>
    callCondition(code`${validateRuntime("equal")}(${value}, ${jsonLiteral(member.value)})`),
  );
  if (scalars.length <= maxComparisonChain) {
    return any([...scalars.map((member) => equalsLiteral(value, jsonLiteral(member.value))), ...equals]);
  }
  const name = valuesConstant(
    scalars.map((member) => member.value),
    scope,
  );
  return any([callCondition(code`${name}.has(${value})`), ...equals]);
}

function valuesConstant(values: readonly Json[], scope: Scope): Code {
  const items = rows(values.map((each) => jsonLiteral(each)));
  const set = code`/* @__PURE__ */ new Set(${arrayLiteral(items)})`;
  return addConstant(scope.unit, `set ${JSON.stringify(values)}`, {
    wanted: nameIn(scope, "Values"),
    type: code`: ReadonlySet<unknown>`,
    value: set,
  });
}

function equalsLiteral(value: Code, literal: Code): Condition {
  return comparison(code`${value} === ${literal}`, code`${value} !== ${literal}`);
}

function isOfBases(type: EnumType, value: Code): Condition {
  return any(
    type.bases.map((base): Condition => {
      switch (base) {
        case "json":
          return alwaysTrue;
        case "null":
          return equalsLiteral(value, code`null`);
        case "integer":
          return all([typeOf(value, code`"number"`), callCondition(code`Number.isInteger(${value})`)]);
        case "number":
          return all([typeOf(value, code`"number"`), callCondition(code`Number.isFinite(${value})`)]);
        default:
          return typeOf(value, stringLiteral(base));
      }
    }),
  );
}

function typeOf(value: Code, name: Code): Condition {
  return comparison(code`typeof ${value} === ${name}`, code`typeof ${value} !== ${name}`);
}

/** Uses the title of a constant as the name of its only value. */
function withTitle(members: readonly EnumMember[], { title }: Scope): readonly EnumMember[] {
  const [only] = members;
  if (members.length !== 1 || only === undefined || only.name !== undefined || title === undefined) return members;
  return [{ ...only, name: title }];
}

/** Describes members: `2`, `1 (PRIMARY), 2 (SECONDARY) or 5 (LINK)`. Long lists are truncated. */
function describeMembers(members: readonly EnumMember[], nullable: boolean): string {
  const [only] = members;
  if (members.length === 1 && !nullable && only !== undefined) return describeMember(only);
  const shown = truncateList(members.map(describeMember));
  return `one of ${alternatives(nullable ? [...shown, "null"] : shown)}`;
}

function describeMember({ value, name }: EnumMember): string {
  const text = JSON.stringify(value);
  return name === undefined || name === value ? text : `${text} (${name})`;
}

function describeBases(type: EnumType, nullable: boolean): string {
  const words = type.bases.map((base) =>
    base === "integer" ? "an integer" : base === "json" ? "a value" : `a ${base}`,
  );
  return alternatives(nullable ? [...words, "null"] : words);
}
