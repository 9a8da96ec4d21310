// An inventory: results are destructured, statuses decide, and errors are narrowed.
import "./setup";
import { addBook, getBook, getStatus, listBooks, removeBook, searchBooks, updateBook } from "./sdk";
import type { Book, Genre, NewBook } from "./sdk";

const genres: Genre[] = ["novel", "poetry"];

async function listNovels(author?: string): Promise<Book[]> {
  const { data, error } = await listBooks({ query: { genre: genres, author, limit: 10 } });
  if (error) throw new Error(error.message);
  return data;
}

async function add(book: NewBook): Promise<string> {
  const { data, error, response } = await addBook({ body: book, headers: { "X-Request-Id": "r 1" } });
  if (error !== undefined) {
    if ("existing" in error) return `exists as ${error.existing.id}`;
    return `${response?.status}: ${error.message}`;
  }
  return data.id;
}

/** The title of a book, or undefined if there is none. */
async function titleOf(book_id: string) {
  const { data, response } = await getBook({ path: { book_id }, query: { fields: ["title", "a b"] } });
  return response?.ok ? data?.title : undefined;
}

async function rename(book_id: string, title: string): Promise<void> {
  const result = await updateBook({ path: { book_id }, body: { title } });
  if (result.error) throw new Error(result.error.message);
  console.log("renamed", result.data.id, result.response?.status);
}

const remove = (ids: readonly string[], signal: AbortSignal) =>
  Promise.all(ids.map((id) => removeBook({ path: { book_id: id }, signal }))).then(
    (all) => all.filter(({ error }) => error === undefined).length,
  );

console.log((await listNovels("Homer & Co")).map(({ title }) => title));
console.log(await add({ title: "Emma", genre: "novel" }), await add({ title: "Persuasion", genre: "novel" }));
console.log(await titleOf("a/b"), await titleOf("missing"));
await rename("b1", "Émile");
console.log(await remove(["b1", "b 2"], new AbortController().signal));
console.log((await getStatus()).data?.ok);
console.log((await searchBooks({ query: { tags: ["a b", "c"] } })).data?.length);
const found = await searchBooks({ query: { tags: ["d", "e"] }, querySerializer: { array: { style: "form", explode: false } } });
console.log(found.data?.length);
