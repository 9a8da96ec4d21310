// The functions of axios that a factory returns: in a constant, a pattern, a class, and with a default of a parameter.
import axios, { AxiosError } from "axios";
import { getBooks } from "./shelf/books/books.js";
import { getDefault } from "./shelf/default/default.js";
import { getLoans } from "./shelf/loans/loans.js";
import { type Book, type Failure, Genre, type NewBook } from "./shelf/model/index.js";

axios.defaults.baseURL = (process.env["BASE_URL"] ?? "").replace(/\/$/, "");

const books = getBooks();
const { getBook, updateBook: rename } = books;

class Repository {
  private readonly api = getBooks();

  async find(id: string): Promise<Book | undefined> {
    try {
      return (await this.api.getBook(id)).data;
    } catch (error) {
      if (axios.isAxiosError<Failure>(error) && error.response?.status === 404) return undefined;
      throw error;
    }
  }

  add = (book: NewBook) => this.api.addBook(book).then(({ status }) => status);
}

const repository = new Repository();
console.log((await repository.find("b1"))?.title, await repository.find("missing"));
console.log(await repository.add({ title: "Sanditon", genre: Genre.novel }));
const page = await books.listBooks({ author: "ada" });
console.log(page.status, page.data.length, page.data[0]?.genre === Genre.novel);
console.log((await getBook("b1")).data.id, (await rename("b1", { title: "Persuasion" })).data.title);
console.log((await getLoans().getLoan(7)).data.reader, (await getDefault().getStatus()).data.ok);
try {
  await books.removeBook("missing");
} catch (error) {
  if (error instanceof AxiosError) console.log(error.response?.status, (error.response?.data as Failure).code);
}
