import { client, type DeviationCase, done, head30, operation, path, response } from "./case.js";

const withoutParameters = path(`/a: { get: { operationId: a, ${done} } }`);
const post = (text: string, start?: string): string =>
  path(`/a: { post: { operationId: a, ${text}, ${done} } }`, start);

export const parameterCases: readonly DeviationCase[] = [
  {
    code: "schema-beside-parameter",
    of: "a parameter",
    deviating: operation("parameters: [{ name: q, in: query, type: integer, minimum: 1 }]", head30),
    corrected: operation("parameters: [{ name: q, in: query, schema: { type: integer, minimum: 1 } }]", head30),
    location: "5:67",
    warning: "unknown keyword `type` in a Parameter Object; schema keywords are moved into `schema`",
    output: [client, "q?: number"],
  },
  {
    code: "schema-beside-parameter",
    of: "a header",
    deviating: response("{ description: d, headers: { X-Count: { type: integer } } }"),
    corrected: response("{ description: d, headers: { X-Count: { schema: { type: integer } } } }"),
    location: "5:92",
    warning: "unknown keyword `type` in a Header Object; schema keywords are moved into `schema`",
    output: [client, "export async function a("],
  },
  {
    code: "parameter-without-schema",
    deviating: operation("parameters: [{ name: q, in: query }]"),
    corrected: operation("parameters: [{ name: q, in: query, schema: { type: string } }]"),
    location: "5:45",
    warning: "`schema` or `content` is missing in a Parameter Object; it is treated as a string",
    output: [client, "q?: string"],
  },
  {
    code: "parameter-without-schema",
    of: "a cookie",
    deviating: operation("parameters: [{ name: c, in: cookie }]"),
    corrected: operation("parameters: [{ name: c, in: cookie, schema: { type: string } }]"),
    location: "5:45",
    warning: "`schema` or `content` is missing in a Parameter Object; it is treated as a string",
    output: [client, "c?: string"],
  },
  {
    code: "schema-beside-parameter",
    of: "a cookie",
    deviating: operation("parameters: [{ name: c, in: cookie, type: integer }]", head30),
    corrected: operation("parameters: [{ name: c, in: cookie, schema: { type: integer } }]", head30),
    location: "5:68",
    warning: "unknown keyword `type` in a Parameter Object; schema keywords are moved into `schema`",
    output: [client, '...cookieHeader({ c: scalar("c", args.c) })'],
  },
  {
    code: "parameter-location-case",
    of: "a cookie",
    deviating: operation("parameters: [{ name: c, in: COOKIE, schema: { type: boolean } }]"),
    corrected: operation("parameters: [{ name: c, in: cookie, schema: { type: boolean } }]"),
    location: "5:60",
    warning: '`in` must be one of "query", "header", "path" or "cookie", found "COOKIE"; case and spaces are ignored',
    output: [client, '...cookieHeader({ c: scalar("c", args.c) })'],
  },
  {
    code: "parameter-location-case",
    deviating: operation("parameters: [{ name: q, in: Query, schema: { type: integer } }]"),
    corrected: operation("parameters: [{ name: q, in: query, schema: { type: integer } }]"),
    location: "5:60",
    warning: '`in` must be one of "query", "header", "path" or "cookie", found "Query"; case and spaces are ignored',
    output: [client, "q?: number"],
  },
  {
    code: "parameter-in-body",
    of: "a body",
    deviating: post(
      "parameters: [{ name: b, in: body, required: true, schema: { type: object, properties: { c: { type: integer } } } }]",
    ),
    corrected: post(
      "requestBody: { required: true, content: { application/json: { schema: { type: object, properties: { c: { type: integer } } } } } }",
    ),
    location: "5:61",
    warning:
      '`in` must be one of "query", "header", "path" or "cookie", found "body"; `in: body` becomes the request body, and `in: formData` a form field',
    output: ["src/types/", "c?: number"],
  },
  {
    code: "parameter-in-body",
    of: "a field of a form",
    deviating: post("parameters: [{ name: f, in: formData, schema: { type: integer } }]", head30),
    corrected: post(
      "requestBody: { content: { application/x-www-form-urlencoded: { schema: { type: object, properties: { f: { type: integer } } } } } }",
      head30,
    ),
    location: "5:61",
    warning:
      '`in` must be one of "path", "query", "header" or "cookie", found "formData"; `in: body` becomes the request body, and `in: formData` a form field',
    output: ["src/types/", "f?: number"],
  },
  {
    code: "parameter-incomplete",
    deviating: operation("parameters: [{ in: query, schema: { type: integer } }]"),
    corrected: withoutParameters,
    location: "5:45",
    warning:
      "`name` is missing in a Parameter Object; it becomes a path parameter if the path contains its name, and is ignored otherwise",
    output: [client, "export async function a("],
  },
  {
    code: "parameter-location-unknown",
    of: "a name in the path",
    deviating: path(
      `/a/{id}: { get: { operationId: a, parameters: [{ name: id, in: url, schema: { type: integer } }], ${done} } }`,
    ),
    corrected: path(
      `/a/{id}: { get: { operationId: a, parameters: [{ name: id, in: path, required: true, schema: { type: integer } }], ${done} } }`,
    ),
    location: "5:66",
    warning:
      '`in` must be one of "query", "header", "path" or "cookie", found "url"; it becomes a path parameter if the path contains its name, and is ignored otherwise',
    output: [client, "id: number"],
  },
  {
    code: "parameter-location-unknown",
    of: "any other name",
    deviating: operation("parameters: [{ name: q, in: url, schema: { type: integer } }]"),
    corrected: withoutParameters,
    location: "5:60",
    warning:
      '`in` must be one of "query", "header", "path" or "cookie", found "url"; it becomes a path parameter if the path contains its name, and is ignored otherwise',
    output: [client, "export async function a("],
  },
  {
    code: "parameter-content-unsupported",
    deviating: operation("parameters: [{ name: q, in: query, content: { text/plain: { schema: { type: string } } } }]"),
    corrected: operation("parameters: [{ name: q, in: query, schema: { type: string } }]"),
    location: "5:76",
    warning: "a parameter's content must be JSON, found text/plain; the parameter is treated as a string",
    output: [client, "q?: string"],
  },
  {
    code: "parameter-content-several",
    deviating: operation(
      "parameters: [{ name: q, in: query, content: { text/plain: { schema: { type: string } }, application/json: { schema: { type: integer } } } }]",
    ),
    corrected: operation(
      "parameters: [{ name: q, in: query, content: { application/json: { schema: { type: integer } } } }]",
    ),
    location: "5:76",
    warning:
      "`content` has too many entries; JSON is used if present, otherwise the first media type; without any, the parameter is treated as a string",
    output: [client, "q?: number"],
  },
];
