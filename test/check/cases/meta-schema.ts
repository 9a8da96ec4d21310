import { type Cases, operation, schema } from "./case.js";

export const metaSchemaCases: Cases = {
  "an unknown keyword of an operation": {
    bad: operation("sumary: s"),
    want: "unknown-keyword /paths/~1a/get/sumary",
    good: operation("summary: s"),
  },
  "an unknown keyword of a schema": {
    bad: schema("type: object, requird: [a]"),
    want: "unknown-keyword /components/schemas/A/requird",
    good: schema("type: object, required: [a]"),
  },
  "a property may be called like a misspelt keyword": {
    bad: schema("properties: { requird: { type: string, formt: date } }"),
    want: "unknown-keyword /components/schemas/A/properties/requird/formt",
    good: schema("properties: { requird: { type: string, format: date } }"),
  },
  "a style that has no meaning for the place of its parameter": {
    bad: operation("parameters: [{ name: b, in: header, schema: { type: string }, allowReserved: true }]"),
    want: "unknown-keyword /paths/~1a/get/parameters/0/allowReserved",
    good: operation("parameters: [{ name: b, in: query, schema: { type: string }, allowReserved: true }]"),
  },
  "a response without a description": {
    bad: "paths: { /a: { get: { operationId: a, responses: { '200': {} } } } }",
    want: "missing-keyword /paths/~1a/get/responses/200",
    good: "paths: { /a: { get: { operationId: a, responses: { '200': { description: d } } } } }",
  },
  "an operation without a single response": {
    bad: "paths: { /a: { get: { operationId: a, responses: {} } } }",
    want: "missing-keyword /paths/~1a/get/responses",
    good: "paths: { /a: { get: { operationId: a, responses: { default: { description: d } } } } }",
  },
  "a document of nothing": { bad: "", want: "missing-keyword ", good: "webhooks: {}" },
  "a parameter without a schema": {
    bad: operation("parameters: [{ name: b, in: query }]"),
    want: "missing-keyword /paths/~1a/get/parameters/0",
    good: operation("parameters: [{ name: b, in: query, schema: {} }]"),
  },
  "a path parameter that is not required": {
    bad: "paths: { '/a/{b}': { get: { operationId: a, parameters: [{ name: b, in: path, required: false, schema: {} }], responses: { '204': { description: d } } } } }",
    want: "wrong-value /paths/~1a~1{b}/get/parameters/0/required",
    good: "paths: { '/a/{b}': { get: { operationId: a, parameters: [{ name: b, in: path, required: true, schema: {} }], responses: { '204': { description: d } } } } }",
  },
  "a list where a string belongs": {
    bad: operation("summary: [s]"),
    want: "wrong-type /paths/~1a/get/summary",
    good: operation("summary: '[s]'"),
  },
  "a string where a list belongs": {
    bad: operation("tags: t", "tags: [{ name: t }]"),
    want: "wrong-type /paths/~1a/get/tags",
    good: operation("tags: [t]", "tags: [{ name: t }]"),
  },
  "a schema that is a string": {
    bad: schema("items: string"),
    want: "wrong-type /components/schemas/A/items",
    good: schema("items: true"),
  },
  "an unknown type": {
    bad: schema("type: strng"),
    want: "wrong-value /components/schemas/A/type",
    good: schema("type: string"),
  },
  "an unknown type among others": {
    bad: schema("type: [string, nul]"),
    want: "wrong-value /components/schemas/A/type/1",
    good: schema("type: [string, 'null']"),
  },
  "a negative length": {
    bad: schema("minLength: -1"),
    want: "wrong-value /components/schemas/A/minLength",
    good: schema("minLength: 0"),
  },
  "a parameter at an unknown place": {
    bad: operation("parameters: [{ name: b, in: body, schema: {} }]"),
    want: "wrong-value /paths/~1a/get/parameters/0/in",
    good: operation("parameters: [{ name: b, in: cookie, schema: {} }]"),
  },
  "a component whose name has a space": {
    bad: "components: { schemas: { A b: {} } }",
    want: "wrong-value /components/schemas/A b",
    good: "components: { schemas: { A-b: {} } }",
  },
  "both example and examples": {
    bad: operation("parameters: [{ name: b, in: query, schema: {}, example: 1, examples: {} }]"),
    want: "conflicting-keywords /paths/~1a/get/parameters/0/examples",
    good: operation("parameters: [{ name: b, in: query, schema: {}, examples: {} }]"),
  },
  "both schema and content": {
    bad: operation("parameters: [{ name: b, in: query, schema: {}, content: { text/plain: {} } }]"),
    want: "conflicting-keywords /paths/~1a/get/parameters/0/content",
    good: operation("parameters: [{ name: b, in: query, content: { text/plain: {} } }]"),
  },
  "a status of four digits": {
    bad: "paths: { /a: { get: { operationId: a, responses: { '200': { description: d }, '2000': { description: d } } } } }",
    want: "status-malformed /paths/~1a/get/responses/2000",
    good: "paths: { /a: { get: { operationId: a, responses: { '200': { description: d }, '2XX': { description: d } } } } }",
  },
  "a media type without a subtype": {
    bad: operation("requestBody: { content: { json: {} } }"),
    want: "media-type-malformed /paths/~1a/get/requestBody/content/json",
    good: operation("requestBody: { content: { 'application/json; charset=utf-8': {}, image/*: {} } }"),
  },
  "a misspelled media type": {
    bad: operation("requestBody: { content: { aplication/json: {} } }"),
    want: "media-type-misspelled /paths/~1a/get/requestBody/content/aplication~1json",
    good: operation("requestBody: { content: { application/bson: {} } }"),
  },
  "a path without its slash": {
    bad: "paths: { a: {} }",
    want: "path-malformed /paths/a",
    good: "paths: { /a: {} }",
  },
  "a brace that is not closed": {
    bad: "paths: { '/a/{b': {} }",
    want: "path-malformed /paths/~1a~1{b",
    good: "paths: { '/a/{b}': {} }",
  },
  "a nullable of 3.0 that is no boolean, in a document of 3.1": {
    bad: schema("type: string, nullable: 'true'"),
    want: "unknown-keyword /components/schemas/A/nullable",
    good: schema("properties: { nullable: { type: [string, 'null'] } }"),
  },
  "an exclusive bound that is a boolean": {
    bad: schema("minimum: 1, exclusiveMinimum: true"),
    want: "exclusive-bound-boolean /components/schemas/A/exclusiveMinimum",
    good: schema("exclusiveMinimum: 1"),
  },
  "a reference to another kind of component": {
    bad: `${operation("parameters: [{ $ref: '#/components/schemas/A' }, { name: b, in: query, schema: { $ref: '#/components/schemas/A' } }]")}${schema("type: string")}`,
    want: "reference-wrong-kind /paths/~1a/get/parameters/0/$ref",
    good: `${operation("parameters: [{ $ref: '#/components/parameters/B' }]")}components: { parameters: { B: { name: b, in: query, schema: {} } } }`,
  },
  "a misspelt $ref, beside which nothing is missing": {
    bad: operation("parameters: [{ $reff: '#/components/parameters/B' }]"),
    want: "unknown-keyword /paths/~1a/get/parameters/0/$reff",
    good: `${operation("parameters: [{ $ref: '#/components/parameters/B' }]")}components: { parameters: { B: { name: b, in: query, schema: {} } } }`,
  },
  "a misspelt $ref beside keywords of a schema": {
    bad: schema("$Ref: '#/components/schemas/B', maxLength: 3", "B: { type: string }"),
    want: "unknown-keyword /components/schemas/A/$Ref",
    good: schema("$ref: '#/components/schemas/B', maxLength: 3", "B: { type: string }"),
  },
};
