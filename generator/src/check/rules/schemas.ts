import { asObject, child } from "../../model/raw.js";
import { backtrackingOf } from "../backtracking.js";
import type { CheckContext } from "../context.js";
import { code } from "../words.js";

/** What makes no sense within one schema. */
export function checkSchemas({ of, report }: CheckContext): void {
  const checkPattern = (pattern: string, pointer: string, part: "key" | "value"): void => {
    const problem = problemOf(pattern);
    if (problem === undefined) {
      checkTime(pattern, pointer, part);
      return;
    }
    const message = `the pattern ${code(pattern)} is no regular expression: ${problem}`;
    const expected = "an ECMAScript regular expression with the flag `u`";
    report({ code: "pattern-invalid", message, pointer, part, expected });
  };
  const checkTime = (pattern: string, pointer: string, part: "key" | "value"): void => {
    const backtracking = backtrackingOf(pattern);
    if (backtracking === "exponential") {
      const message = `whoever sends a text that nearly matches ${code(pattern)} can stop the program: the time doubles with each character`;
      const fix = "write it so that each text can be read in one way only";
      report({ code: "pattern-exponential", message, pointer, part, fix });
    }
    if (backtracking === "polynomial") {
      const message = `a long text that nearly matches ${code(pattern)} takes a time that grows with a power of its length`;
      const fix = "write it so that each text can be read in one way only";
      report({ code: "pattern-slow", message, pointer, part, fix });
    }
  };
  for (const { node, pointer } of of("schema")) {
    if (typeof node["pattern"] === "string") {
      checkPattern(node["pattern"], `${pointer}/pattern`, "value");
    }
    for (const pattern of Object.keys(asObject(node["patternProperties"]) ?? {})) {
      checkPattern(pattern, child(`${pointer}/patternProperties`, pattern), "key");
    }
    if (node["readOnly"] === true && node["writeOnly"] === true) {
      const message = "a property that is both `readOnly` and `writeOnly` is never sent at all";
      report({
        code: "read-and-write-only",
        message,
        pointer: `${pointer}/writeOnly`,
        part: "key",
        fix: "drop one of them",
      });
    }
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
