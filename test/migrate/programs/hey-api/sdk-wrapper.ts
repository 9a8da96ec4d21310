// A wrapper that other teams install: clients are created per tenant, configured, and passed around.
import { type Client, createClient, createConfig } from "./sdk/client";
import { addBook, getBook, getLoan, getStatus, lend, listBooks, putCover, removeBook, updateBook } from "./sdk";
import { client as defaultClient } from "./sdk/client.gen";
import type { Book, BookChange, ListBooksData, NewBook } from "./sdk";

export interface ShelfOptions {
  url: string;
  token?: string;
  tenant: string;
  fetch?: typeof fetch;
}

export class ShelfError extends Error {
  constructor(
    readonly operation: string,
    readonly details: unknown,
  ) {
    super(`${operation} failed`);
  }
}

function unwrap<T>(operation: string, result: { data?: T; error?: unknown }): T {
  if (result.error !== undefined) throw new ShelfError(operation, result.error);
  return result.data as T;
}

export function connect({ url, token, tenant, fetch: send = fetch }: ShelfOptions): Client {
  return createClient(
    createConfig({
      baseUrl: url,
      fetch: send,
      auth: token,
      headers: { "X-Tenant": tenant, "Content-Type": "application/json" },
    }),
  );
}

abstract class Resource {
  constructor(protected readonly client: Client) {}
}

class Books extends Resource {
  async list(query?: ListBooksData["query"]): Promise<Book[]> {
    return unwrap("list", await listBooks({ client: this.client, query }));
  }

  async get(book_id: string, signal?: AbortSignal): Promise<Book | undefined> {
    const { data, response } = await getBook({ client: this.client, path: { book_id }, signal });
    if (response?.status === 404) return undefined;
    return data;
  }

  async create(body: NewBook, requestId?: string): Promise<Book> {
    return unwrap(
      "create",
      await addBook({ client: this.client, body, ...(requestId && { headers: { "X-Request-Id": requestId } }) }),
    );
  }

  async change(book_id: string, body: BookChange): Promise<Book> {
    const { data } = await updateBook({ client: this.client, path: { book_id }, body, throwOnError: true });
    return data;
  }

  async *all(pageSize = 10): AsyncGenerator<Book> {
    for (let page = 0; page < 2; page++) {
      const books = await this.list({ limit: pageSize });
      yield* books;
    }
  }

  removeMany(ids: string[]): Promise<number> {
    return Promise.all(ids.map((book_id) => removeBook({ client: this.client, path: { book_id } }))).then(
      (results) => results.filter(({ response }) => response?.ok).length,
    );
  }

  cover(book_id: string, file: Blob) {
    return putCover({ client: this.client, path: { book_id }, body: { file, alt: "cover" } });
  }
}

class Loans extends Resource {
  async open(book_id: string, reader: string): Promise<number | "queued"> {
    const { data, error } = await lend({ client: this.client, body: { book_id, reader } });
    if (error) throw new ShelfError("lend", error.fields);
    return (data as { id?: number } | undefined)?.id ?? "queued";
  }

  reader = async (loan_id: number) => {
    const { data } = await getLoan({ client: this.client, path: { loan_id }, cache: "no-store" });
    return data?.reader;
  };
}

export class Shelf {
  readonly books: Books;
  readonly loans: Loans;
  readonly #client: Client;

  constructor(options: ShelfOptions | Client) {
    this.#client = "tenant" in options ? connect(options) : options;
    this.books = new Books(this.#client);
    this.loans = new Loans(this.#client);
  }

  async isUp(): Promise<boolean> {
    const { data } = await getStatus({ client: this.#client });
    return data?.ok ?? false;
  }
}

/** Without a client, the one of the program. */
export async function health(client?: Client): Promise<string> {
  const { data, error } = await getStatus({ client });
  return error ? "down" : String(data?.ok);
}

defaultClient.setConfig({ baseUrl: process.env["BASE_URL"] ?? "" });

const url = process.env["BASE_URL"] ?? "";
const sent: string[] = [];
const recording: typeof fetch = async (input, init) => {
  sent.push(input instanceof Request ? `${input.method} ${new URL(input.url).pathname}` : String(input));
  return fetch(input, init);
};
const shelf = new Shelf({ url, token: "secret", tenant: "north", fetch: recording });
console.log(await shelf.isUp(), await health(), await health(connect({ url, tenant: "south" })));
console.log((await shelf.books.list({ genre: ["novel", "poetry"] })).map(({ title }) => title));
console.log((await shelf.books.get("b1"))?.title, await shelf.books.get("missing"));
console.log((await shelf.books.create({ title: "Persuasion", genre: "novel" }, "r1")).title);
try {
  await shelf.books.create({ title: "Emma", genre: "novel" });
} catch (error) {
  console.log(error instanceof ShelfError, (error as ShelfError).details);
}
console.log((await shelf.books.change("b1", { author: null })).author);
await shelf.books.change("missing", { title: "x" }).catch((error: unknown) => console.log(error));
for await (const book of shelf.books.all(2)) console.log(book.id);
console.log(await shelf.books.removeMany(["a", "b"]), (await shelf.books.cover("b1", new File(["x"], "x.png"))).response?.status);
console.log(await shelf.loans.open("b1", "ada"), await shelf.loans.open("b1", "queue"), await shelf.loans.reader(7));

// A test with a client of its own, whose fetch is a fake.
const fake = createClient({
  baseUrl: "http://fake.example",
  fetch: async () => Response.json([{ id: "f", title: "Fake", genre: "novel" }]),
});
fake.interceptors.request.use((request) => {
  request.headers.set("X-Fake", "1");
  return request;
});
fake.interceptors.error.use((error) => new Error(String(error)));
console.log((await new Shelf(fake).books.list()).map(({ title }) => title));
const late = createClient({ baseUrl: "http://unknown.invalid" });
late.setConfig({ baseUrl: url, headers: { "X-Late": "yes" } });
console.log((await listBooks({ client: late })).data?.length, (await getBook({ path: { book_id: "b1" }, fetch: recording })).data?.id);
console.log(sent.length, sent[0]);
