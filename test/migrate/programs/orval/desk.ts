// A lending desk with a mutator around an instance of axios: data is returned, and errors of axios are handled.
import { isAxiosError } from "axios";
import * as api from "./shelf.js";
import type { Failure, Loan } from "./model/index.js";

class Desk {
  readonly #reader: string;

  constructor(reader: string) {
    this.#reader = reader;
  }

  async borrow(book_id: string, days?: number): Promise<Loan | void> {
    return api.lend({ book_id, reader: this.#reader, days });
  }

  async due(loanId: number): Promise<string> {
    // One request for each loan.
    const loan = await api.getLoan(loanId);
    return loan.due_at ?? `open for ${loan.reader}`;
  }

  async titles(ids: readonly string[]): Promise<(string | undefined)[]> {
    const all = await Promise.all(ids.map((id) => api.getBook(id).catch(() => undefined)));
    return all.map((book) => book?.title);
  }
}

async function search(author: string, limit: number | undefined): Promise<string> {
  try {
    const books = await api.listBooks({ author, ...(limit !== undefined && { limit }), genre: ["novel", "history"] });
    return books.map(({ title }) => title).join(", ");
  } catch (error) {
    return isAxiosError<Failure>(error) ? `${error.response?.status}` : "unknown";
  }
}

async function add(title: string): Promise<string> {
  try {
    return (await api.addBook({ title, genre: "novel" }, { headers: { "x-trace": "2" } })).id;
  } catch (error) {
    if (isAxiosError<Failure>(error)) return `${error.response?.status} ${error.response?.data.message}`;
    throw error;
  }
}

const desk = new Desk("ada");
console.log(await desk.borrow("b1", 14), await desk.borrow("b2"));
console.log(await desk.due(7));
console.log(await desk.titles(["b1", "missing"]));
console.log(await search("x y", 5), await search("z", undefined));
console.log(await add("Emma"), await add("Persuasion"));
await api.removeBook("b1");
await api.putCover("b1", { file: new File(["x"], "x.png", { type: "image/png" }), alt: "a cover" });
console.log((await api.updateBook("b1", { author: null })).author, (await api.getStatus()).ok);
