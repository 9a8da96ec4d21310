import { expect, it } from "vitest";
import { brief, changes } from "./differences.js";

/** A document with several operations that require a scheme, and links between them. */
function documentOf({
  scheme,
  type,
  target,
}: {
  readonly scheme: string;
  readonly type: string;
  readonly target: string;
}) {
  const names = ["list", "create", "update"];
  const operations = names.map(
    (name) => `  /${name}:
    get:
      operationId: ${name}
      security: [{ ${scheme}: [] }]
      responses: { '200': { description: ok, links: { next: { operationId: ${target} } } } }
`,
  );
  return `paths:
${operations.join("")}  /things/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
    get: { operationId: ${target}, responses: { '200': { description: ok } } }
components:
  securitySchemes: { ${scheme}: ${type} }
`;
}

const usual = { scheme: "token", type: "{ type: http, scheme: bearer }", target: "getThing" };

it("reports a renamed security scheme once", () => {
  const findings = changes(documentOf(usual), documentOf({ ...usual, scheme: "session" }));
  expect(findings.map(brief)).toEqual(["security-scheme-renamed security scheme session"]);
  expect(findings[0]?.effects).toMatchObject({ wire: "safe" });
});

it.each([
  ["{ type: http, scheme: bearer }", "{ type: http, scheme: Bearer }"],
  ["{ type: apiKey, in: header, name: X-Key }", "{ type: apiKey, in: header, name: x-key }"],
])("ignores upper and lower case where requests do: %s", (type, other) => {
  const findings = changes(documentOf({ ...usual, type }), documentOf({ ...usual, scheme: "session", type: other }));
  expect(findings.map(brief)).toEqual(["security-scheme-renamed security scheme session"]);
});

it("reports a key in a query whose name has another case as another scheme", () => {
  const key = (name: string): string => `{ type: apiKey, in: query, name: ${name} }`;
  const other = { ...usual, scheme: "session", type: key("Key") };
  const rules = changes(documentOf({ ...usual, type: key("key") }), documentOf(other)).map(({ rule }) => rule);
  expect(rules).toContain("security-scheme-removed");
});

it("reports a scheme that also works differently as removed and added", () => {
  const other = { ...usual, scheme: "session", type: "{ type: http, scheme: basic }" };
  const rules = changes(documentOf(usual), documentOf(other)).map(({ rule }) => rule);
  expect(rules).toEqual(expect.arrayContaining(["security-scheme-removed", "security-alternative-removed"]));
});

it("does not report links whose target has a different operationId", () => {
  const findings = changes(documentOf(usual), documentOf({ ...usual, target: "readThing" }));
  expect(findings.map(({ rule }) => rule)).toContain("operation-renamed");
  expect(findings.filter(({ rule }) => rule === "response-link-changed")).toEqual([]);
});

it("reports links that lead to another operation", () => {
  const other = documentOf(usual).replace("operationId: getThing } } }", "operationId: list } } }");
  expect(changes(documentOf(usual), other).map(({ rule }) => rule)).toEqual(["response-link-changed"]);
});
