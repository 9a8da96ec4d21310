import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ForeignPackage, generated } from "../foreign/foreign-api.js";

const thing = { schema: { $ref: "#/components/schemas/Thing" } };
const text = { schema: { type: "string" } };
const bytes = { schema: { type: "string", format: "binary" } };
const other = { schema: { type: "object", required: ["count"], properties: { count: { type: "integer" } } } };

/** The content of the body and of the response 200 of each operation. */
const contents: Readonly<Record<string, readonly [body: object, response: object]>> = {
  json: [{ "application/json; version=1": thing }, { "application/json; version=2": thing }],
  charset: [{ "application/json; charset=utf-8": thing }, { "application/json; Charset=UTF-8; q=0.5": thing }],
  quoted: [
    { 'application/vnd.a+json;profile="a b;c"; charset=utf-8': thing },
    { 'application/vnd.a+json; profile="a b"': thing },
  ],
  plain: [{ "text/plain; format=flowed": text }, { "text/plain; format=flowed; charset=utf-8": text }],
  bytes: [{ "application/octet-stream; type=a": bytes }, { "image/png; type=b": bytes }],
  anything: [{ "*/*; version=1": thing }, { "application/json; version=1": thing }],
  choice: [
    { "application/json; version=1": thing, "text/plain; format=flowed": text },
    { "application/json; version=1": thing, "application/vnd.a+json; version=2": other, "text/csv": text },
  ],
  spellings: [
    { "application/json; version=1": thing },
    { "application/json; version=1": thing, "application/vnd.a+json; version=1": thing, "text/csv": text },
  ],
};

const document = {
  openapi: "3.1.0",
  info: { title: "Media types", version: "1" },
  components: {
    schemas: { Thing: { type: "object", required: ["text"], properties: { text: { type: "string" } } } },
  },
  paths: Object.fromEntries(
    Object.entries(contents).map(([operationId, [body, response]]) => [
      `/${operationId}`,
      {
        post: {
          operationId,
          tags: ["types"],
          requestBody: { required: true, content: body },
          responses: { 200: { description: "Done", content: response } },
        },
      },
    ]),
  ),
};

interface Exchange {
  readonly contentType: string | null;
  readonly accept: string | null;
  readonly received: string | null;
  readonly value: unknown;
}

type Call = (client: object, args: object, options?: object) => Promise<unknown>;

let folder: string;
let installed: ForeignPackage;
let send: (operation: string, args: object, options?: object) => Promise<Exchange>;

/** The body that the handler of each operation returns. */
let returned: (request: { readonly accept?: string }) => unknown;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "guildwire-media-types-"));
  writeFileSync(join(folder, "openapi.json"), JSON.stringify(document));
  const { files } = await generated(join(folder, "openapi.json"));
  installed = new ForeignPackage(files);
  expect(installed.compile()).toBe("");
  const load = async (part: string): Promise<Record<string, unknown>> =>
    (await import(pathToFileURL(join(installed.packageFolder, `dist/${part}/index.js`)).href)) as never;
  const { createFetchHandler } = (await load("server")) as {
    readonly createFetchHandler: (handlers: object) => (request: Request) => Promise<Response>;
  };
  const client = await load("client");
  const handlers = new Proxy({}, { get: () => (request: { readonly accept?: string }) => returned(request) });
  const serve = createFetchHandler({ types: handlers });
  send = async (operation, args, options) => {
    let exchange: Omit<Exchange, "value"> | undefined;
    const fetch = async (url: string, init: RequestInit): Promise<Response> => {
      const request = new Request(url, init);
      const response = await serve(request);
      exchange = {
        contentType: request.headers.get("content-type"),
        accept: request.headers.get("accept"),
        received: response.headers.get("content-type"),
      };
      return response;
    };
    const create = client["createClient"] as (options: object) => object;
    const value = await (client[operation] as Call)(create({ fetch, baseUrl: "http://types.example" }), args, options);
    if (exchange === undefined) throw new Error("no request was sent");
    return { ...exchange, value };
  };
}, 120_000);

afterAll(() => {
  installed.remove();
  rmSync(folder, { recursive: true, force: true });
});

const body = { text: "amber" };

test.each<[operation: string, given: unknown, contentType: string, accept: string | null, received: string]>([
  ["json", body, "application/json; version=1", "application/json; version=2", "application/json; version=2"],
  ["charset", body, "application/json", null, "application/json"],
  [
    "quoted",
    body,
    'application/vnd.a+json; profile="a b;c"',
    'application/vnd.a+json; profile="a b"',
    'application/vnd.a+json; profile="a b"',
  ],
  [
    "plain",
    "amber",
    "text/plain; format=flowed",
    "text/plain; format=flowed",
    "text/plain; format=flowed; charset=utf-8",
  ],
  ["anything", body, "application/json", "application/json; version=1", "application/json; version=1"],
])("%s: messages state the parameters", async (operation, given, contentType, accept, received) => {
  returned = () => given;
  const exchange = await send(operation, { body: given });
  expect(exchange).toEqual({ contentType, accept, received, value: given });
});

test("bytes state the parameters", async () => {
  returned = () => new Uint8Array([1, 2]);
  const { value, ...headers } = await send("bytes", { body: new Uint8Array([3]) }, { as: "bytes" });
  expect(headers).toEqual({
    contentType: "application/octet-stream; type=a",
    accept: "image/png; type=b",
    received: "image/png; type=b",
  });
  expect([...(value as Uint8Array)]).toEqual([1, 2]);
});

test.each([
  ["application/json", "application/json; version=1", { text: "amber" }],
  ["application/vnd.a+json", "application/vnd.a+json; version=2", { count: 1 }],
  ["text/csv", "text/csv", "a,b"],
])("callers choose %s without parameters, and the messages state them", async (accept, stated, value) => {
  returned = (request) => {
    expect(request.accept).toBe(accept);
    return { contentType: request.accept, body: value };
  };
  const given = { contentType: "text/plain", body: "amber" };
  const exchange = await send("choice", given, { accept });
  const received = stated === "text/csv" ? "text/csv; charset=utf-8" : stated;
  expect(exchange).toEqual({ contentType: "text/plain; format=flowed", accept: stated, received, value });
});

test.each([
  ["application/json", "application/json; version=1"],
  ["application/json; version=9", "application/json; version=1"],
  ["application/vnd.a+json", "application/vnd.a+json"],
  ["*/*", "application/json; version=1"],
])("servers use the spelling that %s accepts", async (accept, received) => {
  returned = () => ({ contentType: "application/json", body });
  const entry = pathToFileURL(join(installed.packageFolder, "dist/server/index.js")).href;
  const { createFetchHandler } = (await import(entry)) as {
    readonly createFetchHandler: (handlers: object) => (request: Request) => Promise<Response>;
  };
  const serve = createFetchHandler({ types: new Proxy({}, { get: () => () => returned({}) }) });
  const headers = { "content-type": "application/json; version=7", accept };
  const init = { method: "POST", headers, body: JSON.stringify(body) };
  const response = await serve(new Request("http://types.example/spellings", init));
  expect([response.status, response.headers.get("content-type")]).toEqual([200, received]);
});
