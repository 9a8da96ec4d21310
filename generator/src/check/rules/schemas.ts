import { asObject, child } from "../../model/raw.js";
import type { CheckContext } from "../context.js";
import { code } from "../words.js";

/** What makes no sense within one schema. */
export function checkSchemas({ of, report }: CheckContext): void {
  const checkPattern = (pattern: string, pointer: string, part: "key" | "value"): void => {
    const problem = problemOf(pattern);
    if (problem === undefined) return;
    const message = `the pattern ${code(pattern)} is no regular expression: ${problem}`;
    const expected = "an ECMAScript regular expression with the flag `u`";
    report({ code: "pattern-invalid", message, pointer, part, expected });
  };
  for (const { node, pointer } of of("schema")) {
    if (typeof node["pattern"] === "string") checkPattern(node["pattern"], `${pointer}/pattern`, "value");
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
