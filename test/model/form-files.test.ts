import { describe, expect, it } from "vitest";
import { modelOf } from "./model-of.js";

/** The parts of the form that are files, and the media type of the text that `note` is. */
function filesOf(form: string, more = ""): readonly string[] {
  const model = modelOf(`paths:
  /a:
    post:
      operationId: send
      requestBody: { content: { multipart/form-data: { schema: ${form} } } }
      responses: { '204': { description: d } }
${more}`);
  const [media] = model.operations[0]?.body?.content ?? [];
  return (media?.encoding ?? []).filter(({ file }) => file).map(({ property }) => property);
}

const binary = "{ type: string, format: binary }";

describe("format: binary in OpenAPI 3.1 means a file in a multipart form", () => {
  it.each([
    ["as a part", `{ type: object, properties: { a: ${binary}, b: { type: string } } }`, ["a"]],
    ["in a list", `{ type: object, properties: { a: { type: array, items: ${binary} } } }`, ["a"]],
    ["that may be null", `{ type: object, properties: { a: { anyOf: [${binary}, { type: 'null' }] } } }`, ["a"]],
    ["that may be null, by its types", "{ properties: { a: { type: [string, 'null'], format: binary } } }", ["a"]],
    ["in a part of the form's schema", `{ allOf: [{ type: object, properties: { a: ${binary} } }] }`, ["a"]],
  ])("%s", (_title, form, want) => {
    expect(filesOf(form)).toEqual(want);
  });

  it("of a component, whose parts are components", () => {
    const components = `components:
  schemas:
    Form: { type: object, properties: { a: { $ref: '#/components/schemas/File' }, self: { $ref: '#/components/schemas/Form' } } }
    File: ${binary}
`;
    expect(filesOf("{ $ref: '#/components/schemas/Form' }", components)).toEqual(["a"]);
  });

  it("of a request body that operations share", () => {
    const model = modelOf(`paths:
  /a: { put: { operationId: put, requestBody: { $ref: '#/components/requestBodies/Both' }, responses: { '204': { description: d } } } }
components:
  requestBodies:
    Both: { content: { multipart/form-data: { schema: { type: object, properties: { a: ${binary} } } } } }
`);
    expect(model.operations[0]?.body?.content[0]?.encoding).toMatchObject([{ property: "a", file: true }]);
  });
});

describe("it stays a text", () => {
  it("in JSON, where nothing but a text can stand", () => {
    const model = modelOf(`components: { schemas: { Thing: { type: object, properties: { a: ${binary} } } } }\n`);
    expect(JSON.stringify(model.types.get("Thing"))).not.toContain("octet-stream");
  });

  it.each([
    [
      "where it says how it is encoded",
      "{ properties: { a: { type: string, format: binary, contentEncoding: base64 } } }",
    ],
    [
      "where it is deeper in a part, which is sent as JSON",
      `{ properties: { a: { type: object, properties: { b: ${binary} } } } }`,
    ],
  ])("%s", (_title, form) => {
    expect(filesOf(form)).toEqual([]);
  });
});
