// Functions of pages in the style of Next.js: middleware that depends on the path, throws, caches, and is ejected.
import createClient, { type Middleware } from "openapi-fetch";
import type { components, paths } from "./schema.js";

type Book = components["schemas"]["Book"];
const baseUrl = process.env["BASE_URL"] ?? "";
const unprotected = ["/status", "/report"];
let accessToken: string | undefined;
const auth: Middleware = {
  async onRequest({ schemaPath, request }) {
    if (unprotected.some((path) => schemaPath.startsWith(path))) return undefined;
    accessToken ??= "t1";
    request.headers.set("Authorization", `Bearer ${accessToken}`);
    return request;
  },
};
class Unavailable extends Error {}
const failing: Middleware = {
  async onResponse({ response }) {
    if (response.status >= 500) throw new Unavailable(`${response.url}: ${response.status}`);
    const headers = new Headers(response.headers);
    headers.set("x-seen", "1");
    return new Response(response.body, { ...response, status: response.status, headers });
  },
  async onError({ error }) {
    return new Unavailable(`offline: ${String(error)}`);
  },
};
const seen = new Map<string, Response>();
const cached: Middleware = {
  async onRequest({ request }) {
    return request.method === "GET" ? seen.get(request.url)?.clone() : undefined;
  },
  async onResponse({ request, response }) {
    if (request.method === "GET" && response.ok) seen.set(request.url, response.clone());
  },
};
const client = createClient<paths>({ baseUrl, headers: { "x-app": "next" }, cache: "no-store" });
client.use(auth, failing);
const quick = createClient<paths>({ baseUrl });
quick.use(cached);

interface Context {
  readonly params: { readonly id: string };
}
export async function getServerSideProps({ params }: Context) {
  const { data, error, response } = await client.GET("/books/{book_id}", {
    params: { path: { book_id: params.id } },
    cache: "force-cache",
  });
  if (response.status === 404) return { notFound: true as const, why: error?.message };
  return { props: { book: data, seen: response.headers.get("x-seen") } };
}
async function unwrap<T>(pending: Promise<{ data?: T; error?: { message: string }; response: Response }>): Promise<T> {
  const { data, error, response } = await pending;
  if (error || data === undefined) throw new Error(`${response.status} ${error?.message}`);
  return data;
}
export const api = {
  books: {
    list: (query?: paths["/books"]["get"]["parameters"]["query"]) => unwrap(client.GET("/books", { params: { query } })),
    get: (book_id: string) => unwrap(client.GET("/books/{book_id}", { params: { path: { book_id } } })),
    add: (body: components["schemas"]["NewBook"]) => client.POST("/books", { body }),
    change: (book_id: string, body: components["schemas"]["BookChange"]) => client.PATCH("/books/{book_id}", { params: { path: { book_id } }, body }),
    remove: (book_id: string) => client.DELETE("/books/{book_id}", { params: { path: { book_id } } }),
  },
  status: () => quick.GET("/status"),
};
const titles = (books: readonly Book[]) => books.map(({ title }) => title).join();
console.log(await getServerSideProps({ params: { id: "b1" } }), await getServerSideProps({ params: { id: "missing" } }));
console.log(titles(await api.books.list({ author: "Jane Austen" })), titles(await api.books.list()), (await api.books.get("b 1")).title);
try {
  await api.books.get("missing");
} catch (error) {
  console.log(error instanceof Error ? error.message : error);
}
const added = await api.books.add({ title: "Emma", genre: "novel" });
console.log(added.response.status, added.error && "existing" in added.error ? added.error.existing.title : added.data?.title);
console.log((await api.books.change("b1", { author: null })).data?.author, (await api.books.remove("b1")).response.status);
console.log((await api.status()).data?.ok, (await api.status()).data?.ok);
client.eject(failing);
console.log((await client.GET("/status", { headers: { "x-app": null } })).data?.ok);
