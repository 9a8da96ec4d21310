import { describe, expect, it } from "vitest";
import type { CompletionList } from "vscode-languageserver-protocol";
import { type Client, folderWith, oneServer, unmarked } from "./running-server.js";

const clientIn = oneServer();

const root = `openapi: 3.1.1
info: { title: Books, version: 1.0.0 }
servers: [{ url: https://books.example }]
paths: {}
components:
  schemas:
    Book: { $ref: parts/book.yaml }
    Shelf: { $ref: "parts/more.yaml#/shelves/Shelf" }
    Card: { type: string }
`;
const files = {
  "openapi.yaml": root,
  "parts/book.yaml": "type: object\nproperties:\n  title: { type: string }\n",
  "parts/more.yaml": "shelves:\n  Shelf:\n    type: object\n",
};

/** The labels that are offered at the mark of a text. */
async function offered(client: Client, name: string, marked: string): Promise<readonly string[]> {
  await client.open(name, unmarked(marked));
  const found = await client.at<CompletionList | null>("textDocument/completion", name, marked);
  await client.close(name);
  return (found?.items ?? []).map(({ label }) => label);
}

async function connected(): Promise<Client> {
  const client = await clientIn(folderWith(files));
  await client.open("openapi.yaml", root);
  await client.diagnostics("openapi.yaml");
  return client;
}

describe("completion", { timeout: 60_000 }, () => {
  it.each([
    ["a key in braces", "    Card: { type: string, maxL| }\n", ["maxLength"]],
    ["a key in braces that are not closed", "    Card: { type: object, properties: { a: { forma|\n", ["format"]],
    ["a value in braces", "    Card: { type: str| }\n", ["string"]],
    ["the first letter of a value in braces", "    Card: { type: | }\n", ["array", "string"]],
    ["a key in nested brackets", "    Card: { allOf: [{ nulla| }] }\n", []],
    ["an item in brackets", "    Card: { type: [strin|] }\n", ["string"]],
  ])("offers %s", async (_, line, expected) => {
    const client = await connected();
    const labels = await offered(client, "openapi.yaml", root.replace("    Card: { type: string }\n", line));
    for (const label of expected) expect(labels).toContain(label);
    expect(labels.length === 0).toBe(expected.length === 0);
  });

  it("knows what a file contains by the references to it", async () => {
    const client = await connected();
    expect(await offered(client, "parts/book.yaml", "type: object\nproperties:\n  title: { maxLen| }\n")).toContain(
      "maxLength",
    );
    expect(await offered(client, "parts/book.yaml", "type: obj|\n")).toEqual(["object"]);
    const more = "shelves:\n  Shelf:\n    type: object\n  Other:\n    type: arr|\n";
    expect(await offered(client, "parts/more.yaml", more)).toEqual(["array"]);
  });

  it("offers names of the document that contains the file, and files beside it", async () => {
    const api = (name: string): string => `openapi: 3.1.1
info: { title: ${name}, version: 1.0.0 }
servers: [{ url: https://books.example }]
tags: [{ name: ${name}-tag }]
paths:
  /a:
    get:
      operationId: a
      tags: [${name}-tag]
      security: [{ ${name}-key: [] }]
      responses: { "200": { description: Done, content: { application/json: { schema: { $ref: ${name}/parts.yaml } } } } }
components:
  schemas: { ${name}-schema: { type: string } }
  securitySchemes: { ${name}-key: { type: http, scheme: bearer } }
`;
    const apis = "{ books: { spec: books.yaml, out: a }, shops: { spec: shops.yaml, out: b } }";
    const client = await clientIn(
      folderWith({
        "guildwire.config.yaml": `apis: ${apis}\nedition: 2026-12\n`,
        "books.yaml": api("books"),
        "shops.yaml": api("shops"),
        "books/parts.yaml": "type: string\n",
        "shops/parts.yaml": "type: string\n",
      }),
    );
    await client.open("books.yaml", api("books"));
    await client.open("shops.yaml", api("shops"));
    await client.diagnostics("books.yaml");
    await client.diagnostics("shops.yaml");
    const labelsAt = async (marked: string): Promise<readonly string[]> => {
      const found = await client.at<CompletionList | null>("textDocument/completion", "books.yaml", marked);
      return (found?.items ?? []).map(({ label }) => label).filter((label) => /books|shops/.test(label));
    };
    const reference = api("books").replace("$ref: books/parts.yaml", "$ref: |");
    await client.change("books.yaml", unmarked(reference));
    let references = await labelsAt(reference);
    // The names are found some time after the diagnostics.
    for (let again = 0; again < 100_000 && !references.includes("./shops/parts.yaml"); again += 1) {
      references = await labelsAt(reference);
    }
    // The file that was referred to is listed if the document was complete when the names were found.
    expect(references.filter((label) => label !== "./books/parts.yaml").toSorted()).toEqual([
      "#/components/schemas/books-schema",
      "#/components/securitySchemes/books-key",
      "./shops/parts.yaml",
    ]);
    const tag = api("books").replace("      tags: [books-tag]", "      tags: [|]");
    await client.change("books.yaml", unmarked(tag));
    expect(await labelsAt(tag)).toEqual(["books-tag"]);
    const key = api("books").replace("{ books-key: [] }", "{ | }");
    await client.change("books.yaml", unmarked(key));
    expect(await labelsAt(key)).toEqual(["books-key"]);
  });

  it("knows the groups of files that a specification is divided into", async () => {
    const client = await clientIn(folderWith({ ...files, "groups.yaml": "paths: {}\n" }));
    await client.open("openapi.yaml", root.replace("paths: {}", 'paths: { /a: { $ref: "groups.yaml#/paths/~1a" } }'));
    await client.diagnostics("openapi.yaml");
    const group = "paths:\n  /a:\n    get:\n      operationI|\n";
    await client.open("groups.yaml", unmarked(group));
    await client.diagnostics("groups.yaml");
    const found = await client.at<CompletionList>("textDocument/completion", "groups.yaml", group);
    expect(found.items.map(({ label }) => label)).toContain("operationId");
  });

  it("offers nothing in JSON that is nested too deeply", async () => {
    const client = await clientIn(folderWith({}));
    const deep = `{"openapi":"3.1.1","a":${'{"a":'.repeat(100_000)}`;
    await client.open("deep.json", deep);
    expect(await client.at<unknown>("textDocument/completion", "deep.json", `${deep}|`)).toBeNull();
    await client.close("deep.json");
  });
});
