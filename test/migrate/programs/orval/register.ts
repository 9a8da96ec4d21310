import { addBook, getBook, getLoan, getStatus, listBooks, removeBook, updateBook } from "./shelf";
import type { Book, ListBooksParams, NewBook } from "./model";

export async function titles(params: ListBooksParams = {}): Promise<string[]> {
  return (await listBooks(params)).map(({ title }) => title);
}

export async function describe(id: string): Promise<string> {
  try {
    const { title, author } = await getBook(id, { fields: ["title", "author"] });
    return `${title} by ${author ?? "?"}`;
  } catch (error) {
    return (error as Error).message;
  }
}

export const create = (book: NewBook): Promise<Book> => addBook(book);

export async function retitle(id: string, title: string, signal: AbortSignal): Promise<Book> {
  return updateBook(id, { title }, { signal });
}

export async function clean(ids: readonly string[]): Promise<void> {
  for (const id of ids) await removeBook(id);
}

export const reader = async (loan: number) => (await getLoan(loan)).reader;

export const isUp = () => getStatus().then(({ ok }) => ok);
