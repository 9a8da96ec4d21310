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
])("a change reaches the operation with the body %s", (schema) => {
  const [change, ...others] = changes(documentOf(schema, ""), documentOf(schema, ", maxLength: 5")).filter(
    ({ rule }) => rule === "request-max-length-tightened",
  );
  expect(others).toEqual([]);
  expect(change?.where).toBe("Base.x");
  expect(change?.reachedBy).toEqual(["composed", "direct"]);
});
