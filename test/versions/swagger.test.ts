import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Client } from "@guildwire/api/client";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { check } from "../../generator/src/check/check.js";
import type { Json, JsonObject } from "../../generator/src/load/document.js";
import { defaultLimits } from "../../generator/src/load/load.js";
import { applyOverlays } from "../../generator/src/load/overlay/overlay.js";
import { buildModel } from "../../generator/src/model/build/build.js";
import { child, formatPointer } from "../../generator/src/values/pointer.js";
import { mutated } from "../check/rich-document.js";
import { Project } from "../cli/command.js";
import { ForeignPackage, generated } from "../foreign/foreign-api.js";
import { type Files, loadFiles, shown } from "../load/virtual.js";

const fixtures = join(import.meta.dirname, "fixtures");
const petstore = readFileSync(join(fixtures, "petstore-2.0.yaml"), "utf8");
const document = parse(petstore) as JsonObject;

/** A document of Swagger 2.0 around some lines. */
const swagger = (lines: string): string => `swagger: "2.0"\ninfo: { title: t, version: '1' }\n${lines}`;
const done = "responses: { '204': { description: d } }";

function bundled(files: Files): JsonObject {
  const { loaded } = loadFiles(files);
  if (loaded === undefined) throw new Error("the document was not loaded");
  return loaded.document;
}

const at = (node: Json, ...tokens: readonly string[]): Json | undefined => tokens.reduce<Json | undefined>(child, node);

function diagnosticsOf(files: Files): readonly string[] {
  const { loaded, diagnostics } = loadFiles(files);
  const found =
    loaded === undefined ? [] : [...check(loaded, { strictExtensions: false }), ...buildModel(loaded).diagnostics];
  return [...diagnostics, ...found].map(shown);
}

describe("a generated package of a Swagger 2.0 document", () => {
  type Call = (client: Client, args?: object) => Promise<unknown>;
  let installed: ForeignPackage;
  let client: { readonly createClient: (options: object) => Client } & { readonly [id: string]: Call };
  let server: { readonly createMemoryTransport: (handlers: object, options: object) => typeof fetch };

  beforeAll(async () => {
    const { files } = await generated(join(fixtures, "petstore-2.0.yaml"));
    installed = new ForeignPackage(files);
    expect(installed.compile()).toBe("");
    const load = (path: string): Promise<unknown> =>
      import(pathToFileURL(join(installed.folder, "node_modules/foreign-api/dist", path)).href);
    client = (await load("client/index.js")) as typeof client;
    server = (await load("server/index.js")) as typeof server;
  }, 120_000);

  afterAll(() => installed?.remove());

  it("carries queries, bodies, forms and files between client and server", async () => {
    const recorded: object[] = [];
    const pet = { kind: "Pet", name: null, owner: { id: 2 } };
    const results: { readonly [id: string]: unknown } = {
      findPets: [pet],
      addPet: pet,
      uploadPhoto: new Uint8Array([7]),
    };
    const group = new Proxy(
      {},
      {
        get: (_, id) => (request: object) => {
          recorded.push({ [String(id)]: request });
          return results[String(id)];
        },
      },
    );
    const authenticate = { petstore_auth: (token: string) => (token === "token" ? "someone" : undefined) };
    const fetch = server.createMemoryTransport(
      { pet: group },
      { authenticate: { ...authenticate, api_key: () => undefined, login: () => undefined } },
    );
    const made = client.createClient({ baseUrl: "http://t.example", fetch, auth: { petstore_auth: "token" } });
    expect(await client["findPets"]?.(made, { status: ["sold"], tags: ["a", "b"], ids: [1, 2] })).toEqual([pet]);
    expect(await client["addPet"]?.(made, { dry: true, body: pet })).toEqual(pet);
    await client["updatePet"]?.(made, { id: 3, body: { name: "a" } });
    const body = { note: "n", file: new Blob(["bytes"]) };
    expect(await client["uploadPhoto"]?.(made, { id: 4, body })).toBeInstanceOf(ReadableStream);
    expect(recorded).toMatchObject([
      { findPets: { query: { limit: 20, status: ["sold"], tags: ["a", "b"], ids: [1, 2] } } },
      { addPet: { query: { limit: 20, dry: true }, body: pet } },
      { updatePet: { path: { id: 3 }, body: { name: "a" } } },
      { uploadPhoto: { path: { id: 4 }, body: { note: "n" }, files: { file: { field: "file" } } } },
    ]);
  });
});

describe("the upgrade", () => {
  it("reads references to body parameters and form fields, also those of the path item", () => {
    const root = swagger(`
parameters:
  Body: { name: b, in: body, required: true, schema: { type: integer } }
paths:
  /a:
    parameters: [{ $ref: '#/parameters/Body' }, { name: q, in: query, type: string }]
    post: { ${done} }
    put: { parameters: [{ name: c, in: body, schema: { type: boolean } }], ${done} }
`);
    const item = at(bundled({ "a.yaml": root }), "paths", "/a") as JsonObject;
    const schemaOf = (method: string) => at(item, method, "requestBody", "content", "application/json", "schema");
    expect([schemaOf("post"), schemaOf("put")]).toEqual([{ type: "integer" }, { type: "boolean" }]);
    expect(at(item, "parameters")).toEqual([{ name: "q", in: "query", schema: { type: "string" } }]);
  });

  it("sends forms in the media type that their fields need", () => {
    const root = swagger(`
consumes: [application/json]
paths:
  /form: { post: { parameters: [{ name: a, in: formData, type: string, maxLength: 3 }], ${done} } }
  /file: { post: { parameters: [{ name: f, in: formData, type: file, required: true }], ${done} } }
`);
    const paths = bundled({ "a.yaml": root })["paths"] as JsonObject;
    expect(at(paths, "/form", "post", "requestBody")).toMatchObject({
      content: {
        "application/x-www-form-urlencoded": { schema: { properties: { a: { type: "string", maxLength: 3 } } } },
      },
    });
    expect(at(paths, "/file", "post", "requestBody")).toMatchObject({
      required: true,
      content: { "multipart/form-data": {} },
    });
  });

  it("reads x-nullable, discriminators, files, and the media types of responses", () => {
    const root = swagger(`
produces: [application/xml]
paths:
  /a:
    get:
      produces: [application/json, text/plain]
      responses:
        '200': { description: d, schema: { type: object }, examples: { text/plain: none } }
        '206': { description: d, schema: { type: file } }
definitions:
  A: { type: object, discriminator: kind, properties: { kind: { type: string, x-nullable: true } } }
`);
    const whole = bundled({ "a.yaml": root });
    const responses = at(whole, "paths", "/a", "get", "responses") as JsonObject;
    expect(at(responses, "200", "content")).toMatchObject({
      "application/json": { schema: { type: "object" } },
      "text/plain": { schema: { type: "object" } },
    });
    expect(Object.keys(at(responses, "206", "content") as JsonObject)).toEqual(["text/plain"]);
    expect(at(whole, "components", "schemas", "A")).toMatchObject({
      discriminator: { propertyName: "kind" },
      required: ["kind"],
      properties: { kind: { type: ["string", "null"] } },
    });
  });

  it("makes servers of host, basePath and schemes, those of an operation included", () => {
    const root = swagger(`
host: a.example
basePath: /v1/
schemes: [https]
paths: { /a: { get: { schemes: [http], ${done} } } }
`);
    const whole = bundled({ "a.yaml": root });
    expect(whole["servers"]).toEqual([{ url: "https://a.example/v1" }]);
    expect(at(whole, "paths", "/a", "get", "servers")).toEqual([{ url: "http://a.example/v1" }]);
  });

  it("reads lists in headers of responses with commas, the only form that OpenAPI 3 has", () => {
    const header = (format: string): string => `{ type: array, items: { type: integer }, collectionFormat: ${format} }`;
    const response = (format: string): string => `{ description: d, headers: { X-A: ${header(format)} } }`;
    const root = swagger(`
responses: { Shared: ${response("csv")} }
paths: { /a: { get: { responses: { 200: ${response("csv")}, 400: { $ref: "#/responses/Shared" } } } } }
`);
    expect(diagnosticsOf({ "a.yaml": root }).filter((text) => text.includes("collectionFormat"))).toEqual([]);
    expect(diagnosticsOf({ "a.yaml": root.replaceAll("csv", "pipes") })).toContainEqual(
      expect.stringContaining("keyword-without-effect `pipes` has no counterpart in OpenAPI 3 here"),
    );
  });

  it("reports what OpenAPI 3 cannot express", () => {
    const list = "{ name: a, in: query, type: array, items: { type: string }, collectionFormat: tsv }";
    const root = swagger(`schemes: [https]\npaths:\n  /a: { get: { parameters: [${list}], ${done} } }\n`);
    expect(diagnosticsOf({ "a.yaml": root })).toEqual(
      expect.arrayContaining([
        "a.yaml:3:1 keyword-without-effect `schemes` has no effect without `host`",
        "a.yaml:5:89 keyword-without-effect `tsv` has no counterpart in OpenAPI 3 here, and is read as `csv`",
      ]),
    );
  });
});

describe("diagnostics", () => {
  const files: Files = {
    "root.yaml": swagger(`
paths:
  /a: { $ref: './paths.yaml#/a' }
  /b:
    get:
      parameters: [{ $ref: './common.yaml#/parameters/Body' }, { $ref: './common.yaml#/parameters/Page' }]
      ${done}
    post:
      parameters: [{ $ref: './common.yaml#/parameters/Body' }, { name: x, in: query, type: strin }]
      ${done}
`),
    "common.yaml": `parameters:
  Page: { name: page, in: query, type: integer, minimun: 1 }
  Body: { name: body, in: body, schema: { $ref: '#/definitions/Owner' } }
definitions:
  Owner: { type: object, required: name }
`,
    "paths.yaml": `a:
  get:
    responses: { '200': { description: 7, schema: { $ref: 'common.yaml#/definitions/Owner' } } }
`,
  };

  it("are located in the files of the original document", () => {
    const relevant = diagnosticsOf(files).filter((each) => /unknown-keyword|wrong-/.test(each));
    expect(relevant.sort()).toEqual([
      "common.yaml:2:49 unknown-keyword unknown keyword `minimun` in a Parameter Object",
      'common.yaml:5:36 wrong-type `required` must be a list, found the string "name"',
      "paths.yaml:3:40 wrong-type `description` must be a string, found the number 7",
      expect.stringContaining("root.yaml:11:92 wrong-value `type` must be one of"),
    ]);
  });

  it("are located at every description of a document, wherever the upgrade has moved it", () => {
    const marked = withDescriptions(document, "") as JsonObject;
    const text = JSON.stringify(marked, null, 1);
    const lines = text.split("\n");
    const { loaded } = loadFiles({ "a.json": text });
    const found = new Set<string>();
    const visit = (node: Json, pointer: string): void => {
      if (typeof node === "string" && node.startsWith("written at ")) {
        found.add(node);
        expect(lines[(loaded?.locate(pointer).line ?? 0) - 1]).toContain(JSON.stringify(node));
      } else if (typeof node === "object" && node !== null) {
        for (const key of Object.keys(node)) visit(child(node, key) as Json, pointer + formatPointer([key]));
      }
    };
    visit((loaded as NonNullable<typeof loaded>).document, "");
    expect(found.size).toBe(text.match(/"written at /g)?.length);
  });

  it("are inside the file, and nothing is thrown, whatever a document contains", () => {
    const values = fc.constantFrom<Json>(
      null,
      true,
      0,
      "",
      "a",
      [],
      {},
      [null],
      { a: null },
      { $ref: "#/definitions/Pet" },
    );
    fc.assert(
      fc.property(fc.nat(), fc.nat(), values, (one, other, value) => {
        const change = (parent: Record<string, Json>, key: string): void => {
          if (key !== "swagger") parent[key] = value;
        };
        const text = JSON.stringify(mutated(mutated(document, one, change), other, change), null, 1);
        const count = text.split("\n").length;
        const { loaded, diagnostics } = loadFiles({ "a.json": text }, { limits: { ...defaultLimits, depth: 64 } });
        const all =
          loaded === undefined ? diagnostics : [...diagnostics, ...check(loaded, { strictExtensions: false })];
        for (const { location } of all) expect(location === undefined || location.line <= count).toBe(true);
      }),
      // Each document is loaded and checked completely.
      { numRuns: 100 },
    );
  });

  it("point into the overlay for nodes that it has changed", () => {
    const overlay = `overlay: 1.0.0
info: { title: o, version: '1' }
actions:
  - { target: "$.definitions.Owner.properties", update: { age: { type: integr } } }
`;
    const { loaded, diagnostics } = loadFiles({ "petstore.yaml": petstore, "o.yaml": overlay }, {}, (opened) =>
      applyOverlays(opened, ["o.yaml"]),
    );
    const found = loaded === undefined ? [] : check(loaded, { strictExtensions: false });
    expect([...diagnostics, ...found].filter(({ severity }) => severity === "error").map(shown)).toEqual([
      expect.stringContaining("o.yaml:4:72 wrong-value"),
    ]);
  });
});

describe("commands", () => {
  let project: Project;

  beforeEach(() => {
    project = new Project();
    project.write("petstore.yaml", petstore);
    return () => project.remove("");
  });

  it("finds no difference to the same interface in OpenAPI 3.0", async () => {
    project.write("later.yaml", readFileSync(join(fixtures, "petstore-3.0.yaml"), "utf8"));
    const { code, stdout } = await project.run("diff petstore.yaml later.yaml --format json");
    expect([code, JSON.parse(stdout)]).toMatchObject([0, { findings: [] }]);
  });

  it("writes handler stubs, and generates a selection", async () => {
    project.write("guildwire.config.yaml", "spec: petstore.yaml\ninclude: { operationIds: [findPets] }\n");
    expect((await project.run("generate")).code).toBe(0);
    expect(project.read("generated/src/client/pet.ts")).not.toContain("addPet");
    expect((await project.run("stubs --out handlers")).code).toBe(0);
    expect(project.read("handlers/pet.ts")).toContain("findPets");
  });
});

/** The document with the pointer of each schema, parameter, response and header as its description. */
function withDescriptions(node: Json, pointer: string): Json {
  if (Array.isArray(node)) return node.map((item: Json, index) => withDescriptions(item, `${pointer}/${index}`));
  if (typeof node !== "object" || node === null) return node;
  const map = node as JsonObject;
  const copy = Object.fromEntries(
    Object.entries(map).map(([key, value]) => [key, withDescriptions(value, pointer + formatPointer([key]))]),
  );
  const isDescribed =
    ["type", "in", "allOf", "description"].some((key) => typeof map[key] !== "undefined") && map["$ref"] === undefined;
  const isItems = /\/parameters\/\d+\/items$/.test(pointer);
  return isDescribed && !isItems && !pointer.endsWith("/properties")
    ? { ...copy, description: `written at ${pointer}` }
    : copy;
}
