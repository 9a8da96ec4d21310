/** A document with a use of each kind: parameters, bodies, results, errors, enumerations, events and security. */
export const shelf = `openapi: 3.1.0
info: { title: Shelf, version: 1.0.0 }
servers: [{ url: 'https://shelf.example' }]
tags: [{ name: books }]
security: [{ token: [] }]
x-gateway-events:
  BOOK_ADDED: { title: Book Added, payload: { $ref: '#/components/schemas/Book' } }
paths:
  /books:
    get:
      operationId: listBooks
      tags: [books]
      parameters:
        - { name: genre, in: query, schema: { $ref: '#/components/schemas/Genre' } }
        - { name: limit, in: query, schema: { type: integer, maximum: 100 } }
      responses:
        '200': { description: ok, content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Book' } } } } }
    post:
      operationId: addBook
      tags: [books]
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/NewBook' } } } }
      responses:
        '201': { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/Book' } } } }
        '409': { description: no, content: { application/json: { schema: { $ref: '#/components/schemas/Conflict' } } } }
  /books/{id}:
    delete:
      operationId: removeBook
      tags: [books]
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      responses: { '204': { description: ok } }
  /authors:
    get:
      operationId: listAuthors
      tags: [books]
      responses:
        '200': { description: ok, content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Author' } } } } }
  /entries:
    get:
      operationId: listEntries
      tags: [books]
      responses:
        '200': { description: ok, content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Entry' } } } } }
  /steps:
    get:
      operationId: listSteps
      tags: [books]
      responses:
        '200': { description: ok, content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Step' } } } } }
components:
  securitySchemes: { token: { type: http, scheme: bearer } }
  schemas:
    Genre: { type: string, enum: [novel, poetry, essay] }
    NewBook:
      type: object
      required: [title]
      properties:
        title: { type: string, maxLength: 200 }
        genre: { $ref: '#/components/schemas/Genre' }
        note: { type: string }
    Book:
      type: object
      required: [id, title, author]
      properties:
        id: { type: string }
        title: { type: string, maxLength: 200 }
        genre: { $ref: '#/components/schemas/Genre' }
        pages: { type: integer }
        author: { $ref: '#/components/schemas/Author' }
    Author: { type: object, required: [name], properties: { name: { type: string }, born: { type: string, format: date } } }
    Entry: { oneOf: [{ $ref: '#/components/schemas/Quote' }, { $ref: '#/components/schemas/Mark' }] }
    Quote: { type: object, required: [text], properties: { text: { type: string }, page: { type: integer } } }
    Mark: { type: object, required: [page], properties: { page: { type: integer }, color: { enum: [red, blue] } } }
    Step: { anyOf: [{ $ref: '#/components/schemas/Walk' }, { $ref: '#/components/schemas/Ride' }] }
    Walk: { type: object, required: [kind, meters], properties: { kind: { const: walk }, meters: { type: integer } } }
    Ride: { type: object, required: [kind, line], properties: { kind: { const: ride }, line: { type: string } } }
    Conflict: { type: object, required: [reason], properties: { reason: { enum: [taken, closed] } } }
`;

/** A line of a program, and the uses in it: kind and node, with \`#\` for the schemas and \`/\` for the paths. */
export type ExpectedUses = readonly (readonly [line: string, ...uses: readonly string[]])[];
