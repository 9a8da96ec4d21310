import { type Cases, operation, schema } from "./case.js";

const ok = "responses: { '204': { description: d } }";
const inPath = (name: string): string => `{ name: ${name}, in: path, required: true, schema: { type: string } }`;

const contentOf = (status: number): string =>
  `paths: { /a: { get: { operationId: a, responses: { '${status}': { description: d, content: { application/json: { schema: { type: string } } } } } } } }`;
const form = (type: string): string =>
  `paths: { /a: { post: { operationId: a, requestBody: { content: { multipart/form-data: { schema: { type: ${type} } } } }, ${ok} } } }`;

export const operationCases: Cases = {
  "an operation without an id": {
    bad: `paths: { /a: { get: { ${ok} } } }`,
    want: "operation-id-missing /paths/~1a/get",
    good: `paths: { /a: { get: { operationId: a, ${ok} } } }`,
  },
  "two operations of one id": {
    bad: `paths: { /a: { get: { operationId: a, ${ok} }, put: { operationId: a, ${ok} } } }`,
    want: "operation-id-duplicate /paths/~1a/put/operationId",
    good: `paths: { /a: { get: { operationId: a, ${ok} }, put: { operationId: b, ${ok} } } }`,
  },
  "a variant with the id of its host": {
    bad: `paths: { /a: { get: { operationId: a, ${ok}, x-variants: [{ path: /a, operationId: a, ${ok} }] } } }`,
    want: "operation-id-duplicate /paths/~1a/get/x-variants/0/operationId",
    good: `paths: { /a: { get: { operationId: a, ${ok}, x-variants: [{ path: /a, operationId: b, ${ok} }] } } }`,
  },
  "x-max-body of a response": {
    bad: `paths: { /a: { get: { operationId: a, responses: { '200': { description: d, content: { text/plain: { x-max-body: 9 } } } } } } }`,
    want: "keyword-without-effect /paths/~1a/get/responses/200/content/text~1plain/x-max-body",
    good: `paths: { /a: { post: { operationId: a, requestBody: { content: { text/plain: { x-max-body: 9 } } }, ${ok} } } }`,
  },
  "an operation that declares only errors": {
    bad: "paths: { /a: { get: { operationId: a, responses: { '404': { description: d }, 5XX: { description: d } } } } }",
    want: "success-missing /paths/~1a/get/responses",
    good: "paths: { /a: { get: { operationId: a, responses: { '404': { description: d }, '302': { description: d } } } } }",
  },
  "an operation that declares only an informational response": {
    bad: "paths: { /a: { get: { operationId: a, responses: { '101': { description: d } } } } }",
    want: "success-missing /paths/~1a/get/responses",
    good: "paths: { /a: { get: { operationId: a, responses: { '101': { description: d }, '200': { description: d } } } } }",
  },
  "an exploded cookie with properties of any name": {
    bad: operation(
      "parameters: [{ name: c, in: cookie, schema: { type: object, additionalProperties: { type: string } } }]",
    ),
    want: "cookie-properties-lost /paths/~1a/get/parameters/0",
    good: operation(
      "parameters: [{ name: c, in: cookie, explode: false, schema: { type: object, additionalProperties: { type: string } } }]",
    ),
  },
  "a path parameter that is not declared": {
    bad: `paths: { '/a/{b}': { get: { operationId: a, ${ok} } } }`,
    want: "path-parameter-undeclared /paths/~1a~1{b}/get",
    good: `paths: { '/a/{b}': { parameters: [${inPath("b")}], get: { operationId: a, ${ok} } } }`,
  },
  "a path parameter that is not in the path": {
    bad: `paths: { '/a/{b}': { get: { operationId: a, parameters: [${inPath("b")}, ${inPath("c")}], ${ok} } } }`,
    want: "path-parameter-unused /paths/~1a~1{b}/get/parameters/1",
    good: `paths: { '/a/{b}/{c}': { get: { operationId: a, parameters: [${inPath("b")}, ${inPath("c")}], ${ok} } } }`,
  },
  "a path with the same parameter twice": {
    bad: `paths: { '/a/{b}/{b}': { get: { operationId: a, parameters: [${inPath("b")}], ${ok} } } }`,
    want: "path-parameter-repeated /paths/~1a~1{b}~1{b}",
    good: `paths: { '/a/{b}/b': { get: { operationId: a, parameters: [${inPath("b")}], ${ok} } } }`,
  },
  "two paths that differ in the names of their parameters only": {
    bad: "paths: { '/a/{b}': {}, '/a/{c}': {} }",
    want: "path-ambiguous /paths/~1a~1{c}",
    good: "paths: { '/a/{b}': {}, '/a/b': {}, '/a/{b}/c': {} }",
  },
  "a parameter that is declared twice": {
    bad: operation("parameters: [{ name: b, in: query, schema: {} }, { name: b, in: query, schema: {} }]"),
    want: "parameter-duplicate /paths/~1a/get/parameters/1",
    good: operation("parameters: [{ name: b, in: query, schema: {} }, { name: b, in: header, schema: {} }]"),
  },
  "a parameter that overrides one of the path item is no duplicate, one that repeats it in a list is": {
    bad: `paths: { /a: { parameters: [{ name: b, in: query, schema: {} }, { name: b, in: query, schema: {} }] } }`,
    want: "parameter-duplicate /paths/~1a/parameters/1",
    good: `paths: { /a: { parameters: [{ name: b, in: query, schema: {} }], get: { operationId: a, parameters: [{ name: b, in: query, schema: {} }], ${ok} } } }`,
  },
  "a component that no path leads to": {
    bad: operation("", "components: { schemas: { B2: {} } }"),
    want: "component-unused /components/schemas/B2",
    good: `${operation("parameters: [{ name: b, in: query, schema: { $ref: '#/components/schemas/A' } }]")}${schema("items: { $ref: '#/components/schemas/B' }", "B: {}")}`,
  },
  "a component that stands alone, but is used": {
    bad: `${operation("parameters: [{ name: b, in: query, schema: { $ref: '#/components/schemas/A' } }]")}${schema("type: string, x-standalone: for programs")}`,
    want: "standalone-used /components/schemas/A/x-standalone",
    good: `${operation("")}components: { schemas: { A: { type: string, x-standalone: for programs } } }`,
  },
  "components that only lead to each other are not used": {
    bad: `${operation("")}components: { schemas: { A: { items: { $ref: '#/components/schemas/A' } } } }`,
    want: "component-unused /components/schemas/A",
    good: "components: { schemas: { A: { items: { $ref: '#/components/schemas/A' } } } }",
  },
  "a component that only a discriminator's mapping names is used": {
    bad: `${operation("")}components: { examples: { E: { value: 1 } } }`,
    want: "component-unused /components/examples/E",
    good: `${operation("requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/A' } } } }")}components: { schemas: { A: { type: object, required: [t], properties: { t: { type: string } }, discriminator: { propertyName: t, mapping: { b: B } } }, B: { allOf: [{ $ref: '#/components/schemas/A' }] } } }`,
  },
  "a tag that is not declared": {
    bad: operation("tags: [guild]", "tags: [{ name: guilds }]"),
    want: "tag-undeclared /paths/~1a/get/tags/0",
    good: operation("tags: [guilds]", "tags: [{ name: guilds }]"),
  },
  "a tag that is declared twice": {
    bad: "paths: {}\ntags: [{ name: a }, { name: a }]",
    want: "tag-duplicate /tags/1/name",
    good: "paths: {}\ntags: [{ name: a }, { name: A }]",
  },
  "a tag whose parent is not declared": {
    bad: operation("tags: [guilds]", "tags: [{ name: guilds, parent: server }, { name: servers }]"),
    want: "tag-undeclared /tags/0/parent",
    good: operation("tags: [guilds]", "tags: [{ name: guilds, parent: servers }, { name: servers }]"),
  },
  "a tag that is its own parent": {
    bad: operation("tags: [guilds]", "tags: [{ name: guilds, parent: guilds }]"),
    want: "tag-parent-cycle /tags/0/parent",
    good: operation("tags: [guilds]", "tags: [{ name: guilds }]"),
  },
  "tags whose parents form a cycle": {
    bad: operation(
      "tags: [a]",
      "tags: [{ name: a, parent: b }, { name: b, parent: c }, { name: c, parent: d }, { name: d, parent: b }]",
    ),
    want: "tag-parent-cycle /tags/1/parent",
    good: operation(
      "tags: [a]",
      "tags: [{ name: a, parent: b }, { name: b, parent: c }, { name: c, parent: d }, { name: d }]",
    ),
  },
  "a security scheme that is not defined": {
    bad: operation(
      "security: [{ bott: [] }]",
      "security: [{ bot: [] }]\ncomponents: { securitySchemes: { bot: { type: http, scheme: Bot } } }",
    ),
    want: "security-scheme-unknown /paths/~1a/get/security/0/bott",
    good: operation(
      "security: [{ bot: [] }, {}]",
      "components: { securitySchemes: { bot: { type: http, scheme: Bot } } }",
    ),
  },
  "a scope that no flow has": {
    bad: operation(
      "security: [{ o: [guild] }]",
      "components: { securitySchemes: { o: { type: oauth2, flows: { clientCredentials: { tokenUrl: /t, scopes: { guilds: g } } } } } }",
    ),
    want: "security-scope-unknown /paths/~1a/get/security/0/o/0",
    good: operation(
      "security: [{ o: [guilds] }]",
      "components: { securitySchemes: { o: { type: oauth2, flows: { clientCredentials: { tokenUrl: /t, scopes: { guilds: g } } } } } }",
    ),
  },
  "a server whose variable is not declared": {
    bad: "paths: {}\nservers: [{ url: 'https://{host}/' }]",
    want: "server-variable-undeclared /servers/0/url",
    good: "paths: {}\nservers: [{ url: 'https://{host}/', variables: { host: { default: a.example } } }]",
  },
  "a server variable without a default": {
    bad: "paths: {}\nservers: [{ url: 'https://{host}/', variables: { host: { enum: [a] } } }]",
    want: "missing-keyword /servers/0/variables/host",
    good: "paths: {}\nservers: [{ url: 'https://{host}/', variables: { host: { enum: [a], default: a } } }]",
  },
  "a link to an operation that does not exist": {
    bad: "paths: { /a: { get: { operationId: a, responses: { '200': { description: d, links: { l: { operationId: b } } } } } } }",
    want: "operation-unknown /paths/~1a/get/responses/200/links/l/operationId",
    good: "paths: { /a: { get: { operationId: a, responses: { '200': { description: d, links: { l: { operationId: a } } } } } } }",
  },
  "a body of any content type": {
    bad: operation("requestBody: { content: { '*/*': { schema: { type: string } } } }"),
    want: "keyword-without-effect /paths/~1a/get/requestBody/content/*~1*",
    good: operation("requestBody: { content: { application/json: { schema: { type: string } } } }"),
  },
  "media types that differ in parameters only": {
    bad: operation(
      "requestBody: { content: { application/json; v=1: { schema: { type: string } }, application/json; v=2: { schema: { type: integer } } } }",
    ),
    want: "keyword-without-effect /paths/~1a/get/requestBody/content/application~1json; v=2",
    good: operation(
      "requestBody: { content: { application/json; v=1: { schema: { oneOf: [{ type: string }, { type: integer }] } } } }",
    ),
  },
  "a media type with parameters whose schema describes another key": {
    bad: operation(
      "requestBody: { content: { application/json; v=1: {}, Application/JSON: { schema: { type: integer } } } }",
    ),
    want: "keyword-without-effect /paths/~1a/get/requestBody/content/application~1json; v=1",
    good: operation("requestBody: { content: { application/json; v=1: { schema: { type: integer } } } }"),
  },
  "items of a media type that has none": {
    bad: operation("requestBody: { content: { application/json: { x-stream: { item: { type: string } } } } }"),
    want: "keyword-without-effect /paths/~1a/get/requestBody/content/application~1json/x-stream",
    good: operation("requestBody: { content: { application/x-ndjson: { x-stream: { item: { type: string } } } } }"),
  },
  "content of a response that has none": {
    bad: contentOf(204),
    want: "keyword-without-effect /paths/~1a/get/responses/204/content",
    good: contentOf(200),
  },
  "a form whose schema is a text": {
    bad: form("string"),
    want: "form-without-fields /paths/~1a/post/requestBody/content/multipart~1form-data/schema",
    good: form("object"),
  },
  "a header of a response that the transport sets": {
    bad: `components: { responses: { R: { description: d, headers: { Content-Length: { schema: { type: string } } } } } }\n`,
    want: "keyword-without-effect /components/responses/R/headers/Content-Length",
    good: `components: { responses: { R: { description: d, headers: { Link: { schema: { type: string } } } } } }\n`,
  },
  "an operation that no client can call": {
    bad: "paths: { /a: { trace: { operationId: a, responses: { '204': { description: d } } } } }",
    want: "keyword-without-effect /paths/~1a/trace",
    good: "paths: { /a: { head: { operationId: a, responses: { '204': { description: d } } } } }",
  },
  "a parameter that may be empty whatever its schema says": {
    bad: operation("parameters: [{ name: q, in: query, allowEmptyValue: true, schema: { type: integer } }]"),
    want: "keyword-without-effect /paths/~1a/get/parameters/0/allowEmptyValue",
    good: operation("parameters: [{ name: q, in: query, allowEmptyValue: false, schema: { type: integer } }]"),
  },
};
