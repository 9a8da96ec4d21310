import { symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ForeignPackage, type Generated, generated } from "../foreign/foreign-api.js";

const root = resolve(import.meta.dirname, "../..");

/** A package with handlers, beside the real library. */
async function packageOf(document: string): Promise<{ folder: ForeignPackage; made: Generated }> {
  const made = await generated(resolve(root, document), {}, ["msw"]);
  const folder = new ForeignPackage(made.files);
  symlinkSync(join(root, "node_modules/msw"), join(folder.folder, "node_modules/msw"), "junction");
  return { folder, made };
}

const program = `
import { setupServer } from "msw/node";
import { createClient, createBook, getBook, listBooks, isApiError } from "foreign-api/client";
import { createBookHandler, getBookHandler, handlers } from "foreign-api/msw";

const server = setupServer(...handlers());
server.listen({ onUnhandledRequest: "error" });
const client = createClient({ baseUrl: "https://api.example.com/api/v1", auth: { bearer: "x" }, retry: false });
const seen: unknown[] = [];

seen.push(await getBook(client, { book_id: 3 }));
const listed = await listBooks(client);
seen.push(listed.items.length > 0 && listed.total >= 0);

server.use(getBookHandler(404));
try {
  await getBook(client, { book_id: 3 });
} catch (error) {
  seen.push(isApiError(error, "getBook", 404) && typeof error.body.error);
}

server.use(getBookHandler({ status: 200, body: { id: 9, title: "Given", author: { name: "Ada" } } }));
seen.push((await getBook(client, { book_id: 3 })).title);

server.use(
  getBookHandler(({ params }) => ({ status: 200, body: { id: Number(params.book_id), title: "Made", author: { name: "Ada" } } })),
  createBookHandler(async ({ request }) => {
    const { title, author } = (await request.json()) as { title: string; author: { name: string } };
    return { status: 201, body: { id: 1, title, author }, headers: { location: "/books/1" } };
  }, { baseUrl: "https://api.example.com/api/v1" }),
);
seen.push((await getBook(client, { book_id: 12 })).id);
seen.push((await createBook(client, { body: { title: "Sent", author: { name: "Ada" } } })).title);

// @ts-expect-error: the status is not declared
getBookHandler(418);
// @ts-expect-error: the body lacks properties
getBookHandler({ status: 200, body: { id: 1 } });
// @ts-expect-error: the path has no such parameter
getBookHandler(({ params }) => ({ status: 404, body: { error: params.other } }));

server.close();
console.log(JSON.stringify(seen));
`;

describe("handlers for msw", () => {
  let books: ForeignPackage;
  let made: Generated;
  beforeAll(async () => {
    ({ folder: books, made } = await packageOf("test/mock/books.yaml"));
  }, 90_000);
  afterAll(() => books.remove());

  it("compile with the package and its strict settings", { timeout: 90_000 }, () => {
    expect(books.compile()).toBe("");
  });

  it("respond to the generated client in the real library, with types", { timeout: 90_000 }, () => {
    const { errors, output } = books.runProgram("program", program);
    expect(errors).toBe("");
    expect(JSON.parse(output)).toEqual([
      { id: 7, title: "Poems", author: { name: "Ada" } },
      true,
      "string",
      "Given",
      12,
      "Sent",
    ]);
  });

  it("are an optional entry, with the library as an optional peer", async () => {
    const manifest = JSON.parse(made.files.find(({ path }) => path === "package.json")?.text ?? "{}");
    expect(manifest.peerDependencies).toEqual({ msw: "^2.0.0" });
    expect(manifest.peerDependenciesMeta).toEqual({ msw: { optional: true } });
    expect(manifest.exports).toHaveProperty("./msw");
    const standard = await generated(resolve(root, "test/mock/books.yaml"));
    expect(standard.files.filter(({ path }) => path.includes("msw"))).toEqual([]);
  });
});

/** Requests every operation, and prints the statuses of the responses. */
const everyOperation = `
import { setupServer } from "msw/node";
import { handlers } from "foreign-api/msw";

const server = setupServer(...handlers({ baseUrl: "/" }));
server.listen({ onUnhandledRequest: "error" });
const statuses: number[] = [];
for (const [method = "", path = ""] of OPERATIONS) {
  const response = await fetch("https://api.example.com" + path, { method });
  statuses.push(response.status);
  if (/json$/.test(response.headers.get("content-type") ?? "")) await response.json();
}
server.close();
console.log(JSON.stringify(statuses));
`;

it.each(["test/third-party/documents/trains.yaml", "test/third-party/documents/transcripts.yaml", "spec/openapi.yaml"])(
  "handlers for every operation of %s compile and respond",
  { timeout: 180_000 },
  async (document) => {
    const { folder, made } = await packageOf(document);
    expect(folder.compile()).toBe("");
    const operations = made.model.operations
      .filter(({ variantOf }) => variantOf === undefined)
      .map(({ method, path }) => [method.toUpperCase(), path.text.replaceAll(/\{[^}]+\}/g, "1")]);
    const list = JSON.stringify(operations);
    const { errors, output } = folder.runProgram("program", everyOperation.replace("OPERATIONS", list));
    folder.remove();
    expect(errors).toBe("");
    const statuses = JSON.parse(output) as readonly number[];
    expect(statuses.length).toBe(operations.length);
    expect(statuses.filter((status) => status < 200 || status >= 400)).toEqual([]);
  },
);
