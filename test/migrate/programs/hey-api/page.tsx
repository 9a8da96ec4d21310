// A page of React that calls the functions in effects, handlers and queries of its own.
import "./setup";
import { QueryClient, QueryClientProvider, useMutation, useQuery } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { type Book, getBook, listBooks, updateBook } from "./sdk";

const booksOptions = (author: string) => ({
  queryKey: ["books", author],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Book[]> => {
    const { data } = await listBooks({ query: { author }, signal, throwOnError: true });
    return data;
  },
});

function Title({ book_id }: { book_id: string }) {
  const { data } = useQuery({
    queryKey: ["book", book_id],
    queryFn: async () => (await getBook({ path: { book_id }, throwOnError: true })).data,
  });
  return <h1>{data?.title ?? "unknown"}</h1>;
}

function Books({ author }: { author: string }) {
  const books = useQuery(booksOptions(author));
  const rename = useMutation({
    mutationFn: ({ book_id, title }: { book_id: string; title: string }) =>
      updateBook({ path: { book_id }, body: { title } }),
  });
  return (
    <ul>
      {books.data?.map(({ id, title }) => (
        <li key={id}>
          <Title book_id={id} />
          <button onClick={() => rename.mutate({ book_id: id, title: `${title}!` })}>Rename</button>
          <button onClick={async () => console.log((await getBook({ path: { book_id: id } })).data)}>Show</button>
        </li>
      ))}
    </ul>
  );
}

const cache = new QueryClient();
await cache.prefetchQuery(booksOptions("ada"));
const page = renderToString(
  <QueryClientProvider client={cache}>
    <Books author="ada" />
  </QueryClientProvider>,
);
console.log(page.includes("Rename"), page.includes("unknown"));
const { data: one, error } = await getBook({ path: { book_id: "b1" } });
console.log(error ? error.message : one.title);
const missing = await getBook({ path: { book_id: "missing" } });
console.log(missing.error?.code, missing.data);
