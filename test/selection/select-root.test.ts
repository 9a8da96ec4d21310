import { describe, expect, test } from "vitest";
import { root } from "../load/virtual.js";
import { componentsOf, select, selectEarly } from "./selected.js";

const selection = { include: { paths: ["/a"] } };
const response = (schema: string): string =>
  `{ "200": { description: d, content: { application/json: { schema: ${schema} } } } }`;
const paths = (schema: string): string => `
paths:
  /a: { get: { responses: ${response(schema)} } }
  /b: { get: { responses: ${response("{ $ref: '#/components/schemas/B' }")} } }
`;
const components = `
components:
  schemas:
    A: { type: object, properties: { a: { $ref: "#/components/schemas/A" } } }
    B: { type: string }
    Unused: { type: object, properties: { self: { $ref: "#/components/schemas/Unused" } } }
`;

describe("a selection in the root, before references are bundled", () => {
  test("equals a selection after bundling, and keeps unreferenced items", () => {
    const files = { "a.yaml": root(paths("{ $ref: '#/components/schemas/A' }") + components) };
    const early = selectEarly(files, selection);
    expect(early?.document).toEqual(select(files, selection).document);
    expect(componentsOf(early?.document ?? {})).toEqual(["schemas/A", "schemas/Unused"]);
  });

  test.each([
    ["another file", "{ $ref: 'b.yaml' }"],
    ["a part of an operation", "{ $ref: '#/paths/~1b/get/responses/200/content/application~1json/schema' }"],
    ["a part of a component", "{ $ref: '#/components/schemas/A/properties/a' }"],
    ["an escaped name", "{ $ref: '#/components/schemas/%41' }"],
    ["a file in a mapping", "{ type: object, discriminator: { propertyName: t, mapping: { b: b.yaml } } }"],
  ])("is not made where a reference leads to %s", (_, schema) => {
    const files = { "a.yaml": root(paths(schema) + components), "b.yaml": "type: string\n" };
    expect(selectEarly(files, selection)).toBeUndefined();
  });

  test("counts a $ref in an example, which many documents mean as a reference", () => {
    const examples = `${components}  examples:
    One: { value: { $ref: "#/components/examples/Two" } }
    Two: { value: 2 }
    Three: { value: 3 }
`;
    const content = "{ application/json: { examples: { one: { $ref: '#/components/examples/One' } } } }";
    const files = {
      "a.yaml": root(`
paths:
  /a: { get: { responses: { "200": { description: d, content: ${content} } } } }
  /b: { get: { responses: { "200": { description: d, content: { text/plain: { example: { $ref: "#/components/examples/Three" } } } } } } }
${examples}`),
    };
    const kept = componentsOf(selectEarly(files, selection)?.document ?? {});
    expect(kept).toEqual(expect.arrayContaining(["examples/One", "examples/Two"]));
    expect(kept).not.toContain("examples/Three");
  });
});
