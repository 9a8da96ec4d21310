import { body, type Cases, ok, operation, plain, responses } from "./case.js";

const form = (encoding: string): string =>
  body(
    `{ content: { multipart/form-data: { schema: { type: object, properties: { p: { type: object } } }, encoding: { p: { contentType: ${encoding} } } } } }`,
  );
const payload = (property: string, files: string): string =>
  body(
    `{ content: { application/json: { schema: { type: object, properties: { a: { type: string } } } }, multipart/form-data: { schema: { type: object, properties: { ${property}: { type: string, contentMediaType: application/json, contentSchema: { type: object, properties: { a: { type: string } } } }${files} } } } } }`,
  );
const file = ", f: { type: string, contentMediaType: application/octet-stream }";

const lines = "{ itemSchema: { type: object, properties: { a: { type: integer } } } }";

const pair = "{ type: object, properties: { a: { type: string }, b: { type: string } } }";

const linked = (links: string): string => ok(`links: { ${links} }`);
const next = "next: { operationId: getThing, parameters: { id: '$response.body#/id' } }";

/** A body with several media types, each a string. */
const sent = (types: readonly string[], keys = ""): string =>
  body(`{ ${keys}content: { ${types.map(aText).join(", ")} } }`);
/** A response with several media types. */
const responding = (types: readonly string[]): string => ok(`content: { ${types.map(aText).join(", ")} }`);
const aText = (type: string): string => `${type}: { schema: { type: string } }`;

export const bodiesCases: Cases = {
  "body-added-required": {
    base: operation("", { method: "post" }),
    head: sent(["application/json"], "required: true, "),
    not: sent(["application/json"]),
  },
  "body-added-optional": {
    base: operation("", { method: "post" }),
    head: sent(["application/json"]),
    not: sent(["application/json"], "required: true, "),
  },
  "body-removed": {
    base: sent(["text/plain"]),
    head: operation("", { method: "post" }),
    not: sent(["text/plain"], "required: true, "),
  },
  "body-made-required": {
    base: sent(["text/plain"]),
    head: sent(["text/plain"], "required: true, "),
    not: sent(["text/plain"], "required: false, "),
  },
  "body-made-optional": {
    base: sent(["text/plain"], "required: true, "),
    head: sent(["text/plain"]),
    not: sent(["text/plain"], "required: true, description: Words., "),
  },
  "body-media-type-added": {
    base: sent(["text/plain"]),
    head: sent(["text/plain", "text/html"]),
    not: sent(["text/plain;charset=utf-8"]),
  },
  "body-media-type-removed": {
    base: sent(["text/plain", "text/html"]),
    head: sent(["text/plain"]),
    not: sent(["text/html", "text/plain"]),
  },
  "body-media-type-parameters-changed": {
    base: sent(["application/json; version=1"]),
    head: sent(["application/json; version=2"]),
    not: sent(["application/json;version=1;charset=utf-8"]),
  },
  "body-schema-added": {
    base: body("{ content: { text/plain: {} } }"),
    head: sent(["text/plain"]),
    not: body("{ content: { text/plain: { example: x } } }"),
  },
  "body-schema-removed": {
    base: sent(["text/plain"]),
    head: body("{ content: { text/plain: {} } }"),
    not: body("{ content: { text/plain: { schema: {} } } }"),
  },
  "body-item-schema-added": {
    base: body(`{ content: { application/jsonl: {} } }`),
    head: body(`{ content: { application/jsonl: ${lines} } }`),
    not: body(`{ content: { application/jsonl: { example: x } } }`),
  },
  "body-item-schema-removed": {
    base: body(`{ content: { application/jsonl: ${lines} } }`),
    head: body(`{ content: { application/jsonl: {} } }`),
    not: body(`{ content: { application/jsonl: ${lines} }, description: Words. }`),
    also: ["derived-type-removed"],
  },
  "body-encoding-changed": {
    base: form("application/json"),
    head: form("text/plain"),
    not: form("application/json").replace("encoding", "example: {}, encoding"),
  },
  "body-payload-form-changed": {
    base: payload("payload_json", file),
    head: payload("data", file),
    not: payload("payload_json", `${file}, note: { type: string }`),
    also: ["request-property-added-optional", "request-property-removed"],
  },
  "response-success-added": {
    base: plain,
    head: responses("{ '200': { description: ok }, '201': { description: made } }"),
    not: responses("{ '200': { description: fine } }"),
  },
  "response-success-removed": {
    base: responses("{ '200': { description: ok }, '201': { description: made } }"),
    head: plain,
    not: responses("{ '201': { description: made }, '200': { description: ok } }"),
  },
  "response-error-added": {
    base: plain,
    head: responses("{ '200': { description: ok }, '404': { description: lost } }"),
    not: responses("{ '200': { description: ok }, '201': { description: made } }"),
  },
  "response-error-removed": {
    base: responses("{ '200': { description: ok }, default: { description: lost } }"),
    head: plain,
    not: responses("{ default: { description: gone }, '200': { description: ok } }"),
  },
  "response-media-type-added": {
    base: responding(["text/plain"]),
    head: responding(["text/plain", "text/html"]),
    not: ok("content: { text/plain: { schema: { type: string, title: T } } }"),
  },
  "response-media-type-removed": {
    base: responding(["text/plain", "text/html"]),
    head: responding(["text/plain"]),
    not: responding(["text/html", "text/plain"]),
  },
  "response-media-type-parameters-changed": {
    base: responding(["application/json; version=1"]),
    head: responding(["application/json; version=2"]),
    not: responding(["application/json;version=1;charset=utf-8"]),
  },
  "response-schema-added": {
    base: ok("content: { text/plain: {} }"),
    head: responding(["text/plain"]),
    not: ok("content: { text/plain: { example: x } }"),
  },
  "response-item-schema-added": {
    base: ok("content: { text/event-stream: {} }"),
    head: ok(`content: { text/event-stream: ${lines} }`),
    not: ok("content: { text/event-stream: { example: x } }"),
    also: ["response-stream-changed"],
  },
  "response-item-schema-removed": {
    base: ok(`content: { text/event-stream: ${lines} }`),
    head: ok("content: { text/event-stream: {} }"),
    not: ok(`content: { text/event-stream: ${lines.replace("integer", "number")} }`),
    also: ["derived-type-removed", "response-stream-changed"],
  },
  "response-stream-changed": {
    base: ok("content: { multipart/mixed: { x-stream: { format: multipart } } }"),
    head: ok("content: { multipart/mixed: { x-stream: { format: json-lines } } }"),
    not: ok("content: { multipart/mixed: { example: x, x-stream: { format: multipart } } }"),
  },
  "response-stream-end-changed": {
    base: ok("content: { text/event-stream: { x-stream: { format: events, end: done } } }"),
    head: ok("content: { text/event-stream: { x-stream: { format: events, end: '[DONE]' } } }"),
    not: ok("content: { text/event-stream: { x-stream: { end: done, format: events } } }"),
  },
  "response-schema-removed": {
    base: responding(["text/plain"]),
    head: ok("content: { text/plain: {} }"),
    not: ok("content: { text/plain: { schema: {} } }"),
  },
  "response-header-added": {
    base: plain,
    head: ok("headers: { X-Left: { schema: { type: string } } }"),
    not: ok("headers: {}"),
  },
  "response-required-header-added": {
    base: plain,
    head: ok("headers: { X-Left: { required: true, schema: { type: string } } }"),
    not: ok("headers: { X-Left: { schema: { type: string } } }"),
  },
  "response-header-removed": {
    base: ok("headers: { X-Left: { schema: { type: string } } }"),
    head: plain,
    not: ok("headers: { x-left: { schema: { type: string } } }"),
  },
  "response-header-made-required": {
    base: ok("headers: { X-Left: { schema: { type: string } } }"),
    head: ok("headers: { X-Left: { required: true, schema: { type: string } } }"),
    not: ok("headers: { X-Left: { required: false, schema: { type: string } } }"),
  },
  "response-header-made-optional": {
    base: ok("headers: { X-Left: { required: true, schema: { type: string } } }"),
    head: ok("headers: { X-Left: { schema: { type: string } } }"),
    not: ok("headers: { x-left: { required: true, schema: { type: string } } }"),
  },
  "response-header-explode-changed": {
    base: ok(`headers: { X-Left: { schema: ${pair} } }`),
    head: ok(`headers: { X-Left: { explode: true, schema: ${pair} } }`),
    notBase: ok("headers: { X-Left: { schema: { type: array, items: { type: string } } } }"),
    not: ok("headers: { X-Left: { explode: true, schema: { type: array, items: { type: string } } } }"),
  },
  "response-header-media-type-changed": {
    base: ok(`headers: { X-Left: { schema: ${pair} } }`),
    head: ok(`headers: { X-Left: { content: { application/json: { schema: ${pair} } } } }`),
    notBase: ok(`headers: { X-Left: { content: { application/json: { schema: ${pair} } } } }`),
    not: ok(`headers: { X-Left: { explode: true, content: { application/json: { schema: ${pair} } } } }`),
  },
  "response-header-deprecated": {
    base: ok("headers: { X-Left: { schema: { type: string } } }"),
    head: ok("headers: { X-Left: { deprecated: true, schema: { type: string } } }"),
    not: ok("headers: { X-Left: { deprecated: false, schema: { type: string } } }"),
  },
  "response-link-added": { base: linked(""), head: linked(next), not: responses("{ '200': { description: fine } }") },
  "response-link-removed": {
    base: linked(next),
    head: linked(""),
    not: linked(next.replace("{ operationId", "{ description: Next, operationId")),
  },
  "response-link-changed": {
    base: linked(next),
    head: linked(next.replace("/id", "/next")),
    not: linked(next.replace("{ operationId", "{ description: Next, operationId")),
  },
};
