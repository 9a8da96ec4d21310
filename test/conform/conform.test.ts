import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { loadDocument } from "../../generator/src/load/load.js";
import { buildModel } from "../../generator/src/model/build/build.js";
import { type ConformanceResult, type ConformOptions, conformTo, createMock } from "../../tools/src/index.js";
import { expressServer } from "./servers/express-server.js";
import { fastifyServer } from "./servers/fastify-server.js";
import { honoServer } from "./servers/hono-server.js";
import { type Fault, faults, Tasks, token } from "./servers/tasks.js";

const { loaded } = loadDocument(resolve(import.meta.dirname, "tasks.yaml"), { cwd: import.meta.dirname });
if (loaded === undefined) throw new Error("tasks.yaml cannot be loaded");
const { model } = buildModel(loaded);

const running: Server[] = [];

afterAll(() => {
  for (const server of running) server.close();
});

async function listen(server: Server): Promise<string> {
  running.push(server);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function optionsOf(url: string): ConformOptions {
  return {
    url,
    credentials: { headers: {}, auth: { token } },
    write: true,
    skip: new Set(),
    seed: 0,
    limits: { requests: 5000, timeout: 10_000, duration: 60_000 },
    stop: new AbortController().signal,
  };
}

function run(url: string, options: object = {}): Promise<ConformanceResult> {
  return conformTo(model, { ...optionsOf(url), ...options });
}

/** Failures as `operation tested violated`. */
function failuresOf({ cases }: ConformanceResult): readonly string[] {
  return cases.flatMap(({ operation, rule, failures }) =>
    failures.map((failure) => `${operation} ${rule} ${failure.rule}`),
  );
}

/** Ten faults of each server; together, they are all faults. */
const servers: readonly {
  readonly name: string;
  readonly start: (tasks: Tasks) => Server | Promise<Server>;
  readonly seeded: readonly Fault[];
}[] = [
  {
    name: "Express",
    start: expressServer,
    seeded: [
      "title of 31 characters",
      "empty title",
      "priority of 6",
      "no page of 50",
      "title is optional",
      "no credentials needed",
      "created with 200",
      "replacement is lost",
      "errors as text",
      "any state in the query",
    ],
  },
  {
    name: "Fastify",
    start: fastifyServer,
    seeded: [
      "fractional priority",
      "page of 0",
      "unknown properties",
      "anyone may delete",
      "any media type",
      "id as text",
      "deletion does nothing",
      "crash on malformed bodies",
      "any date",
      "errors of another shape",
    ],
  },
  {
    name: "Hono",
    start: honoServer,
    seeded: [
      "no location",
      "list is stale",
      "repeated labels",
      "body with 204",
      "title of 31 characters",
      "no page of 50",
      "no credentials needed",
      "id as text",
      "deletion does nothing",
      "any media type",
    ],
  },
];

describe.each(servers)("a server on $name", ({ start, seeded }) => {
  it("conforms without faults", { timeout: 60_000 }, async () => {
    const result = await run(await listen(await start(new Tasks())));
    expect(failuresOf(result)).toEqual([]);
    expect(result.skipped).toEqual([]);
    expect(result.incomplete).toBeUndefined();
    expect(result.cases.filter(({ outcome }) => outcome === "passed").length).toBeGreaterThan(80);
    expect(new Set(result.cases.map(({ operation }) => operation)).size).toBe(5);
  });

  it.each(seeded.map((fault) => [fault]))("is reported for the fault: %s", { timeout: 60_000 }, async (fault) => {
    const result = await run(await listen(await start(new Tasks(fault))));
    expect(failuresOf(result)).toContain(faults[fault].join(" "));
  });

  it("has ten faults", () => {
    expect(new Set(seeded).size).toBe(10);
  });
});

it("every fault is in a server", () => {
  expect(new Set(servers.flatMap(({ seeded }) => seeded))).toEqual(new Set(Object.keys(faults)));
});

it("changes nothing unless asked to", async () => {
  const methods: string[] = [];
  const server = expressServer(new Tasks());
  server.on("request", ({ method }) => methods.push(method ?? ""));
  const result = await run(await listen(server), { write: false });
  expect(new Set(methods)).toEqual(new Set(["GET"]));
  expect(result.skipped.map(({ operation }) => operation).sort()).toEqual(["createTask", "deleteTask", "replaceTask"]);
});

it("finds items below another item, sends a declared Accept-Language, and reads an only default as the success", {
  timeout: 60_000,
}, async () => {
  const item = `{ type: object, required: [id], properties: { id: { type: string } } }`;
  const ok = (schema: string): string => `{ description: d, content: { application/json: { schema: ${schema} } } }`;
  const shop = `{ name: shop, in: path, required: true, schema: { type: string } }`;
  const id = `{ name: id, in: path, required: true, schema: { type: string } }`;
  const language = "{ name: Accept-Language, in: header, schema: { enum: [de] } }";
  const folder = mkdtempSync(join(tmpdir(), "guildwire-conform-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(
    join(folder, "openapi.yaml"),
    `openapi: 3.1.0
info: { title: Shops, version: 1.0.0 }
paths:
  /shops/{shop}/books:
    get: { operationId: list, parameters: [${shop}, ${language}], responses: { 200: ${ok(`{ type: array, items: ${item} }`)} } }
    post:
      operationId: create
      parameters: [${shop}]
      requestBody: { required: true, content: { application/json: { schema: ${item} } } }
      responses: { 201: ${ok(item)} }
  /open:
    get:
      operationId: open
      parameters: [{ name: day, in: query, schema: { type: integer } }]
      responses: { default: { description: d } }
  /shops/{shop}/books/{id}:
    get: { operationId: read, parameters: [${shop}, ${id}], responses: { 200: ${ok(item)}, 404: { description: d } } }
    delete: { operationId: remove, parameters: [${shop}, ${id}], responses: { 204: { description: d } } }
`,
  );
  const read = loadDocument(join(folder, "openapi.yaml"), { cwd: folder }).loaded;
  if (read === undefined) throw new Error("the document cannot be loaded");
  const shops = buildModel(read).model;
  const fetch = await createMock(shops, read.document);
  const languages = new Set<string | null>();
  const result = await conformTo(shops, {
    ...optionsOf("http://shops.example"),
    fetch: (request) => {
      if (request.method === "GET") languages.add(request.headers.get("accept-language"));
      return fetch(request);
    },
  });
  expect(failuresOf(result)).toEqual([]);
  const names = result.cases.map(({ path }) => path.split("/")[2]);
  const paths = new Set(names.filter((name) => name !== undefined && name !== "{shop}"));
  expect(paths.size).toBe(1);
  expect(languages).toContain("de");
});

it("ends at its limits, and reports that", async () => {
  const url = await listen(expressServer(new Tasks()));
  const result = await run(url, { limits: { requests: 7, timeout: 1000, duration: 60_000 } });
  expect([result.requests, result.incomplete]).toEqual([7, "7 requests were sent"]);
});

it("waits no longer than the timeout for a response, even if memory is collected meanwhile", {
  timeout: 60_000,
}, async () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const silent = createServer(() => undefined);
  const url = await listen(silent);
  const collecting = setInterval(collect, 20);
  const result = await run(url, { limits: { requests: 12, timeout: 300, duration: 60_000 } });
  clearInterval(collecting);
  silent.closeAllConnections();
  expect(result.cases.length).toBeGreaterThan(0);
  for (const { failures } of result.cases) {
    expect(failures).toMatchObject([
      { rule: "no-response", message: expect.stringContaining("no response within 300 ms") },
    ]);
  }
});

it("omits operations and rules by name", async () => {
  const url = await listen(expressServer(new Tasks("title of 31 characters")));
  const result = await run(url, { skip: new Set(["maxLength", "replaceTask"]) });
  expect(failuresOf(result).filter((failure) => failure.startsWith("createTask"))).toEqual([]);
  expect(result.cases.some(({ operation }) => operation === "replaceTask")).toBe(false);
});

it("sends no credentials where there are none, and tests only that", async () => {
  const url = await listen(expressServer(new Tasks()));
  const result = await run(url, { credentials: { headers: {}, auth: {} } });
  const tested = result.cases.filter(({ operation }) => operation === "createTask").map(({ rule }) => rule);
  expect(tested).toEqual(["credentials"]);
  expect(failuresOf(result)).toEqual([]);
});
