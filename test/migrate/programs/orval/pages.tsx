// A page of React with infinite queries, prefetching, invalidation, options of mutations and errors of hooks.
import { QueryClient, QueryClientProvider, useQueryClient } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import {
  type ListBooksQueryResult,
  getAddBookMutationOptions,
  getListBooksInfiniteQueryKey,
  getListBooksQueryKey,
  invalidateListBooks,
  prefetchGetBookQuery,
  prefetchListBooksInfiniteQuery,
  useAddBook,
  useGetBook,
  useListBooksInfinite,
  useRemoveBook,
} from "./endpoints/books/books.js";

function useBook(id: string) {
  return useGetBook(id, undefined, { query: { staleTime: 60_000, retry: false } });
}

function Title({ id }: { id: string }) {
  const { data, error } = useBook(id);
  return <h1>{error ? error.response?.status : (data?.title ?? "unknown")}</h1>;
}

function Books() {
  const cache = useQueryClient();
  const pages = useListBooksInfinite(
    { author: "ada" },
    { query: { initialPageParam: undefined, getNextPageParam: (last) => (last.length > 1 ? 20 : undefined) } },
  );
  const add = useAddBook({
    mutation: {
      onMutate: ({ data }) => ({ title: data.title }),
      onError: (error, _variables, context) => console.log(error.response?.status, context?.title),
      onSuccess: () => invalidateListBooks(cache),
    },
  });
  const { mutate: remove } = useRemoveBook({
    mutation: { onSettled: () => cache.invalidateQueries({ queryKey: getListBooksInfiniteQueryKey() }) },
  });
  return (
    <ul>
      {pages.data?.pages.flat().map(({ id }) => (
        <li key={id}>
          <Title id={id} />
          <button onClick={() => remove({ bookId: id })}>Remove</button>
        </li>
      ))}
      <button onClick={() => add.mutate({ data: { title: "Emma", genre: "novel" } })}>Add</button>
    </ul>
  );
}

const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
await prefetchGetBookQuery(cache, "b1");
await prefetchListBooksInfiniteQuery(
  cache,
  { author: "ada" },
  { query: { initialPageParam: undefined, getNextPageParam: () => undefined } },
);
console.log(
  renderToString(
    <QueryClientProvider client={cache}>
      <Books />
    </QueryClientProvider>,
  ).includes("Emma"),
);
const books: ListBooksQueryResult | undefined = cache.getQueryData(getListBooksQueryKey({ author: "ada" }));
await cache.getMutationCache().build(cache, getAddBookMutationOptions()).execute({ data: { title: "Sanditon", genre: "novel" } });
await invalidateListBooks(cache, { author: "ada" });
console.log(books);
