import { client, type DeviationCase, head, operation, operations, path, response } from "./case.js";

const servers = (text: string): string =>
  `openapi: 3.1.0\ninfo: { title: t, version: '1' }\nservers: ${text}\n${operations}`;

export const serverCases: readonly DeviationCase[] = [
  {
    code: "server-as-text",
    deviating: servers("['https://t.example']"),
    corrected: servers("[{ url: 'https://t.example' }]"),
    location: "3:11",
    warning: 'a Server Object must be a map, found the string "https://t.example"; the string is used as its URL',
    output: ["openapi.json", '"url": "https://t.example"'],
  },
  {
    code: "server-without-url",
    deviating: servers("[{ description: d }]"),
    corrected: servers("[{ url: /, description: d }]"),
    location: "3:11",
    warning: "`url` is missing in a Server Object; `url` defaults to `/`",
    output: ["openapi.json", '"url": "/"'],
  },
  {
    code: "server-variable-without-default",
    deviating: servers("[{ url: 'https://{r}.example', variables: { r: { enum: [eu, us] } } }]"),
    corrected: servers("[{ url: 'https://{r}.example', variables: { r: { enum: [eu, us], default: eu } } }]"),
    location: "3:57",
    warning:
      "`default` is missing in a Server Variable Object; the default is the first value of its `enum`, or else its name",
    output: ["openapi.json", '"default": "eu"'],
  },
  {
    code: "server-variable-undefined",
    deviating: servers("[{ url: 'https://{host}/v1' }]"),
    corrected: servers("[{ url: 'https://{host}/v1', variables: { host: { default: host } } }]"),
    location: "3:18",
    warning: "the variable `host` of the server URL is not declared; its default is its name",
    output: ["openapi.json", '"default": "host"'],
  },
  {
    code: "link-to-nothing",
    deviating: response("{ description: d, links: { n: { operationId: none } } }"),
    corrected: response("{ description: d }"),
    location: "5:97",
    warning: "there is no operation `none` in the document; the link is ignored",
    output: [client, "export async function a("],
  },
  {
    code: "component-name",
    deviating: `${operation("parameters: [{ $ref: '#/components/parameters/Book%20Id' }]")}components: { parameters: { Book Id: { name: id, in: query, schema: { type: integer } } } }\n`,
    corrected: `${operation("parameters: [{ $ref: '#/components/parameters/Book_Id' }]")}components: { parameters: { Book_Id: { name: id, in: query, schema: { type: integer } } } }\n`,
    location: "6:29",
    warning: "`Book Id` cannot be a name here; the name is accepted as it is",
    output: [client, "id?: number"],
  },
  {
    code: "extension-other-form",
    deviating: `${head}x-errors: [{ code: 404 }]\n${operations}`,
    corrected: `${head}${operations}`,
    location: "4:11",
    warning: "`x-errors` must be a map, found a list; it is ignored",
    output: [client, "export async function a("],
  },
  {
    code: "permission-other-form",
    deviating: operation("x-permissions: ['books:read']"),
    corrected: path("/a: { get: { operationId: a, responses: { '204': { description: d } } } }"),
    location: "5:48",
    warning: "there is no permission `books:read` in `x-permission-bits`; it is ignored",
    output: [client, "export async function a("],
  },
];
