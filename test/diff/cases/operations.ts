import { type Cases, id, json, none, operation, parameters, plain, query } from "./case.js";

const paging = (extra: string): string => {
  const queries = ["after: string", "before: string", "limit: integer"].map((one) => {
    const [name, type] = one.split(": ");
    return `{ name: ${name}, in: query, schema: { type: ${type} } }`;
  });
  const list = "{ type: array, items: { type: object, required: [id], properties: { id: { type: string } } } }";
  const lines = [
    `parameters: [${[id, ...queries].join(", ")}]`,
    `responses: { '200': { description: ok, content: ${json(list)} } }`,
    ...(extra === "" ? [] : [extra]),
  ];
  return operation(lines.join("\n"));
};
/** Both headers are parameters in any case, so that only the meaning of one changes. */
const keyed = (value = ""): string =>
  operation(
    `parameters: [${id}, ${["Idempotency-Key", "X-Request-Key"].map((name) => `{ name: ${name}, in: header, schema: { type: string } }`).join(", ")}]${value === "" ? "" : `\nx-idempotency: ${value}`}`,
  );
const waiting = (cases: string): string =>
  operation(
    `parameters: [${id}, { name: wait, in: query, schema: { type: boolean } }]\nresponses: { '200': { description: ok }, '204': { description: none } }${cases === "" ? "" : `\nx-response-when: { parameter: wait, cases: [${cases}] }`}`,
  );
const whenTrue = "{ equals: true, status: 200 }";
const whenFalse = "{ equals: false, status: 204 }";
const variant = (keys: string): string =>
  operation(
    `x-variants: [{ operationId: getOther, path: '/things/{id}', parameters: [${id}, { name: mode, in: query, schema: { type: string } }], responses: { '200': { description: ok } }, ${keys} }]`,
  );

export const operationsCases: Cases = {
  "operation-added": { base: none, head: plain, notBase: plain, not: operation("", { path: "/others/{id}" }) },
  "operation-removed": { base: plain, head: none, not: operation("deprecated: true") },
  "operation-removed-after-deprecation": { base: operation("deprecated: true"), head: none, notBase: plain, not: none },
  "operation-removed-before-sunset": {
    base: operation("deprecated: true\nx-sunset: 2999-12-31"),
    head: none,
    notBase: operation("x-sunset: 2020-12-31"),
    not: none,
  },
  "operation-removed-after-sunset": {
    base: operation("x-sunset: 2020-12-31"),
    head: none,
    notBase: operation("deprecated: true"),
    not: none,
  },
  "operation-renamed": {
    base: plain,
    head: operation("operationId: readThing"),
    not: operation("operationId: GetThing"),
  },
  "operation-method-changed": {
    base: plain,
    head: operation("", { method: "put" }),
    not: operation("summary: Reads."),
  },
  "operation-path-changed": {
    base: plain,
    head: operation("", { path: "/v2/things/{id}" }),
    not: operation("parameters: [{ name: thing, in: path, required: true, schema: { type: string } }]", {
      path: "/things/{thing}",
    }),
  },
  "operation-tag-changed": {
    base: operation("tags: [a]"),
    head: operation("tags: [b]"),
    not: operation("tags: [a, b]"),
  },
  "operation-deprecated": { base: plain, head: operation("deprecated: true"), not: operation("deprecated: false") },
  "operation-undeprecated": {
    base: operation("deprecated: true"),
    head: plain,
    notBase: plain,
    not: operation("deprecated: true"),
  },
  "event-fired": { base: plain, head: operation("x-events: [MADE]"), not: operation("x-events: []") },
  "event-no-longer-fired": {
    base: operation("x-events: [MADE]"),
    head: plain,
    not: operation("x-events: [{ event: MADE }]"),
  },
  "event-condition-changed": {
    base: operation("x-events: [MADE]"),
    head: operation("x-events: [{ event: MADE, when: it rains }]"),
    not: operation("x-events: [{ event: MADE, multiple: false }]"),
  },
  "error-added": { base: plain, head: operation("x-errors: [LOST]"), not: operation("x-errors: []") },
  "error-removed": {
    base: operation("x-errors: [LOST, GONE]"),
    head: operation("x-errors: [LOST]"),
    not: operation("x-errors: [GONE, LOST]"),
  },
  "rate-limit-introduced": {
    base: plain,
    head: operation("x-rate-limit: { major: [id] }"),
    notBase: operation("x-rate-limit: { major: [] }"),
    not: operation("x-rate-limit: { major: [id] }"),
  },
  "rate-limit-dropped": {
    base: operation("x-rate-limit: { major: [id] }"),
    head: plain,
    not: operation("x-rate-limit: { major: [] }"),
  },
  "rate-limit-changed": {
    base: operation("x-rate-limit: { major: [id] }"),
    head: operation("x-rate-limit: { major: [] }"),
    not: plain,
  },
  "pagination-introduced": {
    base: paging(""),
    head: paging("x-pagination: { cursor: after, limit: limit, key: /id }"),
    not: paging("summary: Pages"),
  },
  "pagination-dropped": {
    base: paging("x-pagination: { cursor: after, limit: limit, key: /id }"),
    head: paging(""),
    not: paging("x-pagination: { limit: limit, cursor: after, key: /id }"),
  },
  "pagination-changed": {
    base: paging("x-pagination: { cursor: after, limit: limit, key: /id }"),
    head: paging("x-pagination: { cursor: before, limit: limit, key: /id }"),
    not: paging("x-pagination: { key: /id, limit: limit, cursor: after }"),
  },
  "body-limit-changed": {
    base: operation("x-max-body: 100"),
    head: operation("x-max-body: 50"),
    not: operation("x-max-body: 100.0"),
  },
  "deprecation-date-changed": {
    base: operation("x-deprecated-at: 2026-01-31"),
    head: operation("x-deprecated-at: 2026-02-28"),
    not: operation("x-deprecated-at: { date: '2026-01-31T00:00:00Z' }"),
  },
  "sunset-changed": {
    base: operation("x-sunset: 2026-01-31"),
    head: operation("x-sunset: { date: 2026-01-31, link: 'https://a.example/end' }"),
    not: operation("x-sunset: { date: '2026-01-31T00:00:00Z' }"),
  },
  "sunset-brought-forward": {
    base: operation("x-sunset: 2999-12-31"),
    head: operation("x-sunset: 2999-01-31"),
    notBase: operation("x-sunset: 2999-01-31"),
    not: operation("x-sunset: 2999-12-31"),
  },
  "sunset-too-soon": {
    base: plain,
    head: operation("x-sunset: 2020-12-31"),
    not: operation("x-sunset: 2999-12-31"),
    also: ["sunset-changed"],
  },
  "sunset-missing": {
    base: plain,
    head: operation("deprecated: true"),
    not: operation("deprecated: true\nx-stability-level: alpha"),
    also: ["operation-deprecated"],
    policy: { notice: { stable: 30 } },
  },
  "stability-decreased": {
    base: plain,
    head: operation("x-stability-level: beta"),
    not: operation("x-stability-level: stable"),
  },
  "stability-increased": {
    base: operation("x-stability-level: draft"),
    head: operation("x-stability-level: alpha"),
    not: operation("x-stability-level: draft\nsummary: Reads."),
  },
  "idempotency-introduced": {
    base: keyed(),
    head: keyed("true"),
    notBase: keyed("{}"),
    not: keyed("true"),
  },
  "idempotency-dropped": {
    base: keyed("true"),
    head: keyed(),
    not: keyed("{ header: idempotency-key }"),
  },
  "idempotency-changed": {
    base: keyed("true"),
    head: keyed("{ header: X-Request-Key }"),
    not: keyed("{ header: Idempotency-Key }"),
  },
  "response-choice-introduced": {
    base: waiting(""),
    head: waiting(`${whenTrue}, ${whenFalse}`),
    not: waiting("").replace("boolean", "string"),
  },
  "response-choice-dropped": {
    base: waiting(`${whenTrue}, ${whenFalse}`),
    head: waiting(""),
    not: waiting(`${whenFalse}, ${whenTrue}`),
  },
  "response-choice-changed": {
    base: waiting(`${whenTrue}, ${whenFalse}`),
    head: waiting(whenTrue),
    not: waiting(`${whenFalse}, ${whenTrue}`),
  },
  "variant-fixed-value-changed": {
    base: variant("fixed: { mode: a }"),
    head: variant("fixed: { mode: b }"),
    not: variant("fixed: { mode: a }, summary: Other"),
  },
  "variant-ignored-changed": {
    base: variant("fixed: { mode: a }"),
    head: variant("fixed: { mode: a }, ignored: [size]"),
    not: variant("fixed: { mode: a }, ignored: []"),
  },
  "variant-moved": {
    base: variant("fixed: {}"),
    head: `${plain}  /others/{id}:\n    get:\n      operationId: getOther\n      parameters: [${id}, { name: mode, in: query, schema: { type: string } }]\n      responses: { '200': { description: ok } }\n`,
    not: variant("fixed: {}, summary: Other"),
    also: ["operation-path-changed", "operation-tag-changed"],
  },
  "parameter-added-required": { base: plain, head: parameters(query("required: true")), not: parameters(query()) },
  "parameter-added-optional": { base: plain, head: parameters(query()), not: parameters(query("required: true")) },
  "parameter-removed": { base: parameters(query()), head: plain, not: parameters(query("required: false")) },
  "parameter-renamed": {
    base: plain,
    head: operation("parameters: [{ name: thing, in: path, required: true, schema: { type: string } }]", {
      path: "/things/{thing}",
    }),
    not: parameters(query()),
  },
  "parameter-renamed-in-request": {
    base: parameters("{ name: q, in: query, schema: { type: string } }"),
    head: parameters("{ name: search, in: query, schema: { type: string }, x-renamed-from: q }"),
    not: parameters("{ name: q, in: query, schema: { type: string }, x-renamed-from: search }"),
  },
  "parameter-moved": {
    base: parameters("{ name: q, in: query, schema: { type: string } }"),
    head: parameters("{ name: q, in: header, schema: { type: string } }"),
    not: parameters("{ name: Q, in: header, schema: { type: string } }"),
  },
  "parameter-made-required": {
    base: parameters(query()),
    head: parameters(query("required: true")),
    not: parameters(query("required: false")),
  },
  "parameter-made-optional": {
    base: parameters(query("required: true")),
    head: parameters(query()),
    not: parameters(query("required: true, description: Words.")),
  },
  "parameter-style-changed": {
    base: parameters(query("explode: false")),
    head: parameters(query("style: pipeDelimited, explode: false")),
    not: parameters(query("style: form, explode: false")),
  },
  "parameter-made-list": {
    base: parameters(query("", "{ type: string }")),
    head: parameters(query("", "{ type: array, items: { type: string } }")),
    // A list of at least two values does not accept one.
    not: parameters(query("", "{ type: array, minItems: 2, items: { type: string } }")),
  },
  "parameter-explode-changed": {
    base: parameters(query()),
    head: parameters(query("explode: false")),
    notBase: parameters(query("", "{ type: string }")),
    not: parameters(query("explode: false", "{ type: string }")),
  },
  "parameter-reserved-changed": {
    base: parameters(query()),
    head: parameters(query("allowReserved: true")),
    not: parameters(query("allowReserved: false")),
  },
  "parameter-media-type-changed": {
    base: parameters("{ name: q, in: query, content: { application/json: { schema: { type: string } } } }"),
    head: parameters("{ name: q, in: query, content: { application/ld+json: { schema: { type: string } } } }"),
    not: parameters("{ name: q, in: query, content: { application/json: { schema: { type: string, title: T } } } }"),
  },
  "parameter-argument-changed": {
    base: parameters("{ name: q, in: header, schema: { type: string } }"),
    head: parameters(
      "{ name: q, in: query, schema: { type: string } }",
      "{ name: q, in: header, schema: { type: string } }",
    ),
    not: parameters("{ name: q, in: header, schema: { type: string, title: T } }"),
    also: ["parameter-added-optional"],
  },
  "parameter-deprecated": {
    base: parameters(query()),
    head: parameters(query("deprecated: true")),
    not: parameters(query("deprecated: false")),
  },
  "parameter-empty-value-forbidden": {
    base: parameters(query("allowEmptyValue: true")),
    head: parameters(query()),
    not: parameters(query("allowEmptyValue: true, description: Which")),
  },
  "parameter-empty-value-allowed": {
    base: parameters(query()),
    head: parameters(query("allowEmptyValue: true")),
    not: parameters(query("allowEmptyValue: false")),
  },
};
