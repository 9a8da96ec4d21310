import { describe, expect, it } from "vitest";
import type { PrepareRenameResult, Range, TextDocumentEdit, WorkspaceEdit } from "vscode-languageserver-protocol";
import { applied, type Client, folderWith, oneServer } from "./running-server.js";

const clientIn = oneServer();

const root = `openapi: 3.1.1
info: { title: Fleet, version: 1.0.0 }
servers: [{ url: https://fleet.example }]
tags: [{ name: ships, description: 😀 }]
paths:
  /ships/{shipId}:
    parameters:
      - $ref: "#/components/parameters/Ship"
    get:
      operationId: getShip
      tags: [ships]
      x-note: "😀"
      responses:
        "200":
          description: The ship.
          content:
            application/json:
              schema: { $ref: "parts/ship.json#/schemas/Ship" }
              example: { label: Nina, state: docked }
          links: { again: { operationId: getShip, parameters: { shipId: "1" } } }
    delete:
      operationId: deleteShip
      parameters:
        - name: shipId
          in: path
          required: true
          schema: { type: string }
      responses: { "204": { description: Gone. } }
components:
  parameters:
    Ship: { name: shipId, in: path, required: true, schema: { type: string } }
  schemas:
    Vessel:
      oneOf:
        - $ref: "parts/ship.json#/schemas/Ship"
        - $ref: "#/components/schemas/Boat"
      discriminator:
        propertyName: kind
        mapping: { ship: "parts/ship.json#/schemas/Ship" }
    Boat:
      type: object
      required: [kind, "label"]
      properties:
        kind: { const: Boat }
        label: { type: string }
      examples:
        - { kind: Boat, label: Ada }
    Crew:
      x-renamed-from: Staff
      type: object
      properties: { lead: { $ref: "#/components/schemas/Crew/properties/mate" }, mate: { type: string } }
`;

const ship = `{
  "schemas": {
    "Ship": {
      "type": "object",
      "required": ["kind", "label"],
      "properties": {
        "kind": { "const": "ship" },
        "label": { "type": "string" },
        "state": { "type": "string", "enum": ["docked", "sailing"], "default": "docked" },
        "escort": { "$ref": "#/schemas/Ship" }
      }
    }
  }
}
`;

const texts: Readonly<Record<string, string>> = { "openapi.yaml": root, "parts/ship.json": ship };

async function opened(): Promise<Client> {
  const client = await clientIn(folderWith(texts));
  for (const [name, text] of Object.entries(texts)) await client.open(name, text);
  while ((await client.request<unknown[]>("workspace/symbol", { query: "Ship" })).length < 4);
  return client;
}

/** Renames what is written at the n-th occurrence of a text. Returns the changed lines. */
async function renamed(client: Client, name: string, part: string, newName: string): Promise<readonly string[]> {
  const text = texts[name] ?? "";
  const before = text.slice(0, text.indexOf(part)).split("\n");
  const position = { line: before.length - 1, character: (before.at(-1) ?? "").length + 1 };
  const textDocument = { uri: client.uri(name) };
  const prepared = await client.request<PrepareRenameResult>("textDocument/prepareRename", { textDocument, position });
  expect(prepared).toHaveProperty("placeholder");
  const edit = await client.request<WorkspaceEdit>("textDocument/rename", { textDocument, position, newName });
  return (edit.documentChanges as TextDocumentEdit[]).flatMap(({ textDocument: { uri, version }, edits }) => {
    expect(version).toBe(1);
    const file = Object.keys(texts).find((known) => client.uri(known) === uri) ?? "";
    const old = texts[file] ?? "";
    const known = new Set(old.split("\n"));
    const after = applied(old, edits as { range: Range; newText: string }[]);
    return after.split("\n").flatMap((line) => (known.has(line) ? [] : [line.trim()]));
  });
}

describe("rename", { timeout: 180_000 }, () => {
  it("changes all references, and states the former name", async () => {
    const client = await opened();
    expect(await renamed(client, "openapi.yaml", "getShip", "getVessel")).toEqual([
      "operationId: getVessel",
      "x-renamed-from: getShip",
      'links: { again: { operationId: getVessel, parameters: { shipId: "1" } } }',
    ]);
    expect(await renamed(client, "parts/ship.json", '"Ship"', "Sloop")).toEqual([
      '"Sloop": {',
      '"x-renamed-from": "Ship",',
      '"escort": { "$ref": "#/schemas/Sloop" }',
      'schema: { $ref: "parts/ship.json#/schemas/Sloop" }',
      '- $ref: "parts/ship.json#/schemas/Sloop"',
      'mapping: { ship: "parts/ship.json#/schemas/Sloop" }',
    ]);
    expect(await renamed(client, "openapi.yaml", "Crew:", "Team")).toEqual([
      "Team:",
      "x-renamed-from: [Crew, Staff]",
      'properties: { lead: { $ref: "#/components/schemas/Team/properties/mate" }, mate: { type: string } }',
    ]);
    expect(await renamed(client, "openapi.yaml", "ships, desc", "vessels")).toEqual([
      "tags: [{ name: vessels, x-renamed-from: ships, description: 😀 }]",
      "tags: [vessels]",
    ]);
  });

  it("follows a property into required, examples and references", async () => {
    const client = await opened();
    expect(await renamed(client, "parts/ship.json", '"label": {', "title")).toEqual([
      '"required": ["kind", "title"],',
      '"title": { "x-renamed-from": "label", "type": "string" },',
      "example: { title: Nina, state: docked }",
    ]);
    expect(await renamed(client, "openapi.yaml", "label: { type", "title")).toEqual([
      'required: [kind, "title"]',
      "title: { x-renamed-from: label, type: string }",
      "- { kind: Boat, title: Ada }",
    ]);
    expect(await renamed(client, "openapi.yaml", "mate: { type", "second")).toEqual([
      'properties: { lead: { $ref: "#/components/schemas/Crew/properties/second" }, second: { x-renamed-from: mate, type: string } }',
    ]);
    expect(await renamed(client, "parts/ship.json", '"sailing"', "at-sea")).toEqual([
      '"state": { "x-enum-renamed-from": {"at-sea":"sailing"}, "type": "string", "enum": ["docked", "at-sea"], "default": "docked" },',
    ]);
    expect(await renamed(client, "parts/ship.json", '"docked"', "moored")).toEqual([
      '"state": { "x-enum-renamed-from": {"moored":"docked"}, "type": "string", "enum": ["moored", "sailing"], "default": "moored" },',
    ]);
  });

  it("renames a path parameter in its paths, and in all declarations of them", async () => {
    const client = await opened();
    expect(await renamed(client, "openapi.yaml", "shipId\n", "vesselId")).toEqual([
      "/ships/{vesselId}:",
      "- name: vesselId",
      "x-renamed-from: shipId",
      "Ship: { name: vesselId, x-renamed-from: shipId, in: path, required: true, schema: { type: string } }",
    ]);
  });

  it("refuses names that are taken or invalid, and values on the wire", async () => {
    const client = await opened();
    await expect(renamed(client, "openapi.yaml", "getShip", "deleteShip")).rejects.toThrow(
      '"deleteShip" exists already',
    );
    await expect(renamed(client, "openapi.yaml", "Crew:", "Boat")).rejects.toThrow("exists already");
    await expect(renamed(client, "openapi.yaml", "Crew:", "a b")).rejects.toThrow("no name of a component");
    await expect(renamed(client, "openapi.yaml", "Boat:", "Raft")).rejects.toThrow("a discriminator value");
    for (const name of ["a?b", "a#b", "{a}"])
      await expect(renamed(client, "openapi.yaml", "shipId\n", name)).rejects.toThrow("no braces, ? or #");
    await expect(renamed(client, "parts/ship.json", '"sailing"', "$ref")).rejects.toThrow("is a reference");
    await expect(renamed(client, "openapi.yaml", "getShip", " ")).rejects.toThrow("1 to 200 characters");
    const textDocument = { uri: client.uri("openapi.yaml") };
    const position = { line: 1, character: 1 };
    expect(await client.request("textDocument/prepareRename", { textDocument, position })).toBeNull();
  });

  it("stays in the document, when others have the same names", async () => {
    const text = (path: string) => `openapi: 3.1.1
info: { title: a, version: 1.0.0 }
servers: [{ url: https://a.example }]
tags: [{ name: users }]
security: [{ bearer: [] }]
paths:
  /${path}:
    get:
      operationId: list
      tags: [users]
      responses: { "204": { description: a } }
components:
  securitySchemes:
    bearer: { type: http, scheme: bearer }
`;
    const client = await clientIn(
      folderWith({
        "guildwire.config.yaml":
          "output: source\napis:\n  a: { spec: a.yaml, out: src/a }\n  b: { spec: b.yaml, out: src/b }\n",
        "a.yaml": text("a"),
        "b.yaml": text("b"),
      }),
    );
    while ((await client.request<unknown[]>("workspace/symbol", { query: "list" })).length < 2);
    for (const [part, count] of [
      ["users }", 3],
      ["users]", 3],
      ["bearer: []", 2],
      ["list", 2],
    ] as const) {
      const before = text("b").slice(0, text("b").indexOf(part)).split("\n");
      const position = { line: before.length - 1, character: (before.at(-1) ?? "").length + 1 };
      const params = { textDocument: { uri: client.uri("b.yaml") }, position, newName: "fresh" };
      const { documentChanges = [] } = await client.request<WorkspaceEdit>("textDocument/rename", params);
      expect(documentChanges, part).toMatchObject([{ textDocument: { uri: client.uri("b.yaml") } }]);
      expect((documentChanges[0] as TextDocumentEdit).edits).toHaveLength(count);
    }
  });

  it("follows a name into overlays: their references and targets", async () => {
    const document = `openapi: 3.1.1
info: { title: a, version: 1.0.0 }
servers: [{ url: https://a.example }]
paths:
  /books/{id}:
    get:
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      responses: { "204": { description: a } }
components: { schemas: { Book: { type: object, properties: { title: { type: string } } } } }
`;
    const overlay = `overlay: 1.1.0
info: { title: a, version: 1.0.0 }
actions:
  - { target: $.components.schemas.Book, update: { description: a } }
  - { target: '$.components.schemas["Book"].properties.title', update: { maxLength: 5 } }
  - { target: "$.paths['/books/{id}'].get", update: { operationId: getBook } }
  - target: $.components.schemas
    update: { Shelf: { type: object, properties: { book: { $ref: "#/components/schemas/Book" } } } }
`;
    const config = "spec: openapi.yaml\noverlays: [overlay.yaml]\nedition: 2026-12\n";
    const client = await clientIn(
      folderWith({ "openapi.yaml": document, "overlay.yaml": overlay, "guildwire.config.yaml": config }),
    );
    await client.open("openapi.yaml", document);
    await client.diagnostics("openapi.yaml");
    const overlayAfter = async (part: string, newName: string): Promise<readonly string[]> => {
      const marked = document.replace(part, `|${part}`);
      const { documentChanges } = await client.at<WorkspaceEdit>("textDocument/rename", "openapi.yaml", marked, {
        newName,
      });
      const changes = (documentChanges as TextDocumentEdit[]).filter(
        ({ textDocument: { uri } }) => uri === client.uri("overlay.yaml"),
      );
      const known = new Set(overlay.split("\n"));
      const after = applied(overlay, changes.flatMap(({ edits }) => edits) as { range: Range; newText: string }[]);
      return after.split("\n").filter((line) => !known.has(line));
    };
    expect(await overlayAfter("Book: {", "Novel")).toEqual([
      "  - { target: $.components.schemas.Novel, update: { description: a } }",
      "  - { target: '$.components.schemas.Novel.properties.title', update: { maxLength: 5 } }",
      '    update: { Shelf: { type: object, properties: { book: { $ref: "#/components/schemas/Novel" } } } }',
    ]);
    expect(await overlayAfter("title: { type", "it's")).toEqual([
      `  - { target: '$.components.schemas["Book"].properties[''it\\''s'']', update: { maxLength: 5 } }`,
    ]);
    expect(await overlayAfter("id, in", "bookId")).toEqual([
      `  - { target: "$.paths['/books/{bookId}'].get", update: { operationId: getBook } }`,
    ]);
  });

  it("follows a name into what overlays merge, and reports what a query may merge", async () => {
    const document = `openapi: 3.1.1
info: { title: a, version: 1.0.0 }
paths: {}
components: { schemas: { Book: { type: object, properties: { title: { type: string } } }, Shelf: { properties: { title: {} } } } }
`;
    const overlay = `overlay: 1.1.0
info: { title: a, version: 1.0.0 }
actions:
  - { target: $.components.schemas.Book, update: { required: [title], properties: { title: { maxLength: 5 } } } }
  - { target: $.components.schemas.Book.properties, update: { title: { minLength: 1 } } }
  - { target: $, update: { components: { schemas: { Book: { example: { title: title } } } } } }
  - { target: $.components.schemas.Shelf, update: { required: [title] } }
  - { target: "$.components.schemas[*]", update: { properties: { title: { pattern: a } } } }
`;
    const config = "spec: openapi.yaml\noverlays: [overlay.yaml]\nedition: 2026-12\n";
    const client = await clientIn(
      folderWith({ "openapi.yaml": document, "overlay.yaml": overlay, "guildwire.config.yaml": config }),
    );
    await client.open("openapi.yaml", document);
    await client.diagnostics("openapi.yaml");
    const overlayAfter = async (part: string, newName: string) => {
      const marked = document.replace(part, `|${part}`);
      const { documentChanges = [] } = await client.at<WorkspaceEdit>("textDocument/rename", "openapi.yaml", marked, {
        newName,
      });
      const found = (documentChanges as TextDocumentEdit[]).find(
        ({ textDocument: { uri } }) => uri === client.uri("overlay.yaml"),
      );
      return applied(overlay, (found?.edits ?? []) as { range: Range; newText: string }[]);
    };
    expect(await overlayAfter("title: { type", "name")).toBe(
      overlay
        .replace("[title], properties: { title:", "[name], properties: { name:")
        .replace("update: { title: {", "update: { name: {")
        .replace("{ title: title }", "{ name: title }"),
    );
    expect(await client.log("the target of the action is a query")).toContain("overlay.yaml:8");
    expect(await overlayAfter("Book: {", "Novel")).toBe(overlay.replaceAll("Book", "Novel"));
  });

  it("writes names that the former notation cannot have", async () => {
    const text = `openapi: 3.1.1
paths:
  /a:
    get:
      operationId: >-
        list
      parameters: [{ name: id, in: path }]
      responses: {}
components: { schemas: { A: { properties: { 'it': {} } } } }
`;
    const client = await clientIn(folderWith({}));
    await client.open("a.yaml", text);
    const edited = async (line: number, character: number, newName: string) => {
      const params = { textDocument: { uri: client.uri("a.yaml") }, position: { line, character }, newName };
      const { documentChanges = [] } = await client.request<WorkspaceEdit>("textDocument/rename", params);
      return applied(text, (documentChanges[0] as TextDocumentEdit).edits as { range: Range; newText: string }[]);
    };
    expect(await edited(5, 9, "all")).toContain("operationId: all\n      x-renamed-from: list\n");
    expect(await edited(8, 45, "a\nb")).toContain('properties: { "a\\nb": {');
    await expect(edited(6, 28, "a}b")).rejects.toThrow("the name of a path parameter has no braces");
  });
});
