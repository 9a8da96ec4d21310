import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { extensionCases } from "./cases/extensions.js";
import { metaSchemaCases } from "./cases/meta-schema.js";
import { operationCases } from "./cases/operations.js";
import { schemaCases } from "./cases/schemas.js";
import { brief, checkText, head } from "./checked.js";

/** The document of a case: the keys of the object `tags` are those of OpenAPI 3.2. */
function documentOf(text: string): string {
  return (/\bparent: /.test(text) ? head.replace("3.1.0", "3.2.0") : head) + text;
}

/** One error per document, each with a near miss: a similar document without the error. */
const cases = { ...metaSchemaCases, ...operationCases, ...schemaCases, ...extensionCases };

describe("a document with one error gives exactly one diagnostic, at the location of the error", () => {
  for (const [name, { bad, want }] of Object.entries(cases)) {
    it(name, () => {
      expect(checkText(documentOf(bad)).map(brief)).toEqual([want]);
    });
  }
});

describe("a near miss gives no diagnostic", () => {
  for (const [name, { good }] of Object.entries(cases)) {
    it(name, () => {
      expect(checkText(documentOf(good)).map(brief)).toEqual([]);
    });
  }
});

it("the default of a dynamic reference may exclude all values", () => {
  const text = "components: { schemas: { A: { $dynamicAnchor: item, not: {} } } }\n";
  expect(checkText(documentOf(text)).map(({ code }) => code)).toEqual(["keyword-without-effect"]);
});

it("every code of the check module has a document that triggers it", () => {
  const source = readFileSync(new URL("../../generator/src/diagnostics/catalogue.ts", import.meta.url), "utf8");
  const sections = source.split(/^\s*\/\/ /m).filter((section) => section.startsWith("check:"));
  const codes = sections.flatMap((section) => [...section.matchAll(/^ {2}"([a-z0-9-]+)":/gm)].map((match) => match[1]));
  const triggered = new Set(Object.values(cases).map(({ want }) => want.split(" ")[0]));
  expect(codes.length).toBeGreaterThan(50);
  // The closing note needs more than a thousand findings and has a test of its own.
  expect(codes.filter((code) => !triggered.has(code))).toEqual(["findings-omitted"]);
});
