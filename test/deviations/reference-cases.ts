import {
  client,
  type DeviationCase,
  done,
  head,
  head30,
  operation,
  operations,
  path,
  response,
  schema,
  schemas,
  types,
} from "./case.js";

const other = `operationId: a\n${done}\nparameters: [{ $ref: 'parameters.yaml#/q' }]\n`;

export const referenceCases: readonly DeviationCase[] = [
  {
    code: "reference-in-object",
    of: "an operation in another file",
    deviating: path("/a: { get: { $ref: 'op-a.yaml' } }"),
    corrected: path(
      `/a: { get: { operationId: a, parameters: [{ name: q, in: query, schema: { type: integer } }], ${done} } }`,
    ),
    files: {
      "op-a.yaml": other,
      "parameters.yaml": "q: { name: q, in: query, schema: { type: integer } }\n",
    },
    location: "5:16",
    warning:
      "unknown keyword `$ref` in an Operation Object; it is replaced by its target; keywords next to it override those of the target",
    output: [client, "q?: number"],
  },
  {
    code: "reference-in-object",
    of: "an operation of the same file in OpenAPI 3.0",
    deviating: path(
      `/a: { get: { operationId: a, ${done} } }\n  /b: { get: { $ref: '#/paths/~1a/get', operationId: b } }`,
      head30,
    ),
    corrected: path(`/a: { get: { operationId: a, ${done} } }\n  /b: { get: { operationId: b, ${done} } }`, head30),
    location: "6:16",
    warning:
      "unknown keyword `$ref` in an Operation Object; it is replaced by its target; keywords next to it override those of the target",
    output: ["src/client/b.ts", "export async function b("],
  },
  {
    code: "reference-in-object",
    of: "all paths",
    deviating: `${head}paths: { $ref: paths.yaml }\n`,
    corrected: `${head}${operations}`,
    files: { "paths.yaml": `/a: { get: { operationId: a, ${done} } }\n` },
    location: "4:10",
    warning:
      "unknown keyword `$ref` in a Paths Object; it is replaced by its target; keywords next to it override those of the target",
    output: [client, "export async function a("],
  },
  {
    code: "reference-to-collection",
    of: "the schemas of the components",
    deviating: `${head}${operations}components: { schemas: { $ref: schemas.yaml } }\n`,
    corrected: schemas("    S: { type: array, items: { $ref: '#/components/schemas/T' } }\n    T: { type: string }\n"),
    files: { "schemas.yaml": "S: { type: array, items: { $ref: '#/T' } }\nT: { type: string }\n" },
    location: "6:26",
    warning:
      "`schemas` is a reference as a whole, but OpenAPI allows references only in its entries; it is replaced by the entries of its target",
    output: [types, "export type S = T[]"],
  },
  {
    code: "reference-to-collection",
    of: "a list of parameters",
    deviating: operation("parameters: { $ref: parameters.yaml }"),
    corrected: operation("parameters: [{ name: q, in: query, schema: { type: integer } }]"),
    files: { "parameters.yaml": "- { name: q, in: query, schema: { type: integer } }\n" },
    location: "5:46",
    warning:
      "`parameters` is a reference as a whole, but OpenAPI allows references only in its entries; it is replaced by the entries of its target",
    output: [client, "q?: number"],
  },
  {
    code: "reference-to-collection",
    of: "a list of parameters among parameters",
    deviating: operation(
      "parameters: [{ name: p, in: query, schema: { type: string } }, { $ref: parameters.yaml }, { name: r, in: query, schema: { type: string } }]",
    ),
    corrected: operation(
      "parameters: [{ name: p, in: query, schema: { type: string } }, { name: q, in: query, schema: { type: integer } }, { name: r, in: query, schema: { type: string } }]",
    ),
    files: { "parameters.yaml": "- { name: q, in: query, schema: { type: integer } }\n" },
    location: "5:97",
    warning:
      "`parameters` is a reference as a whole, but OpenAPI allows references only in its entries; it is replaced by the entries of its target",
    output: [client, "q?: number"],
  },
  {
    code: "reference-to-value",
    of: "a description in Markdown",
    deviating: operation("description: { $ref: a.md }"),
    corrected: operation('description: "# Lists books\\n\\n- one: two\\n"'),
    files: { "a.md": "# Lists books\n\n- one: two\n" },
    location: "5:47",
    warning: "`description` is a reference, but OpenAPI expects a value; it is replaced by the content of its target",
    output: [client, "Lists books"],
  },
  {
    code: "reference-to-value",
    of: "an enumeration",
    deviating: schema("{ type: string, enum: { $ref: values.yaml } }"),
    corrected: schema("{ type: string, enum: [one, two] }"),
    files: { "values.yaml": "[one, two]\n" },
    location: "8:32",
    warning: "`enum` is a reference, but OpenAPI expects a value; it is replaced by the content of its target",
    output: ["openapi.json", '"one"'],
  },
  {
    code: "reference-to-value",
    of: "an example that refers to an Example Object",
    deviating: `${response("{ description: d, content: { application/json: { schema: { type: integer }, example: { $ref: '#/components/examples/one' } } } }")}components: { examples: { one: { summary: s, value: 11 } } }\n`,
    corrected: `${response("{ description: d, content: { application/json: { schema: { type: integer }, example: 11 } } }")}components: { examples: { one: { summary: s, value: 11 } } }\n`,
    location: "5:139",
    warning: "`example` is a reference, but OpenAPI expects a value; it is replaced by the content of its target",
    output: ["openapi.json", '"example": 11'],
  },
  {
    code: "reference-form",
    of: "definitions",
    fix: 'write "#/components/schemas/T"',
    deviating: schemas("    S: { type: array, items: { $ref: '#/definitions/T' } }\n    T: { type: string }\n"),
    corrected: schemas("    S: { type: array, items: { $ref: '#/components/schemas/T' } }\n    T: { type: string }\n"),
    location: "8:38",
    warning: "there is nothing at /definitions in openapi.yaml; it is resolved in the form that the fix shows",
    output: [types, "export type S = T[]"],
  },
  {
    code: "reference-form",
    of: "a backslash",
    fix: 'write "./T.yaml"',
    deviating: schema("{ type: array, items: { $ref: '.\\T.yaml' } }"),
    corrected: schema("{ type: array, items: { $ref: ./T.yaml } }"),
    files: { "T.yaml": "type: string\n" },
    location: "8:38",
    warning: '".\\\\T.yaml" contains a backslash; it is resolved in the form that the fix shows',
    output: ["openapi.json", '"$ref": "#/components/schemas/T"'],
  },
  {
    code: "reference-form",
    of: "a pointer of the root in another file",
    fix: 'write "openapi.yaml#/components/schemas/T"',
    deviating: schemas("    S: { $ref: 'S.yaml' }\n    T: { type: string }\n"),
    corrected: schemas("    S: { type: array, items: { $ref: '#/components/schemas/T' } }\n    T: { type: string }\n"),
    files: { "S.yaml": "type: array\nitems: { $ref: '#/components/schemas/T' }\n" },
    location: "2:16",
    warning: "there is nothing at /components in S.yaml; it is resolved in the form that the fix shows",
    output: ["openapi.json", '"$ref": "#/components/schemas/T"'],
  },
  {
    code: "dynamic-reference",
    deviating: schema("{ $dynamicAnchor: node, type: object, properties: { child: { $dynamicRef: '#node' } } }"),
    corrected: schema("{ type: object, properties: { child: { $ref: '#/components/schemas/S' } } }"),
    location: "8:69",
    warning: "`$dynamicRef` is not supported; it refers to the anchor with this name in the same file",
    output: [types, "child?: S"],
  },
  {
    code: "composition-cycle",
    of: "an alternative",
    deviating: schema("{ oneOf: [{ $ref: '#/components/schemas/S' }, { type: string }] }"),
    corrected: schema("{ oneOf: [{}, { type: string }] }"),
    location: "8:26",
    warning:
      "/components/schemas/S contains itself through /components/schemas/S/oneOf/0; the reference that closes the cycle accepts any value; in `allOf`, it keeps the keywords of its target outside the cycle",
    output: [types, "export type S = unknown"],
  },
  {
    code: "composition-cycle",
    of: "a parent that lists its children",
    deviating: schemas(
      "    P: { oneOf: [{ $ref: '#/components/schemas/C' }], properties: { a: { type: string } } }\n    C: { allOf: [{ $ref: '#/components/schemas/P' }, { type: object, properties: { b: { type: integer } } }] }\n",
    ),
    corrected: schemas(
      "    P: { oneOf: [{ $ref: '#/components/schemas/C' }], properties: { a: { type: string } } }\n    C: { allOf: [{ properties: { a: { type: string } } }, { type: object, properties: { b: { type: integer } } }] }\n",
    ),
    location: "8:26",
    warning:
      "/components/schemas/P contains itself through /components/schemas/P/oneOf/0, /components/schemas/C/allOf/0; the reference that closes the cycle accepts any value; in `allOf`, it keeps the keywords of its target outside the cycle",
    output: [types, "b?: number"],
  },
  {
    code: "composition-cycle",
    of: "references alone",
    deviating: schema("{ $ref: '#/components/schemas/S' }"),
    corrected: schema("{}"),
    location: "8:16",
    warning:
      "/components/schemas/S refers only to itself; the reference that closes the cycle accepts any value; in `allOf`, it keeps the keywords of its target outside the cycle",
    output: [types, "export type S = unknown"],
  },
  {
    code: "reference-to-nothing",
    of: "a schema",
    deviating: schema("{ type: object, properties: { a: { $ref: '#/components/schemas/T' } } }"),
    corrected: schema("{ type: object, properties: { a: {} } }"),
    location: "8:49",
    warning:
      "there is nothing at /components/schemas/T in openapi.yaml; the reference is ignored, and the schema accepts any value",
    output: [types, "a?: unknown"],
  },
  {
    code: "reference-to-nothing",
    of: "a response",
    deviating: path("/a: { get: { operationId: a, responses: { '204': { $ref: '#/components/responses/R' } } } }"),
    corrected: path("/a: { get: { operationId: a, responses: { '204': { description: '' } } } }"),
    location: "5:60",
    warning: "there is nothing at /components in openapi.yaml; the reference is ignored, and the response has no body",
    output: [client, "Promise<void>"],
  },
  {
    code: "reference-to-nothing",
    of: "a mapping",
    deviating: schemas(
      "    A: { type: object, required: [k], properties: { k: { type: string } } }\n    S: { oneOf: [{ $ref: '#/components/schemas/A' }], discriminator: { propertyName: k, mapping: { a: A, z: Z } } }\n",
    ),
    corrected: schemas(
      "    A: { type: object, required: [k], properties: { k: { type: string } } }\n    S: { oneOf: [{ $ref: '#/components/schemas/A' }], discriminator: { propertyName: k, mapping: { a: A } } }\n",
    ),
    location: "9:109",
    warning:
      'there is neither a schema nor a file named "Z"; the reference is ignored, and the entry of the mapping is omitted',
    output: [types, "export type S = A"],
  },
  {
    code: "reference-to-nothing",
    of: "an operation of Swagger 2.0",
    deviating:
      "swagger: '2.0'\ninfo: { title: t, version: '1' }\npaths:\n  /a:\n    get:\n      operationId: a\n      $ref: '#/definitions/Missing'\n      responses: { 204: { description: '' } }\ndefinitions:\n  S: { type: string }\n",
    corrected:
      "swagger: '2.0'\ninfo: { title: t, version: '1' }\npaths:\n  /a:\n    get: { operationId: a, responses: { 204: { description: '' } } }\ndefinitions:\n  S: { type: string }\n",
    location: "7:13",
    warning:
      "there is nothing at /definitions/Missing in openapi.yaml; the reference is ignored, and the operation keeps its other keywords",
    output: [client, "Promise<void>"],
  },
  {
    code: "reference-to-itself",
    of: "a parameter by way of another one",
    deviating: `${operation("parameters: [{ $ref: '#/components/parameters/P' }]")}components:\n  parameters:\n    P: { $ref: '#/components/parameters/Q' }\n    Q: { $ref: '#/components/parameters/P' }\n`,
    corrected: path(`/a: { get: { operationId: a, ${done} } }`),
    location: "8:16",
    warning:
      "/components/parameters/P refers to itself through /components/parameters/Q; the reference is ignored, and the object with the reference is omitted",
    output: [client, "export type AArgs = Record<string, never>"],
  },
  {
    code: "reference-to-itself",
    of: "a response",
    deviating: `${path("/a: { get: { operationId: a, responses: { '204': { $ref: '#/components/responses/R' } } } }")}components:\n  responses:\n    R: { $ref: '#/components/responses/R' }\n`,
    corrected: path("/a: { get: { operationId: a, responses: { '204': { description: '' } } } }"),
    location: "8:16",
    warning: "/components/responses/R refers only to itself; the reference is ignored, and the response has no body",
    output: [client, "Promise<void>"],
  },
  {
    code: "reference-to-itself",
    of: "a path item",
    deviating: `${head}${operations}  /b: { $ref: '#/paths/~1c' }\n  /c: { $ref: '#/paths/~1b' }\n`,
    corrected: `${head}${operations}`,
    location: "7:15",
    warning:
      "/paths/~1c refers to itself through /paths/~1b; the reference is ignored, and the object with the reference is omitted",
    output: [client, "Promise<void>"],
  },
  {
    code: "reference-to-network",
    deviating: schema("{ type: object, properties: { a: { $ref: 'https://t.example/a.json' } } }"),
    corrected: schema("{ type: object, properties: { a: {} } }"),
    location: "8:49",
    warning: '"https://t.example/a.json" is a network URL; the reference is ignored, and the schema accepts any value',
    output: [types, "a?: unknown"],
  },
  {
    code: "reference-to-other-kind",
    deviating: schema("{ type: object, properties: { a: { $ref: '#/info' } } }"),
    corrected: schema("{ type: object, properties: { a: {} } }"),
    location: "8:49",
    warning: '"#/info" does not refer to a schema; the reference is ignored, and the schema accepts any value',
    output: [types, "a?: unknown"],
  },
];
