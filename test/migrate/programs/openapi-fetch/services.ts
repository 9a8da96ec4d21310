// Services of a larger program: clients are passed as parameters and kept in classes, and results are returned as they are.
import createClient, { type Client } from "openapi-fetch";
import type { components, paths } from "./schema.js";

export type Genre = components["schemas"]["Genre"];
export type Failure = components["schemas"]["Failure"];

export class BookService {
  readonly #client: Client<paths>;
  private readonly log: string[] = [];

  constructor(client: Client<paths>) {
    this.#client = client;
  }

  /** The caller decides what to do with an error. */
  find(book_id: string) {
    return this.#client.GET("/books/{book_id}", { params: { path: { book_id } } });
  }

  async list(query: { author?: string; genre?: Genre[]; limit?: number } = {}) {
    this.log.push("list");
    return this.#client.GET("/books", { params: { query } });
  }

  async setAuthor(book_id: string, author: string | null) {
    const { error } = await this.#client.PATCH("/books/{book_id}", {
      params: { path: { book_id } },
      body: { author },
      headers: { "x-reason": "author" },
    });
    if (error) throw error;
  }

  get entries(): readonly string[] {
    return this.log;
  }
}

const listLoans = (client: Client<paths>, ids: readonly number[]) =>
  ids.map(async (loan_id) => {
    const { data } = await client.GET("/loans/{loan_id}", { params: { path: { loan_id } }, cache: "no-store" });
    return data?.reader ?? "nobody";
  });

async function removeAll(client: Client<paths>, service: BookService): Promise<void> {
  const { data = [] } = await service.list({ author: "x y", genre: ["history"], limit: 2 });
  for (const { id: book_id } of data) {
    // Some books may have been removed already.
    await client.DELETE("/books/{book_id}", { params: { path: { book_id } } });
  }
}

function describe(error: Failure | undefined): string {
  return error === undefined ? "none" : `${error.code ?? "-"} ${error.message}`;
}

const client = createClient<paths>({
  baseUrl: process.env["BASE_URL"] ?? "",
  credentials: "same-origin",
  fetch: (request) => fetch(request),
});
const service = new BookService(client);

const found = await service.find("b1");
console.log(found.data?.title, describe(found.error));
const missing = await service.find("missing");
console.log(missing.data?.title, describe(missing.error), missing.response.status);
await service.setAuthor("b1", null);
console.log(await Promise.all(listLoans(client, [7, 8])));
await removeAll(client, service);
const books = await client
  .GET("/books", { params: { query: { limit: 1 } } })
  .then(({ data, error }) => (error ? [] : data.map(({ genre }) => genre)));
console.log(books, service.entries);
const [one, two] = await Promise.all([client.GET("/status"), service.list()]);
console.log(one.data?.ok, two.data?.length);
