// An inventory with the fetch client: statuses decide, results are destructured, and options are passed on.
import "./network.js";
import { addBook, getBook, getStatus, listBooks, removeBook, updateBook } from "./shelf.js";
import type { Book, ListBooksParams, NewBook } from "./shelf.js";

async function listNovels(author?: string): Promise<Book[]> {
  const params: ListBooksParams = { genre: ["novel", "poetry"], limit: 10, ...(author ? { author } : undefined) };
  const { data, status } = await listBooks(params);
  if (status !== 200) throw new Error(data.message);
  return data;
}

async function add(book: NewBook): Promise<string> {
  const response = await addBook(book, { headers: { "x-trace": "1" } });
  switch (response.status) {
    case 201:
      return response.data.id;
    case 409:
      return `exists as ${response.data.existing.id}`;
    default:
      return `${response.status}: ${response.data.message}`;
  }
}

/** The title of a book, or undefined if there is none. */
const titleOf = async (book_id: string, signal?: AbortSignal) => {
  const result = await getBook(book_id, { fields: ["title", "author"] }, { ...(signal && { signal }) });
  return result.status === 200 ? result.data.title : undefined;
};

async function rename(bookId: string, title: string, signal: AbortSignal): Promise<void> {
  const result = await updateBook(bookId, { title }, { signal, cache: "no-store" });
  if (result.status !== 200) throw new Error(result.data.message);
  console.log("renamed", result.data.id, result.headers.get("content-type"));
}

const remove = (ids: readonly string[]) =>
  Promise.all(ids.map((id) => removeBook(id))).then((all) => all.filter(({ status }) => status === 204).length);

console.log((await listNovels("Homer & Co")).map(({ title }) => title), (await listNovels()).length);
console.log(await add({ title: "Emma", genre: "novel" }), await add({ title: "Persuasion", genre: "novel" }));
console.log(await titleOf("b1"), await titleOf("missing", new AbortController().signal));
await rename("b1", "Émile", new AbortController().signal);
console.log(await remove(["b1", "b2"]));
console.log((await getStatus()).data.ok);
const { data: one } = await getBook("b1");
console.log("title" in one ? one.title : one.message);
const [first, second] = await Promise.all([getBook("b1"), getBook("missing", undefined, { credentials: "omit" })]);
console.log(first.status, second.status, second.status === 404 && second.data.code);
