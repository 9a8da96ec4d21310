// A catalogue: one configuration with a token and middleware, enumerations, dates and errors.
import {
  type Book,
  BooksApi,
  Configuration,
  DefaultApi,
  Genre,
  type Middleware,
  type NewBook,
  type RequestContext,
  ResponseError,
} from "./client";

let token = "first";

class Trace implements Middleware {
  #count = 0;

  async pre({ url, init }: RequestContext) {
    this.#count += 1;
    return { url, init: { ...init, headers: { ...(init.headers as object), "x-trace": `${this.#count}` } } };
  }
}

const refresh: Middleware = {
  async post({ response }) {
    if (response.status === 401) token = "second";
    return response;
  },
};

const config = new Configuration({
  // The classes append paths that begin with a slash.
  basePath: (process.env["BASE_URL"] ?? "").replace(/\/$/, ""),
  accessToken: async () => token,
  headers: { "x-client": "catalog" },
  middleware: [new Trace(), refresh],
});
const books = new BooksApi(config);

async function listNovels(author?: string): Promise<Book[]> {
  return books.listBooks({ genre: [Genre.Novel, Genre.Poetry], limit: 10, ...(author && { author }) });
}

async function add(newBook: NewBook): Promise<string> {
  try {
    const book = await books.addBook({ newBook, xRequestId: "r 1" });
    return `${book.id} ${book.addedAt?.getUTCFullYear()}`;
  } catch (error) {
    if (error instanceof ResponseError) {
      if (error.response.status !== 409) throw error;
      const body = await error.response.json();
      return `exists: ${body.message}`;
    }
    throw error;
  }
}

const titleOf = (bookId: string, signal?: AbortSignal) =>
  books
    .getBook({ bookId, fields: ["title", "a b"] }, { ...(signal ? { signal } : undefined) })
    .then(({ title }) => title)
    .catch(() => undefined);

async function rename(bookId: string, title: string): Promise<void> {
  const { id, genre } = await books.updateBook({ bookId, bookChange: { title } });
  console.log("renamed", id, genre === Genre.Novel ? "a novel" : "another");
}

console.log((await listNovels("Homer & Co")).map(({ title }) => title), (await listNovels()).length);
console.log(await add({ title: "Emma", genre: Genre.Novel }), await add({ title: "Persuasion", genre: Genre.Novel }));
console.log(await titleOf("a/b"), await titleOf("missing", new AbortController().signal));
await rename("b1", "Émile");
await books.putCover({
  // The name of the file is that of the picture.
  bookId: "b1",
  file: new File(["x"], "x.png", { type: "image/png" }),
  alt: "a cover",
});
await Promise.all(["b1", "b 2"].map((id) => books.removeBook({ bookId: id })));
console.log((await new DefaultApi(config).getStatus()).ok);
