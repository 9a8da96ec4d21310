// A page of React with the options of queries, their keys, an infinite query and mutations that read errors.
import "./setup";
import { QueryClient, QueryClientProvider, useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import {
  addBookMutation,
  getBookOptions,
  getBookQueryKey,
  getStatusOptions,
  listBooksInfiniteOptions,
  listBooksOptions,
  listBooksQueryKey,
  removeBookMutation,
  updateBookMutation,
} from "./sdk/@tanstack/react-query.gen";

function Title({ id }: { id: string }) {
  const { data, error } = useQuery({ ...getBookOptions({ path: { book_id: id } }), staleTime: 60_000 });
  return <h1>{error ? error.message : (data?.title ?? "unknown")}</h1>;
}

function Books() {
  const cache = useQueryClient();
  const { data: status } = useQuery(getStatusOptions());
  const pages = useInfiniteQuery({
    ...listBooksInfiniteOptions({ query: { author: "ada" } }),
    initialPageParam: 10,
    getNextPageParam: (last) => (last.length > 1 ? 20 : undefined),
  });
  const add = useMutation({
    ...addBookMutation(),
    onSuccess: (book) => {
      cache.setQueryData(getBookQueryKey({ path: { book_id: book.id } }), book);
      return cache.invalidateQueries({ queryKey: listBooksQueryKey() });
    },
    onError: (error) => console.log(error.message),
  });
  const rename = useMutation(updateBookMutation());
  const remove = useMutation({ ...removeBookMutation(), onMutate: ({ path }) => path.book_id });
  return (
    <ul>
      {pages.data?.pages.flat().map(({ id, title }) => (
        <li key={id}>
          <Title id={id} />
          <button onClick={() => rename.mutate({ path: { book_id: id }, body: { title: `${title}!` } })}>Rename</button>
          <button onClick={() => remove.mutate({ path: { book_id: id } })}>Remove</button>
        </li>
      ))}
      <button onClick={() => add.mutate({ body: { title: "Emma", genre: "novel" } })}>{String(status?.ok)}</button>
    </ul>
  );
}

const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
await cache.prefetchQuery(getBookOptions({ path: { book_id: "b1" } }));
await cache.prefetchQuery(getStatusOptions());
await cache.prefetchInfiniteQuery({ ...listBooksInfiniteOptions({ query: { author: "ada" } }), initialPageParam: 10 });
await cache.prefetchQuery(listBooksOptions({ query: { author: "ada" } }));
console.log(
  renderToString(
    <QueryClientProvider client={cache}>
      <Books />
    </QueryClientProvider>,
  ).includes("Emma"),
);
await cache.invalidateQueries({ queryKey: listBooksQueryKey(), refetchType: "none" });
console.log(cache.getQueryCache().findAll({ predicate: ({ state }) => state.isInvalidated }).length);
try {
  await cache.fetchQuery(getBookOptions({ path: { book_id: "missing" } }));
} catch (error) {
  console.log((error as { code: string }).code);
}
