import { type Cases, operation, schema } from "./case.js";

const ok = "responses: { '204': { description: d } }";

const query = (name: string, rest = "type: string"): string => `{ name: ${name}, in: query, schema: { ${rest} } }`;

const errorOf = (properties: string): string =>
  `paths: { /a: { get: { operationId: a, responses: { '204': { description: d }, '404': { description: d, content: { application/json: { schema: { type: object, properties: { ${properties} } } } } } } } } }`;

const textError = (limit: string): string =>
  errorOf("")
    .replace("application/json", "text/plain")
    .replace("type: object, properties: {  }", `type: string, ${limit}`);

const checked = (
  check: string,
  properties = "a: { type: string }, b: { type: array, items: { properties: { c: {} } } }",
): string => schema(`type: object, properties: { ${properties} }, x-checks: [{ name: n, message: m, ${check} }]`);

const variants = (path: string, variant: string): string =>
  `paths: { '${path}': { parameters: [{ name: b, in: path, required: true, schema: {} }], get: { operationId: a, parameters: [${query("q", "type: boolean")}], ${ok}, x-variants: [{ operationId: v, ${variant}, ${ok} }] } } }`;

const inPath = "parameters: [{ name: c, in: path, required: true, schema: {} }]";

const dispatching = (respond: string): string =>
  webhook(`discriminator: type, automatic: [{ when: 1, respond: ${respond} }]`).replace(
    ok,
    "responses: { '200': { description: d, content: { application/json: { schema: { type: object, required: [type], properties: { type: { const: 1 }, data: { type: object } } } } } } }",
  );
const webhook = (dispatch: string): string =>
  `webhooks: { w: { post: { operationId: w, ${ok}, requestBody: { content: { application/json: { schema: { oneOf: [{ type: object, required: [type], properties: { type: { const: 1 } } }, { type: object, required: [type], properties: { type: { const: 2 }, data: { type: object, properties: { name: {} } } } }] } } } }, x-dispatch: { ${dispatch} } } } }`;

const respondedBy = (parameter: string, body = "Result"): string => {
  const [, name] = /name: (\w+)/.exec(parameter) ?? [];
  const json = (schema: string): string =>
    `content: { application/json: { schema: { $ref: '#/components/schemas/${schema}' } } }`;
  const dispatch = "x-dispatch: { discriminator: kind, callback: v }";
  const types =
    "Parcel: { type: object, properties: { kind: { const: 1 }, id: { type: string } } }, Result: { type: object }";
  return `paths: { '/a/{${name}}': { post: { operationId: v, parameters: [${parameter}], requestBody: { ${json(body)} }, ${ok} } } }
webhooks: { w: { post: { operationId: w, requestBody: { ${json("Parcel")} }, responses: { '200': { description: d, ${json("Result")} } }, ${dispatch} } } }
components: { schemas: { ${types} } }`;
};

const channel = (properties: string, required = "cmd, args"): string =>
  `paths: {}
x-rpc:
  c:
    ports: { first: 1, last: 2 }
    transports: { websocket: { path: / } }
    envelope: { command: { name: cmd, nonce: n, args: args }, reply: { name: cmd, nonce: n, data: data, event: evt } }
    commands:
      TURN: { operationId: turn, args: { type: object }, command: { type: object, required: [${required}], properties: { n: { type: string }, ${properties} } } }`;

const errorFormat = (body: string, required = "text"): string => `paths: {}
components: { schemas: { Problem: { type: object, required: [${required}], properties: { text: { type: string }, list: { type: array, items: { type: object, properties: { at: { type: string } } } } } } } }
x-error-format: { schema: { $ref: '#/components/schemas/Problem' }, body: { ${body} } }`;

export const extensionCases: Cases = {
  "a name in code for a property": {
    bad: schema("type: object, properties: { a: { type: string, x-name: b } }"),
    want: "keyword-without-effect /components/schemas/A/properties/a/x-name",
    good: schema("type: object, x-name: B, properties: { a: { type: string } }"),
  },
  "a name in code for the schema of a parameter": {
    bad: operation("parameters: [{ name: q, in: query, schema: { type: string, x-name: b } }]"),
    want: "keyword-without-effect /paths/~1a/get/parameters/0/schema/x-name",
    good: operation("parameters: [{ name: q, in: query, x-name: b, schema: { type: string } }]"),
  },
  "an error format with a property that its schema lacks": {
    bad: errorFormat("text: { from: message }, txet: { from: code }"),
    want: "error-format-property-unknown /x-error-format/body/txet",
    good: errorFormat("text: { from: message }, list: { from: issues, item: { properties: { at: { from: path } } } }"),
  },
  "an error format with an issue that has an unknown property": {
    bad: errorFormat("text: { from: message }, list: { from: issues, item: { properties: { ta: { from: path } } } }"),
    want: "error-format-property-unknown /x-error-format/body/list/item/properties/ta",
    good: errorFormat(
      "text: { from: message }, list: { from: issues, item: { properties: { at: { from: pointer } } } }",
    ),
  },
  "an error format without a required property": {
    bad: errorFormat("list: { from: issues }"),
    want: "error-format-property-missing /x-error-format/body",
    good: errorFormat("list: { from: issues }", ""),
  },
  "an error format with a fact of issues outside of them": {
    bad: errorFormat("text: { from: limit }"),
    want: "error-format-fact-impossible /x-error-format/body/text/from",
    good: errorFormat("text: { from: title }"),
  },
  "an error schema that no server can write": {
    bad: errorOf("planet: { type: string }"),
    want: "error-format-unknown /paths/~1a/get/responses/404/content/application~1json/schema",
    good: errorOf("message: { type: string }"),
  },
  "an error schema without a code for a failure": {
    bad: errorOf("message: { type: string }, code: { enum: [moved, renamed] }").replace(
      "properties",
      "required: [code], properties",
    ),
    want: "error-response-invalid /paths/~1a/get/responses/404/content/application~1json/schema",
    good: errorOf("message: { type: string }, code: { enum: [moved, not_found] }"),
  },
  "an error in XML alone": {
    bad: errorOf("message: { type: string }").replace("application/json", "application/xml"),
    want: "error-response-invalid /paths/~1a/get/responses/404",
    good: errorOf("message: { type: string }").replace("application/json", "'application/*'"),
  },
  "an error in text that no failure matches": {
    bad: textError("pattern: '^E[0-9]'"),
    want: "error-response-invalid /paths/~1a/get/responses/404/content/text~1plain/schema",
    good: textError("maxLength: 5"),
  },
  "an unknown extension": {
    bad: operation("x-own: 1"),
    want: "extension-unknown /paths/~1a/get/x-own",
    good: schema("properties: { x-own: { type: string } }"),
  },
  "an extension that belongs elsewhere": {
    bad: operation("x-trim: true"),
    want: "extension-misplaced /paths/~1a/get/x-trim",
    good: schema("type: string, x-trim: true"),
  },
  "an extension of properties on a schema that is none": {
    bad: schema("type: string, x-owner-only: true"),
    want: "extension-misplaced /components/schemas/A/x-owner-only",
    good: schema("properties: { a: { type: string, x-owner-only: true } }"),
  },
  "an extension of strings on an integer": {
    bad: schema("type: integer, x-trim: true"),
    want: "extension-misplaced /components/schemas/A/x-trim",
    good: schema("type: [string, 'null'], x-trim: true"),
  },
  "an extension of webhooks on another operation": {
    bad: operation("x-signature: { scheme: ed25519, signatureHeader: S, content: [body] }"),
    want: "extension-misplaced /paths/~1a/get/x-signature",
    good: `webhooks: { w: { post: { operationId: w, ${ok}, x-signature: { scheme: ed25519, signatureHeader: S, content: [body] } } } }`,
  },
  "an extension whose value has another type": {
    bad: operation("x-owner-only: 'yes'"),
    want: "extension-invalid /paths/~1a/get/x-owner-only",
    good: operation("x-owner-only: true"),
  },
  "a former value of a text that the enumeration does not list": {
    bad: schema("type: string, enum: [a, b], x-enum-renamed-from: { c: d }"),
    want: "renamed-value-unknown /components/schemas/A/x-enum-renamed-from/c",
    good: schema("type: string, enum: [a, b], x-enum-renamed-from: { b: [d, e] }"),
  },
  "a former name that another property has": {
    bad: schema("type: object, properties: { a: { x-renamed-from: b }, b: {} }"),
    want: "renamed-from-existing /components/schemas/A/properties/a/x-renamed-from",
    good: schema("type: object, properties: { a: { x-renamed-from: c }, b: {} }"),
  },
  "a former name of two parameters": {
    bad: `paths: { /a: { get: { operationId: a, parameters: [{ name: p, in: query, schema: {} }, { name: q, in: query, x-renamed-from: o, schema: {} }, { name: r, in: query, schema: {}, x-renamed-from: r }], ${ok} } } }`,
    want: "renamed-from-existing /paths/~1a/get/parameters/2/x-renamed-from",
    good: `paths: { /a: { get: { operationId: a, parameters: [{ name: p, in: query, schema: {} }, { name: q, in: query, x-renamed-from: o, schema: {} }], ${ok} } } }`,
  },
  "a former name that two values share": {
    bad: schema("type: string, enum: [a, b], x-enum-renamed-from: { a: c, b: c }"),
    want: "renamed-from-shared /components/schemas/A/x-enum-renamed-from/a",
    good: schema("type: string, enum: [a, b], x-enum-renamed-from: { a: c, b: d }"),
  },
  "an unknown key inside an extension": {
    bad: schema("type: string, x-image: { maxWidht: 1 }"),
    want: "extension-invalid /components/schemas/A/x-image/maxWidht",
    good: schema("type: string, x-image: { maxWidth: 1 }"),
  },
  "a check that lacks what its kind needs": {
    bad: checked("kind: sum-of-lengths, paths: [a]"),
    want: "extension-invalid /components/schemas/A/x-checks/0",
    good: checked("kind: sum-of-lengths, paths: [a], max: 1"),
  },
  "a check with what belongs to another kind": {
    bad: checked("kind: exactly-one-of, fields: [a, b], max: 1"),
    want: "extension-invalid /components/schemas/A/x-checks/0/max",
    good: checked("kind: exactly-one-of, fields: [a, b], ignoreEmpty: true"),
  },
  "a place of sending that names none": {
    bad: schema("properties: { a: { x-sent-in: { when: w } } }"),
    want: "extension-invalid /components/schemas/A/properties/a/x-sent-in",
    good: schema("properties: { a: { x-sent-in: { when: w, elsewhere: e } } }"),
  },
  "a rule's id that is no kebab-case": {
    bad: "paths: {}\nx-behaviour: [{ id: guild_a, text: t }]",
    want: "extension-invalid /x-behaviour/0/id",
    good: "paths: {}\nx-behaviour: [{ id: guild-a, text: t }]",
  },
  "a permission that is not in the catalogue": {
    bad: operation("x-permissions: [BANS]", "x-permission-bits: { BAN: 1 }"),
    want: "permission-unknown /paths/~1a/get/x-permissions/0",
    good: operation("x-permissions: [BAN, { permission: BAN, when: w }]", "x-permission-bits: { BAN: 1 }"),
  },
  "a permission with a condition that is not in the catalogue": {
    bad: operation("x-permissions: [{ permission: BANS, when: w }]", "x-permission-bits: { BAN: 1 }"),
    want: "permission-unknown /paths/~1a/get/x-permissions/0/permission",
    good: operation("x-permissions: [{ permission: BAN, when: w }]", "x-permission-bits: { BAN: { bit: 1 } }"),
  },
  "an event that is not in the catalogue": {
    bad: operation("x-events: [GUILD]", "x-gateway-events: { GUILD_CREATE: { payload: {} } }"),
    want: "event-unknown /paths/~1a/get/x-events/0",
    good: operation("x-events: [GUILD_CREATE]", "x-gateway-events: { GUILD_CREATE: { payload: {} } }"),
  },
  "an error that is not in the catalogue": {
    bad: operation("x-errors: [unknownBan]", "x-errors: { unknownGuild: { status: 404, code: 1, message: m } }"),
    want: "error-unknown /paths/~1a/get/x-errors/0",
    good: operation("x-errors: [unknownGuild]", "x-errors: { unknownGuild: { status: 404, code: 1, message: m } }"),
  },
  "two errors for one kind of failure": {
    bad: "paths: {}\nx-errors: { a: { status: 400, code: 1, message: m, for: [forbidden, timeout] }, b: { status: 400, code: 2, message: m, for: timeout } }",
    want: "error-kind-duplicate /x-errors/b/for",
    good: "paths: {}\nx-errors: { a: { status: 400, code: 1, message: m, for: [forbidden, timeout] }, b: { status: 400, code: 2, message: m, for: internal } }",
  },
  "a place of sending that is no operation": {
    bad: operation(
      "parameters: [{ name: b, in: query, schema: { properties: { c: { x-sent-in: { operations: [b] } } } } }]",
    ),
    want: "operation-unknown /paths/~1a/get/parameters/0/schema/properties/c/x-sent-in/operations/0",
    good: operation(
      "parameters: [{ name: b, in: query, schema: { properties: { c: { x-sent-in: { operations: [a] } } } } }]",
    ),
  },
  "a place of sending that is no schema": {
    bad: schema("properties: { a: { x-sent-in: { objects: [B] } } }"),
    want: "schema-unknown /components/schemas/A/properties/a/x-sent-in/objects/0",
    good: schema("properties: { a: { x-sent-in: { objects: [A] } } }"),
  },
  "a transition to a state that does not exist": {
    bad: "paths: {}\nx-lifecycles: { l: { subject: s, states: { a: A }, transitions: [{ from: a, to: b, by: c }] } }",
    want: "state-unknown /x-lifecycles/l/transitions/0/to",
    good: "paths: {}\nx-lifecycles: { l: { subject: s, states: { a: A, b: B }, transitions: [{ from: a, to: b, by: c }] } }",
  },
  "two rules of one id, far apart": {
    bad: operation("x-behaviour: [{ id: a, text: t }]", "x-behaviour: [{ id: a, text: t }]"),
    want: "behaviour-id-duplicate /paths/~1a/get/x-behaviour/0/id",
    good: operation("x-behaviour: [{ id: a, text: t }]", "x-behaviour: [{ id: b, text: t }]"),
  },
  "two permissions of one bit": {
    bad: "paths: {}\nx-permission-bits: { A: 1, B: { bit: 1 } }",
    want: "bit-duplicate /x-permission-bits/B",
    good: "paths: {}\nx-permission-bits: { A: 1, B: { bit: 2 } }",
  },
  "two flags of one bit": {
    bad: schema("type: integer, x-flags: { A: 0, B: 0 }"),
    want: "bit-duplicate /components/schemas/A/x-flags/B",
    good: schema("type: integer, x-flags: { A: 0, B: 1 }"),
  },
  "a check of a property that does not exist": {
    bad: checked("kind: at-least-one-of, fields: [a, bb]"),
    want: "check-property-unknown /components/schemas/A/x-checks/0/fields/1",
    good: checked("kind: at-least-one-of, fields: [a, b]"),
  },
  "a condition on a property that does not exist": {
    bad: checked("kind: required-when, fields: [a], when: { d: 1 }"),
    want: "check-property-unknown /components/schemas/A/x-checks/0/when/d",
    good: checked("kind: required-when, fields: [a], when: { b: 1 }"),
  },
  "a property of a family is known by the family's name": {
    bad: schema(
      "properties: { a: {} }, patternProperties: { '^file\\[[0-9]\\]$': {} }, x-checks: [{ kind: at-least-one-of, name: n, message: m, fields: [a, files] }]",
    ),
    want: "check-property-unknown /components/schemas/A/x-checks/0/fields/1",
    good: schema(
      "properties: { a: {} }, patternProperties: { '^files\\[[0-9]\\]$': {} }, x-checks: [{ kind: at-least-one-of, name: n, message: m, fields: [a, files] }]",
    ),
  },
  "a path through what is no list": {
    bad: checked("kind: unique, path: a/*"),
    want: "check-path-impossible /components/schemas/A/x-checks/0/path",
    good: checked("kind: unique, path: b/*"),
  },
  "a path to a property that no item has": {
    bad: checked("kind: sum-of-lengths, max: 1, paths: [b/*/c, b/*/d]"),
    want: "check-path-impossible /components/schemas/A/x-checks/0/paths/1",
    good: checked("kind: sum-of-lengths, max: 1, paths: [b/*/c]"),
  },
  "a constructor of what is not an object": {
    bad: schema("type: string, x-constructors: [{ name: a }]"),
    want: "constructor-impossible /components/schemas/A/x-constructors",
    good: schema("type: object, properties: { a: {} }, x-constructors: [{ name: a }]"),
  },
  "a constructor of a union": {
    bad: schema("oneOf: [{ type: object, title: t }], x-constructors: [{ name: a }]"),
    want: "constructor-impossible /components/schemas/A/x-constructors",
    good: schema("$ref: '#/components/schemas/B', x-constructors: [{ name: a }]", "B: { properties: { a: {} } }"),
  },
  "a constructor of a schema without a name": {
    bad: schema("properties: { a: { properties: { b: {} }, x-constructors: [{ name: a }] } }"),
    want: "constructor-impossible /components/schemas/A/properties/a/x-constructors",
    good: schema("properties: { a: { properties: { b: {} } } }, x-constructors: [{ name: a, rest: a }]"),
  },
  "a constructor that fixes a property that does not exist": {
    bad: schema("properties: { kind: {} }, x-constructors: [{ name: a, fixed: { kinds: 1 } }]"),
    want: "constructor-property-unknown /components/schemas/A/x-constructors/0/fixed/kinds",
    good: schema("properties: { kind: {} }, x-constructors: [{ name: a, fixed: { kind: 1 } }]"),
  },
  "a constructor that takes a property that does not exist": {
    bad: schema("properties: { a: {} }, x-constructors: [{ name: a, positional: [a, b] }]"),
    want: "constructor-property-unknown /components/schemas/A/x-constructors/0/positional/1",
    good: schema("properties: { a: {} }, x-constructors: [{ name: a, positional: [a] }]"),
  },
  "a bucket that is parted by no path parameter": {
    bad: operation(`parameters: [${query("b")}], x-rate-limit: { major: [b] }`),
    want: "extension-parameter-unknown /paths/~1a/get/x-rate-limit/major/0",
    good: variants("/a/{b}", `path: '/a/{c}', ${inPath}, x-rate-limit: { major: [c] }`),
  },
  "a page's cursor that is no query parameter": {
    bad: operation(`parameters: [${query("limit")}], x-pagination: { cursor: after, limit: limit, key: /id }`),
    want: "extension-parameter-unknown /paths/~1a/get/x-pagination/cursor",
    good: operation(
      `parameters: [${query("limit")}, ${query("after")}], x-pagination: { cursor: after, limit: limit, key: /id }`,
    ),
  },
  "a page's offset that is no query parameter": {
    bad: operation("x-pagination: { offset: from }"),
    want: "extension-parameter-unknown /paths/~1a/get/x-pagination/offset",
    good: operation(`parameters: [${query("from", "type: integer")}], x-pagination: { offset: from }`),
  },
  "the number of a first page without pages": {
    bad: operation(`parameters: [${query("from", "type: integer")}], x-pagination: { offset: from, firstPage: 0 }`),
    want: "keyword-without-effect /paths/~1a/get/x-pagination/firstPage",
    good: operation(`parameters: [${query("from", "type: integer")}], x-pagination: { page: from, firstPage: 0 }`),
  },
  "a response that depends on no parameter": {
    bad: operation("x-response-when: { parameter: wait, cases: [{ equals: true, status: 204 }] }"),
    want: "extension-parameter-unknown /paths/~1a/get/x-response-when/parameter",
    good: operation(
      `parameters: [${query("wait", "type: boolean")}], x-response-when: { parameter: wait, cases: [{ equals: true, status: 204 }] }`,
    ),
  },
  "a status of a case that is not declared": {
    bad: operation(
      `parameters: [${query("wait", "type: boolean")}], x-response-when: { parameter: wait, cases: [{ equals: true, status: 200 }] }`,
    ),
    want: "response-status-undeclared /paths/~1a/get/x-response-when/cases/0/status",
    good: operation(
      `parameters: [${query("wait", "type: boolean")}], x-response-when: { parameter: wait, cases: [{ equals: true, status: 204 }] }`,
    ),
  },
  "a value with two cases": {
    bad: operation(
      `parameters: [${query("w", "type: boolean")}], x-response-when: { parameter: w, cases: [{ equals: true, status: 204 }, { equals: true, status: 204 }] }`,
    ),
    want: "response-case-duplicate /paths/~1a/get/x-response-when/cases/1/equals",
    good: operation(
      `parameters: [${query("w", "type: boolean")}], x-response-when: { parameter: w, cases: [{ equals: true, status: 204 }, { equals: false, status: 204 }] }`,
    ),
  },
  "a case of a value that the parameter never has": {
    bad: operation(
      `parameters: [${query("w", "type: boolean")}], x-response-when: { parameter: w, cases: [{ equals: 'true', status: 204 }] }`,
    ),
    want: "extension-value-impossible /paths/~1a/get/x-response-when/cases/0/equals",
    good: operation(
      `parameters: [${query("w", "type: string")}], x-response-when: { parameter: w, cases: [{ equals: 'true', status: 204 }] }`,
    ),
  },
  "a deprecation on a day that does not exist": {
    bad: operation("x-deprecated-at: 2026-02-30"),
    want: "milestone-date /paths/~1a/get/x-deprecated-at",
    good: operation("x-deprecated-at: 2028-02-29"),
  },
  "an unknown stability level": {
    bad: operation("x-stability-level: experimental"),
    want: "extension-invalid /paths/~1a/get/x-stability-level",
    good: operation("x-stability-level: draft"),
  },
  "two keys that open an enumeration": {
    bad: schema("enum: [a, b], x-open-enum: true, x-extensible-enum: true"),
    want: "keyword-without-effect /components/schemas/A/x-extensible-enum",
    good: schema("enum: [a, b], x-extensible-enum: true"),
  },
  "an end before the deprecation": {
    bad: operation("x-deprecated-at: 2026-03-01, x-sunset: { date: 2026-02-28 }"),
    want: "milestone-date /paths/~1a/get/x-sunset/date",
    good: operation("x-deprecated-at: 2026-03-01, x-sunset: 2026-03-01"),
  },
  "a fixed value that the parameter never has": {
    bad: variants("/a/{b}", `path: '/a/{b}', parameters: [${query("q", "type: boolean")}], fixed: { q: 1 }`),
    want: "extension-value-impossible /paths/~1a~1{b}/get/x-variants/0/fixed/q",
    good: variants("/a/{b}", `path: '/a/{b}', parameters: [${query("q", "type: boolean")}], fixed: { q: true }`),
  },
  "an ignored parameter that does not exist": {
    bad: variants("/a/{b}", "path: '/a/{b}', ignored: [p]"),
    want: "extension-parameter-unknown /paths/~1a~1{b}/get/x-variants/0/ignored/0",
    good: variants("/a/{b}", "path: '/a/{b}', ignored: [q]"),
  },
  "a variant on another path": {
    bad: variants("/a/{b}", `path: '/b/{c}', ${inPath}`),
    want: "variant-path-differs /paths/~1a~1{b}/get/x-variants/0/path",
    good: variants("/a/{b}", `path: '/a/{c}', ${inPath}`),
  },
  "a variant's parameter that is not declared": {
    bad: variants("/a/{b}", "path: '/a/{c}'"),
    want: "path-parameter-undeclared /paths/~1a~1{b}/get/x-variants/0",
    good: variants("/a/{b}", "path: '/a/{b}'"),
  },
  "a dispatch by a property that the body lacks": {
    bad: webhook("discriminator: tipe"),
    want: "dispatch-discriminator-unknown /webhooks/w/post/x-dispatch/discriminator",
    good: webhook("discriminator: type"),
  },
  "a dispatch of a value that never occurs": {
    bad: webhook("discriminator: type, automatic: [{ when: 3, respond: {} }]"),
    want: "dispatch-value-unknown /webhooks/w/post/x-dispatch/automatic/0/when",
    good: webhook("discriminator: type, automatic: [{ when: 2, respond: {} }]"),
  },
  "a dispatch that responds with what the response may not be": {
    bad: dispatching("{ type: 1, data: 7 }"),
    want: "dispatch-response-invalid /webhooks/w/post/x-dispatch/automatic/0/respond/data",
    good: dispatching("{ type: 1, data: {} }"),
  },
  "a dispatch by a place that no body has": {
    bad: webhook("discriminator: type, routes: [{ when: 2, name: n, key: /data/nam }]"),
    want: "dispatch-pointer-impossible /webhooks/w/post/x-dispatch/routes/0/key",
    good: webhook("discriminator: type, routes: [{ when: 2, name: n, key: /data/name }]"),
  },
  "a follow-up that is no operation": {
    bad: webhook("discriminator: type, followUps: [v]"),
    want: "operation-unknown /webhooks/w/post/x-dispatch/followUps/0",
    good: webhook("discriminator: type, followUps: [w]"),
  },
  "an operation that responds in place of a response and requires what no delivery has": {
    bad: respondedBy("{ name: shelf, in: path, required: true, schema: { type: string } }"),
    want: "dispatch-callback-impossible /webhooks/w/post/x-dispatch/callback",
    good: respondedBy("{ name: parcel_id, in: path, required: true, schema: { type: string } }"),
  },
  "an operation that responds in place of a response and takes another body": {
    bad: respondedBy("{ name: id, in: path, required: true, schema: {} }", "Parcel"),
    want: "dispatch-callback-impossible /webhooks/w/post/x-dispatch/callback",
    good: respondedBy("{ name: id, in: path, required: true, schema: {} }"),
  },
  "a command of a channel whose message has another name": {
    bad: channel("cmd: { const: TURN_RIGHT }, args: { type: object }"),
    want: "channel-message-differs /x-rpc/c/commands/TURN/command/properties/cmd",
    good: channel("cmd: { enum: [TURN, TURN_RIGHT] }, args: { type: object }"),
  },
  "a command of a channel that may lack its arguments": {
    bad: channel("cmd: { const: TURN }, args: { type: object }", "cmd"),
    want: "channel-message-differs /x-rpc/c/commands/TURN/command",
    good: channel("cmd: { const: TURN }, args: { type: object }", "cmd, args"),
  },
  "a failure that no server finds": {
    bad: "paths: {}\nx-errors: { a: { status: 400, code: 1, message: m, for: weather } }",
    want: "extension-invalid /x-errors/a/for",
    good: "paths: {}\nx-errors: { a: { status: 400, code: 1, message: m, for: [timeout] } }",
  },
};
