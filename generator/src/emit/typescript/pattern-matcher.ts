import type { MatcherPart } from "../../pattern/matcher.js";
import { patternCost } from "../../pattern/pattern.js";
import {
  arrayLiteral,
  type Code,
  code,
  numberLiteral,
  regexLiteral,
  stringLiteral,
  validateRuntime,
} from "../../print/index.js";

/**
 * Prints an expression with a `test` method that matches a text in bounded time; undefined if the pattern is too
 * complex, in which case it is not checked.
 */
export function patternMatcher(pattern: string): Code | undefined {
  const { strategy } = patternCost(pattern);
  switch (strategy.kind) {
    case "expression":
      return regexLiteral(pattern, "u");
    case "linear":
      return code`/* @__PURE__ */ ${validateRuntime("linearPattern")}(${matcherPartCode(strategy.part)})`;
    case "bounded":
      return code`/* @__PURE__ */ ${validateRuntime("boundedPattern")}(${regexLiteral(pattern, "u")}, ${numberLiteral(strategy.limit)})`;
    case "none":
      return undefined;
  }
}

/** Whether {@link patternMatcher} prints the pattern as a regular expression. */
export function isPlainPattern(pattern: string): boolean {
  return patternCost(pattern).strategy.kind === "expression";
}

function matcherPartCode(node: MatcherPart): Code {
  switch (node.kind) {
    case "text":
      return stringLiteral(node.text);
    case "class":
      return regexLiteral(node.source, "u");
    case "sequence":
      return matcherPartsCode(node.parts);
    case "alternatives":
      return code`{ or: ${matcherPartsCode(node.parts)} }`;
    case "repetition": {
      const max = node.max === undefined ? code`` : code`, max: ${numberLiteral(node.max)}`;
      return code`{ of: ${matcherPartCode(node.part)}, min: ${numberLiteral(node.min)}${max} }`;
    }
    case "boundary":
      return code`{ at: ${stringLiteral(node.at)} }`;
  }
}

function matcherPartsCode(nodes: readonly MatcherPart[]): Code {
  return arrayLiteral(nodes.map(matcherPartCode));
}
