// A console around functions of axios: services get them by injection, wrappers declare AxiosResponse.
import { AxiosError, type AxiosResponse, isAxiosError } from "axios";
import { trace } from "./axios-setup.js";
import * as shelf from "./shelf.js";
import { addBook, getBook, listBooks, removeBook, updateBook } from "./shelf.js";
import type { Book, BookChange, Failure, ListBooksParams, NewBook } from "./shelf.schemas.js";

/** A wrapper whose result is declared. */
function fetchBook(id: string): Promise<AxiosResponse<Book>> {
  return getBook(id);
}

const createBook = async (book: NewBook): Promise<AxiosResponse<Book>> => {
  const response = await addBook(book);
  return response;
};

export const change = (id: string, body: BookChange): Promise<AxiosResponse<Book>> =>
  updateBook(id, body, { headers: { "x-trace": id } });

async function search(params: ListBooksParams): Promise<Book[]> {
  const response: AxiosResponse<Book[]> = await listBooks(params);
  if (response.status !== 200) throw new Error(`${response.status}`);
  const type = response.headers["content-type"];
  console.log(String(type));
  return response.data;
}

interface Store {
  find(id: string): Promise<Book | undefined>;
  add(book: NewBook): Promise<Book>;
  remove(id: string): Promise<number>;
}

class RemoteStore implements Store {
  readonly #log: (line: string) => void;

  constructor(log: (line: string) => void) {
    this.#log = log;
  }

  async find(id: string): Promise<Book | undefined> {
    try {
      const { data } = await fetchBook(id);
      return data;
    } catch (error) {
      if (isAxiosError<Failure>(error) && error.response?.status === 404) {
        this.#log(error.response.data.message);
        return undefined;
      }
      throw error;
    }
  }

  async add(book: NewBook): Promise<Book> {
    return (await createBook(book)).data;
  }

  async remove(id: string): Promise<number> {
    const { status } = await removeBook(id);
    return status;
  }
}

class CachedStore implements Store {
  readonly #inner: Store;
  readonly #known = new Map<string, Book>();

  constructor(inner: Store) {
    this.#inner = inner;
  }

  async find(id: string): Promise<Book | undefined> {
    const known = this.#known.get(id) ?? (await this.#inner.find(id));
    if (known !== undefined) this.#known.set(id, known);
    return known;
  }

  async add(book: NewBook): Promise<Book> {
    const added = await this.#inner.add(book);
    this.#known.set(added.id, added);
    return added;
  }

  remove(id: string): Promise<number> {
    this.#known.delete(id);
    return this.#inner.remove(id);
  }
}

function unwrap<T>(promise: Promise<AxiosResponse<T>>): Promise<T> {
  return promise.then((response) => response.data);
}

async function main(): Promise<void> {
  const lines: string[] = [];
  const store: Store = new CachedStore(new RemoteStore((line) => lines.push(line)));
  console.log((await store.find("b1"))?.title, (await store.find("b1"))?.id, await store.find("missing"));
  console.log((await search({ author: "Homer", limit: 2 })).map(({ title }) => title));
  console.log((await store.add({ title: "Persuasion", genre: "novel" })).title, await store.remove("b1"));
  await store.add({ title: "Emma", genre: "novel" }).catch((error: unknown) => {
    console.log(error instanceof AxiosError ? error.response?.status : "other");
  });
  console.log((await unwrap(shelf.getLoan(7))).reader, (await unwrap(getBook("b2", { fields: ["title"] }))).title);
  const [status, report] = await Promise.all([shelf.getStatus(), change("b1", { title: "Émile" })]);
  console.log(status.data.ok, report.data.title, report.headers["content-type"], report.headers.etag);
  const results = await Promise.allSettled(["b1", "missing"].map((id) => getBook(id)));
  for (const result of results) {
    console.log(result.status === "fulfilled" ? result.value.data.title : (result.reason as AxiosError).response?.status);
  }
  console.log(lines, trace.length > 0);
}
await main();
