import {
  block,
  type Code,
  call,
  code,
  objectLiteral,
  parameterList,
  propertyKey,
  validateRuntime,
} from "../../print/index.js";
import { parameterName } from "../typescript/parameter-names.js";
import { ruleStatements } from "./rule.js";

import type { RulesCode, ValueCode } from "./value-code.js";

/** Prints a keyword: `maxLength: 100`. */
export function keyword(name: string, value: Code): Code {
  return code`${propertyKey(name)}: ${value}`;
}

/** Prints rules within a table: `() => userRules` or `{ type: "string", maxLength: 100 }`. */
export function rulesExpression(rules: RulesCode): Code {
  return "table" in rules ? code`() => ${rules.table}` : keywordList(rules.keywords);
}

/** Prints rules as an argument: `userRules` or `{ type: "string", maxLength: 100 }`. */
function rulesArgument(rules: RulesCode): Code {
  return "table" in rules ? rules.table : keywordList(rules.keywords);
}

/** Prints a call that reports the violations of a value. */
export function checkByRules(value: Code, path: Code, rules: RulesCode): Code {
  return call(validateRuntime("checkValue"), [value, path, code`report`, rulesArgument(rules)]);
}

/** Prints a call that returns the copy of a value. */
export function copyByRules(value: Code, rules: RulesCode): Code {
  return code`${validateRuntime("copyValue")}(${value}, ${rulesArgument(rules)})`;
}

/** Prints keywords as an object. */
export function keywordList(keywords: readonly Code[]): Code {
  return objectLiteral(keywords);
}

/** Returns the rules of a value that may also be null. */
export function orNullRules(rules: RulesCode): RulesCode {
  const keywords = keywordsOf(rules);
  return { keywords: keywords.length === 0 ? [] : [...keywords, keyword("nullable", code`true`)] };
}

/** Returns keywords to which others can be added. */
export function keywordsOf(rules: RulesCode): readonly Code[] {
  return "table" in rules ? [keyword("ref", rulesExpression(rules))] : rules.keywords;
}

/** Returns the rules of a value: if keywords cannot express them, functions that check and copy it. */
export function rulesOf(value: ValueCode): RulesCode {
  if (value.rules !== undefined) return value.rules;
  const check = arrow(["value", "path", "report"], ruleStatements(value.check(code`value`, code`path`, true)));
  const copied = value.copy?.(code`value`);
  return {
    keywords: [
      keyword("check", check),
      ...(copied === undefined ? [] : [keyword("copy", arrow(["value"], [code`return ${copied};`]))]),
    ],
  };
}

/** Prints the function that tests an item. The reference is lazy, because the function may be a later constant. */
export function acceptsKeyword(test: Code | undefined): readonly Code[] {
  return test === undefined ? [] : [keyword("accepts", code`(item) => ${test}(item)`)];
}

/** Prints an arrow function. */
export function arrow(parameters: readonly string[], body: readonly Code[]): Code {
  const items = parameters.map((name) => parameterName(name, body));
  return block(code`${parameterList(items)} =>`, body);
}
