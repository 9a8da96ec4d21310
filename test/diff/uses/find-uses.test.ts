import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TestProject } from "../../rename/project.js";
import { type ExpectedUses, shelf } from "./shelf.js";

interface Manifest {
  readonly uses: readonly {
    readonly kind: string;
    readonly at: string;
    readonly file: string;
    readonly line: number;
    readonly value?: unknown;
    readonly keys?: readonly string[];
    readonly reason?: string;
    readonly isDiscarded?: true;
  }[];
}

const imports = `import { addBook, createApi, createClient, isApiError, listAuthors, listBooks, removeBook } from "../out/src/client/index.js";
import type { Book, Genre, NewBook } from "../out/src/types/index.js";
import { Book as validator } from "../out/src/validators/index.js";
import type { GatewayEvents } from "../out/src/events.js";
declare const client: ReturnType<typeof createClient>;
declare const book: Book;
`;

/** The lines of programs with the uses in each, by what the program shows. */
const programs: Readonly<Record<string, ExpectedUses>> = {
  "are calls, arguments and properties": [
    [
      'const added = await addBook(client, { body: { title: "A", genre: "novel" } });',
      "call /books/post",
      "build /books/post body",
      "write /books/post/requestBody",
      "build #NewBook title+genre",
      "write #NewBook.title =A",
      "write #NewBook.genre =novel",
    ],
    [
      "await removeBook(client, { id: added.id });",
      "call /books~1{id}/delete ignored",
      "build /books~1{id}/delete id",
      "read #Book.id",
      "write /books~1{id}/delete/parameters/0",
    ],
    [
      "for (const { title: name, pages = 1 } of await listBooks(client)) void [name, pages];",
      "call /books/get",
      "read #Book.title",
      "read #Book.pages",
    ],
    ['const born = (await listAuthors(client))[0]?.["born"];', "call /authors/get", "read #Author.born"],
    ['if (added.genre === "poetry") void born;', "read #Book.genre", "compare #Book.genre =poetry"],
    ['switch (book.genre) { case "essay": break; }', "read #Book.genre", "compare #Book.genre =essay"],
    ['const genre: Genre = "novel";', "type #Genre"],
    ["const made: NewBook = { title: genre };", "type #NewBook", "build #NewBook title", "write #NewBook.title"],
    ["made.note = made.title;", "write #NewBook.note", "read #NewBook.title"],
    ["type Title = Book['title'];", "type #Book", "read #Book.title"],
    ["void (null as Title | null);"],
  ],
  "are errors, events, validators and groups of operations": [
    [
      'const isTaken = (error: unknown) => isApiError(error, "addBook", 409) && error.body.reason === "taken";',
      "error /books/post =409",
      "module src/client/errors",
      "read #Conflict.reason",
      "compare #Conflict.reason =taken",
    ],
    [
      'const follow = (event: GatewayEvents["BOOK_ADDED"]) => event.pages;',
      "event /x-gateway-events/BOOK_ADDED",
      "module src/events",
      "read #Book.pages",
    ],
    ["const valid = validator.is(book);", "validator #Book"],
    ['const api = createApi({ baseUrl: "x", auth: { token: "t" } });', "module src/client/create-api"],
    ["const authors = await api.books.listAuthors();", "call /authors/get", "read /tags/0"],
    ["void [isTaken, follow, valid, authors];"],
  ],
  "that are not decided have a reason": [
    ["const text = JSON.stringify(book);", "undecided #Book any"],
    ["const copy = { ...book };", "undecided #Book spread"],
    ["const { title, ...rest } = book;", "read #Book.title", "undecided #Book spread"],
    [
      "const read = (key: keyof Book) => book[key];",
      "key #Book.author",
      "key #Book.genre",
      "key #Book.id",
      "key #Book.pages",
      "key #Book.title",
      "names #Book",
      "read #Book.author",
      "read #Book.genre",
      "read #Book.id",
      "read #Book.pages",
      "read #Book.title",
      "type #Book",
    ],
    ["const any = (key: string) => (book as unknown as Record<string, unknown>)[key];", "undecided #Book any"],
    ["for (const key in book) void key;", "undecided #Book keys"],
    [
      "interface Mine extends Book { readonly mine: true }",
      "names #Book =mine",
      "type #Book",
      "undecided #Book extended",
    ],
    ['const body: NewBook = JSON.parse("{}");', "type #NewBook", "undecided #NewBook any"],
    ["void [text, copy, title, rest, read, any, body, null as Mine | null];"],
  ],
  "include values of the program's own types": [
    ["const show = (value: { readonly title: string; readonly author: { readonly name: string } }) => value.title;"],
    ["show(book);", "read #Book.title", "read #Book.author", "read #Author.name"],
    [
      "const own: { title: string; note?: string } = { title: show(book) };",
      "read #Book.title",
      "read #Book.author",
      "read #Author.name",
    ],
    [
      "await addBook(client, { body: own });",
      "build #NewBook title",
      "call /books/post ignored",
      "build /books/post body",
      "write /books/post/requestBody",
      "write #NewBook.title",
      "write #NewBook.note",
    ],
    // An instantiation expression has type arguments, but is no reference to a declaration.
    ["type Shelves<T> = typeof Map<string, T>;"],
    ["((constructor: Function) => constructor)(Map as Shelves<Book>);", "type #Book"],
  ],
};

/** A program with generated functions of other entries. */
const entries = `import createPaths from "@guildwire/runtime/paths";
import { addBookHandler } from "../out/src/msw/index.js";
import type { paths } from "../out/src/paths.js";
import { listBooksQuery } from "../out/src/queries/index.js";
import { createNodeHandler, type Handlers } from "../out/src/server/index.js";
const byPath = createPaths<paths>({ baseUrl: "https://shelf.example" });
const { data } = await byPath.GET("/books", { params: { query: { limit: 5 } } });
export const titles = data?.map((one) => one.title);
const books = {
  async listBooks({ query }: { query: { genre?: string | undefined } }) { return [{ id: "1", title: query.genre ?? "", author: { name: "A" } }]; },
};
export const server = createNodeHandler({ books }, { authenticate: { token: () => undefined }, partial: true });
export const handlers: Partial<Handlers["books"]> = { removeBook: ({ path }) => void path.id };
export const mock = addBookHandler;
export const query = listBooksQuery;
`;

/** JavaScript that the program does not check, by line. */
const script: ExpectedUses = [
  ['import { addBook, listBooks } from "../out/src/client/index.js";'],
  ['/** @typedef {import("../out/src/types/index.js").Book} Book */', "type #Book"],
  ["/** @typedef {{ title: string }} Row */"],
  ["/** @param {Book} book */"],
  ["export const length = (book) => book.title.length;", "read #Book.title"],
  ["/** @param {Book} book */"],
  ["export const row = (book) => /** @type {Row} */ (book);", "read #Book.title"],
  ["/** @template {Row} T @param {T} value */"],
  ["const same = (value) => value;"],
  [
    "export const untyped = async (client) => same((await listBooks(client))[0]);",
    "call /books/get",
    "read #Book.title",
  ],
  ["/** @implements {Pick<Book, 'id'>} */", "undecided #Book extended"],
  ['export class Own { id = "x"; }', "write #Book.id"],
  ["const log = (book) => console.log(book.pages);"],
  [
    "export const add = async (client, body) => log(await addBook(client, { body }));",
    "call /books/post",
    "build /books/post body",
    "write /books/post/requestBody",
    "undecided #NewBook any",
    "undecided #Book any",
  ],
];

let project: TestProject;
let uses: Manifest["uses"];
// One search for all programs, which takes longer than they do.
beforeAll(async () => {
  project = new TestProject(
    "packageName: '@acme/shelf'\nemitters: [standard, tanstack-query, msw, openapi-typescript]\n",
  );
  await project.generate(shelf);
  for (const [index, expected] of Object.values(programs).entries()) {
    const lines = expected.map(([line]) => line);
    project.write(`src/program${index}.ts`, `${imports}${lines.join("\n")}\nexport {};\n`);
  }
  project.write("src/entries.ts", entries);
  project.write("src/script.js", script.map(([line]) => `${line}\n`).join(""));
  expect(project.compile()).toBe("");
  const { stdout, stderr, code } = await project.run("uses", "src", "-o", "-");
  expect({ stderr, code }).toEqual({ stderr: "", code: 0 });
  ({ uses } = JSON.parse(stdout) as Manifest);
}, 120_000);
afterAll(() => project.remove());

/** Returns the uses in a line of a program, as texts. */
function usesIn(program: string, line: number): readonly string[] {
  const found = uses
    .filter((use) => use.file === program && use.line === line)
    .map(({ kind, at, value, keys, reason, isDiscarded }) => {
      const short = at.replace("/components/schemas/", "#").replace("/properties/", ".").replace("/paths/~1", "/");
      const details = [
        value === undefined ? [] : `=${String(value)}`,
        keys?.join("+"),
        reason,
        isDiscarded && "ignored",
      ];
      return [kind, short, ...details.flat()].filter((part) => part !== undefined).join(" ");
    });
  return [...new Set(found)].sort();
}

describe("the uses of a program", () => {
  it.each(Object.entries(programs).map(([title, expected], index) => ({ title, expected, index })))(
    "$title",
    ({ expected, index }) => {
      const first = imports.split("\n").length;
      for (const [at, [line, ...wanted]] of expected.entries()) {
        expect([line, ...usesIn(`src/program${index}.ts`, first + at)]).toEqual([line, ...wanted.toSorted()]);
      }
    },
  );
});

it("finds uses in JavaScript, by inference and by comments", () => {
  for (const [at, [line, ...wanted]] of script.entries()) {
    expect([line, ...usesIn("src/script.js", at + 1)]).toEqual([line, ...wanted.toSorted()]);
  }
});

it("finds handlers, mocks, queries and calls of the client by paths", () => {
  const found = new Set(
    uses.filter(({ file }) => file === "src/entries.ts").map(({ kind, at, line }) => `${line} ${kind} ${at}`),
  );
  expect([...found]).toEqual(
    expect.arrayContaining([
      "7 call /paths/~1books/get",
      "12 handler /paths/~1books/get",
      "7 write /paths/~1books/get/parameters/1",
      "8 read /components/schemas/Book/properties/title",
      "13 handler /paths/~1books~1{id}/delete",
      "13 read /paths/~1books~1{id}/delete/parameters/0",
      "14 mock /paths/~1books/post",
      "15 call /paths/~1books/get",
    ]),
  );
});
