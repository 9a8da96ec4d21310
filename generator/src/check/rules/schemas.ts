import { asNumber, asObject, child } from "../../model/raw.js";
import {
  type Growth,
  harmlessAttempts,
  type MatchStrategy,
  maxAttempts,
  type PatternCost,
  patternCost,
} from "../../pattern/pattern.js";
import type { DocumentCheckContext } from "../context.js";
import { quoteName } from "../message-text.js";

/** Checks keywords within one schema for contradictions. */
export function checkSchemas({ objectsWith, report, isStrict }: DocumentCheckContext): void {
  const checkPattern = (pattern: string, pointer: string, part: "key" | "value", maxLength?: number): void => {
    const problem = problemOf(pattern);
    if (problem === undefined) {
      checkCost(pattern, pointer, part, maxLength);
      return;
    }
    const message = `the pattern ${quoteName(pattern)} is not a valid regular expression: ${problem}`;
    const expected = "an ECMAScript regular expression with the flag `u`";
    report({ code: "pattern-invalid", message, pointer, keyOrValue: part, expected });
  };
  const checkCost = (pattern: string, pointer: string, part: "key" | "value", maxLength?: number): void => {
    const cost = patternCost(pattern);
    if (cost.growth === "linear" || maxAttempts(cost, maxLength) <= harmlessAttempts) return;
    const fix = "rewrite it so that each string can match in only one way, or set a small `maxLength`";
    const message = `${describeCost(pattern, cost)}; ${describeConsequence(cost.strategy)}`;
    // An error is useful only to those who can change the document.
    const severity = cost.growth === "exponential" && isStrict ? "error" : "warning";
    report({ code: costCodes[cost.growth], severity, message, pointer, keyOrValue: part, fix });
  };
  for (const { node, pointer } of objectsWith(["pattern", "patternProperties", "readOnly"], "schema")) {
    if (typeof node["pattern"] === "string") {
      checkPattern(node["pattern"], `${pointer}/pattern`, "value", asNumber(node["maxLength"]));
    }
    for (const pattern of Object.keys(asObject(node["patternProperties"]) ?? {})) {
      checkPattern(pattern, child(`${pointer}/patternProperties`, pattern), "key");
    }
    if (node["readOnly"] === true && node["writeOnly"] === true) {
      const message = "a property that is both `readOnly` and `writeOnly` is never sent";
      report({
        code: "read-and-write-only",
        message,
        pointer: `${pointer}/writeOnly`,
        keyOrValue: "key",
        fix: "drop one of them",
      });
    }
  }
}

const costCodes = {
  polynomial: "pattern-slow",
  exponential: "pattern-exponential",
  unknown: "pattern-cost-unknown",
} as const satisfies Record<Exclude<Growth, "linear">, string>;

function describeCost(pattern: string, { growth, attempts }: PatternCost): string {
  if (growth === "unknown") return `${quoteName(pattern)} is too complex for an analysis of its matching time`;
  const length = attempts.findIndex((count) => count > harmlessAttempts);
  const text = length === -1 ? "a long string" : `a string of ${length} characters`;
  const count = harmlessAttempts.toLocaleString("en-US");
  return `a matcher that backtracks may need more than ${count} attempts for ${text} that nearly matches ${quoteName(pattern)}`;
}

function describeConsequence(matching: MatchStrategy): string {
  switch (matching.kind) {
    case "expression":
      return "generated validators match it as it is";
    case "linear":
      return "generated validators match it without backtracking; in a server, all strings of a request share 20,000,000 steps";
    case "bounded":
      return `generated validators reject strings of more than ${matching.limit} characters`;
    case "none":
      return "generated validators do not check it";
  }
}

function problemOf(pattern: string): string | undefined {
  try {
    new RegExp(pattern, "u");
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return (message.split(": ").at(-1) ?? message).replace(/^./, (letter) => letter.toLowerCase());
  }
}
