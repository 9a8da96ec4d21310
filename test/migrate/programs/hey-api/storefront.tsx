import "./api-setup";
import { Component, createContext, type ReactNode, Suspense, use, useContext, useMemo, useState } from "react";
import {
  MutationCache,
  QueryCache,
  QueryClient,
  QueryClientProvider,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { renderToPipeableStream } from "react-dom/server";
import { PassThrough } from "node:stream";
import { ApiProblem, setToken } from "./api-setup";
import { addBook, getBook, getStatus, lend, listBooks, removeBook, updateBook } from "./sdk";
import {
  addBookMutation,
  getBookOptions,
  getBookQueryKey,
  getLoanOptions,
  getStatusOptions,
  listBooksOptions,
  listBooksQueryKey,
  updateBookMutation,
} from "./sdk/@tanstack/react-query.gen";
import type { Book, Genre } from "./sdk";

const toasts: string[] = [];

const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (count, error) => {
        if (error instanceof ApiProblem && error.status === 404) return false;
        return count < 1;
      },
      retryDelay: 1,
    },
  },
  queryCache: new QueryCache({
    onError: (error) => {
      toasts.push(error instanceof ApiProblem ? `${error.status}: ${error.message}` : "unexpected");
    },
  }),
  mutationCache: new MutationCache({
    onError: (error) => {
      toasts.push(`mutation ${error instanceof ApiProblem ? error.code ?? error.message : "unexpected"}`);
    },
  }),
});

interface Filters {
  author?: string;
  genre?: Genre[];
}

const FiltersContext = createContext<Filters>({});

class Boundary extends Component<{ children: ReactNode }, { message: string | undefined }> {
  state = { message: undefined as string | undefined };
  static getDerivedStateFromError(error: unknown) {
    return { message: error instanceof Error ? error.message : "?" };
  }
  render() {
    return this.state.message === undefined ? this.props.children : <p>failed: {this.state.message}</p>;
  }
}

function useBooks() {
  const filters = useContext(FiltersContext);
  return useQuery({ ...listBooksOptions({ query: { ...filters, limit: 20 } }), select: (books) => books.slice(0, 5) });
}

function Status() {
  const { data } = useSuspenseQuery(getStatusOptions());
  return <small>{data.ok ? "up" : "down"}</small>;
}

function BookTitle({ id }: { id: string }) {
  const { data } = useSuspenseQuery(getBookOptions({ path: { book_id: id }, query: { fields: ["title"] } }));
  return <b>{data.title}</b>;
}

function Rename({ book }: { book: Book }) {
  const cache = useQueryClient();
  const [title, setTitle] = useState(book.title);
  const rename = useMutation({
    ...updateBookMutation(),
    onSuccess: (changed) => {
      cache.setQueryData(getBookQueryKey({ path: { book_id: changed.id } }), changed);
      void cache.invalidateQueries({ queryKey: listBooksQueryKey() });
    },
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        rename.mutate({ path: { book_id: book.id }, body: { title } });
      }}
    >
      <input value={title} onChange={(event) => setTitle(event.target.value)} />
      {rename.isError && <em>not renamed</em>}
    </form>
  );
}

function Loans({ ids }: { ids: number[] }) {
  const loans = useQueries({
    queries: ids.map((loan_id) => getLoanOptions({ path: { loan_id } })),
  });
  return <ol>{loans.map(({ data }, index) => <li key={ids[index]}>{data?.reader ?? "…"}</li>)}</ol>;
}

function Page() {
  const books = useBooks();
  const total = useMemo(() => books.data?.length ?? 0, [books.data]);
  return (
    <main>
      <Suspense fallback={<i>…</i>}>
        <Status />
      </Suspense>
      <h1>{total} books</h1>
      {books.data?.map((book) => (
        <div key={book.id}>
          <Rename book={book} />
        </div>
      ))}
      <Boundary>
        <Suspense fallback={<i>…</i>}>
          <BookTitle id="b1" />
        </Suspense>
      </Boundary>
      <Loans ids={[7, 8]} />
    </main>
  );
}

const streamed = (node: ReactNode) =>
  new Promise<string>((resolve, reject) => {
    const out = new PassThrough();
    let text = "";
    out.on("data", (chunk) => (text += String(chunk)));
    out.on("end", () => resolve(text));
    const { pipe } = renderToPipeableStream(node, { onAllReady: () => pipe(out), onError: () => undefined, onShellError: reject });
  });

// A loader of a router, which reads errors of its own.
async function loader(id: string) {
  const book = await queryClient.ensureQueryData(getBookOptions({ path: { book_id: id } }));
  return { book, related: await queryClient.fetchQuery({ ...listBooksOptions({ query: { author: book.author } }), staleTime: 1000 }) };
}

async function route(id: string): Promise<string> {
  try {
    const { book, related } = await loader(id);
    return `${book.title} and ${related.length - 1} more`;
  } catch (problem) {
    if (problem instanceof ApiProblem) return `${problem.name} ${problem.status} ${problem.code}`;
    throw problem;
  }
}

async function seed(titles: string[]): Promise<string[]> {
  const results = await Promise.allSettled(
    titles.map((title) => addBook({ body: { title, genre: "novel" }, throwOnError: true })),
  );
  return results.map((result) =>
    result.status === "fulfilled" ? result.value.data.title : (result.reason as ApiProblem).message,
  );
}

async function borrow(book_id: string, reader: string) {
  const { data, error, response } = await lend({ body: { book_id, reader } });
  if (error) return error instanceof ApiProblem ? error.status : "other";
  return response?.status === 201 ? `${response?.status} until ${(data as { due_at?: string }).due_at}` : "queued";
}

setToken(null);
await queryClient.prefetchQuery(listBooksOptions({ query: { limit: 20 } }));
setToken("t 1");
await queryClient.prefetchQuery(getLoanOptions({ path: { loan_id: 7 } }));
const html = await streamed(
  <QueryClientProvider client={queryClient}>
    <FiltersContext value={{}}>
      <Page />
    </FiltersContext>
  </QueryClientProvider>,
);
console.log(html.includes("up"), html.includes("<b>Emma</b>"), /<h1>1<!-- --> books/.test(html), html.includes("ada"));
console.log(renderToString(<p>{String(use === undefined)}</p>));
console.log(await route("b1"), await route("missing"));
console.log(await seed(["Emma", "Persuasion"]));
console.log(await borrow("b1", "ada"), await borrow("b1", "queue"));
await queryClient
  .getMutationCache()
  .build(queryClient, addBookMutation())
  .execute({ body: { title: "Emma", genre: "novel" } })
  .catch((error: unknown) => console.log("caught", error instanceof ApiProblem ? error.message : error));
console.log(String((await getBook({ path: { book_id: "missing" } })).error), (await getStatus()).error);
console.log(toasts);
const removed = await Promise.all(["a", "b"].map((book_id) => removeBook({ path: { book_id } })));
console.log(removed.every(({ error }) => !error));
const { data: updated } = await updateBook({ path: { book_id: "b1" }, body: { title: "New" }, throwOnError: true });
console.log(updated.title, (await listBooks({ query: { genre: ["poetry", "history"] } })).data?.length);
