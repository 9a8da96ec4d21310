import { describe, expect, it } from "vitest";
import { parseYaml } from "../../generator/src/load/parse/yaml.js";
import { bundleOf, type Files, loadFiles, root } from "./virtual.js";

function yaml(text: string): unknown {
  return parseYaml(text, { depth: 512, nodes: 100_000 }).value;
}

/** The bundle of the files, without the two lines of every root. */
const cases: Readonly<Record<string, { readonly files: Files; readonly want: string }>> = {
  "a component that stands in another file is put in the place of its reference": {
    files: {
      "openapi.yaml": root("components:\n  schemas:\n    Guild: { $ref: './guilds.yaml#/schemas/Guild' }\n"),
      "guilds.yaml": "schemas:\n  Guild: { properties: { parent: { $ref: '#/schemas/Guild' } } }\n",
    },
    want: "components: { schemas: { Guild: { properties: { parent: { $ref: '#/components/schemas/Guild' } } } } }",
  },
  "what the root does not list is hoisted under its last token, in order of first use, after what is listed": {
    files: {
      "openapi.yaml": root(
        "components:\n  schemas:\n    Guild: { $ref: './a.yaml#/schemas/Guild' }\n    Last: { type: string }\n",
      ),
      "a.yaml":
        "schemas:\n  Guild: { allOf: [{ $ref: '#/schemas/B' }, { $ref: '#/schemas/A' }] }\n  A: { items: { $ref: '#/schemas/C' } }\n  B: { type: string }\n  C: { type: integer }\n",
    },
    want: `
components:
  schemas:
    Guild: { allOf: [{ $ref: '#/components/schemas/B' }, { $ref: '#/components/schemas/A' }] }
    Last: { type: string }
    B: { type: string }
    A: { items: { $ref: '#/components/schemas/C' } }
    C: { type: integer }`,
  },
  "hoisted names give way to listed ones, and to each other, by a number": {
    files: {
      "openapi.yaml": root(
        "components:\n  schemas:\n    Id: { type: string }\n    All: { allOf: [{ $ref: './a.yaml#/Id' }, { $ref: './b.yaml#/Id' }, { $ref: './a.yaml#/Id' }] }\n",
      ),
      "a.yaml": "Id: { type: integer }\n",
      "b.yaml": "Id: { type: number }\n",
    },
    want: `
components:
  schemas:
    Id: { type: string }
    All: { allOf: [{ $ref: '#/components/schemas/Id2' }, { $ref: '#/components/schemas/Id3' }, { $ref: '#/components/schemas/Id2' }] }
    Id2: { type: integer }
    Id3: { type: number }`,
  },
  "a whole file is hoisted under its stem, and characters that no component may have become underscores": {
    files: {
      "openapi.yaml": root("components:\n  schemas:\n    A: { items: { $ref: './my%20guild.yaml' } }\n"),
      "my guild.yaml": "properties: { self: { $ref: '#' } }\n",
    },
    want: `
components:
  schemas:
    A: { items: { $ref: '#/components/schemas/my_guild' } }
    my_guild: { properties: { self: { $ref: '#/components/schemas/my_guild' } } }`,
  },
  "every kind goes where it is used": {
    files: {
      "openapi.yaml": root(`
paths:
  /a:
    get:
      parameters: [{ $ref: './p.yaml#/id' }]
      requestBody: { $ref: './p.yaml#/body' }
      responses: { '200': { $ref: './p.yaml#/ok' }, '404': { $ref: './p.yaml#/ok' } }
      callbacks: { done: { $ref: './p.yaml#/callback' } }
`),
      "p.yaml": `
id: { name: id, in: query, examples: { one: { $ref: '#/one' } } }
one: { value: { $ref: '#/not-a-reference' } }
body: { content: { application/json: { schema: { $ref: '#/schema' }, example: { $ref: nor-this } } } }
schema: { type: object }
ok: { description: ok, headers: { H: { $ref: '#/header' } }, links: { l: { $ref: '#/link' } } }
header: { schema: { $ref: '#/schema' } }
link: { operationId: a }
callback: { '{$url}': { post: { requestBody: { $ref: '#/body' } } } }
`,
    },
    want: `
paths:
  /a:
    get:
      parameters: [{ $ref: '#/components/parameters/id' }]
      requestBody: { $ref: '#/components/requestBodies/body' }
      responses: { '200': { $ref: '#/components/responses/ok' }, '404': { $ref: '#/components/responses/ok' } }
      callbacks: { done: { $ref: '#/components/callbacks/callback' } }
components:
  parameters:
    id: { name: id, in: query, examples: { one: { $ref: '#/components/examples/one' } } }
  requestBodies:
    body:
      content: { application/json: { schema: { $ref: '#/components/schemas/schema' }, example: { $ref: nor-this } } }
  responses:
    ok:
      description: ok
      headers: { H: { $ref: '#/components/headers/header' } }
      links: { l: { $ref: '#/components/links/link' } }
  callbacks:
    callback: { '{$url}': { post: { requestBody: { $ref: '#/components/requestBodies/body' } } } }
  examples:
    one: { value: { $ref: '#/not-a-reference' } }
  schemas:
    schema: { type: object }
  headers:
    header: { schema: { $ref: '#/components/schemas/schema' } }
  links:
    link: { operationId: a }`,
  },
  "path items are inlined, and keywords beside the reference override theirs": {
    files: {
      "openapi.yaml": root(
        "paths:\n  /a: { $ref: './p.yaml#/paths/~1a' }\nwebhooks:\n  b: { $ref: './p.yaml#/paths/~1a', summary: mine }\n",
      ),
      "p.yaml": "paths:\n  /a: { summary: theirs, get: { responses: {} } }\n",
    },
    want: `
paths: { /a: { summary: theirs, get: { responses: {} } } }
webhooks: { b: { summary: mine, get: { responses: {} } } }`,
  },
  "data under x- keys is put in place; schemas, parameters and responses inside it become components": {
    files: {
      "openapi.yaml": root(`
x-errors: { $ref: './e.yaml#/catalogue' }
x-rpc: { devices: { $ref: './d.yaml#/channel' } }
x-list: [{ $ref: './e.yaml#/catalogue/a' }]
components: { schemas: { Device: { $ref: './d.yaml#/schemas/Device' } } }
`),
      "e.yaml": "catalogue: { a: { code: 1 } }\n",
      "d.yaml": `
channel:
  payload: { $ref: '#/schemas/Device' }
  inner: { $ref: '#/schemas/Device/properties/model' }
  query: { schema: { const: { $ref: untouched } } }
  result: { $ref: './e.yaml#/catalogue/a' }
  properties: { default: { $ref: '#/schemas/Device' } }
  default: { $ref: untouched }
schemas: { Device: { properties: { model: { type: string } } } }
`,
    },
    want: `
x-errors: { a: { code: 1 } }
x-rpc:
  devices:
    payload: { $ref: '#/components/schemas/Device' }
    inner: { $ref: '#/components/schemas/Device/properties/model' }
    query: { schema: { const: { $ref: untouched } } }
    result: { code: 1 }
    properties: { default: { $ref: '#/components/schemas/Device' } }
    default: { $ref: untouched }
x-list: [{ code: 1 }]
components: { schemas: { Device: { properties: { model: { type: string } } } } }`,
  },
  "two names for one thing: the first one has it, the second refers to the first": {
    files: {
      "openapi.yaml": root("components:\n  schemas:\n    A: { $ref: './a.yaml#/A' }\n    B: { $ref: './a.yaml#/A' }\n"),
      "a.yaml": "A: { type: string }\n",
    },
    want: "components: { schemas: { A: { type: string }, B: { $ref: '#/components/schemas/A' } } }",
  },
  "a chain of references counts as its end": {
    files: {
      "openapi.yaml": root(
        "components:\n  schemas:\n    A: { $ref: './a.yaml#/A' }\n    Z: { items: { $ref: './b.yaml#/B' } }\n",
      ),
      "a.yaml": "A: { $ref: './b.yaml#/B' }\n",
      "b.yaml": "B: { $ref: './c.yaml#/C' }\n",
      "c.yaml": "C: { type: string }\n",
    },
    want: "components: { schemas: { A: { type: string }, Z: { items: { $ref: '#/components/schemas/A' } } } }",
  },
  "a reference with keywords beside it is a schema of its own": {
    files: {
      "openapi.yaml": root("components:\n  schemas:\n    A: { $ref: './a.yaml#/A', description: mine }\n"),
      "a.yaml": "A: { type: string }\n",
    },
    want: `
components:
  schemas:
    A: { $ref: '#/components/schemas/A2', description: mine }
    A2: { type: string }`,
  },
  "keywords beside a reference are walked, too": {
    files: {
      "openapi.yaml": root(
        "components:\n  schemas:\n    A: { items: { $ref: './a.yaml#/A', properties: { b: { $ref: './a.yaml#/B' } } } }\n",
      ),
      "a.yaml": "A: { type: object }\nB: { type: string }\n",
    },
    want: `
components:
  schemas:
    A: { items: { $ref: '#/components/schemas/A2', properties: { b: { $ref: '#/components/schemas/B' } } } }
    A2: { type: object }
    B: { type: string }`,
  },
  "files refer back to the root": {
    files: {
      "openapi.yaml": root("components:\n  schemas:\n    A: { $ref: './a.yaml#/A' }\n    B: { type: string }\n"),
      "a.yaml":
        "A: { items: { $ref: './openapi.yaml#/components/schemas/B' }, not: { $ref: './openapi.yaml#/components/schemas/A' } }\n",
    },
    want: `
components:
  schemas:
    A: { items: { $ref: '#/components/schemas/B' }, not: { $ref: '#/components/schemas/A' } }
    B: { type: string }`,
  },
  "a pointer into the root leads through a reference": {
    files: {
      "openapi.yaml": root(
        "components:\n  schemas:\n    A: { $ref: './a.yaml#/A' }\n    B: { items: { $ref: '#/components/schemas/A/properties/b' } }\n",
      ),
      "a.yaml": "A: { properties: { b: { type: string } } }\n",
    },
    want: `
components:
  schemas:
    A: { properties: { b: { type: string } } }
    B: { items: { $ref: '#/components/schemas/A/properties/b' } }`,
  },
  "a discriminator's mapping holds references and bare names": {
    files: {
      "openapi.yaml": root(`
components:
  schemas:
    Pet: { $ref: './zoo/pets.yaml#/schemas/Pet' }
    Cat: { $ref: './zoo/pets.yaml#/schemas/Cat' }
`),
      "zoo/pets.yaml": `
schemas:
  Pet:
    discriminator:
      propertyName: kind
      mapping: { cat: Cat, dog: Dog, eel: './eels.yaml#/Eel', fox: '#/schemas/Dog', gnu: '#/schemas/Cat' }
  Cat: { type: object }
  Dog: { type: object }
`,
      "zoo/eels.yaml": "Eel: { type: object }\n",
    },
    want: `
components:
  schemas:
    Pet:
      discriminator:
        propertyName: kind
        mapping:
          cat: '#/components/schemas/Cat'
          dog: '#/components/schemas/Dog'
          eel: '#/components/schemas/Eel'
          fox: '#/components/schemas/Dog'
          gnu: '#/components/schemas/Cat'
    Cat: { type: object }
    Dog: { type: object }
    Eel: { type: object }`,
  },
  "variants of an operation are operations": {
    files: {
      "openapi.yaml": root("paths:\n  /a:\n    get:\n      x-variants: [{ parameters: [{ $ref: './p.yaml#/id' }] }]\n"),
      "p.yaml": "id: { name: id, in: query }\n",
    },
    want: `
paths: { /a: { get: { x-variants: [{ parameters: [{ $ref: '#/components/parameters/id' }] }] } } }
components: { parameters: { id: { name: id, in: query } } }`,
  },
};

describe("many files become one document:", () => {
  it.each(Object.entries(cases))("%s", (_, { files, want }) => {
    const got = bundleOf(files);
    expect(got).toEqual(yaml(root(want)));
    // toEqual ignores the order of keys.
    expect(JSON.stringify(got)).toBe(JSON.stringify(yaml(root(want))));
  });
});

describe("a pointer", () => {
  const names = [
    "a/b",
    "a~b",
    "~1",
    "~01",
    "%",
    "%25",
    "a b",
    "ü",
    "😀",
    "#",
    "__proto__",
    "constructor",
    "0",
    "$ref",
    '"',
  ];

  it.each(names)("resolves to the name %j in another file, however it is written", (name) => {
    const pointer = `/schemas/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    const everyByte = [...Buffer.from(pointer)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
    const fragments = [encodeURI(pointer).replaceAll("#", "%23"), everyByte];
    if (!pointer.includes("%")) fragments.push(pointer);
    for (const fragment of fragments) {
      const document = bundleOf({
        "openapi.json": JSON.stringify({
          openapi: "3.1.0",
          components: { schemas: { A: { $ref: `./b.json#${fragment}` } } },
        }),
        "b.json": `{ "schemas": { ${JSON.stringify(name)}: { "type": "string" } } }`,
      });
      expect(document).toEqual({ openapi: "3.1.0", components: { schemas: { A: { type: "string" } } } });
    }
  });

  it("written by the bundle resolves to the name", () => {
    for (const name of names) {
      const { loaded, diagnostics } = loadFiles({
        "openapi.json": JSON.stringify({
          openapi: "3.1.0",
          components: {
            schemas: JSON.parse(
              `{ ${JSON.stringify(name)}: { "$ref": "./b.json" }, "User": { "not": { "$ref": "b.json" } } }`,
            ),
          },
        }),
        "b.json": '{ "type": "string" }',
      });
      const text = JSON.stringify(loaded?.document);
      const again = loadFiles({ "openapi.json": text });
      expect(diagnostics).toEqual([]);
      expect(again.diagnostics).toEqual([]);
      expect(JSON.stringify(again.loaded?.document)).toBe(text);
    }
  });
});

describe("a single file of OpenAPI 3.1", () => {
  const text = root(`
x-other: { $ref: '#/x-data' }
x-data: { a: 1 }
paths:
  /a:
    get:
      responses:
        '200': { description: ok, content: { application/json: { schema: { type: string } } } }
        default: { $ref: '#/components/responses/Error', description: mine }
  /b: { $ref: '#/components/pathItems/B' }
components:
  pathItems: { B: { summary: b } }
  responses: { Error: { description: e } }
  schemas:
    A: { properties: { b: { type: string }, $ref: { type: string }, tree: { $ref: '#/components/schemas/A' } } }
    B: { $ref: '#/components/schemas/A/properties/b' }
    C: { $ref: '#/paths/~1a/get/responses/200/content/application~1json/schema' }
    D: { $ref: '#/components/schemas/B' }
    E: { $ref: '#/components/schemas/A', description: beside }
    F: { example: { $ref: x }, examples: [{ $ref: x }], default: { $ref: x }, const: { $ref: x }, enum: [{ $ref: x }] }
    G: { unknown-keyword: { $ref: x } }
`);

  it("stays unchanged", () => {
    expect(bundleOf({ "openapi.yaml": text })).toEqual(yaml(text));
  });
});

describe("a refused reference", () => {
  it("stays unchanged, and the rest is bundled", () => {
    const { loaded, diagnostics } = loadFiles({
      "openapi.yaml": root("components:\n  schemas:\n    A: { $ref: './a.yaml#/A' }\n    B: { $ref: './b.yaml#/B' }\n"),
      "b.yaml": "B: { type: string }\n",
    });
    expect(diagnostics).toHaveLength(1);
    expect(loaded?.document.components).toEqual({ schemas: { A: { $ref: "./a.yaml#/A" }, B: { type: "string" } } });
  });
});
