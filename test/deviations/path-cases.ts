import { client, type DeviationCase, done, head30, path } from "./case.js";

const id = "{ name: id, in: path, required: true, schema: { type: integer } }";
const parameter = (name: string, type = "string"): string =>
  `{ name: ${name}, in: path, required: true, schema: { type: ${type} } }`;

export const pathCases: readonly DeviationCase[] = [
  {
    code: "path-with-query",
    of: "a query string",
    deviating: path(`'/a?sort=title': { get: { operationId: a, ${done} } }`),
    corrected: path(
      `/a: { get: { operationId: a, parameters: [{ name: sort, in: query, required: true, schema: { type: string, enum: [title] } }], ${done} } }`,
    ),
    location: "5:3",
    warning:
      "the path `/a?sort=title` has a query string; the query string becomes required query parameters, each with the given value",
    output: [client, 'sort: "title"'],
  },
  {
    code: "path-with-query",
    of: "two query strings on one path",
    deviating: path(
      `'/a?sort=title': { get: { operationId: a, ${done} } }\n  '/a?sort=year': { get: { operationId: b, ${done} } }`,
    ),
    corrected: path(
      `/a: { get: { operationId: b, parameters: [{ name: sort, in: query, required: true, schema: { type: string, enum: [year] } }], ${done}, x-variants: [{ path: /a, operationId: a, parameters: [{ name: sort, in: query, required: true, schema: { type: string, enum: [title] } }], ${done} }] } }`,
    ),
    location: "5:3",
    warning:
      "the path `/a?sort=title` has a query string; the query string becomes required query parameters, each with the given value",
    output: [client, 'sort: "year"'],
  },
  {
    code: "path-with-query",
    of: "a query string with a parameter that is declared in the path",
    deviating: path(
      `'/a?sort={id}': { get: { operationId: a, parameters: [{ name: sort, in: path, required: true, schema: { type: string } }], ${done} } }`,
    ),
    corrected: path(
      `/a: { get: { operationId: a, parameters: [{ name: sort, in: query, required: true, schema: { type: string } }], ${done} } }`,
    ),
    location: "5:3",
    warning:
      "the path `/a?sort={id}` has a query string; the query string becomes required query parameters, each with the given value",
    output: [client, "sort: string"],
  },
  {
    code: "path-with-query",
    of: "a fragment",
    deviating: path(`'/a#all': { get: { operationId: a, ${done} } }`, head30),
    corrected: path(`/a: { get: { operationId: a, ${done} } }`, head30),
    location: "5:3",
    warning: "the path `/a#all` has a fragment; the fragment is ignored, because requests do not contain it",
    output: [client, "`GET /a`"],
  },
  {
    code: "path-without-slash",
    of: "a relative path",
    deviating: path(`a/b: { get: { operationId: a, ${done} } }`),
    corrected: path(`/a/b: { get: { operationId: a, ${done} } }`),
    location: "5:3",
    warning: "the path `a/b` does not start with a slash; a leading slash is added",
    output: [client, "`GET /a/b`"],
  },
  {
    code: "path-without-slash",
    of: "a URL",
    deviating: path(`'https://t.example/a/b': { get: { operationId: a, ${done} } }`),
    corrected: path(`/a/b: { get: { operationId: a, ${done} } }`),
    location: "5:3",
    warning: "the path `https://t.example/a/b` does not start with a slash; only the path of the URL is used",
    output: [client, "`GET /a/b`"],
  },
  {
    code: "path-expression-nested",
    of: "a regular expression with braces",
    deviating: path(`'/a/{id:[0-9]{3}}': { get: { operationId: a, parameters: [${id}], ${done} } }`),
    corrected: path(`/a/{id}: { get: { operationId: a, parameters: [${id}], ${done} } }`),
    location: "5:3",
    warning:
      "the path `/a/{id:[0-9]{3}}` has braces that do not enclose exactly one name; an expression becomes a parameter with its name, a query expression is omitted, and other braces are literal",
    output: [client, "id: number"],
  },
  {
    code: "path-expression",
    of: "a regular expression",
    deviating: path(`'/a/{id:[0-9]+}': { get: { operationId: a, parameters: [${id}], ${done} } }`),
    corrected: path(`/a/{id}: { get: { operationId: a, parameters: [${id}], ${done} } }`),
    location: "5:23",
    warning:
      "the path parameter `id:[0-9]+` of `/a/{id:[0-9]+}` is not declared; an expression becomes a parameter with its name, a query expression is omitted, and other braces are literal",
    output: [client, "id: number"],
  },
  {
    code: "path-expression",
    of: "a query expression of RFC 6570",
    deviating: path(
      `'/a{?page}': { get: { operationId: a, parameters: [{ name: page, in: query, schema: { type: integer } }], ${done} } }`,
    ),
    corrected: path(
      `/a: { get: { operationId: a, parameters: [{ name: page, in: query, schema: { type: integer } }], ${done} } }`,
    ),
    location: "5:18",
    warning:
      "the path parameter `?page` of `/a{?page}` is not declared; an expression becomes a parameter with its name, a query expression is omitted, and other braces are literal",
    output: [client, "page?: number"],
  },
  {
    code: "path-parameter-twice",
    deviating: path(`'/a/{id}/b/{id}': { get: { operationId: a, parameters: [${id}], ${done} } }`),
    corrected: path(
      `'/a/{id}/b/{id_2}': { get: { operationId: a, parameters: [${id}, ${parameter("id_2", "integer")}], ${done} } }`,
    ),
    location: "5:3",
    warning:
      "the path `/a/{id}/b/{id}` has the parameter `id` twice; each later occurrence is a separate parameter with a number appended to its name",
    output: [client, "id_2: number"],
  },
  {
    code: "path-twice",
    deviating: path(
      `/a/{x}: { get: { operationId: a, parameters: [${parameter("x")}], ${done} } }\n  /a/{y}: { get: { operationId: b, parameters: [${parameter("y", "integer")}], ${done} } }`,
    ),
    corrected: path(
      `/a/{x}: { get: { operationId: a, parameters: [${parameter("x")}], ${done}, x-variants: [{ path: '/a/{y}', operationId: b, parameters: [${parameter("y", "integer")}], ${done} }] } }`,
    ),
    location: "6:3",
    warning:
      "`/a/{y}` and `/a/{x}` match the same requests; operations of the later path become variants of the earlier one: clients can call both, and a server dispatches to the first",
    output: [client, "y: number"],
  },
];
