import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ForeignPackage, generated } from "../foreign/foreign-api.js";

const body = {
  type: "object",
  properties: {
    plain: { type: "integer" },
    id: { type: "integer", format: "int64" },
    ids: { type: "array", items: { type: "integer" }, uniqueItems: true },
    "a/b": { type: "integer" },
    number: { type: "number", minimum: 0 },
    numbers: { type: "array", items: { type: "number" }, uniqueItems: true },
    untyped: {},
    text: { type: "string" },
    either: { oneOf: [{ type: "integer" }, { type: "string" }] },
    variant: {
      anyOf: [
        { type: "object", required: ["integer"], properties: { integer: { type: "integer" } } },
        { type: "object", required: ["number"], properties: { number: { type: "number", minimum: 10 } } },
      ],
    },
    map: { type: "object", additionalProperties: { type: "integer" } },
  },
};
const responses = { 204: { description: "Received" } };
const post = (operationId: string, content: object): object => ({
  post: { operationId, requestBody: { required: true, content }, responses },
});

const document = {
  openapi: "3.1.0",
  info: { title: "Integers", version: "1" },
  paths: {
    "/json": post("json", { "application/json": { schema: body } }),
    "/lines": post("lines", { "application/x-ndjson": { "x-stream": { format: "json-lines", item: body } } }),
    "/form": post("form", {
      "application/json": { schema: body },
      "multipart/form-data": {
        schema: {
          type: "object",
          properties: {
            ...body.properties,
            payload_json: { type: "string", contentMediaType: "application/json" },
            file: { type: "string", contentMediaType: "image/png" },
          },
        },
      },
    }),
  },
};

/** Results of a request: the decoded body, or the issues. */
interface Sent {
  readonly status: number;
  readonly decoded: unknown;
  readonly issues: readonly { readonly pointer: string; readonly code: string; readonly detail: string }[] | undefined;
}

type Send = (path: string, text: string | FormData, type?: string) => Promise<Sent>;

const folders: string[] = [];
const packages: ForeignPackage[] = [];

async function serverOf(values: Parameters<typeof generated>[1]): Promise<Send> {
  const folder = mkdtempSync(join(tmpdir(), "guildwire-integers-"));
  folders.push(folder);
  writeFileSync(join(folder, "openapi.json"), JSON.stringify(document));
  const { files } = await generated(join(folder, "openapi.json"), values);
  const installed = new ForeignPackage(files);
  packages.push(installed);
  expect(installed.compile()).toBe("");
  const entry = pathToFileURL(join(installed.packageFolder, "dist/server/index.js")).href;
  const { createFetchHandler } = (await import(entry)) as {
    readonly createFetchHandler: (handlers: object, options: object) => (request: Request) => Promise<Response>;
  };
  let decoded: unknown;
  const receive = async (request: { readonly body?: unknown }): Promise<void> => {
    decoded = request.body;
    if (typeof decoded !== "object" || decoded === null || !(Symbol.asyncIterator in decoded)) return;
    const items: unknown[] = [];
    for await (const item of decoded as AsyncIterable<unknown>) items.push(item);
    decoded = items;
  };
  const group = new Proxy({}, { get: () => receive });
  const serve = createFetchHandler(new Proxy({}, { get: () => group }), {});
  return async (path, text, type = "application/json") => {
    decoded = undefined;
    const headers = typeof text === "string" ? { "content-type": type } : {};
    const request = new Request(`http://integers.example${path}`, { method: "POST", body: text, headers });
    const response = await serve(request);
    const problem = response.status === 204 ? undefined : ((await response.json()) as { errors: Sent["issues"] });
    return { status: response.status, decoded, issues: problem?.errors };
  };
}

let send: Send;
let sendExact: Send;

beforeAll(async () => {
  send = await serverOf({});
  sendExact = await serverOf({ int64: "bigint" });
}, 240_000);

afterAll(() => {
  for (const one of packages) one.remove();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const rounded = "9007199254740993";

describe("an integer that a number cannot represent", () => {
  test.each([
    ["a property", `{"plain":${rounded}}`, "#/plain"],
    ["a negative one", `{"plain":-${rounded}}`, "#/plain"],
    ["an int64", `{"id": 9223372036854775807 }`, "#/id"],
    ["an item", `{"ids":[1,${rounded}]}`, "#/ids/1"],
    ["a name with a slash", `{"a/b":${rounded}}`, "#/a~1b"],
    ["an alternative", `{"either":${rounded}}`, "#/either"],
    ["an object of an alternative", `{"variant":{"integer":${rounded}}}`, "#/variant/integer"],
    ["an additional property", `{"map":{"key":${rounded}}}`, "#/map/key"],
    ["an exponent", `{"plain":9007199254740993e0}`, "#/plain"],
    ["a decimal point", `{"plain":9007199254740993.0}`, "#/plain"],
    ["a fraction that is lost", `{"plain":9007199254740993.5}`, "#/plain"],
    ["a text of the same digits beside it", `{"plain":${rounded},"text":"${rounded}"}`, "#/plain"],
  ])("is a 400 at its location: %s", async (_title, text, pointer) => {
    const { status, issues } = await send("/json", text);
    expect(status).toBe(400);
    expect(issues).toEqual([{ pointer, code: "precision", detail: expect.stringContaining("(got ") }]);
  });

  test.each([
    ["numbers", `{"number":${rounded}}`],
    ["numbers of a list without duplicates", `{"numbers":[9007199254740993,9007199254740995]}`],
    ["untyped values", `{"untyped":{"deep":[${rounded}]}}`],
    ["numbers of an alternative", `{"variant":{"number":${rounded}}}`],
    ["texts", `{"text":"${rounded}"}`],
    ["undeclared properties", `{"unknown":${rounded}}`],
    ["exact integers", `{"plain":9007199254740992,"ids":[100000000000000000000,1e21,-9007199254740994]}`],
    ["the last of duplicate properties", `{"plain":${rounded},"plain":1}`],
  ])("does not concern %s", async (_title, text) => {
    const { unknown: _dropped, ...declared } = JSON.parse(text) as { readonly unknown?: number };
    expect(await send("/json", text)).toEqual({ status: 204, decoded: declared, issues: undefined });
  });

  test("is reported with the other ones", async () => {
    const { issues } = await send("/json", `{"plain":${rounded},"map":{"a":${rounded},"b":1}}`);
    expect(issues?.map(({ pointer }) => pointer)).toEqual(["#/plain", "#/map/a"]);
  });

  test("is located in an item of a stream", async () => {
    const { status, issues } = await send("/lines", `{"plain":1}\n{"plain":${rounded}}\n`, "application/x-ndjson");
    expect([status, issues?.map(({ pointer }) => pointer)]).toEqual([400, ["#/1/plain"]]);
  });

  test("is located in the payload of a form", async () => {
    const form = new FormData();
    form.set("payload_json", `{"plain":${rounded}}`);
    const { status, issues } = await send("/form", form);
    expect([status, issues?.map(({ pointer }) => pointer)]).toEqual([400, ["#/plain"]]);
    expect(await send("/form", `{"plain":${rounded}}`)).toMatchObject({ status: 400 });
  });
});

describe("with bigints for int64", () => {
  test("an int64 has all digits", async () => {
    const { decoded } = await sendExact("/json", `{"id":${rounded},"number":${rounded}}`);
    expect(decoded).toEqual({ id: 9007199254740993n, number: 9007199254740992 });
  });

  test("an integer without the format is a 400, also with the same value", async () => {
    const { status, issues } = await sendExact("/json", `{"id":${rounded},"plain":9007199254740995}`);
    expect([status, issues?.map(({ pointer }) => pointer)]).toEqual([400, ["#/plain"]]);
    expect(await sendExact("/json", `{"id":${rounded},"plain":${rounded}}`)).toMatchObject({ status: 400 });
  });

  test("items and payloads of forms have all digits", async () => {
    const { decoded } = await sendExact("/lines", `{"id":${rounded}}\n`, "application/x-ndjson");
    expect(decoded).toEqual([{ id: 9007199254740993n }]);
    const form = new FormData();
    form.set("payload_json", `{"id":${rounded}}`);
    expect(await sendExact("/form", form)).toMatchObject({ status: 204, decoded: { id: 9007199254740993n } });
  });
});

test("an integer arrives with its value or not at all", async () => {
  const integers = fc.bigInt({ min: -(10n ** 25n), max: 10n ** 25n });
  await fc.assert(
    fc.asyncProperty(integers, async (integer) => {
      const { status, decoded } = await send("/json", `{"plain":${integer}}`);
      if (status === 204) expect(BigInt((decoded as { readonly plain: number }).plain)).toBe(integer);
      else expect([status, BigInt(Number(integer)) === integer]).toEqual([400, false]);
    }),
  );
});
