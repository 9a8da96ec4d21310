import { rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { loadDocument } from "../../generator/src/load/load.js";
import { BuiltPackage, locationOf } from "./built-package.js";
import { type Editor, openInLanguageServer, openInTsserver } from "./editors.js";

const patience = 120_000;

const program = `import { addBook, createApi, createClient, type ListBooksArgs, listBooks } from "@example/library/client";
import { type Book, Genre } from "@example/library/types";
import { Book as BookValidator } from "@example/library/validators";
import type { BooksHandlers } from "@example/library/server";
import { ListBooksParameterLimits } from "@example/library/limits";

const client = createClient({ baseUrl: "http://localhost" });
const page: ListBooksArgs = { limit: 10 };
const [first]: readonly Book[] = await listBooks(client, page);
if (first?.genre === Genre.Poem) console.log(first.author?.full_name, BookValidator.is(first));
await addBook(client, { body: { title: "Emma", "shelf-mark": "A1" } });
await createApi({ baseUrl: "http://localhost" }).books.deleteBooksByBookId({ book_id: "1" });
console.log(ListBooksParameterLimits.limit.maximum);
export const handler: BooksHandlers["addBook"] = ({ body }) => ({ id: body.title, genre: "novel" });
`;

/** Where the program has a name: part of its line, and the name; and what an editor opens: file, part of the line, selected text. */
const names: readonly (readonly [string, string, string, string, string])[] = [
  ["const [first]", "listBooks", "openapi.yaml", "operationId: listBooks", "listBooks"],
  ["await addBook", "addBook", "openapi.yaml", "operationId: addBook", "addBook"],
  ["await addBook", "body", "openapi.yaml", "requestBody:", "requestBody"],
  ["await addBook", "title", "openapi.yaml", "title: { type: string", "title"],
  ["await addBook", '"shelf-mark"', "openapi.yaml", '"shelf-mark":', '"shelf-mark"'],
  ["const page", "ListBooksArgs", "openapi.yaml", "operationId: listBooks", "listBooks"],
  ["const page", "limit", "parameters.yaml", "name: limit", "limit"],
  ["const [first]", "Book", "books.yaml", "Book:", "Book"],
  ["if (first", "genre", "books.yaml", "    genre:", "genre"],
  ["if (first", "Genre.", "books.yaml", "Genre:", "Genre"],
  ["if (first", "Poem", "books.yaml", "title: Poem", "Poem"],
  ["if (first", "author", "books.yaml", "author:", "author"],
  ["if (first", "full_name", "books.yaml", "full_name:", "full_name"],
  ["if (first", "BookValidator", "books.yaml", "Book:", "Book"],
  ["await createApi", "books", "openapi.yaml", "  - name: books", "books"],
  ["console.log(ListBooks", "ListBooksParameterLimits", "openapi.yaml", "operationId: listBooks", "listBooks"],
  ["console.log(ListBooks", "limit", "parameters.yaml", "name: limit", "limit"],
  ["console.log(ListBooks", "maximum", "parameters.yaml", "maximum: 50", "maximum"],
  // Without an operationId, the method is the operation.
  ["await createApi", "deleteBooksByBookId", "openapi.yaml", "delete:", "delete"],
  ["await createApi", "book_id", "openapi.yaml", "{ name: book-id", "book-id"],
  ["export const handler", "BooksHandlers", "openapi.yaml", "  - name: books", "books"],
];

interface EditorKind {
  readonly title: string;
  open(file: string): Editor | Promise<Editor>;
}

const editors: readonly EditorKind[] = [
  { title: "tsserver of TypeScript 6", open: openInTsserver },
  { title: "the language server of TypeScript 7", open: openInLanguageServer },
];

/** Asserts what every name of the program opens. */
async function checkNames(project: BuiltPackage, { title, open }: EditorKind, lead: typeof names): Promise<void> {
  const main = project.path("app/main.ts");
  const editor = await open(main);
  for (const [line, name, file, target, text] of lead) {
    const at = locationOf(main, line, name);
    const found = await editor.definitions(at.line, at.column + (name.startsWith('"') ? 1 : 0));
    const expected = { ...locationOf(project.path(file), target, text), text };
    expect(new Set(found.map((one) => JSON.stringify(one))), `${name} in ${title}`).toEqual(
      new Set([JSON.stringify(expected)]),
    );
  }
}

/** Creates a project whose program is ready to be opened. */
function library(lines: readonly string[] = []): BuiltPackage {
  const project = new BuiltPackage(join(import.meta.dirname, "library"));
  project.configure(lines);
  const compilerOptions = { target: "es2022", module: "nodenext", strict: true, types: [], noEmit: true };
  project.write("app/tsconfig.json", JSON.stringify({ compilerOptions }));
  project.write("app/main.ts", program);
  return project;
}

const inSpecification: typeof names = names.map(([line, name, file, ...rest]) => [line, name, `spec/${file}`, ...rest]);

/** What the specification does not name opens the generated source. */
const helpers: typeof names = [
  ["await createApi", "createApi", "generated/src/client/create-api.ts", "export function createApi", "createApi"],
];

describe("go to definition", () => {
  it.each([6, 7] as const)(
    "opens the files of the specification for a package that TypeScript %i built",
    { timeout: patience },
    async (version) => {
      const project = library();
      await project.build(version);
      for (const editor of editors) await checkNames(project, editor, [...inSpecification, ...helpers]);
    },
  );

  it("opens a document in JSON", { timeout: patience }, async () => {
    const project = library(["spec: spec/api.json"]);
    project.write("spec/api.json", JSON.stringify(await bundleOf(project), undefined, 2));
    await project.build();
    const at = (line: string, name: string, target: string, text: string): (typeof names)[number] => [
      line,
      name,
      "spec/api.json",
      target,
      text,
    ];
    const lead = [
      at("const [first]", "listBooks", '"operationId": "listBooks"', '"listBooks"'),
      at("const [first]", "Book", '      "Book": {', '"Book"'),
      at("if (first", "full_name", '"full_name"', '"full_name"'),
      at("if (first", "Poem", '"title": "Poem"', '"Poem"'),
      at("const page", "limit", '"name": "limit"', '"limit"'),
    ];
    for (const editor of editors) await checkNames(project, editor, lead);
  });

  it("opens the document of a package without the specification", { timeout: patience }, async () => {
    const project = library();
    await project.build(7, " --target bundle");
    // As a consumer has it, who installs the package.
    rmSync(project.path("spec"), { recursive: true });
    const at = (line: string, name: string, target: string, text: string): (typeof names)[number] => [
      line,
      name,
      "generated/openapi.json",
      target,
      text,
    ];
    const lead = [
      at("const [first]", "listBooks", '"operationId":"listBooks"', '"listBooks"'),
      at("const [first]", "Book", '      "Book": {', '"Book"'),
      at("if (first", "full_name", '"full_name"', '"full_name"'),
      at("if (first", "Poem", '"title":"Poem"', '"Poem"'),
    ];
    for (const editor of editors) await checkNames(project, editor, lead);
  });
});

/** The specification of a project as one document. */
async function bundleOf(project: BuiltPackage): Promise<unknown> {
  const { loaded } = await loadDocument(project.path("spec/openapi.yaml"));
  return loaded?.document;
}
