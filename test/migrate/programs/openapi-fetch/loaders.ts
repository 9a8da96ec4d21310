// Loaders and actions in the style of SvelteKit: each gets a fetch of its own.
import { api, startSession, retries } from "./lib-client.js";
import type { components, operations, paths } from "./schema.js";

type Book = components["schemas"]["Book"];
type Query = NonNullable<paths["/books"]["get"]["parameters"]["query"]>;
type NewLoan = operations["lend"]["requestBody"]["content"]["application/json"];

interface LoadEvent {
  fetch: typeof fetch;
  params: Record<string, string>;
  url: URL;
}

interface ActionEvent extends LoadEvent {
  request: Request;
}

class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

const fail = (status: number, message: string): never => {
  throw new HttpError(status, message);
};

export const load = async ({ fetch, url }: LoadEvent) => {
  const query: Query = {};
  const author = url.searchParams.get("author");
  if (author) query.author = author;
  const { data, error, response } = await api.GET("/books", { params: { query }, fetch });
  if (error) fail(response.status, error.message);
  return { books: data ?? [] };
};

export const loadBook = async ({ fetch, params }: LoadEvent) => {
  const [book, status] = await Promise.all([
    api.GET("/books/{book_id}", { fetch, params: { path: { book_id: params["id"]! }, query: { fields: ["title", "id"] } } }),
    api.GET("/status", { fetch }),
  ]);
  if (book.error) throw new HttpError(book.response.status, book.error.message);
  return { book: book.data, up: status.data?.ok ?? false };
};

export const actions = {
  async create({ request, fetch }: ActionEvent) {
    const form = await request.formData();
    const title = String(form.get("title") ?? "");
    const { data, error } = await api.POST("/books", {
      body: { title, genre: "novel" },
      params: { header: { "X-Request-Id": "kit" } },
      fetch,
    });
    if (error) {
      return "existing" in error ? { conflict: error.existing.id } : { problem: error.message };
    }
    return { created: data.id };
  },
  async lend({ request, fetch }: ActionEvent) {
    const body = (await request.json()) as NewLoan;
    const result = await api.POST("/loans", { body, fetch });
    if (result.error) return { invalid: result.error.fields };
    return result.response.status === 202 ? { queued: true } : { loan: result.data };
  },
  remove: async ({ params, fetch }: ActionEvent) => {
    const { response } = await api.DELETE("/books/{book_id}", { params: { path: { book_id: params["id"]! } }, fetch });
    return response.status;
  },
  async session({ fetch }: ActionEvent) {
    const { data } = await api.POST("/sessions", {
      body: { name: "ada lovelace", password: "p&=+ü", remember: true },
      bodySerializer(body) {
        return new URLSearchParams(body as unknown as Record<string, string>);
      },
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      fetch,
    });
    return data?.token;
  },
};

const calls: string[] = [];
const kitFetch: typeof fetch = (input, init) => {
  const request = new Request(input, init);
  calls.push(`${request.method} ${new URL(request.url).pathname}`);
  return fetch(request);
};
const event = (id = "b1", search = ""): LoadEvent => ({
  fetch: kitFetch,
  params: { id },
  url: new URL(`http://app.example/${search}`),
});
const action = (id: string, init: RequestInit): ActionEvent => ({
  ...event(id),
  request: new Request("http://app.example/", { method: "POST", ...init }),
});

const form = new FormData();
form.set("title", "Emma");
console.log(await load(event("b1", "?author=Jane%20A")));
startSession("kit token");
console.log(await loadBook(event("b1")));
console.log(await loadBook(event("missing")).catch((error: unknown) => (error instanceof HttpError ? error.status : error)));
console.log(await actions.create(action("", { body: form })));
console.log(await actions.lend(action("", { body: JSON.stringify({ book_id: "b1", reader: "queue" }) })));
console.log(await actions.remove(action("b1", {})), await actions.session(action("", {})));
const broken: typeof fetch = async () => {
  throw new TypeError("no route");
};
try {
  await load({ ...event(), fetch: broken });
} catch (error) {
  console.log((error as Error).message, retries.attempts);
}
const books: Book[] = (await api.GET("/books")).data ?? [];
console.log(books.length, calls.length);
// Without a serializer, the content type decides.
const { data: second } = await api.POST("/sessions", {
  headers: { "content-type": "application/x-www-form-urlencoded", "X-Second": "1" },
  body: { name: "b c", password: "d" },
});
console.log(second?.token);
