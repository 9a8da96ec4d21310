import { isAxiosError } from "axios";
import { Component, type ReactNode, Suspense } from "react";
import {
  keepPreviousData,
  QueryCache,
  QueryClient,
  QueryClientProvider,
  useIsFetching,
  useQueryClient,
} from "@tanstack/react-query";
import { renderToPipeableStream } from "react-dom/server";
import { PassThrough } from "node:stream";
import { session } from "./http-client.js";
import {
  addBook,
  getBook,
  getGetBookQueryKey,
  getGetBookQueryOptions,
  getListBooksQueryKey,
  getListBooksQueryOptions,
  listBooks,
  removeBook,
  updateBook,
  useAddBook,
  useGetBook,
  useGetBookSuspense,
  useListBooks,
  useRemoveBook,
  useUpdateBook,
} from "./endpoints/books/books.js";
import { getGetStatusQueryOptions, getStatus, useGetStatus } from "./endpoints/default/default.js";
import { getLoan, lend, useGetLoan, useLend } from "./endpoints/loans/loans.js";
import { type Book, Genre, type ListBooksParams, type NewBook } from "./endpoints/model/index.js";

const problems: string[] = [];

const describe = (error: unknown): string =>
  isAxiosError<{ message: string }>(error)
    ? `${error.response?.status} ${error.response?.data.message}`
    : error instanceof Error
      ? error.name
      : "?";

const cache = new QueryClient({
  queryCache: new QueryCache({ onError: (error) => problems.push(describe(error)) }),
  defaultOptions: {
    queries: { retry: (count, error) => !(isAxiosError(error) && error.response?.status === 404) && count < 2, retryDelay: 1 },
    mutations: { onError: (error) => void problems.push(`mutation ${describe(error)}`) },
  },
});

const label: Record<Genre, string> = { [Genre.novel]: "Novel", [Genre.poetry]: "Poetry", [Genre.history]: "History" };

class Boundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};
  static getDerivedStateFromError(error: unknown) {
    return { error };
  }
  override render() {
    return this.state.error ? <p>{describe(this.state.error)}</p> : this.props.children;
  }
}

const defaults: ListBooksParams = { limit: 10 };

function useShelf(params?: ListBooksParams) {
  const { data, isFetching, error } = useListBooks(
    { ...defaults, ...params },
    { query: { placeholderData: keepPreviousData, select: (books) => books.filter(({ genre }) => genre !== Genre.history) } },
  );
  return { books: data ?? [], isFetching, problem: error?.response?.data.message };
}

function Details({ id }: { id: string }) {
  const { data } = useGetBookSuspense(id, { fields: ["title"] });
  return <h2>{data.title}</h2>;
}

function Maybe({ id }: { id?: string }) {
  const book = useGetBook(id!, undefined, { query: { enabled: !!id } });
  return <span>{book.data?.title ?? "none"}</span>;
}

function Editor({ book }: { book: Book }) {
  const client = useQueryClient();
  const update = useUpdateBook({
    mutation: {
      onSuccess: async (changed, { bookId }) => {
        client.setQueryData(getGetBookQueryKey(bookId), changed);
        await client.invalidateQueries({ queryKey: getListBooksQueryKey() });
      },
    },
  });
  const remove = useRemoveBook();
  return (
    <li>
      {book.title} {label[book.genre]}
      <button onClick={() => update.mutate({ bookId: book.id, data: { title: `${book.title}!` } })}>edit</button>
      <button onClick={() => remove.mutateAsync({ bookId: book.id }).catch((error) => problems.push(describe(error)))}>x</button>
      {update.error && <em>{update.error.response?.status}</em>}
    </li>
  );
}

function Page() {
  const { books, problem } = useShelf({ genre: [Genre.novel, Genre.poetry] });
  const { data: status } = useGetStatus({ query: { refetchInterval: false } });
  const loan = useGetLoan(7, { query: { staleTime: Number.POSITIVE_INFINITY } });
  const add = useAddBook();
  const borrow = useLend({ mutation: { onSettled: () => undefined } });
  const busy = useIsFetching({ queryKey: getListBooksQueryKey() });
  return (
    <>
      <p>
        {status?.ok ? "up" : "down"} {loan.data?.reader} {busy} {problem}
      </p>
      <ul>
        {books.map((book) => (
          <Editor key={book.id} book={book} />
        ))}
      </ul>
      <Maybe />
      <Boundary>
        <Suspense fallback="…">
          <Details id="b1" />
        </Suspense>
      </Boundary>
      <button onClick={() => add.mutate({ data: { title: "Emma", genre: Genre.novel } })}>add</button>
      <button onClick={() => borrow.mutate({ data: { book_id: "b1", reader: "ada" } })}>lend</button>
    </>
  );
}

const render = (node: ReactNode) =>
  new Promise<string>((resolve, reject) => {
    const out = new PassThrough();
    let text = "";
    out.on("data", (chunk) => (text += String(chunk)));
    out.on("end", () => resolve(text));
    const { pipe } = renderToPipeableStream(node, { onAllReady: () => pipe(out), onError: () => undefined, onShellError: reject });
  });

async function importBooks(books: NewBook[], signal?: AbortSignal) {
  const imported: string[] = [];
  for (const book of books) {
    try {
      const { id } = await addBook(book, { headers: { "X-Request-Id": "import" } });
      imported.push(id);
    } catch (error) {
      imported.push(describe(error));
    }
  }
  return { imported, aborted: signal?.aborted };
}

session.start("t");
await cache.prefetchQuery(getListBooksQueryOptions({ limit: 10, genre: [Genre.novel, Genre.poetry] }));
await cache.prefetchQuery(getGetStatusQueryOptions());
const html = await render(
  <QueryClientProvider client={cache}>
    <Page />
  </QueryClientProvider>,
);
console.log(html.includes("up"), html.includes("Emma"), html.includes("<h2>Emma</h2>"), html.includes("none"));
console.log(await importBooks([{ title: "Emma", genre: "novel" }, { title: "Sanditon", genre: Genre.novel }]));
console.log(await cache.ensureQueryData(getGetBookQueryOptions("missing")).catch(describe));
const [one, list] = await Promise.all([getBook("b1", { fields: ["id"] }), listBooks({ author: "x" })]);
console.log(one.title, list.length, (await getStatus()).ok, (await getLoan(7)).reader);
console.log((await updateBook("b1", { author: null })).author, String(await removeBook("b 1")).length > 99);
console.log(await lend({ book_id: "b1", reader: "ada" }).then((loan) => (loan ? loan.id : "queued")));
console.log(await getLoan(7).then(({ id }) => id, describe), problems);
