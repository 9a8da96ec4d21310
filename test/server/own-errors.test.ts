import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, describe, expect, test } from "vitest";
import { ForeignPackage, generated } from "../foreign/foreign-api.js";

const folders: string[] = [];
const packages: ForeignPackage[] = [];
const servers: Server[] = [];

afterAll(() => {
  for (const server of servers) server.close().closeAllConnections();
  for (const one of packages) one.remove();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

type Schema = object;
type Schemas = { readonly [status: string]: Schema };

/** A document whose operation fails in every way, with schemas for statuses. */
function documentOf(schemas: Schemas): object {
  const responses = Object.entries(schemas).map(([status, schema]) => [
    status,
    { description: "Failed", content: { "application/json": { schema } } },
  ]);
  const thing = { type: "object", required: ["name"], properties: { name: { type: "string", maxLength: 5 } } };
  return {
    openapi: "3.1.0",
    info: { title: "Errors", version: "1" },
    paths: {
      "/things/{id}": {
        post: {
          operationId: "createThing",
          tags: ["things"],
          security: [{ token: [] }],
          parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer" } }],
          requestBody: { required: true, content: { "application/json": { schema: thing } } },
          responses: {
            200: { description: "Created", content: { "application/json": { schema: thing } } },
            ...Object.fromEntries(responses),
          },
        },
      },
    },
    components: { securitySchemes: { token: { type: "http", scheme: "bearer" } } },
  };
}

interface Generated {
  readonly origin: string;
  readonly warnings: readonly { readonly code: string; readonly message: string; readonly pointer?: string }[];
}

/** Generates a server and listens. Names of things decide what the handler does. */
async function serverOf(document: object): Promise<Generated> {
  const folder = mkdtempSync(join(tmpdir(), "guildwire-own-errors-"));
  folders.push(folder);
  writeFileSync(join(folder, "openapi.json"), JSON.stringify(document));
  const { files, diagnostics } = await generated(join(folder, "openapi.json"));
  const installed = new ForeignPackage(files);
  packages.push(installed);
  expect(installed.compile()).toBe("");
  const load = (path: string): Promise<object> =>
    import(pathToFileURL(join(installed.packageFolder, "dist", path)).href);
  const { createNodeHandler } = (await load("server/index.js")) as {
    readonly createNodeHandler: (handlers: object, options: object) => Parameters<typeof createServer>[1];
  };
  const { HttpError, Failure, notImplemented } = (await import("@guildwire/runtime/server")) as never as {
    readonly HttpError: new (status: number) => Error;
    readonly Failure: new (kind: string, options?: object) => Error;
    readonly notImplemented: (request: unknown, context: object) => Error;
  };
  const createThing = ({ body }: { readonly body: { readonly name: string } }): object => {
    if (body.name === "limit") throw new Failure("too-many-requests", { retryAfter: 2 });
    if (body.name === "stub") throw notImplemented(undefined, { operation: { id: "createThing" } });
    if (body.name === "deny") throw new Failure("forbidden");
    if (body.name === "404") throw new HttpError(404);
    if (body.name === "bug") throw new Error("bug");
    return body;
  };
  const handler = createNodeHandler(
    { things: { createThing } },
    {
      authenticate: { token: (token: string) => (token === "none" ? undefined : { token }) },
      onError: () => undefined,
      limits: { body: 1000 },
    },
  );
  const server = createServer(handler);
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const warnings = diagnostics.filter(({ code }) => code.startsWith("error-"));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, warnings };
}

interface Failing {
  readonly status: number;
  readonly body?: string;
  readonly id?: string;
  readonly headers?: Record<string, string>;
}

const json = { "content-type": "application/json" };
const authorized = { authorization: "Bearer token" };

const failing: readonly Failing[] = [
  { status: 400, body: JSON.stringify({ name: "far too long for this schema ".repeat(10) }) },
  { status: 400, body: "{" },
  { status: 400, body: "{}", id: "text" },
  { status: 401, body: "{}", headers: { authorization: "" } },
  { status: 403, body: '{"name":"deny"}' },
  { status: 404, body: '{"name":"404"}' },
  { status: 406, body: '{"name":"a"}', headers: { accept: "image/png" } },
  { status: 413, body: JSON.stringify({ name: "x".repeat(2000) }) },
  { status: 415, body: "{}", headers: { "content-type": "text/csv" } },
  { status: 429, body: '{"name":"limit"}' },
  { status: 500, body: '{"name":"bug"}' },
  { status: 501, body: '{"name":"stub"}' },
];

/** Sends every failing request. Returns the bodies, after validating those whose status is declared. */
async function ownErrors({ origin }: Generated, schemas: Schemas): Promise<Map<number, unknown>> {
  const ajv = new Ajv2020({ strict: false });
  const bodies = new Map<number, unknown>();
  for (const { status, body, id = "1", headers } of failing) {
    const sent = { ...json, ...authorized, ...headers };
    const response = await fetch(`${origin}/things/${id}`, { method: "POST", body: body ?? null, headers: sent });
    const received: unknown = await response.json();
    if (response.status === 200) continue;
    expect([response.status, received]).toEqual([status, expect.anything()]);
    bodies.set(status, received);
    const schema = schemas[status] ?? schemas[`${Math.floor(status / 100)}XX`] ?? schemas["default"];
    if (schema === undefined) continue;
    const validate = ajv.compile(schema);
    expect(validate(received), `${JSON.stringify(received)}: ${ajv.errorsText(validate.errors)}`).toBe(true);
  }
  return bodies;
}

const error = (code: object, more: object = {}, required: readonly string[] = []): Schema => ({
  type: "object",
  required: ["code", "message", ...required],
  additionalProperties: false,
  properties: { code, message: { type: "string" }, ...more },
});

describe("the server's own errors match their schema", () => {
  const everyCode = ["bad_request", "unauthorized", "forbidden", "not_found", "too_many_requests", "internal_error"];

  test.each<[title: string, schemas: Schemas, codes: object]>([
    [
      "codes of the whole interface",
      { default: error({ enum: everyCode }) },
      {
        400: "bad_request",
        401: "unauthorized",
        404: "not_found",
        415: "bad_request",
        429: "too_many_requests",
        500: "internal_error",
      },
    ],
    [
      "a code for each status",
      {
        400: error({ enum: ["validation_error"] }),
        401: error({ const: "no_session" }),
        "4XX": error({ enum: ["CLIENT_ERROR", "OTHER"] }),
        "5XX": error({ enum: ["ServerErrorException"] }),
      },
      { 400: "validation_error", 401: "no_session", 413: "CLIENT_ERROR", 501: "ServerErrorException" },
    ],
    [
      "codes with words around them",
      { default: error({ enum: ["ERR_BAD_REQUEST", "ERR_HTTP_401", "ERR_RATE_LIMITED", "ERR_UNKNOWN"] }) },
      { 400: "ERR_BAD_REQUEST", 429: "ERR_RATE_LIMITED", 500: "ERR_UNKNOWN" },
    ],
    [
      "named numeric codes",
      {
        default: error({
          oneOf: [
            { const: 1001, title: "InvalidRequest" },
            { const: 1002, title: "Unauthorized" },
            { const: 1999, title: "InternalError" },
          ],
        }),
      },
      { 400: 1001, 401: 1002, 404: 1001, 500: 1999 },
    ],
    ["a default", { default: error({ enum: ["alpha", "beta"], default: "beta" }) }, { 400: "beta", 500: "beta" }],
    [
      "constants and defaults of required properties",
      {
        default: error(
          { type: "string" },
          {
            version: { const: "v1" },
            retryable: { type: "boolean", default: false },
            severity: { enum: ["low", "high"], default: "high" },
            tags: { type: "array", items: { type: "string" }, default: [] },
          },
          ["version", "retryable", "severity", "tags"],
        ),
      },
      { 400: "invalid-request" },
    ],
    [
      "limits of messages",
      {
        default: {
          ...error({ type: "string" }),
          properties: { code: { type: "string" }, message: { type: "string", maxLength: 12 } },
        },
      },
      {},
    ],
    [
      "patterns of messages",
      {
        400: {
          type: "object",
          required: ["message"],
          properties: { message: { type: "string", pattern: "^[A-Z][A-Za-z ]+$" } },
        },
        default: {
          type: "object",
          required: ["message"],
          properties: { message: { type: "string", pattern: "^E\\d+$", examples: ["no", "E1"], default: "E100" } },
        },
      },
      {},
    ],
    [
      "codes of issues",
      {
        400: {
          type: "object",
          required: ["message", "errors"],
          properties: {
            message: { enum: ["Validation failed"] },
            errors: {
              type: "array",
              items: {
                type: "object",
                required: ["field", "code"],
                properties: { field: { type: "string" }, code: { enum: ["missing", "too_long", "invalid"] } },
              },
            },
          },
        },
      },
      {},
    ],
    [
      "a maximum number of properties",
      {
        400: {
          type: "object",
          required: ["errors"],
          properties: {
            errors: {
              type: "array",
              items: {
                type: "object",
                required: ["source"],
                properties: {
                  detail: { type: "string" },
                  source: {
                    type: "object",
                    maxProperties: 1,
                    minProperties: 1,
                    properties: { parameter: { type: "string" }, pointer: { type: "string" } },
                    dependentSchemas: { parameter: false },
                  },
                },
              },
            },
          },
        },
      },
      {},
    ],
    [
      "an outcome for each class",
      {
        default: {
          type: "object",
          required: ["status", "message"],
          properties: { status: { enum: ["success", "fail", "error"] }, message: { type: "string" } },
        },
      },
      {},
    ],
    [
      "nested errors in an intersection",
      {
        default: {
          type: "object",
          required: ["error"],
          properties: {
            error: {
              allOf: [
                {
                  type: "object",
                  required: ["code", "message"],
                  properties: { code: { type: "string" }, message: { type: "string" } },
                },
                { properties: { code: { enum: ["invalid_argument", "unauthenticated", "internal"] } } },
              ],
            },
          },
        },
      },
      {},
    ],
    [
      "an optional code without a value that fits",
      { default: { ...error({ enum: ["card_declined", "expired_card"] }), required: ["message"] } },
      { 400: undefined },
    ],
    [
      "a code alone",
      { default: { type: "object", required: ["code"], properties: { code: { enum: everyCode } } } },
      { 401: "unauthorized" },
    ],
  ])(
    "%s",
    async (_title, schemas, codes) => {
      const server = await serverOf(documentOf(schemas));
      expect(server.warnings).toEqual([]);
      const bodies = await ownErrors(server, schemas);
      for (const [status, code] of Object.entries(codes)) {
        expect([status, (bodies.get(Number(status)) as { readonly code?: unknown } | undefined)?.code]).toEqual([
          status,
          code,
        ]);
      }
    },
    60_000,
  );

  test.each<[title: string, schema: Schema, message: string]>([
    ["no code that fits", error({ enum: ["card_declined", "expired_card"] }), "(at /code)"],
    [
      "a required property without a default",
      error({ type: "string" }, { account: { type: "string" } }, ["account"]),
      "`account`",
    ],
    [
      "a message with a pattern",
      { type: "object", required: ["message"], properties: { message: { type: "string", pattern: "^E\\d+$" } } },
      "(at /message)",
    ],
  ])(
    "or the generator warns at the schema: %s",
    async (_title, schema, message) => {
      const { warnings } = await serverOf(documentOf({ 400: schema }));
      expect(warnings).toEqual([
        expect.objectContaining({ code: "error-response-invalid", message: expect.stringContaining(message) }),
      ]);
      expect(warnings[0]?.pointer).toContain("/responses/400/content/application~1json/schema");
    },
    60_000,
  );
});
