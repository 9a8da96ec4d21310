// A report with functions around axios itself, whose defaults the program sets.
import axios from "axios";
import { addBook, getBook, getLoan, getStatus, listBooks, updateBook } from "./shelf.js";
import { type Book, Genre } from "./shelf.schemas.js";

axios.defaults.baseURL = (process.env["BASE_URL"] ?? "").replace(/\/$/, "");
axios.defaults.headers.common["x-client"] = "report";

const genresOf = async (author: string): Promise<Book["genre"][]> => {
  const { data } = await listBooks({ author, limit: 3 });
  return data.map(({ genre }) => genre);
};

const controller = new AbortController();
const { data: book, status } = await getBook("b1", undefined, { signal: controller.signal });
console.log(book.title, status);
console.log(await genresOf("Homer & Co"));
const response = await getLoan(7);
console.log(response.data.reader, response.status === 200);
console.log((await getStatus()).data.ok);
const added = await addBook({ title: "Persuasion", genre: Genre.novel }, { headers: { "x-trace": "3" } });
console.log(added.data.id, added.status);
await updateBook("b1", { title: "Émile" }).then(({ data }) => console.log(data.title));
