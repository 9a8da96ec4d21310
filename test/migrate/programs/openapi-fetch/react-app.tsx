// A page of React with openapi-react-query: queries, mutations, options of queries and calls in effects.
import { QueryClient, QueryClientProvider, useQueryClient } from "@tanstack/react-query";
import { Suspense } from "react";
import { renderToString } from "react-dom/server";
import { $api, fetchClient } from "./api.js";
import type { components } from "./schema.js";

function Title({ book_id }: { book_id: string }) {
  const book = $api.useQuery("get", "/books/{book_id}", { params: { path: { book_id } } });
  if (book.isPending) return <p>Loading</p>;
  return <h1>{book.data?.title ?? "unknown"}</h1>;
}

function Books({ author }: { author: string }) {
  const { data, isLoading } = $api.useQuery(
    "get",
    "/books",
    { params: { query: { author, genre: ["novel"] } } },
    { staleTime: 60_000, enabled: author !== "" },
  );
  const add = $api.useMutation("post", "/loans", { onSettled: () => console.log("settled") });
  return (
    <section>
      {isLoading && <p>Loading</p>}
      <ul>
        {data?.map((book: components["schemas"]["Book"]) => (
          <li key={book.id}>
            <Title book_id={book.id} />
          </li>
        ))}
      </ul>
      <button onClick={() => fetchClient.DELETE("/books/{book_id}", { params: { path: { book_id: author } } })}>x</button>
      <button disabled={add.isPending} onClick={() => add.mutate({ body: { book_id: author, reader: "ada" } })}>
        Lend
      </button>
      <Rename book_id={author} />
    </section>
  );
}

function Rename({ book_id }: { book_id: string }) {
  const { mutate } = $api.useMutation("patch", "/books/{book_id}");
  return <button onClick={() => mutate({ params: { path: { book_id } }, body: { title: "Emma" } })}>Rename</button>;
}

function Status() {
  const { data } = $api.useSuspenseQuery("get", "/status");
  const cache = useQueryClient();
  return <p>{`${data.ok} ${cache.isFetching()}`}</p>;
}

const queries = new QueryClient();
const options = $api.queryOptions("get", "/books/{book_id}", { params: { path: { book_id: "b1" } } });
console.log((await queries.fetchQuery(options)).title);
await queries.prefetchQuery($api.queryOptions("get", "/status"));
await queries.prefetchQuery($api.queryOptions("get", "/books", { params: { query: { author: "ada", genre: ["novel"] } } }));

const page = renderToString(
  <QueryClientProvider client={queries}>
    <Suspense fallback="waiting">
      <Books author="ada" />
      <Status />
    </Suspense>
  </QueryClientProvider>,
);
console.log(page.includes("Emma"), page.includes("Loading"));
const { error } = await fetchClient.GET("/books/{book_id}", { params: { path: { book_id: "missing" } } });
if (error) console.error(error.message);
