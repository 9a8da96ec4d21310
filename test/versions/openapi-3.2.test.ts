import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Client } from "@guildwire/api/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { check } from "../../generator/src/check/check.js";
import type { Diagnostic } from "../../generator/src/diagnostics/diagnostic.js";
import type { JsonObject } from "../../generator/src/load/document.js";
import { buildModel } from "../../generator/src/model/build/build.js";
import type { Interface } from "../../generator/src/model/interface.js";
import type { File } from "../../generator/src/print/index.js";
import { Project } from "../cli/command.js";
import { ForeignPackage, generated } from "../foreign/foreign-api.js";
import { bundleOf, loadFiles, shown } from "../load/virtual.js";

type Call = (client: Client, args?: object) => Promise<unknown>;
type NodeHandler = (request: IncomingMessage, response: ServerResponse) => void;

interface Recorded {
  readonly id: string;
  readonly request: { readonly [member: string]: unknown };
}

interface ServerEntry {
  readonly createFetchHandler: (handlers: object, options: object) => (request: Request) => Promise<Response>;
  readonly createMemoryTransport: (handlers: object, options: object) => typeof fetch;
  readonly createNodeHandler: (handlers: object, options: object) => NodeHandler;
}

type Validator = { readonly is: (value: unknown) => boolean };

let installed: ForeignPackage;
let found: readonly Diagnostic[];
let files: readonly File[];
let model: Interface;
let client: { readonly createClient: (options: object) => Client } & { readonly [id: string]: Call };
let server: ServerEntry;
let validators: { readonly [name: string]: Validator };

beforeAll(async () => {
  const result = await generated(join(import.meta.dirname, "fixtures/openapi-3.2.yaml"));
  ({ files, model, diagnostics: found } = result);
  installed = new ForeignPackage(files);
  expect(installed.compile()).toBe("");
  const load = (path: string): Promise<unknown> =>
    import(pathToFileURL(join(installed.folder, "node_modules/foreign-api/dist", path)).href);
  client = (await load("client/index.js")) as typeof client;
  server = (await load("server/index.js")) as ServerEntry;
  validators = (await load("validators/index.js")) as typeof validators;
}, 120_000);

afterAll(() => installed?.remove());

/** Handlers that remember what arrives, and respond with what `results` has for the operation. */
function recording(results: { readonly [id: string]: unknown }) {
  const recorded: Recorded[] = [];
  const group = new Proxy(
    {},
    {
      get: (_, id) => (request: Recorded["request"]) => {
        recorded.push({ id: String(id), request });
        return results[String(id)];
      },
    },
  );
  const options = { authenticate: { key: (key: string) => (key === "door" ? "someone" : undefined) } };
  return { recorded, handlers: { pets: group, json: group, text: group }, options };
}

function inMemory(results: { readonly [id: string]: unknown } = {}) {
  const { recorded, handlers, options } = recording(results);
  const fetch = server.createMemoryTransport(handlers, options);
  const made = client.createClient({ baseUrl: "http://t.example", fetch, auth: { key: "door" } });
  return { recorded, fetch, call: (id: string, args?: object) => client[id]?.(made, args) };
}

it("generates without errors", () => {
  expect(found.filter(({ severity }) => severity === "error")).toEqual([]);
});

it("carries the items of a stream from the handler to the caller", async () => {
  const pet = { kind: "cat", lives: 9 };
  async function* pets() {
    yield { id: "1", data: pet };
  }
  const events = inMemory({ watchPets: pets() }).call("watchPets") as unknown as AsyncIterable<unknown>;
  const received: unknown[] = [];
  for await (const event of events) received.push(event);
  expect(received).toEqual([{ event: "message", id: "1", retry: undefined, data: pet }]);
});

it("shows tags below their parents in the reference", () => {
  const index = files.find(({ path }) => path === "reference/README.md")?.text ?? "";
  const headings = index.split("\n").filter((line) => line.startsWith("#"));
  expect(headings.slice(2, 5)).toEqual([
    "## The shop",
    "### [Pets](operations/pets.md)",
    "## [Json](operations/json.md)",
  ]);
  expect(index).toContain("| `https://t.example` | production |");
});

it("resolves references by $self, and security requirements by URI", () => {
  const search = model.operations.find(({ id }) => id === "searchPets");
  expect(search?.body?.content[0]?.use?.type).toMatchObject({ kind: "reference", name: "SearchPetsBody" });
  expect(model.types.get("SearchPetsBody")?.use.type).toMatchObject({ kind: "reference", name: "Filter" });
  expect(search?.security).toEqual([[{ scheme: "key", scopes: [] }]]);
  expect(model.securitySchemes.get("key")).toMatchObject({ kind: "apiKey", deprecated: true });
});

describe("check", () => {
  const diagnosed = (operation: string): readonly string[] => {
    const text = `openapi: 3.2.0\ninfo: { title: t, version: '1' }\npaths:\n  /a:\n    ${operation}\n`;
    const { loaded, diagnostics } = loadFiles({ "a.yaml": text });
    const others =
      loaded === undefined ? [] : [...check(loaded, { strictExtensions: false }), ...buildModel(loaded).diagnostics];
    return [...diagnostics, ...others].map(shown).filter((each) => !each.includes("operation-id-missing"));
  };
  const done = "responses: { '204': {} }";

  it.each([
    [
      "additionalOperations: { TRACK: { operationId: a, DONE } }",
      "5:29 keyword-without-effect no client can call it: the Fetch standard forbids the method TRACK",
    ],
    [
      "additionalOperations: { WALK: { operationId: a, DONE } }",
      "5:29 keyword-without-effect Node's HTTP server rejects requests with the method `WALK`",
    ],
    [
      "additionalOperations: { Get: { operationId: a, DONE } }",
      "5:29 wrong-value the method `Get` differs only in case from `GET`",
    ],
    [
      "get: { operationId: a, parameters: [{ name: q, in: querystring, content: { image/png: { schema: {} } } }], DONE }",
      "5:78 unsupported-parameter the query cannot be image/png",
    ],
    [
      "get: { operationId: a, parameters: [{ name: q, in: cookie, allowReserved: true, schema: { type: string } }], DONE }",
      "5:64 keyword-without-effect `allowReserved` has an effect on query parameters only: every other value is encoded as a whole",
    ],
    [
      "post: { operationId: a, requestBody: { content: { multipart/form-data: { schema: {}, prefixEncoding: [{ contentType: text/plain }] } } }, DONE }",
      "5:90 keyword-without-effect `prefixEncoding` has no effect: only parts of multipart bodies other than forms have positions",
    ],
    [
      "post: { operationId: a, requestBody: { content: { multipart/mixed: { itemSchema: {}, prefixEncoding: [{}, { headers: {} }] } } }, DONE }",
      "5:113 keyword-without-effect `headers` of the encoding of parts has no effect",
    ],
  ])("names what no output carries: %s", (operation, want) => {
    expect(diagnosed(operation.replace("DONE", done))).toContain(`a.yaml:${want}`);
  });

  it("accepts a response without a description, and examples with data and serialized values", () => {
    const media =
      "{ schema: { type: integer }, examples: { a: { dataValue: 1, serializedValue: '1' }, b: { dataValue: x } } }";
    expect(
      diagnosed(`get: { operationId: a, responses: { '200': { content: { application/json: ${media} } } } }`),
    ).toEqual(['a.yaml:5:179 example-invalid the example must be an integer, found the string "x"']);
  });
});

describe("references by $self", () => {
  const root = (reference: string): string =>
    `openapi: 3.2.0\n$self: https://t.example/api/v1.yaml\ninfo: { title: t, version: '1' }\ncomponents:\n  schemas:\n    A: { type: string }\n    B: { $ref: '${reference}' }\n`;
  const other = "C: { type: array, items: { $ref: 'https://t.example/api/v1.yaml#/components/schemas/A' } }\n";
  const schemasOf = (reference: string): unknown =>
    bundleOf({ "openapi.yaml": root(reference), "other.yaml": other })["components"];

  it.each([
    "https://t.example/api/v1.yaml#/components/schemas/A",
    "v1.yaml#/components/schemas/A",
    "./v1.yaml#/components/schemas/A",
  ])("lead to the document itself: %s", (reference) => {
    expect(schemasOf(reference)).toEqual({
      schemas: { A: { type: "string" }, B: { $ref: "#/components/schemas/A" } },
    });
  });

  it.each(["https://t.example/api/other.yaml#/C", "./other.yaml#/C"])("lead to files beside it: %s", (reference) => {
    expect(schemasOf(reference)).toEqual({
      schemas: { A: { type: "string" }, B: { type: "array", items: { $ref: "#/components/schemas/A" } } },
    });
  });

  it("are refused if they leave its folder", () => {
    const { diagnostics } = loadFiles({ "openapi.yaml": root("https://t.example/other/v1.yaml#/A") });
    expect(diagnostics.map(({ code }) => code)).toEqual(["reference-remote"]);
  });
});

it("includes and excludes operations of any method", async () => {
  const project = new Project();
  const operation = (id: string): string => `{ operationId: ${id}, responses: { '204': {} } }`;
  const broken =
    "{ operationId: broken, parameters: [{ $ref: '#/components/parameters/Gone' }], responses: { '204': {} } }";
  project.write(
    "openapi.yaml",
    `openapi: 3.2.0
info: { title: t, version: '1' }
paths:
  /a:
    query: ${operation("ask")}
    additionalOperations: { COPY: ${operation("copy")}, MOVE: ${operation("move")}, LINK: ${broken} }
`,
  );
  project.write("guildwire.config.yaml", "exclude: { methods: [MOVE] }\nlenient: true\nstrict: true\n");
  try {
    const { code, stderr } = await project.run("generate");
    expect([code, stderr]).toEqual([0, expect.stringContaining("`broken` (LINK /a) is omitted")]);
    const { paths } = JSON.parse(project.read("generated/openapi.json")) as { readonly paths: JsonObject };
    expect(paths).toEqual({
      "/a": {
        query: { operationId: "ask", responses: { "204": {} } },
        additionalOperations: { COPY: { operationId: "copy", responses: { "204": {} } } },
      },
    });
  } finally {
    project.remove("");
  }
});

describe("methods", () => {
  it("sends QUERY with a body, and an additional method, over HTTP", async () => {
    const pets = [{ kind: "cat", lives: 9 }];
    const { recorded, handlers, options } = recording({ searchPets: pets });
    const http = createServer(server.createNodeHandler(handlers, options));
    await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
    try {
      const { port } = http.address() as AddressInfo;
      const made = client.createClient({ baseUrl: `http://127.0.0.1:${port}`, auth: { key: "door" } });
      expect(await client["searchPets"]?.(made, { body: { limit: 3, names: ["Ada"] } })).toEqual(pets);
      expect(await client["copyPets"]?.(made)).toBeUndefined();
      expect(recorded).toEqual([
        { id: "searchPets", request: { body: { limit: 3, names: ["Ada"] } } },
        { id: "copyPets", request: {} },
      ]);
    } finally {
      http.close();
    }
  });

  it("lists them in Allow, and refuses a method in other letters", async () => {
    const { handlers, options } = recording({});
    const handle = server.createFetchHandler(handlers, options);
    const refused = await handle(new Request("http://t.example/pets", { method: "copy" }));
    expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET, HEAD, QUERY, OPTIONS, COPY"]);
  });
});

describe("a parameter that is the whole query", () => {
  it("travels as a form", async () => {
    const { recorded, call } = inMemory();
    const filter = { limit: 2, names: ["a,b", "c&d"], deep: { a: 1 } };
    await call("listPets", { filter });
    await call("listPets", {});
    expect(recorded.map(({ request }) => request["query"])).toEqual([{ filter }, {}]);
  });

  it("travels as JSON, and is checked", async () => {
    const filter = { limit: 2, names: ["a=b+c", "ü"] };
    const { recorded, fetch, call } = inMemory({ listJson: filter });
    expect(await call("listJson", { filter })).toEqual(filter);
    expect(recorded[0]?.request["query"]).toEqual({ filter });
    const headers = { "x-key": "door" };
    const invalid = await fetch("http://t.example/json?%7B%22limit%22%3A%22x%22%7D", { headers });
    expect([invalid.status, await invalid.text()]).toEqual([400, expect.stringContaining("filter.limit: must be")]);
    expect((await fetch("http://t.example/json", { headers })).status).toBe(400);
  });

  it("travels as text", async () => {
    const { recorded, call } = inMemory({ listText: "done" });
    await call("listText", { q: "$.a[?(@.b > 1)]&x=1" });
    expect(recorded[0]?.request["query"]).toEqual({ q: "$.a[?(@.b > 1)]&x=1" });
  });
});

describe("cookies of style cookie", () => {
  it("are sent unchanged, lists as several cookies", async () => {
    const { recorded, call } = inMemory();
    await call("listPets", { sid: "a%2Fb/c", ids: [1, 2] });
    expect(recorded[0]?.request["cookies"]).toEqual({ sid: "a%2Fb/c", ids: [1, 2] });
  });

  it("are refused where the value would end the cookie", async () => {
    const { call } = inMemory();
    await expect(call("listPets", { sid: "a; admin=1" })).rejects.toMatchObject({ kind: "argument" });
  });
});

describe("a discriminator with a default alternative", () => {
  const accepts = (value: unknown): boolean | undefined => validators["Pet"]?.is(value);

  it("selects it where the property is absent or unknown", () => {
    expect(accepts({ weight: 3 })).toBe(true);
    expect(accepts({ kind: "bird", weight: 3 })).toBe(true);
    expect(accepts({ kind: "bird", weight: "3" })).toBe(false);
  });

  it("holds a value that is mapped to its alternative", () => {
    expect(accepts({ kind: "cat", lives: 9 })).toBe(true);
    expect(accepts({ kind: "cat", lives: "9" })).toBe(false);
    expect(accepts({ kind: "dog", name: "Rex" })).toBe(true);
  });

  it("has the type in which the property decides", () => {
    const types = installed.compileProgram(`
import type { Pet } from "foreign-api/types";
export function livesOf(pet: Pet): number | undefined {
  return pet.kind === "cat" && "lives" in pet ? pet.lives : undefined;
}
export const unknownKind: Pet = { weight: 2 };
// @ts-expect-error a number is no kind
export const broken: Pet = { kind: 3 };
`);
    expect(types).toBe("");
  });
});
