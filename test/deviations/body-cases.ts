import { client, type DeviationCase, done, head30, path, response } from "./case.js";

const post = (text: string, start?: string): string =>
  path(`/a: { post: { operationId: a, ${text}, ${done} } }`, start);
const statuses = (text: string, start?: string): string =>
  path(`/a: { get: { operationId: a, responses: { ${text} } } }`, start);
const json = "{ description: d, content: { application/json: { schema: { type: integer } } } }";

export const bodyCases: readonly DeviationCase[] = [
  {
    code: "schema-beside-content",
    deviating: response("{ description: d, schema: { type: integer } }"),
    corrected: response(json),
    location: "5:70",
    warning: "unknown keyword `schema` in a Response Object; it is used as the schema of `application/json`",
    output: [client, "Promise<number>"],
  },
  {
    code: "body-schema-beside-content",
    deviating: post("requestBody: { schema: { type: integer } }"),
    corrected: post("requestBody: { content: { application/json: { schema: { type: integer } } } }"),
    location: "5:46",
    warning: "`content` is missing in a Request Body Object; it is used as the schema of `application/json`",
    output: ["src/types/", "export type ABody = number"],
  },
  {
    code: "body-without-content",
    deviating: post("requestBody: { description: d }"),
    corrected: post("requestBody: { description: d, content: { '*/*': {} } }"),
    location: "5:46",
    warning: "`content` is missing in a Request Body Object; any media type is accepted",
    output: [client, "body?:"],
  },
  {
    code: "status-form",
    of: "a range in lower case",
    deviating: statuses(`'204': { description: d }, 4xx: ${json}`),
    corrected: statuses(`'204': { description: d }, 4XX: ${json}`),
    location: "5:72",
    warning:
      "`4xx` is not a status code; `2xx`, `20X` and `200-299` mean `2XX`, text after a status is ignored, and a list means each of its statuses; any other key is ignored",
    output: ["openapi.json", '"4XX"'],
  },
  {
    code: "status-form",
    of: "a key that is not a status code",
    deviating: statuses("'204': { description: d }, error: { description: d }"),
    corrected: statuses("'204': { description: d }"),
    location: "5:72",
    warning:
      "`error` is not a status code; `2xx`, `20X` and `200-299` mean `2XX`, text after a status is ignored, and a list means each of its statuses; any other key is ignored",
    output: [client, "Promise<void>"],
  },
  {
    code: "status-form",
    of: "a range of ten",
    deviating: statuses(`20X: ${json}`, head30),
    corrected: statuses(`2XX: ${json}`, head30),
    location: "5:45",
    warning:
      "`20X` is not a status code; `2xx`, `20X` and `200-299` mean `2XX`, text after a status is ignored, and a list means each of its statuses; any other key is ignored",
    output: [client, "Promise<number>"],
  },
  {
    code: "status-form",
    of: "a list of statuses",
    deviating: statuses(`'200, 201': ${json}`),
    corrected: statuses(`'200': ${json}, '201': ${json}`),
    location: "5:45",
    warning:
      "`200, 201` is not a status code; `2xx`, `20X` and `200-299` mean `2XX`, text after a status is ignored, and a list means each of its statuses; any other key is ignored",
    output: ["openapi.json", '"201"'],
  },
  {
    code: "media-type-form",
    of: "a short name",
    deviating: response("{ description: d, content: { json: { schema: { type: integer } } } }"),
    corrected: response(json),
    location: "5:81",
    warning:
      "`json` is not a media type; commas and spaces before parameters are read as semicolons, spaces and malformed parameters are ignored, and `json`, `xml`, `text`, `html`, `form` and `*` are expanded",
    output: [client, "Promise<number>"],
  },
  {
    code: "media-type-form",
    of: "a malformed parameter",
    deviating: response("{ description: d, content: { 'application/json; utf-8': { schema: { type: integer } } } }"),
    corrected: response(json),
    location: "5:81",
    warning:
      "`application/json; utf-8` is not a media type; commas and spaces before parameters are read as semicolons, spaces and malformed parameters are ignored, and `json`, `xml`, `text`, `html`, `form` and `*` are expanded",
    output: [client, "Promise<number>"],
  },
  {
    code: "media-type-form",
    of: "a comma before a parameter",
    deviating: post(
      "requestBody: { content: { 'application/json, okta-version=1.0.0': { schema: { type: integer } } } }",
    ),
    corrected: post(
      "requestBody: { content: { 'application/json; okta-version=1.0.0': { schema: { type: integer } } } }",
    ),
    location: "5:59",
    warning:
      "`application/json, okta-version=1.0.0` is not a media type; commas and spaces before parameters are read as semicolons, spaces and malformed parameters are ignored, and `json`, `xml`, `text`, `html`, `form` and `*` are expanded",
    output: [client, '"application/json; okta-version=1.0.0"'],
  },
  {
    code: "media-type-form",
    of: "a space before a parameter",
    deviating: response(
      "{ description: d, content: { 'application/json charset=utf-8': { schema: { type: integer } } } }",
    ),
    corrected: response(json),
    location: "5:81",
    warning:
      "`application/json charset=utf-8` is not a media type; commas and spaces before parameters are read as semicolons, spaces and malformed parameters are ignored, and `json`, `xml`, `text`, `html`, `form` and `*` are expanded",
    output: [client, "Promise<number>"],
  },
  {
    code: "media-type-list",
    of: "types with parameters",
    deviating: response(
      "{ description: d, content: { 'application/json; charset=utf-8, text/csv, version=2': { schema: { type: integer } } } }",
    ),
    corrected: response(
      "{ description: d, content: { application/json: { schema: { type: integer } }, text/csv; version=2: { schema: { type: integer } } } }",
    ),
    location: "5:81",
    warning:
      "`application/json; charset=utf-8, text/csv, version=2` is not a media type; the content applies to each listed media type",
    output: ["openapi.json", "text/csv; version=2"],
  },
  {
    code: "content-as-media-type",
    deviating: response("{ description: d, content: { schema: { type: integer } } }"),
    corrected: response(json),
    location: "5:81",
    warning: "`schema` is not a media type; it is used as the schema of `application/json`",
    output: [client, "Promise<number>"],
  },
  {
    code: "media-type-unknown",
    deviating: response(
      "{ description: d, content: { application/json: { schema: { type: integer } }, examples: {} } }",
    ),
    corrected: response(json),
    location: "5:130",
    warning: "`examples` is not a media type; it is ignored",
    output: [client, "Promise<number>"],
  },
  {
    code: "form-of-values",
    of: "a file without a name",
    deviating: post("requestBody: { content: { multipart/form-data: { schema: { type: string, format: binary } } } }"),
    corrected: post("requestBody: { content: { multipart/form-data: { schema: { type: object } } } }"),
    location: "5:82",
    warning: "the schema of `multipart/form-data` accepts values without fields; the form accepts any fields",
    output: [client, "body: multipart(args.body, {})"],
  },
  {
    code: "form-of-values",
    of: "an object or anything",
    deviating: post(
      "requestBody: { content: { multipart/form-data: { schema: { oneOf: [{ type: object, required: [a] }, {}] } } } }",
    ),
    corrected: post("requestBody: { content: { multipart/form-data: { schema: { type: object } } } }"),
    location: "5:82",
    warning: "the schema of `multipart/form-data` accepts values without fields; the form accepts any fields",
    output: [client, "body: multipart(args.body, {})"],
  },
  {
    code: "form-of-values",
    of: "an object or a list",
    deviating: post(
      "requestBody: { content: { application/x-www-form-urlencoded: { schema: { oneOf: [{ type: object }, { type: array }] } } } }",
    ),
    corrected: post("requestBody: { content: { application/x-www-form-urlencoded: { schema: { type: object } } } }"),
    location: "5:96",
    warning:
      "the schema of `application/x-www-form-urlencoded` accepts values without fields; the form accepts any fields",
    output: [client, "body: form(args.body)"],
  },
];
