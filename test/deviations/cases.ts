/** A document with a deviation, the corrected document, and what generated code contains for both. */
export interface DeviationCase {
  readonly code: string;
  /** Replaces the paths and components of the minimal document, or all of it if the text begins with `openapi`. */
  readonly deviating: string;
  readonly corrected: string;
  /** Line and column of the error in strict mode, and of the warning in tolerant mode. */
  readonly location: `${number}:${number}`;
  /** A file of the output, and a text that it contains because of the tolerant reading. */
  readonly output: readonly [file: string, text: string];
}

/** Four lines. */
const head = "openapi: 3.1.0\ninfo: { title: t, version: '1' }\nservers: [{ url: 'https://t.example' }]\n";
const head30 = head.replace("3.1.0", "3.0.3");
const done = "responses: { '204': { description: d } }";
const operations = `paths:\n  /a: { get: { operationId: a, ${done} } }\n`;

const schemas = (text: string, start = head): string => `${start}${operations}components:\n  schemas:\n${text}`;
const schema = (text: string, start = head): string => schemas(`    S: ${text}\n`, start);
const path = (text: string, start = head): string => `${start}paths:\n  ${text}\n`;

const types = "src/types/schemas.ts";
const client = "src/client/default.ts";

const head32 = head.replace("3.1.0", "3.2.0");
const stream = `get: { operationId: s, responses: { '200': { description: d, content: { text/event-stream: { itemSchema: { type: string } } } } } }`;
const cookie = `get: { operationId: a, parameters: [{ name: sid, in: cookie, style: cookie, schema: { type: string } }], ${done} }`;

export const cases: readonly DeviationCase[] = [
  {
    code: "version-later",
    deviating: `${head.replace("3.1.0", "3.3.1")}${operations}`,
    corrected: `${head32}${operations}`,
    location: "1:10",
    output: ["openapi.json", '"openapi": "3.2.0"'],
  },
  {
    code: "swagger-number",
    deviating: `swagger: 2.0\ninfo: { title: t, version: '1' }\n${operations}`,
    corrected: `swagger: "2.0"\ninfo: { title: t, version: '1' }\n${operations}`,
    location: "1:10",
    output: ["openapi.json", '"openapi": "3.1.1"'],
  },
  {
    code: "keyword-later",
    deviating: path(`/a: { ${stream} }`),
    corrected: path(`/a: { ${stream} }`, head32),
    location: "5:102",
    output: ["openapi.json", '"openapi": "3.2.0"'],
  },
  {
    code: "value-later",
    deviating: path(`/a: { ${cookie} }`),
    corrected: path(`/a: { ${cookie} }`, head32),
    location: "5:77",
    output: ["openapi.json", '"openapi": "3.2.0"'],
  },
  {
    code: "info-number",
    deviating: `openapi: 3.1.0\ninfo: { title: t, version: 1.10 }\n${operations}`,
    corrected: `openapi: 3.1.0\ninfo: { title: t, version: '1.10' }\n${operations}`,
    location: "2:28",
    output: ["openapi.json", '"version": "1.10"'],
  },
  {
    code: "info-missing",
    deviating: `openapi: 3.1.0\ninfo: { title: t }\n${operations}`,
    corrected: `openapi: 3.1.0\ninfo: { title: t, version: 0.0.0 }\n${operations}`,
    location: "2:7",
    output: ["openapi.json", '"version": "0.0.0"'],
  },
  {
    code: "paths-missing",
    deviating: `${head30}components: { schemas: { S: { type: string } } }\n`,
    corrected: `${head30}paths: {}\ncomponents: { schemas: { S: { type: string } } }\n`,
    location: "1:1",
    output: [types, "export type S = string"],
  },
  {
    code: "tag-repeated",
    deviating: `${head}tags: [{ name: x }, { name: x }]\n${operations}`,
    corrected: `${head}tags: [{ name: x }]\n${operations}`,
    location: "4:29",
    output: ["openapi.json", '"name": "x"'],
  },
  {
    code: "keyword-unknown",
    deviating: schema("{ type: array, items: { type: string }, min_items: 1 }"),
    corrected: schema("{ type: array, items: { type: string } }"),
    location: "8:48",
    output: [types, "export type S = string[]"],
  },
  {
    code: "response-description-missing",
    deviating: path("/a: { get: { operationId: a, responses: { '204': {} } } }"),
    corrected: path("/a: { get: { operationId: a, responses: { '204': { description: '' } } } }"),
    location: "5:52",
    output: [client, "Promise<void>"],
  },
  {
    code: "responses-missing",
    deviating: path("/a: { get: { operationId: a } }", head30),
    corrected: path("/a: { get: { operationId: a, responses: { default: { description: '' } } } }", head30),
    location: "5:14",
    output: [client, "export async function a("],
  },
  {
    code: "path-parameter-optional",
    deviating: path(
      `/a/{id}: { get: { operationId: a, parameters: [{ name: id, in: path, schema: { type: integer } }], ${done} } }`,
    ),
    corrected: path(
      `/a/{id}: { get: { operationId: a, parameters: [{ name: id, in: path, required: true, schema: { type: integer } }], ${done} } }`,
    ),
    location: "5:50",
    output: [client, "id: number"],
  },
  {
    code: "path-parameter-not-required",
    deviating: path(
      `/a/{id}: { get: { operationId: a, parameters: [{ name: id, in: path, required: false, schema: { type: integer } }], ${done} } }`,
    ),
    corrected: path(
      `/a/{id}: { get: { operationId: a, parameters: [{ name: id, in: path, required: true, schema: { type: integer } }], ${done} } }`,
    ),
    location: "5:82",
    output: [client, "id: number"],
  },
  {
    code: "path-parameter-not-declared",
    deviating: path(`/a/{id}: { get: { operationId: a, ${done} } }`),
    corrected: path(
      `/a/{id}: { get: { operationId: a, parameters: [{ name: id, in: path, required: true, schema: { type: string } }], ${done} } }`,
    ),
    location: "5:14",
    output: [client, "id: string"],
  },
  {
    code: "path-parameter-without-template",
    deviating: path(
      `/a: { get: { operationId: a, parameters: [{ name: id, in: path, required: true, schema: { type: string } }], ${done} } }`,
    ),
    corrected: path(`/a: { get: { operationId: a, ${done} } }`),
    location: "5:45",
    output: [client, "export async function a("],
  },
  {
    code: "parameter-repeated",
    deviating: path(
      `/a: { get: { operationId: a, parameters: [{ name: q, in: query, schema: { type: integer } }, { name: q, in: query, schema: { type: string } }], ${done} } }`,
    ),
    corrected: path(
      `/a: { get: { operationId: a, parameters: [{ name: q, in: query, schema: { type: integer } }], ${done} } }`,
    ),
    location: "5:96",
    output: [client, "q?: number"],
  },
  {
    code: "operation-id-repeated",
    deviating: path(`/a: { get: { operationId: a, ${done} } }\n  /b: { get: { operationId: a, ${done} } }`),
    corrected: path(`/a: { get: { operationId: a, ${done} } }\n  /b: { get: { operationId: a_2, ${done} } }`),
    location: "6:29",
    output: ["openapi.json", '"operationId": "a_2"'],
  },
  {
    code: "media-type-list",
    deviating: path(
      "/a: { get: { operationId: a, responses: { '200': { description: d, content: { 'text/csv, text/plain': { schema: { type: string } } } } } } }",
    ),
    corrected: path(
      "/a: { get: { operationId: a, responses: { '200': { description: d, content: { 'text/csv': { schema: { type: string } }, 'text/plain': { schema: { type: string } } } } } } }",
    ),
    location: "5:81",
    output: [client, "Promise<string>"],
  },
  {
    code: "exclusive-bound-flag",
    deviating: schema("{ type: number, minimum: 3, exclusiveMinimum: true }"),
    corrected: schema("{ type: number, exclusiveMinimum: 3 }"),
    location: "8:54",
    output: ["openapi.json", '"exclusiveMinimum": 3'],
  },
  {
    code: "enum-without-values",
    deviating: schema("{ type: string, enum: [] }"),
    corrected: schema("{ type: string }"),
    location: "8:30",
    output: [types, "export type S = string"],
  },
  {
    code: "enum-value-outside",
    deviating: schema("{ type: string, enum: [one, null, 2] }"),
    corrected: schema("{ type: [string, 'null'], enum: [one, null] }"),
    location: "8:36",
    output: [types, '"one" | null'],
  },
  {
    code: "required-repeated",
    deviating: schema("{ type: object, required: [a, a, a], properties: { a: { type: string } } }"),
    corrected: schema("{ type: object, required: [a], properties: { a: { type: string } } }"),
    location: "8:41",
    output: [types, "a: string"],
  },
  {
    code: "required-flag",
    deviating: schema("{ type: object, properties: { a: { type: string, required: true } } }"),
    corrected: schema("{ type: object, required: [a], properties: { a: { type: string } } }"),
    location: "8:67",
    output: [types, "a: string"],
  },
  {
    code: "examples-map",
    deviating: schema("{ type: string, examples: { short: { value: x } } }"),
    corrected: schema("{ type: string, examples: [x] }"),
    location: "8:34",
    output: [types, "export type S = string"],
  },
  {
    code: "schema-null",
    deviating: schemas("    S: null\n"),
    corrected: schemas("    S: {}\n"),
    location: "8:8",
    output: [types, "export type S = unknown"],
  },
  {
    code: "default-ignored",
    deviating: schema("{ type: object, properties: { a: { type: string, default: 3 } } }"),
    corrected: schema("{ type: object, properties: { a: { type: string } } }"),
    location: "8:66",
    output: [types, "a?: string"],
  },
  {
    code: "type-null-in-3.0",
    deviating: schema("{ anyOf: [{ type: string }, { type: 'null' }] }", head30),
    corrected: schema("{ type: string, nullable: true }", head30),
    location: "8:44",
    output: [types, "export type S = string | null"],
  },
  {
    code: "type-unknown",
    deviating: schema("{ type: any }"),
    corrected: schema("{}"),
    location: "8:16",
    output: [types, "export type S = unknown"],
  },
  {
    code: "pattern-not-compiled",
    deviating: schema("{ type: string, pattern: '(' }"),
    corrected: schema("{ type: string }"),
    location: "8:33",
    output: [types, "export type S = string"],
  },
  {
    code: "recursive-reference",
    deviating: schema("{ type: object, properties: { child: { $recursiveRef: '#' } } }"),
    corrected: schema("{ type: object, properties: { child: { $ref: '#/components/schemas/S' } } }"),
    location: "8:47",
    output: [types, "child?: S"],
  },
  {
    code: "discriminator-ambiguous",
    deviating: schema(
      "{ discriminator: { propertyName: k }, oneOf: [{ type: object, required: [k, a], properties: { k: { const: x }, a: { type: string } } }, { type: object, required: [k, b], properties: { k: { const: x }, b: { type: string } } }] }",
    ),
    corrected: schema(
      "{ oneOf: [{ type: object, required: [k, a], properties: { k: { const: x }, a: { type: string } } }, { type: object, required: [k, b], properties: { k: { const: x }, b: { type: string } } }] }",
    ),
    location: "8:144",
    output: [types, "export type S ="],
  },
  {
    code: "discriminator-without-property",
    deviating: schema(
      "{ discriminator: { propertyName: k }, oneOf: [{ type: object, required: [a], properties: { a: { type: string } } }, { type: object, required: [k], properties: { k: { const: x } } }] }",
    ),
    corrected: schema(
      "{ oneOf: [{ type: object, required: [a], properties: { a: { type: string } } }, { type: object, required: [k], properties: { k: { const: x } } }] }",
    ),
    location: "8:54",
    output: [types, "export type S ="],
  },
];
