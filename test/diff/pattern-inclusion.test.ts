import { expect, it } from "vitest";
import { changes } from "./differences.js";

function documentOf(pattern: string | undefined): string {
  const schema = JSON.stringify({ type: "string", ...(pattern === undefined ? {} : { pattern }) });
  const content = `content: { application/json: { schema: { type: object, properties: { p: ${schema} } } } }`;
  return `paths:
  /p: { post: { operationId: p, requestBody: { ${content} }, responses: { '200': { description: ok, ${content} } } } }
`;
}

const widened = ["request-pattern-dropped", "response-pattern-dropped"];

it.each([
  ["^a+$", ".*", widened],
  ["^a+$", "", widened],
  ["^[a-z]{2}$", "^[a-z]{1,3}$", widened],
  ["^[a-z]{1,3}$", "^[a-z]{2}$", ["request-pattern-introduced", "response-pattern-introduced"]],
  ["^a+$", "^b+$", ["request-pattern-changed", "response-pattern-changed"]],
  ["^a+$", "^(?=a)", ["request-pattern-changed", "response-pattern-changed"]],
  [undefined, "", []],
  ["^[ab]$", "^(?:a|b)$", []],
])("compares the texts that match the patterns %j and %j", (base, head, rules) => {
  expect(
    changes(documentOf(base), documentOf(head))
      .map(({ rule }) => rule)
      .sort(),
  ).toEqual(rules);
});
