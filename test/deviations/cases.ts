import { bodyCases } from "./body-cases.js";
import { client, type DeviationCase, done, head, head30, operations, path, schema, schemas, types } from "./case.js";
import { discriminatorCases } from "./discriminator-cases.js";
import { operationCases } from "./operation-cases.js";
import { parameterCases } from "./parameter-cases.js";
import { pathCases } from "./path-cases.js";
import { referenceCases } from "./reference-cases.js";
import { securityCases } from "./security-cases.js";
import { serverCases } from "./server-cases.js";
import { syntaxCases } from "./syntax-cases.js";
import { valueCases } from "./value-cases.js";

const head32 = head.replace("3.1.0", "3.2.0");
const stream = `get: { operationId: s, responses: { '200': { description: d, content: { text/event-stream: { itemSchema: { type: string } } } } } }`;
const cookie = `get: { operationId: a, parameters: [{ name: sid, in: cookie, style: cookie, schema: { type: string } }], ${done} }`;

export const cases: readonly DeviationCase[] = [
  {
    code: "version-later",
    deviating: `${head.replace("3.1.0", "3.3.1")}${operations}`,
    corrected: `${head32}${operations}`,
    location: "1:10",
    warning: "OpenAPI 3.3.1 is later than 3.2, the latest supported version; the document is read as OpenAPI 3.2",
    output: ["openapi.json", '"openapi": "3.2.0"'],
  },
  {
    code: "version-missing",
    of: "of OpenAPI",
    deviating: operations.replace(
      "paths",
      "info: { title: t, version: '1' }\nservers: [{ url: 'https://t.example' }]\npaths",
    ),
    corrected: head + operations,
    location: "1:1",
    warning:
      "the document does not declare its OpenAPI version; it is read as Swagger 2.0 if its root has a Swagger key such as `definitions`, and as OpenAPI 3.1 otherwise",
    output: [client, "Promise<void>"],
  },
  {
    code: "version-missing",
    of: "of Swagger",
    deviating: `info: { title: t, version: '1' }\nhost: t.example\nschemes: [https]\n${operations}`,
    corrected: `swagger: '2.0'\ninfo: { title: t, version: '1' }\nhost: t.example\nschemes: [https]\n${operations}`,
    location: "1:1",
    warning:
      "the document does not declare its OpenAPI version; it is read as Swagger 2.0 if its root has a Swagger key such as `definitions`, and as OpenAPI 3.1 otherwise",
    output: [client, "Promise<void>"],
  },
  {
    code: "version-form",
    of: "a number",
    deviating: `${head.replace("3.1.0", "3.1")}${operations}`,
    corrected: `${head}${operations}`,
    location: "1:1",
    warning: "the OpenAPI version is declared as openapi: 3.1; the version is inferred, and missing parts are 0",
    output: ["openapi.json", '"openapi": "3.1.0"'],
  },
  {
    code: "version-form",
    of: "a prefix",
    deviating: `${head30.replace("3.0.3", "v3.0.3")}${operations}`,
    corrected: `${head30}${operations}`,
    location: "1:10",
    warning: 'the OpenAPI version is declared as openapi: "v3.0.3"; the version is inferred, and missing parts are 0',
    output: [client, "export async function a("],
  },
  {
    code: "version-form",
    of: "another key",
    deviating: `${head.replace("openapi", "OpenAPI")}${operations}`,
    corrected: `${head}${operations}`,
    location: "1:1",
    warning: 'the OpenAPI version is declared as OpenAPI: "3.1.0"; the version is inferred, and missing parts are 0',
    output: ["openapi.json", '"openapi": "3.1.0"'],
  },
  {
    code: "swagger-number",
    deviating: `swagger: 2.0\ninfo: { title: t, version: '1' }\n${operations}`,
    corrected: `swagger: "2.0"\ninfo: { title: t, version: '1' }\n${operations}`,
    location: "1:10",
    warning: "the Swagger version is a number, but must be a string; it is read as the string `2.0`",
    output: ["openapi.json", '"openapi": "3.1.1"'],
  },
  {
    code: "keyword-later",
    deviating: path(`/a: { ${stream} }`),
    corrected: path(`/a: { ${stream} }`, head32),
    location: "5:102",
    warning: "unknown keyword `itemSchema` in a Media Type Object; it has its OpenAPI 3.2 meaning",
    output: ["openapi.json", '"openapi": "3.2.0"'],
  },
  {
    code: "value-later",
    deviating: path(`/a: { ${cookie} }`),
    corrected: path(`/a: { ${cookie} }`, head32),
    location: "5:77",
    warning: '`style` must be "form" here, found "cookie"; it has its OpenAPI 3.2 meaning',
    output: ["openapi.json", '"openapi": "3.2.0"'],
  },
  {
    code: "info-number",
    deviating: `openapi: 3.1.0\ninfo: { title: t, version: 1.10 }\n${operations}`,
    corrected: `openapi: 3.1.0\ninfo: { title: t, version: '1.10' }\n${operations}`,
    location: "2:28",
    warning: "`version` must be a string, found the number 1.1; it is read as a string, exactly as written",
    output: ["openapi.json", '"version": "1.10"'],
  },
  {
    code: "info-missing",
    deviating: `openapi: 3.1.0\ninfo: { title: t }\n${operations}`,
    corrected: `openapi: 3.1.0\ninfo: { title: t, version: 0.0.0 }\n${operations}`,
    location: "2:7",
    warning: "`version` is missing in an Info Object; the title defaults to `API` and the version to `0.0.0`",
    output: ["openapi.json", '"version": "0.0.0"'],
  },
  {
    code: "paths-missing",
    deviating: `${head30}components: { schemas: { S: { type: string } } }\n`,
    corrected: `${head30}paths: {}\ncomponents: { schemas: { S: { type: string } } }\n`,
    location: "1:1",
    warning: "`paths` is missing in an OpenAPI document; the document has no paths",
    output: [types, "export type S = string"],
  },
  {
    code: "tag-repeated",
    deviating: `${head}tags: [{ name: x }, { name: x }]\n${operations}`,
    corrected: `${head}tags: [{ name: x }]\n${operations}`,
    location: "4:29",
    warning: "the tag `x` is declared twice; the first declaration is used",
    output: ["openapi.json", '"name": "x"'],
  },
  {
    code: "keyword-unknown",
    deviating: schema("{ type: array, items: { type: string }, min_items: 1 }"),
    corrected: schema("{ type: array, items: { type: string } }"),
    location: "8:48",
    warning: "unknown keyword `min_items` in a Schema Object; it is ignored",
    output: [types, "export type S = string[]"],
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
    warning: "`text/csv, text/plain` is not a media type; the content applies to each listed media type",
    output: [client, `Promise<{ "text/csv": string; "text/plain": string }[Accept]>`],
  },
  {
    code: "exclusive-bound-flag",
    deviating: schema("{ type: number, minimum: 3, exclusiveMinimum: true }"),
    corrected: schema("{ type: number, exclusiveMinimum: 3 }"),
    location: "8:54",
    warning: "`exclusiveMinimum` is a number in OpenAPI 3.1, found true; it has its OpenAPI 3.0 meaning",
    output: ["openapi.json", '"exclusiveMinimum": 3'],
  },
  {
    code: "enum-without-values",
    deviating: schema("{ type: string, enum: [] }"),
    corrected: schema("{ type: string }"),
    location: "8:30",
    warning: "`enum` is empty, so it allows no value; the schema is read without it",
    output: [types, "export type S = string"],
  },
  {
    code: "enum-of-items",
    deviating: schema("{ type: array, items: { type: string }, enum: [one, two] }"),
    corrected: schema("{ type: array, items: { type: string, enum: [one, two] } }"),
    location: "8:55",
    warning:
      'the value "one" of `enum` is excluded by its own schema: it must be a list, found the string "one"; the list applies to the items',
    output: [types, 'export type S = ("one" | "two")[]'],
  },
  {
    code: "enum-as-extension",
    deviating: schema("{ type: string, x-extensible-enum: [one, two] }"),
    corrected: schema("{ type: string, enum: [one, two], x-extensible-enum: both }"),
    location: "8:43",
    warning:
      '`x-extensible-enum` must be one of true, false or "both", found a list; the list is `enum`, with `x-extensible-enum: both`',
    output: [types, 'export type S = "one" | "two" | (string & {})'],
  },
  {
    code: "enum-value-outside",
    deviating: schema("{ type: string, enum: [one, null, 2] }"),
    corrected: schema("{ type: [string, 'null'], enum: [one, null] }"),
    location: "8:36",
    warning:
      "the value null of `enum` is excluded by its own schema: it must be a string, found null; the schema is read as nullable",
    output: [types, '"one" | null'],
  },
  {
    code: "required-repeated",
    deviating: schema("{ type: object, required: [a, a, a], properties: { a: { type: string } } }"),
    corrected: schema("{ type: object, required: [a], properties: { a: { type: string } } }"),
    location: "8:41",
    warning: "`required` lists the same value twice; the repetition is ignored",
    output: [types, "a: string"],
  },
  {
    code: "required-flag",
    deviating: schema("{ type: object, properties: { a: { type: string, required: true } } }"),
    corrected: schema("{ type: object, required: [a], properties: { a: { type: string } } }"),
    location: "8:67",
    warning:
      "`required` must be a list, found true; in a property, it states whether the object requires the property; elsewhere it has no effect",
    output: [types, "a: string"],
  },
  {
    code: "examples-map",
    deviating: schema("{ type: string, examples: { short: { value: x } } }"),
    corrected: schema("{ type: string, examples: [x] }"),
    location: "8:34",
    warning: "`examples` must be a list, found a map; the values of the examples are used as the list",
    output: [types, "export type S = string"],
  },
  {
    code: "schema-null",
    deviating: schemas("    S: null\n"),
    corrected: schemas("    S: {}\n"),
    location: "8:8",
    warning: "a Schema Object must be a map or true or false, found null; any value is valid",
    output: [types, "export type S = unknown"],
  },
  {
    code: "default-ignored",
    deviating: schema("{ type: object, properties: { a: { type: string, default: 3 } } }"),
    corrected: schema("{ type: object, properties: { a: { type: string } } }"),
    location: "8:66",
    warning: "the default must be a string, found the number 3; the default is ignored",
    output: [types, "a?: string"],
  },
  {
    code: "type-null-in-3.0",
    deviating: schema("{ anyOf: [{ type: string }, { type: 'null' }] }", head30),
    corrected: schema("{ type: string, nullable: true }", head30),
    location: "8:44",
    warning:
      '`type` must be one of "array", "boolean", "integer", "number", "object" or "string", found "null"; it has its OpenAPI 3.1 meaning',
    output: [types, "export type S = string | null"],
  },
  {
    code: "type-unknown",
    deviating: schema("{ type: any }"),
    corrected: schema("{}"),
    location: "8:16",
    warning:
      '`type` must be one of array, boolean, integer, null, number, object or string, found "any"; it is ignored',
    output: [types, "export type S = unknown"],
  },
  {
    code: "pattern-not-compiled",
    deviating: schema("{ type: string, pattern: '(' }"),
    corrected: schema("{ type: string }"),
    location: "8:33",
    warning: "the pattern `(` is not a valid regular expression: unterminated group; the pattern is not checked",
    output: [types, "export type S = string"],
  },
  {
    code: "recursive-reference",
    deviating: schema("{ type: object, properties: { child: { $recursiveRef: '#' } } }"),
    corrected: schema("{ type: object, properties: { child: { $ref: '#/components/schemas/S' } } }"),
    location: "8:47",
    warning: "`$recursiveRef` is not supported; it refers to the component that contains it",
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
    warning:
      'the value "x" of `k` selects two alternatives; the discriminator is ignored, and the alternatives are distinguished by their schemas',
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
    warning:
      "this alternative has no property `k` that could identify it; the discriminator is ignored, and the alternatives are distinguished by their schemas",
    output: [types, "export type S ="],
  },
  ...operationCases,
  ...syntaxCases,
  ...pathCases,
  ...parameterCases,
  ...bodyCases,
  ...securityCases,
  ...serverCases,
  ...valueCases,
  ...referenceCases,
  ...discriminatorCases,
  {
    code: "name-colliding",
    deviating: schemas("    pet-list: { type: string }\n    pet_list: { type: integer }\n"),
    corrected: schemas("    pet-list: { type: string }\n    pet_list: { type: integer, x-name: PetList2 }\n"),
    location: "9:5",
    warning:
      "`pet_list` and `pet-list` both become the type `PetList` (`PetList2` is free); a number is appended to the later name",
    output: [types, "export type PetList2 = number"],
  },
  {
    code: "name-without-letters",
    deviating: path(`/a: { get: { operationId: '***', ${done} } }`),
    corrected: path(`/a: { get: { operationId: getA, ${done} } }`),
    location: "5:29",
    warning:
      'the name "***" has no letter or digit (`getA` is free); a name is derived: for an operation from its method and path, otherwise from the kind of object',
    output: [client, "export async function getA("],
  },
  {
    code: "x-name-invalid",
    deviating: schema("{ type: string, x-name: A pet }"),
    corrected: schema("{ type: string }"),
    location: "8:32",
    warning: "`A pet` cannot be the name of this type; it is ignored",
    output: [types, "export type S = string"],
  },
  {
    code: "x-name-taken",
    deviating: schemas("    Pet: { type: string }\n    pet-2: { type: integer, x-name: Pet }\n"),
    corrected: schemas("    Pet: { type: string }\n    pet-2: { type: integer }\n"),
    location: "9:37",
    warning: "another type is already named `Pet`; it is ignored",
    output: [types, "export type Pet2 = number"],
  },
];
