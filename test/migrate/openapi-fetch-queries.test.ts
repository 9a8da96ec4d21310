import { describe, expect, it } from "vitest";
import { client, leftOf, migrated, project, withProjects } from "./openapi-fetch-files.js";

withProjects();

describe("hooks of openapi-react-query", { timeout: 300_000 }, () => {
  const hooks = `import createQueryClient from "openapi-react-query";
import { client } from "./client";
export const $api = createQueryClient(client);
`;

  it("keep bodies as errors where code may read them", async () => {
    const { report, before, after } = await migrated(
      {
        "client.ts": client,
        "hooks.ts": hooks,
        "main.tsx": `import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { QueryClientProvider } from "@tanstack/react-query";
import { $api } from "./hooks";
const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const missing = $api.queryOptions("get", "/books/{book_id}", { params: { path: { book_id: "missing" } } });
const useMissing = () => $api.useQuery("get", "/books/{book_id}", { params: { path: { book_id: "missing" } } }, { retry: false });
const { error } = await new QueryObserver(cache, missing).refetch();
console.log(error?.message, error?.code);
function Page() {
  const book = useMissing();
  const rename = $api.useMutation("patch", "/books/{book_id}", { onError: (failure) => console.log(failure.code) });
  const add = $api.useMutation("post", "/books");
  const { mutate } = $api.useMutation("post", "/loans");
  const draft = $api.useMutation("post", "/loans", {
    onMutate: ({ body }) => ({ reader: body.reader }),
    onError: (one, _variables, context) => console.log(one.fields, context?.reader),
  });
  const pages = $api.useInfiniteQuery(
    "get",
    "/books",
    { params: { query: { author: "ada" } } },
    { pageParamName: "limit", initialPageParam: 1, getNextPageParam: (page) => page.length + 1 },
  );
  return (
    <p>
      {book.error?.message} {rename.isPending} {draft.isPending} {pages.data?.pages[0]?.[0]?.title}
      <button onClick={() => add.mutate({ body: { title: "x", genre: "novel" } }, { onError: (one) => console.log(one.message) })} />
      <button onClick={() => mutate({ body: { book_id: "b1", reader: "ada" } }, { onError: (one) => console.log(one.fields) })} />
    </p>
  );
}
console.log(renderToString(<QueryClientProvider client={cache}><Page /></QueryClientProvider>));
`,
      },
      "main.tsx",
    );
    expect(leftOf(report)).toEqual([]);
    expect(after).toEqual(before);
    const text = project.read("src/main.tsx");
    expect(text.match(/orThrow\(resultOf\(/g)).toHaveLength(6);
    expect(text).toContain('queryKey: [...listBooksKey({ author: "ada" }), "infinite"]');
    expect(text).toContain("useMutation<Book, Failure, ");
  });

  it("are migrated together with the keys that a program writes", async () => {
    const { report, before, after } = await migrated({
      "client.ts": client,
      "hooks.ts": hooks,
      "main.ts": `import { QueryClient } from "@tanstack/react-query";
import { $api } from "./hooks";
const cache = new QueryClient();
await cache.prefetchQuery($api.queryOptions("get", "/books", { params: { query: { limit: 2 } } }));
await cache.prefetchQuery($api.queryOptions("get", "/status"));
await cache.invalidateQueries({ queryKey: ["get", "/books"] });
console.log(cache.getQueryData(["get", "/books", { params: { query: { limit: 2 } } }]));
console.log(cache.getQueryCache().getAll().map(({ state }) => state.isInvalidated));
`,
    });
    expect(leftOf(report)).toEqual([]);
    expect(after).toEqual(before);
    expect(project.read("src/main.ts")).toContain('queryKey: [queryScope, "listBooks"]');
  });

  it("stay if a key may be used in another way", async () => {
    const { report, before, after } = await migrated({
      "client.ts": client,
      "hooks.ts": hooks,
      "main.ts": `import { QueryClient } from "@tanstack/react-query";
import { $api } from "./hooks";
const cache = new QueryClient();
const booksKey = ["get", "/books"];
await cache.prefetchQuery($api.queryOptions("get", "/books"));
await cache.prefetchQuery($api.queryOptions("get", "/status"));
await cache.invalidateQueries({ queryKey: booksKey });
console.log(cache.getQueryCache().getAll().map(({ state }) => state.isInvalidated));
`,
    });
    expect(after).toEqual(before);
    expect(leftOf(report)).toEqual(["main.ts:6 main.ts:4 uses the same key, and is not migrated"]);
  });
});
