import { addBook, getBook, getStatus, listBooks, removeBook, updateBook } from "./sdk";
import type { AddBookData, Book, GetBookErrors, GetBookResponses, ListBooksData } from "./sdk";

type Filter = NonNullable<ListBooksData["query"]>;
type Missing = GetBookErrors[404];
type Found = GetBookResponses[200];

export class NotFound extends Error {
  readonly failure: Missing | undefined;
  constructor(failure: Missing | undefined) {
    super(failure?.message ?? "missing");
    this.failure = failure;
  }
}

export async function findBook(book_id: string): Promise<Found> {
  const { data, error, response } = await getBook({ path: { book_id }, query: { fields: ["title"] } });
  if (error !== undefined) {
    if (response?.status === 404) throw new NotFound(error);
    throw new Error("unexpected");
  }
  return data;
}

export async function search(filter: Filter): Promise<readonly string[]> {
  const { data = [] } = await listBooks({ query: filter });
  return data.map(({ title }) => title);
}

export async function create(body: AddBookData["body"], requestId?: string): Promise<Book | undefined> {
  const result = await addBook({ body, headers: { "X-Request-Id": requestId } });
  if (result.error) {
    console.warn(result.error.message);
    return undefined;
  }
  return result.data;
}

export async function rename(book_id: string, title: string): Promise<Book> {
  const { data } = await updateBook({ path: { book_id }, body: { title }, throwOnError: true });
  return data;
}

export async function remove(book_id: string, signal?: AbortSignal): Promise<boolean> {
  const { error } = await removeBook({ path: { book_id }, signal });
  return error === undefined;
}

export async function isUp(): Promise<boolean> {
  const { data } = await getStatus();
  return data?.ok === true;
}
