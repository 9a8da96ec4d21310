import { type Cases, json, none, operation } from "./case.js";

const url = "{$request.body#/url}";
const ok = "responses: { '204': { description: ok } }";
const request = (keys = "", method = "post"): string =>
  `{ ${method}: { ${[...(keys.includes("responses:") ? [] : [ok]), ...(keys === "" ? [] : [keys])].join(", ")} } }`;
const callbacks = (list: string): string => operation(`callbacks: { ${list} }`);
/** An operation with one callback. */
const callback = (keys = "", method = "post"): string => callbacks(`done: { '${url}': ${request(keys, method)} }`);
const carrying = (schema: string): string => `requestBody: { content: ${json(schema)} }`;
const header = (keys = "", name = "X-Try"): string =>
  `parameters: [{ name: ${name}, in: header, schema: { type: integer }${keys} }]`;
const schemes = "components: { securitySchemes: { key: { type: apiKey, in: header, name: X-Key } } }\n";
const webhook = (keys: string): string => `webhooks: { ping: ${request(keys)} }\n`;

export const callbackCases: Cases = {
  "callback-added": { base: operation(), head: callback(), notBase: callback(), not: callback("summary: S") },
  "callback-removed": { base: callback(), head: operation(), not: callbacks(`other: { '${url}': ${request()} }`) },
  "callback-address-changed": {
    base: callback(),
    head: callbacks(`done: { '{$request.query.url}': ${request()} }`),
    not: callbacks(`other: { '${url}': ${request()} }`),
  },
  "callback-method-changed": { base: callback(), head: callback("", "put"), not: callback("summary: S") },
  "callback-headers-changed": { base: callback(), head: callback(header()), not: callback("parameters: []") },
  "callback-parameter-removed": {
    base: callback(header()),
    head: callback(),
    not: callback(header("", "x-try")),
  },
  "callback-parameter-changed": {
    base: callback(header(", required: true")),
    head: callback(header()),
    notBase: callback(header()),
    not: callback(header(", explode: true")),
  },
  "callback-body-added": {
    base: callback(),
    head: callback(carrying("{ type: string }")),
    not: callback("summary: S"),
  },
  "callback-body-removed": {
    base: callback(carrying("{ type: string }")),
    head: callback(),
    not: callback(carrying("{ type: integer }")),
  },
  "callback-body-form-changed": {
    base: callback(carrying("{ type: string }")),
    head: callback("requestBody: { content: { text/plain: { schema: { type: string } } } }"),
    not: callback(carrying("{ type: integer }")),
  },
  "callback-answer-added": {
    base: callback(),
    head: callback("responses: { '204': { description: ok }, '200': { description: ok } }"),
    not: callback("responses: { '204': { description: fine } }"),
  },
  "callback-answer-removed": {
    base: callback("responses: { '204': { description: ok }, '200': { description: ok } }"),
    head: callback(),
    not: callback("responses: { '200': { description: ok }, '204': { description: ok } }"),
  },
  "callback-answer-form-changed": {
    base: callback("responses: { '200': { description: ok } }"),
    head: callback(`responses: { '200': { description: ok, content: ${json("{ type: string }")} } }`),
    not: callback("responses: { '200': { description: ok, content: {} } }"),
  },
  "callback-security-changed": {
    base: callback() + schemes,
    head: callback("security: [{ key: [] }]") + schemes,
    not: `security: [{ key: [] }]\n${operation("security: []\ncallbacks: { done: { '{$request.body#/url}': { post: { responses: { '204': { description: ok } } } } } }")}${schemes}`,
  },
  "webhook-parameter-removed": {
    base: webhook(header()),
    head: webhook(""),
    not: webhook(header("", "x-try")),
  },
  "webhook-parameter-changed": {
    base: webhook(header(", required: true")),
    head: webhook(header()),
    notBase: webhook(header()),
    not: webhook(header(", explode: true")),
  },
  "webhook-security-changed": {
    base: none + webhook("") + schemes,
    head: none + webhook("security: [{ key: [] }]") + schemes,
    not: `${none}security: [{ key: [] }]\n${webhook("")}${schemes}`,
  },
};
