import { expect, it, onTestFinished } from "vitest";
import { Project } from "./command.js";

const document = `openapi: 3.1.0
info: { title: Shelf, version: "1" }
tags: [{ name: books }]
components:
  securitySchemes:
    token:
      type: oauth2
      flows: { clientCredentials: { tokenUrl: "https://auth.example/token", scopes: { "books:read": Read } } }
  parameters:
    limit: { name: limit, in: query, schema: { type: integer } }
  schemas:
    Title: { type: string, maxLength: 100 }
    Book: { type: object, required: [kind], properties: { kind: { const: book } } }
    Film: { type: object, required: [kind], properties: { kind: { const: film } } }
    Item:
      oneOf: [{ $ref: "#/components/schemas/Book" }, { $ref: "#/components/schemas/Film" }]
      discriminator: { propertyName: kind, mapping: { book: Book, film: "#/components/schemas/Film" } }
paths:
  /books/{bookId}:
    get:
      operationId: getBook
      tags: [books]
      security: [{ token: ["books:read"] }]
      parameters:
        - { name: bookId, in: path, required: true, schema: { $ref: "#/components/schemas/Title" } }
        - { $ref: "#/components/parameters/limit" }
      responses:
        "200":
          description: A book
          content: { application/json: { schema: { $ref: "#/components/schemas/Item" } } }
          links: { again: { operationId: getBook } }
        "404": { $ref: "missing.yaml" }
`;

it.each([
  ["a reference", 'oneOf: [{ $ref: "#/components/schemas/Book"', 'oneOf: [{ $ref: "#/components/schemas/Bok"', "Book"],
  ["a folder of components", "#/components/parameters/limit", "#/components/parameter/limit", "parameters"],
  ["a file", "missing.yaml", "mising.yaml", "missing.yaml"],
  ["a type", "Title: { type: string", "Title: { type: strng", "string"],
  ["a keyword of a schema", "maxLength", "maxLenght", "maxLength"],
  ["a key of an operation", "operationId: getBook\n", "operationID: getBook\n", "operationId"],
  ["a key of a parameter", "name: bookId, in: path, required", "name: bookId, in: path, requierd", "required"],
  ["the location of a parameter", "in: query", "in: qeury", "query"],
  ["a path parameter", "name: bookId", "name: bookID", "bookId"],
  ["a tag", "tags: [books]", "tags: [book]", "books"],
  ["a security scheme", "security: [{ token", "security: [{ tokn", "token"],
  ["a scope", 'token: ["books:read"]', 'token: ["book:read"]', "books:read"],
  ["an operation of a link", "{ operationId: getBook }", "{ operationId: getBok }", "getBook"],
  ["a mapping to a name", "book: Book", "book: Bok", "Book"],
  ["a mapping to a reference", 'film: "#/components/schemas/Film"', 'film: "#/components/schemas/Flm"', "Film"],
  ["an extension", "      tags: [books]", "      x-behavior: []\n      tags: [books]", "x-behaviour"],
])("suggests the nearest name for a misspelled %s, in both modes", async (_, from, to, name) => {
  const project = new Project();
  onTestFinished(() => project.remove(""));
  project.write("missing.yaml", "description: There is no such book\n");
  project.write("openapi.yaml", document);
  expect(JSON.parse((await project.run("check --format json")).stdout)).not.toContainEqual(
    expect.objectContaining({ fix: expect.stringContaining("did you mean") }),
  );
  project.replace("openapi.yaml", from, to);
  for (const flags of ["", " --strict"]) {
    const { stdout } = await project.run(`check --format json${flags}`);
    expect(JSON.parse(stdout), flags).toContainEqual(
      expect.objectContaining({ fix: `did you mean \`${name}\`?`, location: expect.anything() }),
    );
  }
});
