import { done, type Oddity, responding } from "./oddity.js";

/** Unusual paths, operations, parameters, bodies and responses. */
export const operationOddities: readonly Oddity[] = [
  {
    title: "addresses of servers that are chosen by variables, of the document and of an operation, one of them twice",
    document: `servers:
  - { url: 'https://{region}.h.example:{port}/{base}', description: The real one, variables: { region: { default: eu, enum: [eu, us] }, port: { default: '443' }, base: { default: '', description: Base. } } }
  - { url: 'https://{zone}.h.example', variables: { zone: { default: a } } }
paths:
  /a: { get: { operationId: server-url, servers: [{ url: 'https://{region}.h.example:{port}/{base}', variables: { region: { default: eu, enum: [eu, ap] }, port: { default: '443' }, base: { default: '' } } }], ${done} } }
`,
    want: {
      output: {
        "src/client/server-url.ts": [
          '/** The real one */ readonly "https://{region}.h.example:{port}/{base}": {',
          '/** Default: eu */ readonly region?: "eu" | "us" | "ap"; /** Default: 443 */ readonly port?: string;',
          "/** Base. */ readonly base?: string;",
        ],
        "src/client/index.ts": ['type ServerVariables, serverUrl } from "./server-url.js"', "serverUrl2"],
      },
    },
  },
  {
    title: "a variable of a server whose default is none of its values is refused",
    document: `servers: [{ url: 'https://{r}.h.example', variables: { r: { default: ap, enum: [eu, us] } } }]\npaths: {}\n`,
    want: { refused: ["default-invalid 3:70"] },
  },
  {
    title: "an operation without an id is named after its method and path",
    document: `paths:\n  /a-b/{c.d}/e:\n    get: { parameters: [{ name: c.d, in: path, required: true, schema: { type: string } }], ${done} }\n`,
    want: {
      output: { "src/client/a-b.ts": ["export async function getABE("] },
      findings: ["operation-id-missing /paths/~1a-b~1{c.d}~1e/get"],
    },
  },
  {
    title: "two operations without ids whose names collide get numbers",
    document: `paths:\n  /a/b:\n    get: { ${done} }\n  /a-b:\n    get: { ${done} }\n`,
    want: {
      output: {
        "src/client/a.ts": ["export async function getAB("],
        "src/client/a-b.ts": ["export async function getAB2("],
      },
    },
  },
  {
    title: "two operations with one id are refused, the second one",
    document: `paths:\n  /a:\n    get: { operationId: a, ${done} }\n  /b:\n    get: { operationId: a, ${done} }\n`,
    want: { refused: ["operation-id-duplicate 7:25"] },
  },
  {
    title: "ids that become one name are refused, all but the first",
    document: `paths:\n  /a:\n    get: { operationId: get-thing, ${done} }\n    put: { operationId: get_thing, ${done} }\n    post: { operationId: getThing, ${done} }\n`,
    want: { refused: ["colliding-names 6:25", "colliding-names 7:26"] },
  },
  {
    title: "ids with dots and slashes become names",
    document: `paths:\n  /a:\n    get: { operationId: repos/list.all, ${done} }\n    put: { operationId: 2fa/disable, ${done} }\n    post: { operationId: delete, ${done} }\n`,
    want: {
      output: { "src/client/a.ts": ["function reposListAll(", "function _2faDisable(", "function delete_("] },
    },
  },
  {
    title: "an id without a letter or digit is refused",
    document: `paths:\n  /a:\n    get: { operationId: '!?', ${done} }\n`,
    want: { refused: ["name-unusable 5:25"] },
  },
  {
    title: "tags that become one name are refused, the second one",
    document: `tags: [{ name: a/b }, { name: a b }]\npaths:\n  /a:\n    get: { operationId: one, tags: [a/b], ${done} }\n    put: { operationId: two, tags: [a b], ${done} }\n`,
    want: { refused: ["colliding-names 3:31"] },
  },
  {
    title: "parameters for headers that OpenAPI takes from elsewhere are no arguments, whether required or not",
    document: `paths:\n  /a:\n    post: { operationId: one, parameters: [{ name: content-type, in: header, required: true, schema: { type: string } }, { name: Accept, in: header, schema: { type: string } }, { name: Authorization, in: header, schema: { type: string } }, { name: Accept, in: query, schema: { type: string } }], ${done} }\n`,
    want: {
      output: {
        "src/client/a.ts": [
          "export interface OneArgs { Accept?: string | undefined; }",
          'query: scalar("Accept", args.Accept), read: nothing',
        ],
      },
      findings: [0, 1, 2].map((index) => `keyword-without-effect /paths/~1a/post/parameters/${index}/name`),
    },
  },
  {
    title: "parameters of a path hold for its operations, which may say otherwise",
    document: `paths:\n  /a/{id}:\n    parameters:\n      - { name: id, in: path, required: true, schema: { type: string } }\n      - { name: n, in: query, schema: { type: string } }\n    get: { operationId: one, ${done} }\n    put: { operationId: two, parameters: [{ name: n, in: query, required: true, schema: { type: integer } }], ${done} }\n`,
    want: {
      output: {
        "src/client/a.ts": [
          "interface OneArgs { id: string; n?: string | undefined; }",
          "interface TwoArgs { id: string; n: number; }",
        ],
      },
    },
  },
  {
    title: "parameters of one name in several places get suffixes",
    document: `paths:\n  /a/{id}:\n    get: { operationId: one, parameters: [{ name: id, in: path, required: true, schema: {} }, { name: id, in: query, schema: {} }, { name: body, in: query, schema: {} }], requestBody: { content: { application/json: { schema: {} } } }, ${done} }\n`,
    want: { output: { "src/client/a.ts": ["id: ", "id_query?: ", "body_query?: "] } },
  },
  {
    title: "a parameter may be written as JSON",
    document: `paths:\n  /a:\n    get: { operationId: one, parameters: [{ name: filter, in: query, content: { application/json: { schema: { type: object, required: [a], properties: { a: { type: string } } } } } }], ${done} }\n`,
    want: { output: { "src/client/a.ts": ["filter?: { a: string }"] } },
  },
  {
    title: "a parameter of another media type than JSON is refused",
    document: `paths:\n  /a:\n    get: { operationId: one, parameters: [{ name: filter, in: query, content: { application/xml: { schema: { type: object } } } }], ${done} }\n`,
    want: { refused: ["unsupported-parameter 5:79"] },
  },
  {
    title: "names of parameters with brackets and dots are keys in quotes",
    document: `paths:\n  /a:\n    get: { operationId: one, parameters: [{ name: 'page[size]', in: query, schema: { type: integer } }, { name: a.b, in: query, schema: { type: string } }], ${done} }\n`,
    want: { output: { "src/client/a.ts": ['"page[size]"?: number', '"a.b"?: string'] } },
  },
  {
    title: "a body of any media type is JSON, and a response of a family of them is its kind",
    document: `paths:\n  /a:\n    post: { operationId: one, requestBody: { content: { '*/*': { schema: { type: object, required: [a], properties: { a: { type: integer } } } } } }, responses: { '200': { description: d, content: { 'image/*': { schema: { type: string, format: binary } } } } } }\n`,
    want: {
      output: {
        "src/client/a.ts": ["body?: OneBody", "Promise<BinaryForms[As]>"],
        "src/types/": ["interface OneBody { a: number; }"],
      },
    },
  },
  {
    title: "a text of format binary is a string in JSON of 3.0, and bytes as a whole body of any media type",
    version: "3.0.3",
    document: `paths:\n  /a:\n    post: { operationId: one, requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Note' } } } }, responses: { '200': { description: d, content: { application/json: { schema: { $ref: '#/components/schemas/Note' } } } } } }\n    put: { operationId: two, requestBody: { content: { '*/*': { schema: { $ref: '#/components/schemas/Bytes' } } } }, responses: { '200': { description: d, content: { '*/*': { schema: { type: string, format: binary } } } } } }\ncomponents:\n  schemas:\n    Note: { type: object, required: [raw], properties: { raw: { type: string, format: binary } } }\n    Bytes: { type: string, format: binary }\n`,
    want: {
      output: {
        "src/types/": ["interface Note { raw: string; }"],
        "src/validators/": ['typeof value["raw"] !== "string"'],
        "src/client/a.ts": [
          "body: json(args.body)",
          "read: binaryBody(options)",
          "body?: BinaryInput",
          'binary(args.body, "application/octet-stream")',
          "Promise<BinaryForms[As]>",
        ],
        "src/server/operations/a.ts": ['"*/*": binaryBody(', 'binaryResponse(["*/*"])'],
      },
      findings: ["keyword-without-effect /paths/~1a/put/requestBody/content/*~1*"],
    },
  },
  {
    title: "content of a status that HTTP sends no body with is left out, also where a response with a body shares it",
    document: `paths:
  /a:
    get: { operationId: one, responses: { '204': { $ref: '#/components/responses/Done' } } }
    post: { operationId: two, responses: { '200': { $ref: '#/components/responses/Done' } } }
components:
  responses:
    Done: { description: d, content: { application/json: { schema: { type: integer } } } }
`,
    want: {
      output: {
        "src/client/a.ts": [
          'Promise<void> { return send(client, { id: "one",',
          'Promise<number> { return send(client, { id: "two",',
        ],
      },
      findings: ["keyword-without-effect /paths/~1a/get/responses/204"],
    },
  },
  {
    title: "a response for all other statuses is not the response",
    document: `paths:\n  /a:\n    get: { operationId: one, responses: { '200': { description: d, content: { application/json: { schema: { type: string } } } }, default: { description: d, content: { application/json: { schema: { type: integer } } } } } }\n`,
    want: { output: { "src/client/a.ts": ["Promise<string>"] } },
  },
  {
    title: "a response for all statuses is the response where there is no other",
    document: `paths:\n  /a:\n    get: { operationId: one, responses: { default: { description: d, content: { application/json: { schema: { type: string } } } } } }\n`,
    want: { output: { "src/client/a.ts": ["function one("] } },
  },
  {
    title: "ranges of statuses stand beside single ones",
    document: `paths:\n  /a:\n    get: { operationId: one, responses: { 2XX: { description: d, content: { application/json: { schema: { type: string } } } }, '404': { description: d } } }\n`,
    want: { output: { "src/client/a.ts": ["function one("] } },
  },
  {
    title: "an operation without any response",
    document: "paths:\n  /a:\n    get: { operationId: one }\n",
    want: { output: { "src/client/a.ts": ["function one("] } },
  },
  {
    title: "links and callbacks are kept in the bundle, and nothing is generated from them",
    document: `paths:\n  /a:\n    post:\n      operationId: one\n      callbacks: { done: { '{$request.body#/url}': { post: { operationId: called, ${done} } } } }\n      responses: { '200': { description: d, links: { next: { operationId: two, parameters: { id: '$response.body#/id' } } } } }\n  /b:\n    get: { operationId: two, ${done} }\n`,
    want: {
      output: {
        "src/client/a.ts": ["function one("],
        "src/client/b.ts": ["function two("],
        "openapi.json": ['"callbacks":{', '"links":{'],
      },
    },
  },
  {
    title: "a path that refers to another one is two operations",
    document: `paths:\n  /a: { $ref: '#/components/pathItems/Shared' }\ncomponents:\n  pathItems:\n    Shared: { get: { operationId: one, ${done} } }\n`,
    want: { output: { "src/client/a.ts": ['path: "/a"'] } },
  },
  {
    title: "media types that differ in their parameters",
    document: `paths:\n  /a:\n    post:\n      operationId: one\n      requestBody: { content: { application/json: {}, 'application/json; charset=utf-8': { schema: { $ref: '#/components/schemas/A' } } } }\n      responses: { '200': { description: d, content: { application/json: { example: 1 }, 'application/json; charset=utf-8': { schema: { $ref: '#/components/schemas/A' } } } } }\ncomponents:\n  schemas:\n    A: { type: object, properties: { a: { type: string } } }\n`,
    want: {
      findings: ["keyword-without-effect /paths/~1a/post/requestBody/content/application~1json"],
      output: {
        "src/client/a.ts": ["body?: BodyInput<OneBody> | undefined;", "Promise<A>"],
        "src/server/operations/a.ts": [
          "body: jsonBody(OneBody, { required: false, absent: {} })",
          "200: jsonResponse(A)",
        ],
      },
    },
  },
  {
    title: "a form whose schema is nullable",
    version: "3.0.3",
    document: `paths:\n  /a:\n    post: { operationId: one, requestBody: { content: { multipart/form-data: { schema: { $ref: '#/components/schemas/F' } } } }, ${done} }\n    put: { operationId: two, requestBody: { content: { application/x-www-form-urlencoded: { schema: { $ref: '#/components/schemas/F' } } } }, ${done} }\ncomponents:\n  schemas:\n    F: { type: object, nullable: true, properties: { a: { type: string } } }\n`,
    want: { output: { "src/types/": ["type F = { a?: string } | null;"] } },
  },
  {
    title: "a form whose schema says nothing is made of fields",
    document: `paths:\n  /a:\n    post: { operationId: one, requestBody: { content: { multipart/form-data: { schema: {} } } }, ${done} }\n    put: { operationId: two, requestBody: { content: { application/x-www-form-urlencoded: { schema: {} } } }, ${done} }\n    patch: { operationId: three, requestBody: { content: { multipart/form-data: { schema: { $ref: '#/components/schemas/Any' } } } }, ${done} }\ncomponents:\n  schemas:\n    Any: { description: Anything. }\n`,
    want: {
      output: {
        "src/types/": [
          "OneBody { [key: string]: unknown; }",
          "TwoBody { [key: string]: unknown; }",
          "ThreeBody { [key: string]: unknown; }",
        ],
      },
    },
  },
  {
    title: "bodies of several media types are distinguished",
    document: `paths:\n  /a:\n    post: { operationId: one, requestBody: { content: { application/json: { schema: { type: string } }, text/plain: { schema: { type: string } }, application/octet-stream: {} } }, ${done} }\n`,
    want: { output: { "src/client/a.ts": ["function one("] } },
  },
  {
    title: "a body of bytes whose schema has a password is bytes",
    document: `paths:\n  /a:\n    post: { operationId: one, requestBody: { content: { application/form-data: { schema: { type: object, properties: { password: { type: string, format: password } } } } } }, ${done} }\n`,
    want: { output: { "src/client/a.ts": ["body?: BinaryInput", 'binary(args.body, "application/form-data"), read'] } },
  },
  {
    title: "a parameter is not called contentType where that argument chooses the body",
    document: `paths:
  /a/{contentType}:
    post: { operationId: one, parameters: [{ name: contentType, in: path, required: true, schema: { type: string } }], requestBody: { content: { application/json: { schema: { type: string } }, text/plain: {} } }, ${done} }
    put: { operationId: two, parameters: [{ name: contentType, in: path, required: true, schema: { type: string } }], requestBody: { content: { application/json: { schema: { type: string } } } }, ${done} }
`,
    want: {
      output: {
        "src/client/a.ts": [
          'type OneArgs = | { contentType_path: string; contentType?: "application/json" | undefined; body?: OneBody | undefined; }',
          "interface TwoArgs { contentType: string; body?: TwoBody | undefined; }",
        ],
      },
    },
  },
  {
    title: "a method that a client has no body for may have one in the document",
    document: `paths:\n  /a:\n    delete: { operationId: one, requestBody: { content: { application/json: { schema: { type: string } } } }, ${done} }\n    head: { operationId: two, ${done} }\n`,
    want: { output: { "src/client/a.ts": ['method: "DELETE"', 'method: "HEAD"'] } },
  },
  {
    title: "nothing but webhooks",
    document: `webhooks:\n  hook:\n    post: { operationId: one, requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/A' } } } }, ${done} }\ncomponents:\n  schemas:\n    A: { type: object }\n`,
    want: { output: { "src/types/": ["export type A = { [key: string]: unknown }"] } },
  },
  {
    title: "an operation that is named like what every client has",
    document: `paths:\n  /a:\n    get: { operationId: createClient, ${done} }\n    put: { operationId: send, ${responding("{ $ref: '#/components/schemas/Client' }")} }\ncomponents:\n  schemas:\n    Client: { type: object, properties: { a: { type: string } } }\n`,
    want: {
      output: {
        "src/client/a.ts": ["function createClient2(", "function send("],
        "src/types/": ["interface ClientSchema {"],
      },
    },
  },
  {
    title: "a body of JSON, of a form or of text whose media type has no schema is anything of that kind, and no bytes",
    document: `paths:\n${[
      ["json", "application/json"],
      ["text", "text/plain"],
      ["form", "application/x-www-form-urlencoded"],
      ["parts", "multipart/form-data"],
      ["bytes", "application/octet-stream"],
    ]
      .map(
        ([id = "", type = ""]) =>
          `  /${id}: { post: { operationId: ${id}, tags: [a], requestBody: { required: true, content: { ${type}: {} } }, ${done} } }\n`,
      )
      .join(
        "",
      )}  /two: { post: { operationId: two, tags: [a], requestBody: { content: { application/json: {}, text/plain: {} } }, ${done} } }\n`,
    want: {
      output: {
        "src/client/a.ts": [
          "interface JsonArgs { body: unknown; }",
          "interface TextArgs { body: string; }",
          "interface FormArgs { body: { readonly [name: string]: unknown }; }",
          "interface PartsArgs { body: { readonly [name: string]: unknown }; }",
          "interface BytesArgs { body: BinaryInput; }",
          'contentType: "text/plain"; body?: string | undefined;',
        ],
        "src/server/a.ts": [
          "interface JsonRequest { readonly body: unknown; }",
          "interface FormRequest { readonly body: { readonly [name: string]: unknown }; }",
          "interface BytesRequest { readonly body: ReadableStream<Uint8Array>; }",
        ],
      },
    },
  },
  {
    title: "parameters of pages that accept null",
    document: `paths:\n${[
      ["offset", "offset", "integer"],
      ["page", "page", "integer"],
      ["cursor", "cursor", "string"],
    ]
      .map(
        ([id, parameter, type]) =>
          `  /${id}: { get: { operationId: ${id}, tags: [a], parameters: [{ name: ${parameter}, in: query, schema: ${type === "integer" ? "{ type: [integer, 'null'], minimum: 1 }" : "{ $ref: '#/components/schemas/Cursor' }"} }, { name: limit, in: query, schema: { type: [integer, 'null'], minimum: 1, maximum: 50 } }], ${responding("{ type: object, required: [items], properties: { next_cursor: { type: [string, 'null'] }, items: { type: array, items: { type: [string, 'null'] } } } }")} } }\n`,
      )
      .join("")}components:\n  schemas:\n    Cursor: { type: [string, 'null'] }\n`,
    want: {
      output: {
        "src/client/a.ts": [
          "start: args.offset ?? undefined",
          "next: nextOffset(args.limit ?? undefined)",
          "start: args.page ?? undefined",
          "next: nextPage(1, args.limit ?? undefined)",
          "start: args.cursor ?? undefined",
        ],
      },
    },
  },
  {
    title: "a form of files alone, and one inside of another form",
    document: `paths:
  /a:
    post: { operationId: one, requestBody: { content: { multipart/form-data: { schema: { type: object, properties: { certificate: { type: string, format: binary } } } } } }, ${done} }
    put: { operationId: two, requestBody: { content: { multipart/form-data: { schema: { type: object, properties: { inner: { type: object, additionalProperties: true } } }, encoding: { inner: { contentType: application/x-www-form-urlencoded } } } } }, ${done} }
`,
    version: "3.0.3",
    want: { output: { "src/server/operations/a.ts": ['files: ["certificate"], read: () => ({})'] } },
  },
  {
    title: "an error whose body is the same for all failures",
    document: `paths:
  /a: { get: { operationId: one, responses: { '204': { description: d }, '404': { description: d, content: { application/json: { schema: { $ref: '#/components/schemas/Missing' } } } } } } }
components: { schemas: { Missing: { type: object, required: [message], properties: { message: { type: string, enum: [Not found] } } } } }
`,
    want: { output: { "src/server/error-format.ts": ['body: () => ({ message: "Not found" })'] } },
  },
  {
    title: "an error whose issues are the same for all failures",
    document: `paths:
  /a: { get: { operationId: one, responses: { '204': { description: d }, '403': { description: d, content: { application/json: { schema: { $ref: '#/components/schemas/Refused' } } } } } } }
components: { schemas: { Refused: { type: object, properties: { message: { type: string, enum: [Forbidden] }, issues: { type: array, items: { type: object, required: [issue], properties: { issue: { type: string, enum: [DENIED] } } } } } } } }
`,
    want: {
      output: {
        "src/server/error-format.ts": ['issues: error.issues?.map(() => ({ issue: "DENIED" }))'],
        "src/client/error-format.ts": ['issues: issueList(body?.["issues"], () => ({}))'],
      },
    },
  },
];
