// A lending desk: errors are thrown, functions are re-exported, and responses are read.
import "./setup";
import * as shelf from "./desk";

interface Reader {
  readonly name: string;
}

class Desk {
  readonly #reader: Reader;

  constructor(reader: Reader) {
    this.#reader = reader;
  }

  async borrow(book_id: string, days?: number): Promise<string> {
    const { data, error } = await shelf.lend({ body: { book_id, reader: this.#reader.name, days } });
    if (error) return error.fields.join(", ");
    return data === undefined ? "queued" : "lent";
  }

  async due(loan_id: number): Promise<string> {
    const { data } = await shelf.loanOf({ path: { loan_id }, throwOnError: true });
    return data.due_at ?? `open for ${data.reader}`;
  }

  async titles(ids: readonly string[]): Promise<(string | undefined)[]> {
    const results = await Promise.all(
      ids.map(async (book_id) => {
        // One request for each book.
        const { data } = await shelf.getBook({ path: { book_id } });
        return data;
      }),
    );
    return results.map((book) => book?.title);
  }
}

const desk = new Desk({ name: "ada" });
console.log(await desk.borrow("b1", 14));
console.log(await desk.due(7));
console.log(await desk.titles(["b1", "missing"]));
const { response } = await shelf.getStatus({ throwOnError: true });
console.log(response.status);
await shelf.loanOf({ path: { loan_id: 404 }, cache: "no-store" }).then(({ error }) => console.log(error?.message ?? "no error"));
const filtered = await shelf.listBooks({ query: { author: "x y" } });
console.log(filtered.data?.length, filtered.error?.code);
