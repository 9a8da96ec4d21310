import { expect, it } from "vitest";
import { changes } from "./differences.js";

/** Two operations: `direct` refers to the changed type, `composed` refers to it as given. */
function documentOf(schema: string, limit: string): string {
  const operation = (id: string, body: string): string =>
    `  /${id}: { post: { operationId: ${id}, requestBody: { content: { application/json: { schema: ${body} } } }, responses: { '204': { description: ok } } } }\n`;
  return `paths:
${operation("direct", "{ $ref: '#/components/schemas/Base' }")}${operation("composed", schema)}components:
  schemas:
    Base: { type: object, properties: { x: { type: string${limit} } } }
    Derived: { allOf: [{ $ref: '#/components/schemas/Base' }, { type: object, properties: { y: { type: string } } }] }
    Alias: { $ref: '#/components/schemas/Base' }
    Tree: { type: object, properties: { leaf: { allOf: [{ $ref: '#/components/schemas/Base' }] }, trees: { type: array, items: { $ref: '#/components/schemas/Tree' } } } }
    Holder: { type: object, properties: { inner: { allOf: [{ $ref: '#/components/schemas/Base' }] } } }
    Single: { oneOf: [{ $ref: '#/components/schemas/Base' }] }
`;
}

const base = "{ $ref: '#/components/schemas/Base' }";

it.each([
  `{ allOf: [${base}] }`,
  `{ allOf: [${base}, { type: object, properties: { z: { type: string } } }] }`,
  `{ oneOf: [${base}] }`,
  `{ type: array, items: { anyOf: [${base}] } }`,
  `{ oneOf: [${base}, { type: string }] }`,
  "{ $ref: '#/components/schemas/Derived' }",
  "{ $ref: '#/components/schemas/Single' }",
  "{ $ref: '#/components/schemas/Alias' }",
  "{ $ref: '#/components/schemas/Tree' }",
  "{ $ref: '#/components/schemas/Holder/properties/inner' }",
  `{ anyOf: [${base}, { type: 'null' }] }`,
  `{ allOf: [{ allOf: [{ oneOf: [${base}] }] }, { type: object, properties: { z: { type: string } } }] }`,
  `{ type: object, additionalProperties: { oneOf: [${base}] } }`,
  `{ type: object, patternProperties: { '^x': ${base} } }`,
  `{ type: array, prefixItems: [{ allOf: [${base}] }] }`,
])("a change reaches the operation with the body %s", (schema) => {
  const [change, ...others] = changes(documentOf(schema, ""), documentOf(schema, ", maxLength: 5")).filter(
    ({ rule }) => rule === "request-max-length-tightened",
  );
  expect(others).toEqual([]);
  expect(change?.where).toBe("Base.x");
  expect(change?.reachedBy).toEqual(["composed", "direct"]);
});

// Parts of `allOf` are compared in each context, up to a limit. Beyond it, contexts share one comparison.
it("a change in a part that thousands of schemas share names all operations", () => {
  const operations = Array.from({ length: 70 }, (_, index) => `o${String(index).padStart(2, "0")}`);
  const documentOf = (limit: string): string => {
    const paths = operations.map((id) => {
      const schema = "{ allOf: [{ $ref: '#/components/schemas/Base' }, { type: object, properties: { y: {} } }] }";
      const body = `{ content: { application/json: { schema: ${schema} } } }`;
      return `  /${id}: { post: { operationId: ${id}, requestBody: ${body}, responses: { '204': { description: ok } } } }\n`;
    });
    const parts = Array.from({ length: 60 }, (_, index) => {
      const last = `{ type: object, properties: { x: { type: string${limit} } } }`;
      return `p${index}: ${index === 59 ? last : "{ type: object, properties: { x: { type: string } } }"}`;
    });
    const schemas = `components:\n  schemas:\n    Base: { type: object, properties: { ${parts.join(", ")} } }\n`;
    return `paths:\n${paths.join("")}${schemas}`;
  };
  const [change, ...others] = changes(documentOf(""), documentOf(", maxLength: 5")).filter(
    ({ rule }) => rule === "request-max-length-tightened",
  );
  expect(others).toEqual([]);
  expect(change?.reachedBy).toEqual(operations);
});
