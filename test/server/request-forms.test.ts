import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { deflateSync, gzipSync } from "node:zlib";
import type { Client } from "@guildwire/api/client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ForeignPackage, generated } from "../foreign/foreign-api.js";

const responses = { 204: { description: "Received" } };
const fields = { type: "object", properties: { name: { type: "string" }, age: { type: "integer", default: 7 } } };
const form = (schema: object): object => ({ content: { "application/x-www-form-urlencoded": { schema } } });
const encoding = { name: "Content-Encoding", in: "header", schema: { type: "string" } };
const json = { content: { "application/json": { schema: fields } } };
const bytes = { content: { "application/octet-stream": {} } };
const oneOrMore = { anyOf: [{ type: "boolean" }, { enum: ["all"] }, { type: "array", items: { type: "string" } }] };

/** Types of undeclared fields, with values. */
const others: Readonly<Record<string, readonly [schema: object, value: unknown]>> = {
  number: [{ type: "number" }, 1.5],
  boolean: [{ type: "boolean" }, false],
  text: [{ type: "string" }, "12"],
  integers: [{ type: "array", items: { type: "integer" } }, [3]],
  texts: [{ type: "array", items: { type: "string" } }, ["a"]],
  object: [{ type: "object", properties: { a: { type: "integer" } } }, { a: 1 }],
  objects: [{ type: "array", items: { type: "object", properties: { a: { type: "integer" } } } }, [{ a: 1 }, {}]],
};
const multipart = (schema: object): object => ({ content: { "multipart/form-data": { schema } } });
const otherPaths = Object.entries(others).flatMap(([name, [additionalProperties]]) =>
  Object.entries({ Form: form, Multipart: multipart }).map(([kind, media]) => {
    const schema = { type: "object", properties: { age: { type: "integer" } }, additionalProperties };
    const operationId = `${name}As${kind}`;
    return [
      `/others/${operationId}`,
      { post: { operationId, requestBody: { required: true, ...media(schema) }, responses } },
    ];
  }),
);

const document = {
  openapi: "3.1.0",
  info: { title: "Requests", version: "1" },
  paths: {
    ...Object.fromEntries(otherPaths),
    "/form": { post: { operationId: "form", requestBody: { required: true, ...form(fields) }, responses } },
    "/optional": { post: { operationId: "optional", requestBody: form(fields), responses } },
    "/strict": {
      post: {
        operationId: "strict",
        requestBody: { required: true, ...form({ ...fields, required: ["name"] }) },
        responses,
      },
    },
    "/union": {
      post: {
        operationId: "union",
        requestBody: form({ type: "object", properties: { which: oneOrMore } }),
        responses,
      },
    },
    "/json": {
      post: { operationId: "json", parameters: [encoding], requestBody: { required: true, ...json }, responses },
      put: { operationId: "undeclared", requestBody: { required: true, ...json }, responses },
    },
    "/bytes": {
      post: { operationId: "bytes", parameters: [encoding], requestBody: { required: true, ...bytes }, responses },
    },
    "/nullable": {
      get: {
        operationId: "nullable",
        parameters: [
          { name: "count", in: "query", required: true, schema: { type: ["integer", "null"] } },
          { name: "name", in: "query", schema: { type: ["string", "null"] } },
          { name: "X-Level", in: "header", required: true, schema: { type: ["integer", "null"] } },
        ],
        responses,
      },
    },
    "/text": {
      get: {
        operationId: "text",
        parameters: [
          {
            name: "which",
            in: "query",
            schema: { anyOf: [{ type: "boolean" }, { type: "string" }, { type: "array", items: { type: "string" } }] },
          },
        ],
        responses,
      },
    },
    "/separated/{simple}/{label}/{matrix}": {
      get: {
        operationId: "separated",
        parameters: [
          ...["simple", "label", "matrix"].map((style) => ({ name: style, in: "path", required: true, style })),
          ...["form", "spaceDelimited", "pipeDelimited"].map((style) => ({ name: style, in: "query", style })),
          { name: "X-Which", in: "header" },
          { name: "cookie", in: "cookie" },
        ].map((parameter) => ({ ...parameter, explode: false, schema: oneOrMore })),
        responses,
      },
    },
    "/which": {
      get: { operationId: "which", parameters: [{ name: "which", in: "query", schema: oneOrMore }], responses },
    },
  },
};

type Call = (client: Client, args: object) => Promise<unknown>;

let folder: string;
let installed: ForeignPackage;
let operations: { readonly [id: string]: Call };
let client: Client;
let fetchServer: typeof fetch;
let decoded: unknown;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "guildwire-requests-"));
  writeFileSync(join(folder, "openapi.json"), JSON.stringify(document));
  const { files } = await generated(join(folder, "openapi.json"));
  installed = new ForeignPackage(files);
  expect(installed.compile()).toBe("");
  const load = (path: string): Promise<object> =>
    import(pathToFileURL(join(installed.packageFolder, "dist", path)).href);
  const { createClient } = (await load("client/index.js")) as { readonly createClient: (options: object) => Client };
  operations = (await load("client/index.js")) as typeof operations;
  const { createMemoryTransport } = (await load("server/index.js")) as {
    readonly createMemoryTransport: (handlers: object, options: object) => typeof fetch;
  };
  const receive = async (request: { readonly body?: unknown }): Promise<void> => {
    const isStream = request.body instanceof ReadableStream;
    decoded = isStream ? Buffer.from(await new Response(request.body as ReadableStream).arrayBuffer()) : request;
  };
  const group = new Proxy({}, { get: () => receive });
  fetchServer = createMemoryTransport(new Proxy({}, { get: () => group }), { limits: { body: 5000 } });
  client = createClient({ baseUrl: "http://requests.example", fetch: fetchServer });
}, 120_000);

afterAll(() => {
  installed?.remove();
  rmSync(folder, { recursive: true, force: true });
});

async function send(path: string, body: Uint8Array | string, headers: Record<string, string>, method = "POST") {
  decoded = undefined;
  const response = await fetchServer(`http://requests.example${path}`, { method, body: body as BodyInit, headers });
  return { status: response.status, decoded, issues: response.status === 204 ? undefined : await response.json() };
}

describe("an empty form", () => {
  const type = { "content-type": "application/x-www-form-urlencoded" };

  test.each(["/form", "/optional"])("is a form without fields: %s", async (path) => {
    expect(await send(path, "", type)).toMatchObject({ status: 204, decoded: { body: { age: 7 } } });
  });

  test("lacks the required fields", async () => {
    const { status, issues } = await send("/strict", "", type);
    expect([status, JSON.stringify(issues)]).toEqual([400, expect.stringContaining("/name")]);
  });

  test("is sent by the client", async () => {
    await operations["form"]?.(client, { body: {} });
    expect(decoded).toMatchObject({ body: { age: 7 } });
  });

  test("without its content type is an absent body", async () => {
    const response = await fetchServer("http://requests.example/form", { method: "POST" });
    expect(response.status).toBe(400);
  });
});

describe("fields that the form does not declare", () => {
  const cases = Object.keys(others).flatMap((name) => ["Form", "Multipart"].map((kind) => [name, kind] as const));
  test.each(cases)("have the type of additionalProperties: %s, %s", async (name, kind) => {
    const body = { age: 3, first: others[name]?.[1], second: others[name]?.[1] };
    await operations[`${name}As${kind}`]?.(client, { body });
    expect(decoded).toMatchObject({ body });
  });
});

describe("a declared Content-Encoding", () => {
  const type = { "content-type": "application/json" };
  const text = JSON.stringify({ name: "ada" });

  test.each([
    ["gzip", gzipSync(text)],
    ["deflate", deflateSync(text)],
    ["identity", Buffer.from(text)],
  ])("of %s is decoded", async (coding, body) => {
    const sent = await send("/json", body, { ...type, "content-encoding": coding });
    expect(sent).toMatchObject({ status: 204, decoded: { body: { name: "ada", age: 7 } } });
  });

  test("is left to a handler that reads the bytes", async () => {
    const sent = await send("/bytes", gzipSync(text), {
      "content-type": "application/octet-stream",
      "content-encoding": "gzip",
    });
    expect(sent).toEqual({ status: 204, decoded: gzipSync(text), issues: undefined });
  });

  test.each([
    ["bytes in another coding", 400, "gzip", Buffer.from(text)],
    ["a body above the limit when decoded", 413, "gzip", gzipSync(`"${"a".repeat(6000)}"`)],
    ["an unknown coding", 415, "zstd", Buffer.from(text)],
  ])("is rejected for %s with %i", async (_, status, coding, body) => {
    expect((await send("/json", body, { ...type, "content-encoding": coding })).status).toBe(status);
  });

  test("is a 415 where the operation does not declare it", async () => {
    expect((await send("/json", gzipSync(text), { ...type, "content-encoding": "gzip" }, "PUT")).status).toBe(415);
  });
});

describe("null in a required parameter", () => {
  test("arrives as null; an optional one is absent", async () => {
    await operations["nullable"]?.(client, { count: null, name: null, "X-Level": null });
    expect(decoded).toEqual({ query: { count: null }, headers: { "X-Level": null } });
    await operations["nullable"]?.(client, { count: 1, "X-Level": 2 });
    expect(decoded).toEqual({ query: { count: 1 }, headers: { "X-Level": 2 } });
  });
});

describe("a parameter that is one value or a list", () => {
  test.each([true, false, "all", ["a", "b"]])("arrives as %j", async (which) => {
    await operations["which"]?.(client, { which });
    expect(decoded).toEqual({ query: { which } });
    await operations["union"]?.(client, { body: { which } });
    expect(decoded).toEqual({ body: { which } });
  });

  test.each([true, "all", ["a", "b"]])("arrives as %j in styles with separators", async (which) => {
    const inPath = { simple: which, label: which, matrix: which };
    const query = { form: which, spaceDelimited: which, pipeDelimited: which };
    await operations["separated"]?.(client, { ...inPath, ...query, "X-Which": which, cookie: which });
    expect(decoded).toEqual({ path: inPath, query, headers: { "X-Which": which }, cookies: { cookie: which } });
  });

  test.each([
    ["true", "true"],
    ["1", "1"],
    ["", ""],
    ["1&which=2", ["1", "2"]],
  ])("is text if any text is valid, and a list if sent repeatedly: %s", async (text, which) => {
    await fetchServer(`http://requests.example/text?which=${text}`);
    expect(decoded).toEqual({ query: { which } });
  });
});
