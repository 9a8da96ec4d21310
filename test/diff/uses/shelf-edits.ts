const bookTitle = "        id: { type: string }\n        title: { type: string, maxLength: 200 }\n";
const newTitle = "      properties:\n        title: { type: string, maxLength: 200 }\n";
const requiredOfBook = "required: [id, title, author]";
const removedId = "parameters: [{ name: id, in: path, required: true, schema: { type: string } }]";
const markPage = "properties: { page: { type: integer }, color: { enum: [red, blue] }";
const note = "        note: { type: string }\n";

type Replacement = readonly [before: string, after: string];

/** Changes of the shelf, as replacements in its text. */
export const shelfEdits: Readonly<Record<string, readonly Replacement[]>> = {
  "a property that is removed": [
    [bookTitle, "        id: { type: string }\n"],
    [requiredOfBook, "required: [id, author]"],
  ],
  "a property with another name": [
    [bookTitle, bookTitle.replace("title", "heading")],
    [requiredOfBook, "required: [id, heading, author]"],
  ],
  "a property that may be absent": [[requiredOfBook, "required: [id, author]"]],
  "a property that may be null": [[bookTitle, bookTitle.replace("string, m", "[string, 'null'], m")]],
  "a property of another type": [[bookTitle, bookTitle.replace("string, maxLength: 200", "integer")]],
  "a further value": [["[novel, poetry, essay]", "[novel, poetry, essay, drama]"]],
  "a value less": [["[novel, poetry, essay]", "[novel, poetry]"]],
  "a shorter property of a body": [[newTitle, newTitle.replace("200", "20")]],
  "a property of a body with another type": [[newTitle, newTitle.replace("string, maxLength: 200", "integer")]],
  "a property of a body with another name": [
    [newTitle, newTitle.replace("title", "name")],
    ["required: [title]\n", "required: [name]\n"],
  ],
  "a property of a body that is required": [["required: [title]\n", "required: [title, note]\n"]],
  "a further property of a body that is required": [
    ["required: [title]\n", "required: [title, isbn]\n"],
    [note, `${note}        isbn: { type: string }\n`],
  ],
  "a body that is removed": [
    [
      "      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/NewBook' } } } }\n",
      "",
    ],
  ],
  "a body without further properties": [
    ["    NewBook:\n      type: object\n", "    NewBook:\n      type: object\n      additionalProperties: false\n"],
  ],
  "a parameter with another name": [
    ["/books/{id}", "/books/{book}"],
    ["{ name: id, in: path", "{ name: book, in: path"],
  ],
  "a parameter of another type": [[removedId, removedId.replace("type: string", "type: integer")]],
  "a further parameter": [
    [removedId, removedId.replace("]", ", { name: q, in: query, required: true, schema: { type: string } }]")],
  ],
  "a further optional parameter": [
    [removedId, removedId.replace("]", ", { name: q, in: query, schema: { type: string } }]")],
  ],
  "a property of another alternative": [[markPage, `${markPage}, text: { type: string }`]],
  "a property of another alternative with another type": [[markPage, `${markPage}, text: { type: boolean }`]],
  "an alternative without its property": [
    ["required: [text], properties: { text: { type: string }, ", "properties: { "],
  ],
  "an alternative with an optional property": [["required: [text], properties", "properties"]],
  "a property of the other kind": [["kind: { const: walk }, ", "kind: { const: walk }, line: { type: integer }, "]],
  "another kind": [["{ const: walk }", "{ const: stroll }"]],
  "a kind less": [["{ anyOf: [{ $ref: '#/components/schemas/Walk' }, ", "{ anyOf: ["]],
  "a further kind": [
    [
      "{ $ref: '#/components/schemas/Ride' }]",
      "{ $ref: '#/components/schemas/Ride' }, { $ref: '#/components/schemas/Mark' }]",
    ],
  ],
  "a further property": [[markPage, `${markPage}, rating: { type: integer }`]],
  "a further property that is always present": [
    [`required: [page], ${markPage}`, `required: [page, rating], ${markPage}, rating: { type: integer }`],
  ],
  "a further property of a body": [[note, `${note}        isbn: { type: integer }\n`]],
  "a property of another type in both alternatives": [["page: { type: integer }", "page: { type: string }"]],
  "a color less": [["[red, blue]", "[red]"]],
  "a further color": [["[red, blue]", "[red, blue, green]"]],
  "a further alternative": [
    [
      "{ $ref: '#/components/schemas/Mark' }]",
      "{ $ref: '#/components/schemas/Mark' }, { $ref: '#/components/schemas/Author' }]",
    ],
  ],
  "an alternative less": [[", { $ref: '#/components/schemas/Mark' }]", "]"]],
  "another reason": [["[taken, closed]", "[taken, closed, late]"]],
  "a reason less": [["[taken, closed]", "[taken]"]],
};
