// A command line that manages a shelf: results are destructured, errors are narrowed, and middleware adds a token.
import createClient, { type Middleware } from "openapi-fetch";
import type { components, paths } from "./schema.js";

type Book = components["schemas"]["Book"];
type NewBook = components["schemas"]["NewBook"];

const baseUrl = process.env["BASE_URL"] ?? "";

// The token is renewed by another program.
let token = "first";

const client = createClient<paths>({ baseUrl, headers: { "x-client": "command-line" } });

const auth: Middleware = {
  onRequest({ request }) {
    request.headers.set("authorization", `Bearer ${token}`);
    return request;
  },
  async onResponse({ response }) {
    if (response.status === 401) token = "second";
    return response;
  },
};
client.use(auth);

async function listNovels(author?: string): Promise<readonly Book[]> {
  const { data, error } = await client.GET("/books", {
    params: { query: { genre: ["novel", "poetry"], author, limit: 10 } },
  });
  if (error) throw new Error(error.message);
  return data;
}

export async function addBook(book: NewBook): Promise<string> {
  const { data, error, response } = await client.POST("/books", {
    params: { header: { "X-Request-Id": "r 1" } },
    body: book,
  });
  if (error) {
    if ("existing" in error) return `exists as ${error.existing.id}`;
    return `${response.status}: ${error.message}`;
  }
  return data.id;
}

/** Returns the title of a book, or undefined if there is none. */
async function titleOf(book_id: string): Promise<string | undefined> {
  const { data, response } = await client.GET("/books/{book_id}", {
    params: { path: { book_id }, query: { fields: ["title", "a b"] } },
  });
  return response.ok ? data?.title : undefined;
}

async function rename(book_id: string, title: string): Promise<void> {
  const result = await client.PATCH("/books/{book_id}", { params: { path: { book_id } }, body: { title } });
  if (result.error !== undefined) throw new Error(result.error.message);
  console.log("renamed", result.data.id, result.response.status);
}

async function remove(ids: readonly string[], signal: AbortSignal): Promise<number> {
  const results = await Promise.all(
    ids.map((id) => client.DELETE("/books/{book_id}", { params: { path: { book_id: id } }, signal })),
  );
  return results.filter(({ error }) => !error).length;
}

async function lendFirst(reader: string): Promise<string> {
  const [first] = await listNovels();
  if (!first) return "nothing to lend";
  const { data, error } = await client.POST("/loans", { body: { book_id: first.id, reader, days: 14 } });
  if (error) return error.fields.join(", ");
  return data === undefined ? "queued" : `lent as ${data.id}`;
}

console.log((await listNovels("Homer & Co")).map(({ title }) => title));
console.log(await addBook({ title: "Emma", genre: "novel" }));
console.log(await titleOf("a/b"), await titleOf("missing"));
await rename("b1", "Émile");
console.log(await remove(["b1", "b 2"], new AbortController().signal));
console.log(await lendFirst("ada"));
const { data: status } = await client.GET("/status");
console.log(status?.ok);
const loan = await client.GET("/loans/{loan_id}", { params: { path: { loan_id: 7 } } });
console.log(loan.data?.book_id, loan.error?.message, loan.response.headers.get("content-type"));
