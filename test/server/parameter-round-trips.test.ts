import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Client } from "@guildwire/api/client";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ForeignPackage, generated } from "../foreign/foreign-api.js";
import { runCount } from "../run-count.js";

// Each style of each location, with each kind of value: the generated client calls the generated server over HTTP.

const locations = {
  path: ["simple", "label", "matrix"],
  query: ["form", "spaceDelimited", "pipeDelimited", "deepObject"],
  header: ["simple"],
  cookie: ["form", "cookie"],
} as const;

type Location = keyof typeof locations;

const text = { type: "string" };
const schemas = {
  primitive: text,
  list: { type: "array", items: text },
  object: { type: "object", properties: { R: text, G: text, B: text }, additionalProperties: false },
} as const;

type ValueType = keyof typeof schemas;

interface Case {
  readonly id: string;
  readonly location: Location;
  readonly style: string;
  readonly explode: boolean;
  readonly valueType: ValueType;
}

const cases: readonly Case[] = Object.entries(locations).flatMap(([location, styles]) =>
  styles.flatMap((style) =>
    [true, false].flatMap((explode) =>
      (Object.keys(schemas) as ValueType[]).flatMap((valueType) => {
        // OpenAPI defines deepObject for exploded objects, and the other two for lists and objects that are not exploded.
        if (style === "deepObject" && !(explode && valueType === "object")) return [];
        if (style.endsWith("Delimited") && (explode || valueType === "primitive")) return [];
        const id = `${location}_${style}_${explode ? "exploded" : "joined"}_${valueType}`;
        return [{ id, location: location as Location, style, explode, valueType }];
      }),
    ),
  ),
);

/** What the client sends for the values of the specification's table, or undefined if it refuses. */
const table: { readonly [id: string]: string } = {
  path_simple_exploded_primitive: "blue",
  path_simple_exploded_list: "blue,black,brown",
  path_simple_exploded_object: "R=100,G=200,B=150",
  path_simple_joined_primitive: "blue",
  path_simple_joined_list: "blue,black,brown",
  path_simple_joined_object: "R,100,G,200,B,150",
  path_label_exploded_primitive: ".blue",
  path_label_exploded_list: ".blue.black.brown",
  path_label_exploded_object: ".R=100.G=200.B=150",
  path_label_joined_primitive: ".blue",
  path_label_joined_list: ".blue,black,brown",
  path_label_joined_object: ".R,100,G,200,B,150",
  path_matrix_exploded_primitive: ";color=blue",
  path_matrix_exploded_list: ";color=blue;color=black;color=brown",
  path_matrix_exploded_object: ";R=100;G=200;B=150",
  path_matrix_joined_primitive: ";color=blue",
  path_matrix_joined_list: ";color=blue,black,brown",
  path_matrix_joined_object: ";color=R,100,G,200,B,150",
  query_form_exploded_primitive: "color=blue",
  query_form_exploded_list: "color=blue&color=black&color=brown",
  query_form_exploded_object: "R=100&G=200&B=150",
  query_form_joined_primitive: "color=blue",
  query_form_joined_list: "color=blue,black,brown",
  query_form_joined_object: "color=R,100,G,200,B,150",
  query_spaceDelimited_joined_list: "color=blue%20black%20brown",
  query_spaceDelimited_joined_object: "color=R%20100%20G%20200%20B%20150",
  query_pipeDelimited_joined_list: "color=blue%7Cblack%7Cbrown",
  query_pipeDelimited_joined_object: "color=R%7C100%7CG%7C200%7CB%7C150",
  query_deepObject_exploded_object: "color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150",
  header_simple_exploded_primitive: "blue",
  header_simple_exploded_list: "blue,black,brown",
  header_simple_exploded_object: "R=100,G=200,B=150",
  header_simple_joined_primitive: "blue",
  header_simple_joined_list: "blue,black,brown",
  header_simple_joined_object: "R,100,G,200,B,150",
  cookie_form_exploded_primitive: "color=blue",
  cookie_form_exploded_list: "color=blue&color=black&color=brown",
  cookie_form_exploded_object: "R=100&G=200&B=150",
  cookie_form_joined_primitive: "color=blue",
  cookie_form_joined_list: "color=blue,black,brown",
  cookie_form_joined_object: "color=R,100,G,200,B,150",
  cookie_cookie_exploded_primitive: "color=blue",
  cookie_cookie_exploded_list: "color=blue; color=black; color=brown",
  cookie_cookie_exploded_object: "R=100; G=200; B=150",
  cookie_cookie_joined_primitive: "color=blue",
  cookie_cookie_joined_list: "color=blue,black,brown",
  cookie_cookie_joined_object: "color=R,100,G,200,B,150",
};

const samples = { primitive: "blue", list: ["blue", "black", "brown"], object: { R: "100", G: "200", B: "150" } };

function documentOf(): object {
  const paths = cases.map(({ id, location, style, explode, valueType }) => {
    const parameter = { name: "color", in: location, style, explode, schema: schemas[valueType] };
    const path = location === "path" ? `/${id}/{color}` : `/${id}`;
    const parameters = [location === "path" ? { ...parameter, required: true } : parameter];
    return [path, { get: { operationId: id, parameters, responses: { 204: { description: "Received" } } } }];
  });
  const open = {
    type: "object",
    properties: { limit: { type: "integer" } },
    additionalProperties: { type: "integer" },
  };
  const filters = { name: "filters", in: "query", schema: open };
  const parameters = [filters, { name: "page", in: "query", schema: { type: "integer" } }];
  const search = { operationId: "search", parameters, responses: { 204: { description: "Received" } } };
  return {
    openapi: "3.2.0",
    info: { title: "Colors", version: "1" },
    paths: { ...Object.fromEntries(paths), "/search": { get: search } },
  };
}

type Call = (client: Client, args: object) => Promise<unknown>;

interface Received {
  readonly target: string;
  readonly headers: { readonly [name: string]: unknown };
}

let folder: string;
let installed: ForeignPackage;
let operations: { readonly [id: string]: Call };
let client: Client;
let server: Server;
let received: Received | undefined;
let decoded: unknown;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "guildwire-styles-"));
  writeFileSync(join(folder, "openapi.json"), JSON.stringify(documentOf()));
  const { files, diagnostics } = await generated(join(folder, "openapi.json"));
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  installed = new ForeignPackage(files);
  expect(installed.compile()).toBe("");
  const load = (path: string): Promise<object> =>
    import(pathToFileURL(join(installed.packageFolder, "dist", path)).href);
  const { createClient } = (await load("client/index.js")) as { readonly createClient: (options: object) => Client };
  operations = (await load("client/index.js")) as typeof operations;
  const { createNodeHandler } = (await load("server/index.js")) as {
    readonly createNodeHandler: (handlers: object, options: object) => RequestListener;
  };
  const receive = (request: unknown): void => {
    decoded = request;
  };
  const group = new Proxy({}, { get: () => receive });
  const handle = createNodeHandler(new Proxy({}, { get: () => group }), { encodedSlash: "keep" });
  server = createServer((request, response) => {
    received = { target: request.url ?? "", headers: request.headers };
    handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  client = createClient({ baseUrl: `http://127.0.0.1:${port}` });
}, 120_000);

afterAll(async () => {
  await new Promise((resolve) => server?.close(resolve));
  installed?.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** Calls an operation. Returns what the handler and the socket received, or the message of the client's error. */
async function callWith({ id, location }: Case, value: unknown) {
  received = undefined;
  decoded = undefined;
  const operation = operations[id.replace(/_([a-z])/g, (_, first: string) => first.toUpperCase())] as Call;
  try {
    await operation(client, { color: value });
  } catch (error) {
    return { refusal: { kind: (error as { kind: string }).kind, message: (error as Error).message }, received };
  }
  const key = { path: "path", query: "query", header: "headers", cookie: "cookies" }[location];
  return { arrived: (decoded as Record<string, Record<string, unknown>>)[key]?.["color"], received };
}

function bytesOf({ location, id }: Case, { target, headers }: Received): unknown {
  if (location === "path") return target.slice(`/${id}/`.length);
  if (location === "query") return target.split("?")[1];
  return headers[location === "header" ? "color" : "cookie"];
}

describe("the bytes of the style table", () => {
  test("cover every case", () => {
    expect(Object.keys(table)).toEqual(cases.map(({ id }) => id));
  });

  test.each(cases)("$id", async (one) => {
    const { arrived, received: sent } = await callWith(one, samples[one.valueType]);
    expect(arrived).toEqual(samples[one.valueType]);
    expect(sent && bytesOf(one, sent)).toBe(table[one.id]);
  });
});

const texts = fc.oneof(
  fc.stringMatching(/^[ ,|;.&=+%/?#[\]"\\{}()~-]{0,4}$/),
  fc.constantFrom("", "a b", "100%", "%2C", "é", "日本", "a,b", "a|b", " a", "null", "."),
  fc.string({ unit: "grapheme", maxLength: 6 }),
);

const values: { readonly [Type in ValueType]: fc.Arbitrary<unknown> } = {
  primitive: texts,
  list: fc.array(texts, { maxLength: 4 }),
  object: fc.record({ R: texts, G: texts, B: texts }, { requiredKeys: [], noNullPrototype: true }),
};

/** An empty list or object is an undefined value (RFC 6570, 3.2.1): the parameter is absent. */
function isEmpty(value: unknown): boolean {
  return typeof value === "object" && Object.keys(value as object).length === 0;
}

describe("a value arrives as it was passed, or the client refuses it by name", () => {
  test.each(cases)("$id", async (one) => {
    await fc.assert(
      fc.asyncProperty(values[one.valueType], async (value) => {
        const result = await callWith(one, value);
        if ("refusal" in result) {
          expect(result.refusal).toEqual({ kind: "argument", message: `${one.id}: invalid color` });
          expect(result.received).toBeUndefined();
        } else if (!(isEmpty(value) && result.arrived === undefined)) {
          expect(result.arrived).toEqual(value);
        }
      }),
      { numRuns: runCount(60) },
    );
  });
});

describe("a value is refused only if the style cannot express it", () => {
  const expressible = fc.stringMatching(/^[ ,|;&=%/?#[\]"\\{}a-zé日]{0,4}$/).map((inner) => `a${inner}`);
  const encoding = cases.filter(({ id }) => /^(?:path|query_form|query_deep|cookie_form)/.test(id));
  test.each(encoding)("$id", async (one) => {
    await fc.assert(
      fc.asyncProperty(expressible, async (item) => {
        const value = { primitive: item, list: [item, item], object: { R: item, G: item } }[one.valueType];
        expect((await callWith(one, value)).arrived).toEqual(value);
      }),
      { numRuns: runCount(20) },
    );
  });

  test.each([
    ["query_pipeDelimited_joined_list", ["a b", "c,d"], ["a|b"]],
    ["query_spaceDelimited_joined_list", ["a|b", "c,d"], ["a b"]],
    ["query_form_joined_list", ["a,b", "a|b c"], [""]],
    ["header_simple_joined_list", ["a b", "é%"], ["a,b"]],
    ["header_simple_exploded_object", { R: "a=b" }, { R: "a,b" }],
    ["path_label_exploded_list", ["a,b", "c"], ["a.b", "c"]],
    ["cookie_form_joined_list", ["a,b", "c;d"], [""]],
  ])("%s", async (id, sent, refused) => {
    const one = cases.find((other) => other.id === id) as Case;
    expect((await callWith(one, sent)).arrived).toEqual(sent);
    expect((await callWith(one, refused)).refusal?.message).toBe(`${id}: invalid color`);
  });
});

test("an exploded object with additional properties receives the undeclared parameters", async () => {
  const search = operations["search"] as Call;
  await search(client, { filters: { limit: 1, size: 2, "a b": 3 }, page: 4 });
  expect(decoded).toEqual({ query: { filters: { limit: 1, size: 2, "a b": 3 }, page: 4 } });
});
