/** An example specification of two files, to show a reference between them. */
export const exampleDocument: readonly { readonly path: string; readonly text: string }[] = [
  {
    path: "spec/openapi.yaml",
    text: `# yaml-language-server: $schema=../node_modules/@guildwire/generator/schema/document.schema.json
openapi: 3.1.1
info:
  title: Shelf
  version: 0.1.0
  summary: Books on a shelf.
servers:
  - url: http://localhost:8080
tags:
  - name: books
    description: Books, and where they stand.
security: []
paths:
  /books:
    get:
      operationId: listBooks
      tags: [books]
      summary: Books in the order in which they stand.
      parameters:
        - name: limit
          in: query
          description: How many at most.
          schema: { type: integer, minimum: 1, maximum: 100, default: 20 }
      responses:
        "200":
          description: The books.
          content:
            application/json:
              schema:
                type: array
                items: { $ref: "books.yaml#/Book" }
    post:
      operationId: createBook
      tags: [books]
      summary: Puts a book on the shelf.
      requestBody:
        required: true
        content:
          application/json:
            schema: { $ref: "books.yaml#/NewBook" }
      responses:
        "201":
          description: The book, with its id.
          content:
            application/json:
              schema: { $ref: "books.yaml#/Book" }
  /books/{book_id}:
    parameters:
      - name: book_id
        in: path
        required: true
        description: Which book.
        schema: { type: string, minLength: 1 }
    get:
      operationId: getBook
      tags: [books]
      summary: One book.
      responses:
        "200":
          description: The book.
          content:
            application/json:
              schema: { $ref: "books.yaml#/Book" }
        "404":
          description: There is no such book.
`,
  },
  {
    path: "spec/books.yaml",
    text: `# yaml-language-server: $schema=../node_modules/@guildwire/generator/schema/fragment.schema.json
NewBook:
  type: object
  description: What is known of a book before it stands on the shelf.
  required: [title]
  properties:
    title:
      type: string
      minLength: 1
      maxLength: 200
      description: As printed on its cover.
    pages:
      type: integer
      minimum: 1
      description: How many pages it has.
Book:
  description: A book on the shelf.
  allOf:
    - $ref: "#/NewBook"
    - type: object
      required: [id]
      properties:
        id: { type: string, minLength: 1, description: Given by the shelf. }
`,
  },
];

/** Returns a test of the code generated from the example: a request and its response, without a server. */
export function exampleTest(packageName: string): string {
  return `import assert from "node:assert/strict";
import { test } from "node:test";
import { createBook, createClient } from "${packageName}/client";
import { NewBook } from "${packageName}/validators";

test("a book is sent and received as specified", async () => {
  const asked: string[] = [];
  const client = createClient({
    baseUrl: "http://localhost:8080",
    fetch: async (input, init) => {
      const request = new Request(input, init);
      asked.push(\`\${request.method} \${request.url} \${await request.text()}\`);
      return Response.json({ id: "1", title: "A title" }, { status: 201 });
    },
  });
  assert.equal((await createBook(client, { body: { title: "A title" } })).id, "1");
  assert.deepEqual(asked, ['POST http://localhost:8080/books {"title":"A title"}']);
});

test("a book without a title is none", () => {
  assert.equal(NewBook.is({ title: "A title", pages: 1 }), true);
  assert.equal(NewBook.is({ pages: 1 }), false);
});
`;
}
