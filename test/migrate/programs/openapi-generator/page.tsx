// A page of React whose queries call the classes.
import { QueryClient, QueryClientProvider, useMutation, useQuery } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { type Book, type BookChange, BooksApi, Configuration, Genre } from "./client";

const basePath = (process.env["BASE_URL"] ?? "").replace(/\/$/, "");
const api = new BooksApi(new Configuration({ basePath, accessToken: "secret", credentials: "include" }));

const booksOptions = (author: string) => ({
  queryKey: ["books", author],
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<Book[]> => api.listBooks({ author }, { signal }),
});

function Title({ bookId }: { bookId: string }) {
  const { data } = useQuery({ queryKey: ["book", bookId], queryFn: () => api.getBook({ bookId }), enabled: !!bookId });
  return <h1>{data?.title ?? "unknown"}</h1>;
}

function Books({ author }: { author: string }) {
  const books = useQuery(booksOptions(author));
  const rename = useMutation({
    mutationFn: (variables: { bookId: string; bookChange: BookChange }) => api.updateBook(variables),
  });
  return (
    <ul>
      {books.data
        ?.filter(({ genre }) => genre === Genre.Novel)
        .map(({ id, title }) => (
          <li key={id}>
            <Title bookId={id} />
            <button onClick={() => rename.mutate({ bookId: id, bookChange: { title: `${title}!` } })}>Rename</button>
            <button onClick={async () => console.log((await api.getBook({ bookId: id })).addedAt?.getTime())}>Show</button>
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
const variables = { bookId: "b1", bookChange: { title: "Émile" } };
console.log((await api.updateBook(variables)).title);
console.log((await api.getBook({ bookId: "b1" })).addedAt?.toISOString());
