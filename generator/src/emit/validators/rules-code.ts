import { block, type Code, code, list, propertyKey } from "../../print/index.js";
import { parameterName } from "./parameter-names.js";
import { ruleStatements } from "./rule.js";
import type { RulesCode, ValueCode } from "./value-code.js";

/** Prints a keyword: `maxLength: 100`. */
export function keyword(name: string, value: Code): Code {
  return code`${propertyKey(name)}: ${value}`;
}

/** Prints rules: `checkUser` or `{ type: "string", maxLength: 100 }`. */
export function rulesExpression(rules: RulesCode): Code {
  return "check" in rules ? rules.check : keywordList(rules.keywords);
}

/** Prints keywords as an object. */
export function keywordList(keywords: readonly Code[]): Code {
  return list({ open: "{", close: "}", separator: ",", items: keywords });
}

/** Returns the rules of a value that may also be null. */
export function orNullRules(rules: RulesCode): RulesCode {
  const keywords = "check" in rules ? [keyword("check", rules.check)] : rules.keywords;
  return { keywords: keywords.length === 0 ? [] : [...keywords, keyword("nullable", code`true`)] };
}

/** Returns the rules of a value: if keywords cannot express them, a function with the statements that check it. */
export function rulesOf(value: ValueCode): RulesCode {
  if (value.rules !== undefined) return value.rules;
  const body = ruleStatements(value.check(code`value`, code`path`, true));
  const items = ["value", "path", "report"].map((name) => parameterName(name, body));
  return { check: block(code`${list({ open: "(", close: ")", separator: ",", items })} =>`, body) };
}
