import { describe, expect, it } from "vitest";
import type {
  DocumentLink,
  DocumentSymbol,
  FoldingRange,
  Hover,
  Location,
  LocationLink,
  Position,
  WorkspaceSymbol,
} from "vscode-languageserver-protocol";
import { type Client, folderWith, oneServer, unmarked } from "./running-server.js";

const clientIn = oneServer();

const root = `openapi: 3.1.1
info: { title: Books, version: 1.0.0 }
servers: [{ url: https://books.example }]
externalDocs: { url: https://books.example/docs }
tags: [{ name: books, description: 😀 Books. }]
paths:
  /books:
    get:
      operationId: listBooks
      tags: [books]
      security: [{ key: [] }]
      responses:
        "200":
          description: 😀
          content: { application/json: { schema: { x-note: "😀", $ref: "parts/books.json#/schemas/Book" } } }
          links: { next: { operationId: listBooks } }
components:
  securitySchemes:
    key: { type: apiKey, in: header, name: X-Key }
  schemas:
    Pet:
      oneOf: [{ $ref: "#/components/schemas/Cat" }]
      discriminator: { propertyName: kind, mapping: { cat: Cat } }
    Cat:
      type: object
      required: [kind]
      properties:
        kind: { const: cat }
    Color: { enum: [red, green], default: red, x-enum-renamed-from: { red: crimson } }
    Size: { oneOf: [{ const: 1, title: Small, description: The smallest. }, { const: 2, title: Large }], example: 2 }
    Paint: { type: object, properties: { color: { $ref: "#/components/schemas/Color", example: red, default: green } } }
`;
const book = `{
  "schemas": {
    "Book": {
      "type": "object",
      "properties": { "title": { "type": "string" }, "sequel": { "$ref": "#/schemas/Book" } }
    }
  }
}
`;

async function opened(): Promise<Client> {
  const client = await clientIn(folderWith({ "openapi.yaml": root, "parts/books.json": book }));
  await client.open("openapi.yaml", root);
  await client.open("parts/books.json", book);
  // The files of the document are known after the first check.
  while ((await client.request<WorkspaceSymbol[]>("workspace/symbol", { query: "Book" })).length < 2);
  return client;
}

/** The position of a text, plus a number of characters. */
function positionIn(text: string, part: string, plus = 1): Position {
  const marked = text.replace(part, `${part.slice(0, plus)}|${part.slice(plus)}`);
  const lines = marked.slice(0, marked.indexOf("|")).split("\n");
  return { line: lines.length - 1, character: (lines.at(-1) ?? "").length };
}

const texts: Readonly<Record<string, string>> = { "openapi.yaml": root, "parts/books.json": book };

/** What is written in a range. */
function written(client: Client, uri: string, { start, end }: { start: Position; end: Position }): string {
  const name = Object.keys(texts).find((known) => client.uri(known) === uri) ?? "";
  const lines = (texts[name] ?? "").split("\n");
  if (start.line !== end.line) return `${(lines[start.line] ?? "").slice(start.character)}…`;
  return `${name}: ${(lines[start.line] ?? "").slice(start.character, end.character)}`;
}

describe("navigation", { timeout: 180_000 }, () => {
  it("finds definitions and references across files, in YAML and JSON", async () => {
    const client = await opened();
    const definition = async (name: string, position: Position): Promise<string[]> => {
      const textDocument = { uri: client.uri(name) };
      const found = await client.request<LocationLink[] | null>("textDocument/definition", { textDocument, position });
      return (found ?? []).map(({ targetUri, targetSelectionRange }) =>
        written(client, targetUri, targetSelectionRange),
      );
    };
    const references = async (name: string, position: Position, includeDeclaration = false): Promise<string[]> => {
      const textDocument = { uri: client.uri(name) };
      const params = { textDocument, position, context: { includeDeclaration } };
      const found = await client.request<Location[] | null>("textDocument/references", params);
      return (found ?? []).map(({ uri, range }) => written(client, uri, range));
    };
    const inRoot = (part: string, plus?: number) => positionIn(root, part, plus);

    expect(await definition("openapi.yaml", inRoot("parts/books.json#"))).toEqual(['parts/books.json: "Book"']);
    expect(await definition("openapi.yaml", inRoot("Cat }"))).toEqual(["openapi.yaml: Cat"]);
    expect(await definition("openapi.yaml", inRoot("books]"))).toEqual(["openapi.yaml: books"]);
    expect(await definition("openapi.yaml", inRoot("key: []"))).toEqual(["openapi.yaml: key"]);
    expect(await definition("openapi.yaml", inRoot("listBooks }"))).toEqual(["openapi.yaml: listBooks"]);
    expect(await definition("openapi.yaml", inRoot("kind]"))).toEqual(["openapi.yaml: kind"]);
    expect(await definition("openapi.yaml", inRoot("Books, version"))).toEqual([]);

    expect(await references("parts/books.json", positionIn(book, '"Book"'))).toEqual([
      'openapi.yaml: "parts/books.json#/schemas/Book"',
      'parts/books.json: "#/schemas/Book"',
    ]);
    expect(await references("openapi.yaml", inRoot("Cat:\n"), true)).toEqual([
      "openapi.yaml: Cat",
      'openapi.yaml: "#/components/schemas/Cat"',
      "openapi.yaml: Cat",
    ]);
    expect(await references("openapi.yaml", inRoot("listBooks\n"))).toEqual(["openapi.yaml: listBooks"]);
    expect(await references("openapi.yaml", inRoot("key: {"))).toEqual(["openapi.yaml: key"]);
    expect(await references("openapi.yaml", inRoot("kind: {"))).toEqual(["openapi.yaml: kind"]);

    expect(await references("openapi.yaml", inRoot("red, green"), true)).toEqual(Array(3).fill("openapi.yaml: red"));
    expect(await references("openapi.yaml", inRoot("green]"))).toEqual(["openapi.yaml: green"]);
    expect(await references("openapi.yaml", inRoot("1, title", 0))).toEqual([]);
    expect(await references("openapi.yaml", inRoot("2, title", 0), true)).toEqual([
      "openapi.yaml: 2",
      "openapi.yaml: 2",
    ]);
  });

  it("describes values of enumerations", async () => {
    const client = await opened();
    const hover = async (part: string): Promise<string> => {
      const params = { textDocument: { uri: client.uri("openapi.yaml") }, position: positionIn(root, part, 0) };
      const { contents, range } = await client.request<Hover>("textDocument/hover", params);
      expect(written(client, client.uri("openapi.yaml"), range as never)).toBe(`openapi.yaml: ${part.split(/\W/)[0]}`);
      return (contents as { value: string }).value;
    };
    const red = await hover("red, green");
    for (const part of ["**`red`**", "Value 1 of 2 of `Color`", "Formerly `crimson`", "Used by `Paint`"])
      expect(red).toContain(part);
    const small = await hover("1, title");
    for (const part of ["**Small** `1`", "The smallest.", "Value 1 of 2 of `Size`"]) expect(small).toContain(part);
  });

  it("lists symbols, foldable ranges and links", async () => {
    const client = await opened();
    const textDocument = { uri: client.uri("openapi.yaml") };
    const symbols = await client.request<DocumentSymbol[]>("textDocument/documentSymbol", { textDocument });
    const lines = (list: readonly DocumentSymbol[], depth = 0): string[] =>
      list.flatMap(({ name, detail, children = [] }) => [
        `${"  ".repeat(depth)}${name}${detail === undefined ? "" : ` ${detail}`}`,
        ...lines(children, depth + 1),
      ]);
    expect(lines(symbols)).toEqual(
      expect.arrayContaining(["paths", "  /books", "    get listBooks", "    Cat", "      kind"]),
    );
    const found = await client.request<WorkspaceSymbol[]>("workspace/symbol", { query: "lbo" });
    expect(found.map(({ name, containerName }) => [name, containerName])).toEqual([["listBooks", "get /books"]]);
    const folds = await client.request<FoldingRange[]>("textDocument/foldingRange", { textDocument });
    const all = root.split("\n");
    expect(folds.map(({ startLine, endLine }) => [all[startLine]?.trim(), all[endLine]?.trim()])).toEqual(
      expect.arrayContaining([
        ["/books:", "links: { next: { operationId: listBooks } }"],
        ["properties:", "kind: { const: cat }"],
      ]),
    );
    const links = await client.request<DocumentLink[]>("textDocument/documentLink", { textDocument });
    expect(links.map(({ target, range }) => [target, written(client, textDocument.uri, range)])).toEqual(
      expect.arrayContaining([
        ["https://books.example/docs", "openapi.yaml: https://books.example/docs"],
        [`${client.uri("parts/books.json")}#L3,5`, "openapi.yaml: parts/books.json#/schemas/Book"],
      ]),
    );
  });

  it("returns nothing for files of others", async () => {
    const client = await clientIn(folderWith({ "compose.yaml": "services:\n  a: { image: b }\n" }));
    await client.open("compose.yaml", unmarked("services:\n  a: { image: b }\n"));
    const textDocument = { uri: client.uri("compose.yaml") };
    const position = { line: 1, character: 3 };
    for (const method of ["definition", "completion", "documentSymbol", "foldingRange", "documentLink"]) {
      expect(await client.request(`textDocument/${method}`, { textDocument, position })).toBeNull();
    }
  });
});

describe("parameters and files of one schema", { timeout: 180_000 }, () => {
  const root = `openapi: 3.1.1
info: { title: Books, version: 1.0.0 }
servers: [{ url: https://books.example }]
paths:
  /books/{book_id}:
    parameters:
      - $ref: "common.yaml#/parameters/BookId"
    get:
      operationId: getBook
      responses:
        "200": { description: A book., content: { application/json: { schema: { $ref: author.yaml } } } }
`;
  const files = {
    "openapi.yaml": root,
    "common.yaml": "parameters:\n  BookId: { name: book_id, in: path, required: true, schema: { type: integer } }\n",
    "author.yaml": "type: object\nrequired: [age]\nproperties:\n  age: { type: integer, minimum: 7, maximum: 7 }\n",
  };
  const textAt = (text: string, part: string) => text.replace(part, `${part.slice(0, 1)}|${part.slice(1)}`);

  it("have references and hovers with names", async () => {
    const client = await clientIn(folderWith(files));
    for (const [name, text] of Object.entries(files)) await client.open(name, text);
    await client.diagnostics("openapi.yaml");
    const parameter = textAt(files["common.yaml"], "book_id");
    const found = await client.at<Location[]>("textDocument/references", "common.yaml", parameter, {
      context: { includeDeclaration: false },
    });
    expect(found.map(({ uri, range }) => [uri, range.start.line])).toEqual([[client.uri("openapi.yaml"), 6]]);
    const described = await client.at<Hover>("textDocument/hover", "common.yaml", parameter);
    expect((described.contents as { value: string }).value).toContain("Used by `/books/{book_id}`");
    let value = "";
    // Types and examples follow from the first check.
    while (!value.includes("```json")) {
      const hover = await client.at<Hover>("textDocument/hover", "openapi.yaml", textAt(root, "author.yaml"));
      value = (hover.contents as { value: string }).value;
    }
    for (const part of ["**author.yaml**", "- `age`: integer, required", '"age": 7', "Used by `getBook`"])
      expect(value).toContain(part);
  });
});
