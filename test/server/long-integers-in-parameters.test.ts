import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ForeignPackage, generated } from "../foreign/foreign-api.js";

const int64 = { type: "integer", format: "int64" };
const box = { $ref: "#/components/schemas/Box" };
const boxes = { type: "array", items: box };
const flat = { type: "object", properties: { box, id: int64 } };
const json = { "application/json": { schema: box } };
const fields = { type: "object", properties: { box, boxes, id: int64, number: { type: "number" } } };
const image = { type: "string", contentMediaType: "image/png" };

function operation(operationId: string, parameters: readonly object[], content?: object): object {
  return {
    [content === undefined ? "get" : "post"]: {
      operationId,
      parameters,
      responses: { 204: { description: "Received" } },
      ...(content === undefined ? {} : { requestBody: { required: true, content } }),
    },
  };
}

const document = {
  openapi: "3.2.0",
  info: { title: "Integers", version: "1" },
  components: {
    schemas: {
      Box: { type: "object", required: ["id"], properties: { id: int64, number: { type: "number" }, text: {} } },
    },
  },
  paths: {
    "/content/{p}": operation("content", [
      { name: "p", in: "path", required: true, content: json },
      { name: "q", in: "query", content: json },
      { name: "one", in: "query", content: { "application/json": { schema: int64 } } },
      { name: "h", in: "header", content: json },
      { name: "c", in: "cookie", content: json },
    ]),
    "/styles/{p}": operation("styles", [
      { name: "p", in: "path", required: true, schema: boxes },
      { name: "list", in: "query", schema: boxes },
      { name: "deep", in: "query", style: "deepObject", explode: true, schema: flat },
      { name: "flat", in: "query", explode: false, schema: flat },
      { name: "either", in: "query", schema: { anyOf: [int64, { type: "boolean" }, boxes] } },
      // Headers and cookies have no encoding for the commas of JSON with several properties.
      { name: "h", in: "header", schema: boxes },
      { name: "c", in: "cookie", explode: false, schema: flat },
      { name: "one", in: "cookie", schema: int64 },
    ]),
    "/plain/{p}": operation("plain", [
      { name: "p", in: "path", required: true, schema: int64 },
      { name: "one", in: "query", schema: int64 },
      { name: "list", in: "query", explode: false, schema: { type: "array", items: int64 } },
      { name: "h", in: "header", schema: int64 },
    ]),
    "/whole": operation("whole", [{ name: "whole", in: "querystring", content: json }]),
    "/fields": operation("fieldsOfQuery", [
      { name: "fields", in: "querystring", content: { "application/x-www-form-urlencoded": { schema: fields } } },
    ]),
    "/form": operation("form", [], { "application/x-www-form-urlencoded": { schema: fields } }),
    "/styled": operation("styled", [], {
      "application/x-www-form-urlencoded": {
        schema: fields,
        encoding: { boxes: { style: "pipeDelimited", explode: false } },
      },
    }),
    "/multipart": operation("multipart", [], {
      "multipart/form-data": {
        schema: { ...fields, properties: { ...fields.properties, nested: flat, one: int64, file: image } },
        encoding: {
          nested: { contentType: "application/x-www-form-urlencoded" },
          one: { contentType: "application/json" },
        },
      },
    }),
    "/payload": operation("payload", [], {
      "application/json": { schema: fields },
      "multipart/form-data": {
        schema: {
          ...fields,
          properties: {
            ...fields.properties,
            payload_json: { type: "string", contentMediaType: "application/json" },
            file: image,
          },
        },
      },
    }),
  },
};

type Received = Readonly<Record<"path" | "query" | "headers" | "cookies" | "body", unknown>>;
type Issues = readonly { readonly pointer: string; readonly code: string }[];

interface Api {
  readonly call: (operation: string, args: object) => Promise<Received>;
  readonly request: (
    path: string,
    init?: RequestInit,
  ) => Promise<{ readonly received: Received; readonly status: number; readonly issues: Issues }>;
}

const folders: string[] = [];
const packages: ForeignPackage[] = [];

async function apiOf(values: Parameters<typeof generated>[1]): Promise<Api> {
  const folder = mkdtempSync(join(tmpdir(), "guildwire-integers-"));
  folders.push(folder);
  writeFileSync(join(folder, "openapi.json"), JSON.stringify(document));
  const { files } = await generated(join(folder, "openapi.json"), values);
  const installed = new ForeignPackage(files);
  packages.push(installed);
  expect(installed.compile()).toBe("");
  const load = async (entry: string): Promise<Record<string, unknown>> =>
    import(pathToFileURL(join(installed.packageFolder, `dist/${entry}/index.js`)).href);
  const { createFetchHandler } = (await load("server")) as {
    readonly createFetchHandler: (handlers: object, options: object) => (request: Request) => Promise<Response>;
  };
  const client = await load("client");
  let received: unknown;
  const receive = async (request: unknown): Promise<void> => {
    received = request;
  };
  const group = new Proxy({}, { get: () => receive });
  const serve = createFetchHandler(new Proxy({}, { get: () => group }), {});
  const fetch = (url: string, init: RequestInit): Promise<Response> => serve(new Request(url, init));
  const connected = (client.createClient as (options: object) => unknown)({ baseUrl: "http://a.example", fetch });
  return {
    call: async (operation, args) => {
      received = undefined;
      await (client[operation] as (client: unknown, args: object) => Promise<void>)(connected, args);
      return received as Received;
    },
    request: async (path, init) => {
      received = undefined;
      const response = await serve(new Request(`http://a.example${path}`, init));
      const issues = response.status === 204 ? [] : ((await response.json()) as { errors: Issues }).errors;
      return { received: received as Received, status: response.status, issues };
    },
  };
}

let numbers: Api;
let bigints: Api;

beforeAll(async () => {
  numbers = await apiOf({});
  bigints = await apiOf({ int64: "bigint" });
}, 240_000);

afterAll(() => {
  for (const one of packages) one.remove();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const long = "9007199254740993";
const boxText = `{"id":${long},"number":${long}}`;
const encodedBox = encodeURIComponent(boxText);

function post(body: string | FormData): RequestInit {
  const type = "application/x-www-form-urlencoded";
  return { method: "POST", body, ...(typeof body === "string" ? { headers: { "content-type": type } } : {}) };
}

function form(parts: Readonly<Record<string, string>>): FormData {
  const data = new FormData();
  for (const [name, text] of Object.entries(parts)) data.append(name, text);
  return data;
}

const small = encodeURIComponent('{"id":1}');

/** Requests whose only long integers are at these pointers. Numbers of 16 digits or more are accepted beside them. */
const requests: readonly (readonly [title: string, path: string, init: RequestInit, pointers: readonly string[]])[] = [
  ["content of a path", `/content/${encodedBox}`, {}, ["#/p/id"]],
  ["content of a query", `/content/${small}?q=${encodedBox}`, {}, ["#/q/id"]],
  ["digits that are percent-encoded", `/content/${small}?q=${encodedBox.replaceAll("9", "%39")}`, {}, ["#/q/id"]],
  ["content that is an integer", `/content/${small}?one=${long}`, {}, ["#/one"]],
  ["content of a header", `/content/${small}`, { headers: { h: boxText } }, ["#/h/id"]],
  ["content of a cookie", `/content/${small}`, { headers: { cookie: `c=${encodedBox}` } }, ["#/c/id"]],
  ["several groups", `/content/${encodedBox}?q=${encodedBox}&one=${long}`, {}, ["#/p/id", "#/q/id", "#/one"]],
  ["items of a path", `/styles/${small},${encodedBox}`, {}, ["#/p/1/id"]],
  ["items of a query", `/styles/${small}?list=${small}&list=${encodedBox}`, {}, ["#/list/1/id"]],
  ["a property of a query", `/styles/${small}?flat=box,${encodedBox}`, {}, ["#/flat/box/id"]],
  ["an alternative in a query", `/styles/${small}?either=${long}`, {}, ["#/either"]],
  ["items of a header", `/styles/${small}`, { headers: { h: `{"id":${long}}` } }, ["#/h/0/id"]],
  ["a property of a cookie", `/styles/${small}`, { headers: { cookie: `c=box,${encodedBox}` } }, ["#/c/box/id"]],
  ["an integer in a path", `/plain/${long}`, {}, ["#/p"]],
  ["a negative integer in a path", `/plain/-${long}?one=-9007199254740992`, {}, ["#/p"]],
  ["the greatest integer of 64 bits", "/plain/1?one=9223372036854775807", {}, ["#/one"]],
  ["an integer in a query", `/plain/1?one=${long}`, {}, ["#/one"]],
  ["an item in a query", `/plain/1?list=1,${long}`, {}, ["#/list/1"]],
  ["an item after an encoded comma", `/plain/1?list=1%2C${long}`, {}, ["#/list/1"]],
  ["an integer in a header", "/plain/1", { headers: { h: long } }, ["#/h"]],
  ["an integer in a cookie", `/styles/${small}`, { headers: { cookie: `one=${long}` } }, ["#/one"]],
  ["an integer in a form", "/form", post(`id=${long}`), ["#/id"]],
  ["a whole query", `/whole?${encodedBox}`, {}, ["#/whole/id"]],
  ["a form in a query", `/fields?box=${encodedBox}&boxes=${small}`, {}, ["#/fields/box/id"]],
  ["a form", "/form", post(`box=${encodedBox}&boxes=${small}&boxes=${encodedBox}`), ["#/box/id", "#/boxes/1/id"]],
  ["a list of a form in one field", "/form", post(`boxes=${encodeURIComponent(`[${boxText}]`)}`), ["#/boxes/0/id"]],
  ["a style in a form", "/styled", post(`boxes=${small}%7C${encodedBox}`), ["#/boxes/1/id"]],
  [
    "parts",
    "/multipart",
    post(form({ box: boxText, boxes: boxText, one: long })),
    ["#/box/id", "#/boxes/0/id", "#/one"],
  ],
  ["a form in a part", "/multipart", post(form({ nested: `box=${encodedBox}` })), ["#/nested/box/id"]],
];

/** The long integers of all requests. */
const sentLong: ReadonlySet<bigint> = new Set([BigInt(long), -BigInt(long), -(2n ** 53n), 2n ** 63n - 1n]);

describe("an integer that a number cannot represent", () => {
  test.each(requests)("is a 400 at its location: %s", async (_title, path, init, pointers) => {
    const { status, issues } = await numbers.request(path, init);
    expect(status).toBe(400);
    expect(issues.map(({ pointer }) => pointer)).toEqual(pointers);
    expect(issues.map(({ code }) => code)).toEqual(pointers.map(() => "precision"));
  });

  test.each(requests)("arrives as a bigint where that is chosen: %s", async (_title, path, init) => {
    const { status, received } = await bigints.request(path, init);
    expect(status).toBe(204);
    const exact = bigintsIn(received);
    expect(exact.some((one) => sentLong.has(one))).toBe(true);
    expect(exact.every((one) => one === 1n || sentLong.has(one))).toBe(true);
  });

  test.each(["-0", "9007199254740992", `${"0".repeat(20)}1`, `0${long}`, "9".repeat(308), "9".repeat(309)])(
    "has the status of a body with the same value, unless it has leading zeros: %s",
    async (digits) => {
      const { status, issues } = await numbers.request(`/plain/1?one=${digits}`);
      const body = await numbers.request("/form", post(`box=${encodeURIComponent(`{"id":${digits}}`)}`));
      expect(status).toBe(body.status);
      if (!digits.startsWith("0")) expect(issues.map(({ code }) => code)).toEqual(body.issues.map(({ code }) => code));
    },
  );

  test("is accepted as a number and without a type", async () => {
    const text = encodeURIComponent(`{"id":1,"number":${long},"text":[${long}]}`);
    const { received } = await numbers.request(`/content/${small}?q=${text}`);
    const rounded = Number(long);
    expect(received.query).toEqual({ q: { id: 1, number: rounded, text: [rounded] } });
  });
});

const exactBox = fc.record({ id: fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }) });
const exactFlat = fc.record({ box: exactBox, id: fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }) });
const someBoxes = fc.array(exactBox, { minLength: 1, maxLength: 3 });

describe("our client sends a bigint that our server receives", () => {
  test("in JSON of parameters", async () => {
    const args = fc.record({ p: exactBox, q: exactBox, one: exactBox.map(({ id }) => id), h: exactBox, c: exactBox });
    await fc.assert(
      fc.asyncProperty(args, async ({ p, q, one, h, c }) => {
        const { path, query, headers, cookies } = await bigints.call("content", { p, q, one, h, c });
        expect({ path, query, headers, cookies }).toEqual({
          path: { p },
          query: { q, one },
          headers: { h },
          cookies: { c },
        });
      }),
    );
  });

  test("in JSON in styles", async () => {
    const args = fc.record({
      p: someBoxes,
      query: fc.record({ list: someBoxes, deep: exactFlat, flat: exactFlat, either: exactBox.map(({ id }) => id) }),
      headers: fc.record({ h: someBoxes }),
      cookies: fc.record({ c: exactFlat, one: exactBox.map(({ id }) => id) }),
    });
    await fc.assert(
      fc.asyncProperty(args, async ({ p, query, headers, cookies: { c, one } }) => {
        const sent = { p, ...query, h: headers.h, c, one };
        const { path, ...others } = await bigints.call("styles", sent);
        expect(path).toEqual({ p });
        expect({ query: others.query, headers: others.headers }).toEqual({ query, headers });
        expect(others.cookies).toEqual({ c, one });
      }),
    );
  });

  test.each(["form", "styled", "multipart", "payload"])("in fields: %s", async (name) => {
    const body = fc.record({ box: exactBox, boxes: someBoxes, id: exactBox.map(({ id }) => id) });
    const parts = fc.record({ nested: exactFlat, one: exactBox.map(({ id }) => id) });
    await fc.assert(
      fc.asyncProperty(body, parts, async (sent, more) => {
        const all = name === "multipart" ? { ...sent, ...more } : sent;
        expect((await bigints.call(name, { body: all })).body).toEqual(all);
      }),
    );
  });

  test("in a payload beside a file", async () => {
    const body = { id: 9007199254740993n, box: { id: 9007199254740995n } };
    const received = await bigints.call("payload", { body: { ...body, file: new Blob(["a"]) } });
    expect(received.body).toEqual(body);
  });

  test("in a whole query", async () => {
    const whole = { id: 9007199254740993n };
    expect((await bigints.call("whole", { whole })).query).toEqual({ whole });
    const values = { box: whole, boxes: [whole, whole], id: 9007199254740993n };
    expect((await bigints.call("fieldsOfQuery", { fields: values })).query).toEqual({ fields: values });
  });
});

function bigintsIn(value: unknown): readonly bigint[] {
  if (typeof value === "bigint") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(bigintsIn) : [];
}
