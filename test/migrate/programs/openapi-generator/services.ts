// Services that get their clients, responses with headers, and errors of the network.
import * as shelf from "./client";
import { FetchError, ResponseError } from "./client/runtime";
import { booksApi, loansApi } from "./instances";

interface Services {
  readonly books: shelf.BooksApi;
  readonly loans: shelf.LoansApi;
}

class Desk {
  constructor(private readonly services: Services) {}

  /** The due date of a loan. */
  async due(loanId: number): Promise<string> {
    const loan = await this.services.loans.getLoan({ loanId });
    return loan.dueAt?.toISOString() ?? `open for ${loan.reader}`;
  }

  async type(bookId: string): Promise<string> {
    const response = await this.services.books.getBookRaw({ bookId });
    const book = await response.value();
    return `${book.title} ${response.raw.status} ${response.raw.headers.get("content-type")}`;
  }

  async find(author: string): Promise<string> {
    const request = { author, limit: 2 };
    try {
      const [first] = await this.services.books.listBooks(request);
      return first?.title ?? "none";
    } catch (error) {
      if (error instanceof FetchError) return "no network";
      throw error;
    }
  }

  async exists(bookId: string): Promise<boolean> {
    try {
      await this.services.books.getBook({ bookId }, { cache: "no-store" });
      return true;
    } catch (error) {
      if (!(error instanceof ResponseError)) throw error;
      return error.response.status !== 404;
    }
  }

  async add(newBook: shelf.NewBook): Promise<shelf.Book | undefined> {
    const request: shelf.AddBookRequest = { newBook, xRequestId: "r 2" };
    return this.services.books.addBook(request).catch((error) => {
      if (error instanceof ResponseError && error.response.status === 409) return undefined;
      throw error;
    });
  }
}

const desk = new Desk({ books: booksApi, loans: loansApi });
console.log(await desk.due(7), await desk.type("b1"), await desk.find("x y"));
console.log(await desk.exists("b1"), await desk.exists("missing"));
console.log(await desk.add({ title: "Emma", genre: shelf.Genre.Novel }));
console.log((await desk.add({ title: "Persuasion", genre: shelf.Genre.History, author: undefined }))?.id);
await booksApi.removeBook({ bookId: "b1" });
