import { client, type DeviationCase, done, head30, path } from "./case.js";

/** Deviations of operations, their responses and parameters. */
export const operationCases: readonly DeviationCase[] = [
  {
    code: "response-description-missing",
    deviating: path("/a: { get: { operationId: a, responses: { '204': {} } } }"),
    corrected: path("/a: { get: { operationId: a, responses: { '204': { description: '' } } } }"),
    location: "5:52",
    warning: "`description` is missing in a Response Object; the description is empty",
    output: [client, "Promise<void>"],
  },
  {
    code: "responses-missing",
    deviating: path("/a: { get: { operationId: a } }", head30),
    corrected: path("/a: { get: { operationId: a, responses: { default: { description: '' } } } }", head30),
    location: "5:14",
    warning: "`responses` is missing in an Operation Object; any status code is accepted, without a body",
    output: [client, "export async function a("],
  },
  {
    code: "responses-missing",
    of: "in Swagger 2.0",
    deviating: "swagger: '2.0'\ninfo: { title: t, version: '1' }\npaths:\n  /a: { get: { operationId: a } }\n",
    corrected:
      "swagger: '2.0'\ninfo: { title: t, version: '1' }\npaths:\n  /a: { get: { operationId: a, responses: { default: { description: '' } } } }\n",
    location: "4:14",
    warning: "no response is declared; any status code is accepted, without a body",
    output: [client, "export async function a("],
  },
  {
    code: "success-not-declared",
    deviating: path(
      "/a: { get: { operationId: a, responses: { '404': { description: '' }, 5XX: { description: '' } } } }",
    ),
    corrected: path(
      "/a: { get: { operationId: a, responses: { '404': { description: '' }, 5XX: { description: '' }, '204': { description: '' } } } }",
    ),
    location: "5:32",
    warning: "this operation declares only errors; a 204 is expected on success",
    output: [client, "Promise<void>"],
  },
  {
    code: "success-not-declared",
    of: "with an informational response",
    deviating: path("/a: { get: { operationId: a, responses: { '101': { description: '' } } } }"),
    corrected: path(
      "/a: { get: { operationId: a, responses: { '101': { description: '' }, '204': { description: '' } } } }",
    ),
    location: "5:32",
    warning: "this operation declares only informational responses (1XX) and errors; a 204 is expected on success",
    output: [client, "Promise<void>"],
  },
  {
    code: "path-parameter-optional",
    deviating: path(
      `/a/{id}: { get: { operationId: a, parameters: [{ name: id, in: path, schema: { type: integer } }], ${done} } }`,
    ),
    corrected: path(
      `/a/{id}: { get: { operationId: a, parameters: [{ name: id, in: path, required: true, schema: { type: integer } }], ${done} } }`,
    ),
    location: "5:50",
    warning: "`required` is missing in a Parameter Object; it is required",
    output: [client, "id: number"],
  },
  {
    code: "path-parameter-not-required",
    deviating: path(
      `/a/{id}: { get: { operationId: a, parameters: [{ name: id, in: path, required: false, schema: { type: integer } }], ${done} } }`,
    ),
    corrected: path(
      `/a/{id}: { get: { operationId: a, parameters: [{ name: id, in: path, required: true, schema: { type: integer } }], ${done} } }`,
    ),
    location: "5:82",
    warning: "`required` must be true here, found false; it is required",
    output: [client, "id: number"],
  },
  {
    code: "path-parameter-not-declared",
    deviating: path(`/a/{id}: { get: { operationId: a, ${done} } }`),
    corrected: path(
      `/a/{id}: { get: { operationId: a, parameters: [{ name: id, in: path, required: true, schema: { type: string } }], ${done} } }`,
    ),
    location: "5:14",
    warning: "the path parameter `id` of `/a/{id}` is not declared; it is treated as a required string",
    output: [client, "id: string"],
  },
  {
    code: "path-parameter-without-template",
    deviating: path(
      `/a: { get: { operationId: a, parameters: [{ name: id, in: path, required: true, schema: { type: string } }], ${done} } }`,
    ),
    corrected: path(`/a: { get: { operationId: a, ${done} } }`),
    location: "5:45",
    warning: "the path parameter `id` is not in the path `/a`; it is ignored",
    output: [client, "export async function a("],
  },
  {
    code: "parameter-repeated",
    deviating: path(
      `/a: { get: { operationId: a, parameters: [{ name: q, in: query, schema: { type: integer } }, { name: q, in: query, schema: { type: string } }], ${done} } }`,
    ),
    corrected: path(
      `/a: { get: { operationId: a, parameters: [{ name: q, in: query, schema: { type: integer } }], ${done} } }`,
    ),
    location: "5:96",
    warning: "the query parameter `q` is declared twice; the first declaration is used",
    output: [client, "q?: number"],
  },
  {
    code: "operation-id-repeated",
    deviating: path(`/a: { get: { operationId: a, ${done} } }\n  /b: { get: { operationId: a, ${done} } }`),
    corrected: path(`/a: { get: { operationId: a, ${done} } }\n  /b: { get: { operationId: a_2, ${done} } }`),
    location: "6:29",
    warning: "two operations have the operationId `a`; a number is appended to the later one",
    output: ["openapi.json", '"operationId": "a_2"'],
  },
];
