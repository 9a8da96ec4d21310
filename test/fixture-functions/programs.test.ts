import { symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ForeignPackage, generated } from "../foreign/foreign-api.js";
import { projectRoot } from "../types/compile.js";

let pack: ForeignPackage;

beforeAll(async () => {
  const { files } = await generated(resolve(projectRoot, "test/mock/books.yaml"), {}, [
    "fixtures",
    "msw",
    "tanstack-query",
  ]);
  pack = new ForeignPackage(files);
  for (const name of ["msw", "@tanstack", "@faker-js"]) {
    symlinkSync(join(projectRoot, "node_modules", name), join(pack.folder, "node_modules", name), "junction");
  }
  expect(pack.compile()).toBe("");
}, 120_000);

afterAll(() => pack?.remove());

const head = `
import { setupServer } from "msw/node";
import * as api from "foreign-api/client";
import * as make from "foreign-api/fixtures";
import * as mock from "foreign-api/msw";

const server = setupServer();
server.listen({ onUnhandledRequest: "error" });
const client = api.createClient({ baseUrl: "https://api.example.com/api/v1", auth: { bearer: "x" }, retry: false });
const seen: unknown[] = [];
`;
const tail = "\nserver.close();\nconsole.log(JSON.stringify(seen));\n";

/** Tests of an application, as their users write them. */
const programs: Readonly<Record<string, string>> = {
  // What is shown depends on one property, and all others are of no interest.
  list: `
    make.resetFixtures({ seed: 1 });
    const items = [make.createBook({ title: "Emma" }), make.createBook(), make.createBook({ author: { name: "Ada" } })];
    server.use(mock.listBooksHandler({ status: 200, body: { items, total: 3 } }));
    const page = await api.listBooks(client);
    seen.push(page.items[0]?.title, page.items[2]?.author.name, new Set(page.items.map(({ id }) => id)).size, page.total);
    server.use(mock.listBooksHandler({ status: 200, body: { items: [], total: 0 } }));
    seen.push((await api.listBooks(client)).items.length);
  `,
  // A handler that keeps what it receives, and fails for the second book.
  store: `
    const books = new Map<number, ReturnType<typeof make.createBook>>();
    server.use(
      mock.createBookHandler(async ({ request }) => {
        if (books.size > 0) return { status: 400, body: { error: "full" } };
        const book = make.createBook((await request.json()) as Parameters<typeof make.createBook>[0]);
        books.set(book.id, book);
        return { status: 201, body: book, headers: { location: "/books/" + book.id } };
      }),
      mock.getBookHandler(({ params }) => {
        const book = books.get(Number(params.book_id));
        return book === undefined ? { status: 404, body: { error: "none" } } : { status: 200, body: book };
      }),
    );
    const added = await api.createBook(client, { body: make.createNewBook({ title: "Persuasion" }) });
    seen.push(added.title, (await api.getBook(client, { book_id: added.id })).title);
    for (const call of [api.createBook(client, { body: make.createNewBook() }), api.getBook(client, { book_id: added.id + 1 })]) {
      seen.push(await call.then(() => 0, (error: unknown) => (error instanceof api.ApiError ? error.status : error)));
    }
  `,
  // A cache of queries, with realistic names.
  queries: `
    const { faker } = await import("@faker-js/faker");
    const { QueryClient } = await import("@tanstack/query-core");
    const { getBookQuery, listNotesQuery } = await import("foreign-api/queries");
    const fixtures = make.createFixtures({ seed: 7, faker });
    const book = make.createBook({}, fixtures);
    const notes = [make.createNote({}, fixtures), make.createNote({ text: "Read again" }, fixtures)];
    server.use(mock.getBookHandler({ status: 200, body: book }), mock.listNotesHandler({ status: 200, body: notes }));
    const queries = new QueryClient();
    const cached = await queries.fetchQuery(getBookQuery(client, { book_id: book.id }));
    const listed = await queries.fetchQuery(listNotesQuery(client, { book_id: book.id }));
    seen.push(cached.id === book.id, listed.map(({ text }) => text)[1], make.createBook({}, make.createFixtures({ seed: 7, faker })).title === book.title);
    queries.clear();
  `,
};

it.each<[string, readonly unknown[]]>([
  ["list", ["Emma", "Ada", 3, 3, 0]],
  ["store", ["Persuasion", "Persuasion", 400, 404]],
  ["queries", [true, "Read again", true]],
])("the test %s with fixtures and MSW compiles and runs", { timeout: 120_000 }, (name, seen) => {
  const { errors, output } = pack.runProgram(name, head + programs[name] + tail);
  expect(errors).toBe("");
  expect(JSON.parse(output)).toEqual(seen);
});
