import { describe, expect, it } from "vitest";
import { modelOf } from "./model-of.js";

/** The parts of the form that are files, and the media type of the part `note`. */
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

describe("a string of bytes is a file in a multipart form", () => {
  it.each([
    ["as a part", `{ type: object, properties: { a: ${binary}, b: { type: string } } }`, ["a"]],
    ["in a list", `{ type: object, properties: { a: { type: array, items: ${binary} } } }`, ["a"]],
    ["that may be null", `{ type: object, properties: { a: { anyOf: [${binary}, { type: 'null' }] } } }`, ["a"]],
    ["that may be null, by its types", "{ properties: { a: { type: [string, 'null'], format: binary } } }", ["a"]],
    [
      "of a media type of its own",
      "{ properties: { a: { type: string, contentMediaType: image/png }, b: { type: string, contentMediaType: text/csv } } }",
      ["a"],
    ],
    [
      "in a place of a list",
      `{ properties: { a: { type: array, prefixItems: [${binary}], items: ${binary} } } }`,
      ["a"],
    ],
    ["in a part of the form's schema", `{ allOf: [{ type: object, properties: { a: ${binary} } }] }`, ["a"]],
  ])("%s", (_title, form, want) => {
    expect(filesOf(form)).toEqual(want);
  });

  it.each([
    ["by a pattern", `{ type: object, patternProperties: { '^f': ${binary} } }`],
    ["of any name", `{ type: object, additionalProperties: ${binary} }`],
    ["of any name that nothing else describes", `{ type: object, unevaluatedProperties: ${binary} }`],
    ["that another calls for", `{ type: object, dependentSchemas: { a: { properties: { f: ${binary} } } } }`],
    ["in a case of the form", `{ type: object, if: { required: [a] }, then: { properties: { f: ${binary} } } }`],
  ])("in parts %s", (_title, form) => {
    const model = modelOf(
      `paths: { /a: { post: { operationId: send, requestBody: { content: { multipart/form-data: { schema: ${form} } } }, responses: { '204': { description: d } } } } }\n`,
    );
    expect(JSON.stringify([...model.types.values()])).toContain('"file":true');
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

describe("a string of bytes stays a string", () => {
  it("in JSON, which can only contain strings", () => {
    const model = modelOf(`components: { schemas: { Thing: { type: object, properties: { a: ${binary} } } } }\n`);
    expect(JSON.stringify(model.types.get("Thing"))).not.toContain("octet-stream");
  });

  it.each([
    ["3.0.3", "type: string, format: binary"],
    ["3.1.0", "type: string, contentMediaType: image/png"],
    ["3.1.0", "type: string, format: binary, contentMediaType: application/octet-stream"],
  ])("in a body, a response and a parameter of %s that declare %s", (version, text) => {
    const body = `content: { application/json: { schema: { type: object, properties: { a: { ${text} } } } } }`;
    const model = modelOf(
      `paths: { /a: { post: { operationId: send, parameters: [{ name: p, in: query, schema: { ${text} } }], requestBody: { ${body} }, responses: { '200': { description: d, ${body} } } } } }\n`,
      version,
    );
    const read = JSON.stringify([model.operations, [...model.types.values()]]);
    expect(read.match(/"file":false/g)).toHaveLength(3);
    expect(read).not.toContain('"file":true');
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

describe("a component is a file if it is a complete body of bytes", () => {
  const schemas = `components: { schemas: { Bytes: ${binary} } }\n`;
  const content = (mediaType: string): string =>
    `content: { '${mediaType}': { schema: { $ref: '#/components/schemas/Bytes' } } }`;

  it.each([
    ["application/octet-stream", true, "binary"],
    ["image/png; q=1", true, "binary"],
    ["*/*", true, "binary"],
    ["application/json", false, "json"],
    ["text/plain", false, "text"],
  ])("%s: %s", (mediaType, file, kind) => {
    const sent = modelOf(
      `paths: { /a: { post: { operationId: send, requestBody: { ${content(mediaType)} }, responses: { '204': { description: d } } } } }\n${schemas}`,
    );
    const response = modelOf(
      `paths: { /a: { get: { operationId: get, responses: { '200': { description: d, ${content(mediaType)} } } } } }\n${schemas}`,
    );
    for (const model of [sent, response]) expect(model.types.get("Bytes")?.use.type).toMatchObject({ file });
    expect(sent.operations[0]?.body?.content[0]?.kind).toBe(kind);
    expect(response.operations[0]?.responses[0]?.content[0]?.kind).toBe(kind);
  });

  it("but not if a body of any media type is an object of them", () => {
    const model = modelOf(
      `paths: { /a: { post: { operationId: send, requestBody: { content: { '*/*': { schema: { type: object, properties: { a: ${binary} } } } } }, responses: { '204': { description: d } } } } }\n`,
    );
    expect(model.operations[0]?.body?.content[0]?.kind).toBe("json");
    expect(JSON.stringify([...model.types.values()])).not.toContain('"file":true');
  });
});
