// A page of React with generated hooks: queries with options, keys, suspense, mutations and prefetching.
import { QueryClient, QueryClientProvider, useQueryClient } from "@tanstack/react-query";
import { Suspense } from "react";
import { renderToString } from "react-dom/server";
import {
  getBook,
  getGetBookQueryKey,
  getGetBookQueryOptions,
  getListBooksQueryKey,
  getListBooksQueryOptions,
  useAddBook,
  useGetBook,
  useGetBookSuspense,
  useGetStatus,
  useListBooks,
  useUpdateBook as useRename,
} from "./endpoints/index.js";
import type { Book } from "./model/index.js";

function Title({ book_id }: { book_id: string | undefined }) {
  const { data, isLoading } = useGetBook(book_id ?? "", undefined, { query: { staleTime: 60_000 } });
  return <h1>{isLoading ? "loading" : (data?.title ?? "unknown")}</h1>;
}

function Detail({ book_id }: { book_id: string }) {
  const { data } = useGetBookSuspense(book_id);
  return <p>{data.author}</p>;
}

function Novels({ author, isOpen }: { author: string; isOpen: boolean }) {
  const queryClient = useQueryClient();
  const books = useListBooks(
    { author, genre: ["novel"] },
    { query: { enabled: isOpen, select: (all: Book[]) => all.map(({ id, title }) => ({ id, title })) } },
  );
  const { data: status } = useGetStatus({ query: { refetchInterval: 5000 } });
  const add = useAddBook({
    mutation: {
      onSuccess: async (book) => {
        queryClient.setQueryData(getGetBookQueryKey(book.id), book);
        await queryClient.invalidateQueries({ queryKey: getListBooksQueryKey() });
      },
    },
  });
  const { mutate: rename, isPending } = useRename();
  return (
    <ul>
      {books.data?.map(({ id, title }) => (
        <li key={id}>
          <Title book_id={id} />
          <button disabled={isPending} onClick={() => rename({ bookId: id, data: { title: `${title}!` } })}>
            Rename
          </button>
          <button onClick={async () => console.log((await getBook(id)).title)}>Show</button>
        </li>
      ))}
      <button onClick={() => add.mutate({ data: { title: "Emma", genre: "novel" } })}>{String(status?.ok)}</button>
      <Title book_id={undefined} />
    </ul>
  );
}

const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const params = { author: "ada", genre: ["novel"] } satisfies { author: string; genre: "novel"[] };
await cache.prefetchQuery(getListBooksQueryOptions(params));
await cache.fetchQuery(getGetBookQueryOptions("b1", undefined, { query: { staleTime: 1000 } }));
const page = renderToString(
  <QueryClientProvider client={cache}>
    <Suspense fallback="wait">
      <Novels author="ada" isOpen={true} />
      <Detail book_id="b1" />
    </Suspense>
  </QueryClientProvider>,
);
console.log(page.includes("Rename"), page.includes("Emma"), page.includes("Jane Austen"));
await cache.invalidateQueries({ queryKey: getListBooksQueryKey(), refetchType: "none" });
console.log(cache.getQueryState(getListBooksQueryKey(params))?.isInvalidated);
console.log(cache.getQueryData<Book>(getGetBookQueryKey("b1"))?.title);
console.log((await getBook("b1")).id, (await getBook("b2")).genre);
