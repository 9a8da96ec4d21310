import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import {
  CancelledError,
  InfiniteQueryObserver,
  MutationObserver,
  QueryClient,
  QueryObserver,
} from "@tanstack/query-core";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import type { ForeignPackage } from "../foreign/foreign-api.js";
import { moduleOf, queryPackage } from "./query-package.js";

// biome-ignore lint/suspicious/noExplicitAny: the generated modules have types of their own, which the adapters' tests check
type Any = any;

let pack: ForeignPackage;
let queries: Any;
let clients: Any;
let servers: Any;

beforeAll(async () => {
  pack = await queryPackage(join(import.meta.dirname, "library.yaml"), { dates: "Date", int64: "bigint" });
  [queries, clients, servers] = await Promise.all(["queries", "client", "server"].map((name) => moduleOf(pack, name)));
}, 120_000);

afterAll(() => pack?.remove());

/** Serves a listener over HTTP until the test is finished; the client does not retry. */
async function clientOf(listener: RequestListener): Promise<Any> {
  const server = createServer(listener);
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return clients.createClient({ baseUrl, retry: false });
}

function newQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  onTestFinished(() => client.clear());
  return client;
}

/** A server of shelves with the generated handlers, and the requests that it received. */
async function shelves() {
  const books = new Map([..."abcde"].map((id) => [id, { id, title: `Book ${id}` }]));
  const requests: string[] = [];
  const handlers = {
    listBooks: ({ query: { after = "", limit = 100 } }: Any) =>
      [...books.values()].filter(({ id }) => id > after).slice(0, Number(limit)),
    addBook: ({ body }: Any) => {
      const book = { id: String.fromCharCode(97 + books.size), title: body.title };
      books.set(book.id, book);
      return book;
    },
    getBook: ({ path }: Any) => books.get(path.book_id),
    removeBook: ({ path }: Any) => void books.delete(path.book_id),
  };
  const serve = servers.createNodeHandler({ books: handlers }, { partial: true });
  const client = await clientOf((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    serve(request, response);
  });
  return { client, requests };
}

describe("a query", () => {
  it("is fetched once per key, and its result has its type's key", async () => {
    const { client, requests } = await shelves();
    const cache = newQueryClient();
    const options = queries.getBookQuery(client, { shelf_id: "1", book_id: "b" });
    expect(options.queryKey).toEqual(["foreign-api", "getBook", { shelf_id: "1", book_id: "b" }]);
    expect(await cache.fetchQuery(options)).toEqual({ id: "b", title: "Book b" });
    expect(await cache.fetchQuery(options)).toEqual({ id: "b", title: "Book b" });
    expect(cache.getQueryData(queries.getBookKey({ shelf_id: "1", book_id: "b" }))).toEqual({
      id: "b",
      title: "Book b",
    });
    expect(requests).toEqual(["GET /shelves/1/books/b"]);
  });

  it("aborts its request when it is cancelled", async () => {
    let closed = (): void => undefined;
    const isClosed = new Promise<void>((resolve) => {
      closed = resolve;
    });
    let arrived = (): void => undefined;
    const hasArrived = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    const client = await clientOf((request) => {
      request.on("close", closed);
      arrived();
    });
    const cache = newQueryClient();
    const options = queries.getBookQuery(client, { shelf_id: "1", book_id: "b" });
    const fetched = cache.fetchQuery(options).catch((error: unknown) => error);
    await hasArrived;
    await cache.cancelQueries({ queryKey: options.queryKey });
    await isClosed;
    expect(await fetched).toBeInstanceOf(CancelledError);
  });

  it("holds null for an empty response, and a Blob for bytes", async () => {
    const client = await clientOf(({ url }, response) => {
      if (url === "/status") return response.writeHead(204).end();
      return response.writeHead(200, { "content-type": "image/png" }).end("png");
    });
    const cache = newQueryClient();
    expect(await cache.fetchQuery(queries.getStatusQuery(client))).toBe(null);
    const cover = await cache.fetchQuery<Blob>(queries.getCoverQuery(client, { shelf_id: "1", book_id: "b" }));
    expect(await cover.text()).toBe("png");
  });

  it("fails with the error of the client", async () => {
    const client = await clientOf((_request, response) => response.writeHead(404).end());
    const options = queries.getBookQuery(client, { shelf_id: "1", book_id: "b" });
    await expect(newQueryClient().fetchQuery(options)).rejects.toMatchObject({ name: "ApiError", status: 404 });
  });

  it("has dates and long integers as text in its key, and no credentials", () => {
    const args = { born: new Date(0), number: 9007199254740993n, token: "secret", page: 1 };
    const key = queries.listReadersKey(args);
    expect(key[2]).toEqual({ born: "1970-01-01T00:00:00.000Z", number: "9007199254740993", page: 1 });
    const cache = newQueryClient();
    cache.setQueryData(key, { readers: [], more: false });
    expect(cache.getQueryData(queries.listReadersKey({ ...args, born: new Date(1) }))).toBeUndefined();
    expect(cache.getQueryData(queries.listReadersKey(args))).toEqual({ readers: [], more: false });
  });

  it("has a key that matches calls with further arguments", async () => {
    const { client } = await shelves();
    const cache = newQueryClient();
    const calls = [{ shelf_id: "1" }, { shelf_id: "1", limit: 2 }, { shelf_id: "2" }];
    for (const args of calls) await cache.fetchQuery(queries.listBooksQuery(client, args));
    await cache.fetchInfiniteQuery({
      ...queries.listBooksInfiniteQuery(client, { shelf_id: "1", limit: 2 }),
      pages: 9,
    });
    const matched = (queryKey: Any): number => cache.getQueryCache().findAll({ queryKey }).length;
    expect(queries.listBooksKey({ shelf_id: "1" })[2]).toStrictEqual({ shelf_id: "1" });
    expect(queries.listBooksKey({ shelf_id: "1", limit: undefined })[2]).toStrictEqual({ shelf_id: "1" });
    expect([
      matched(queries.listBooksKey({ shelf_id: "1" })),
      matched(queries.listBooksKey({ shelf_id: "1", limit: 2 })),
      matched(queries.listBooksInfiniteKey({ shelf_id: "1" })),
      matched(queries.listReadersKey()),
    ]).toEqual([3, 2, 1, 0]);
  });

  it("exists for no stream", () => {
    expect(Object.keys(queries).filter((name) => name.startsWith("followLog"))).toEqual([]);
  });
});

describe("an infinite query", () => {
  it("follows the cursor of the last item until a short page", async () => {
    const { client, requests } = await shelves();
    const observer = new InfiniteQueryObserver(
      newQueryClient(),
      queries.listBooksInfiniteQuery(client, { shelf_id: "1", limit: 2 }),
    );
    let result: Any = await observer.refetch();
    while (result.hasNextPage) result = await observer.fetchNextPage();
    const pages = result.data.pages.map((page: Any) => page.data.map((book: Any) => book.id).join(""));
    expect([pages, result.data.pageParams]).toEqual([
      ["ab", "cd", "e"],
      [undefined, "b", "d"],
    ]);
    expect(requests).toEqual([
      "GET /shelves/1/books?limit=2",
      "GET /shelves/1/books?after=b&limit=2",
      "GET /shelves/1/books?after=d&limit=2",
    ]);
  });

  it("starts at the cursor of the arguments", async () => {
    const { client } = await shelves();
    const options = queries.listBooksInfiniteQuery(client, { shelf_id: "1", limit: 2, after: "c" });
    const { pages, pageParams } = (await newQueryClient().fetchInfiniteQuery(options)) as Any;
    expect([pages, pageParams]).toEqual([
      [
        {
          data: [
            { id: "d", title: "Book d" },
            { id: "e", title: "Book e" },
          ],
          next: "e",
        },
      ],
      ["c"],
    ]);
  });

  it("follows page numbers until the body has no more", async () => {
    const client = await clientOf(({ url }, response) => {
      const page = Number(new URL(url ?? "", "http://localhost").searchParams.get("page") ?? 1);
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ readers: [{ name: `Reader ${page}` }], more: page < 3 }));
    });
    const { pageParams } = (await newQueryClient().fetchInfiniteQuery({
      ...queries.listReadersInfiniteQuery(client),
      pages: 9,
    })) as Any;
    expect(pageParams).toEqual([undefined, 2, 3]);
  });

  it("follows a response header, and refuses a page that refers to itself", async () => {
    const next: Record<string, string> = { first: "a", a: "b", loop: "loop" };
    const client = await clientOf(({ url }, response) => {
      const cursor = new URL(url ?? "", "http://localhost").searchParams.get("cursor") ?? "first";
      if (next[cursor] !== undefined) response.setHeader("x-next", next[cursor]);
      response.setHeader("content-type", "application/json").end(JSON.stringify([cursor]));
    });
    const all = { ...queries.listLoansInfiniteQuery(client), pages: 9 };
    expect(((await newQueryClient().fetchInfiniteQuery(all)) as Any).pages).toEqual([
      { data: ["first"], next: "a" },
      { data: ["a"], next: "b" },
      { data: ["b"] },
    ]);
    const loop = queries.listLoansInfiniteQuery(client, { cursor: "loop" });
    await expect(newQueryClient().fetchInfiniteQuery(loop)).rejects.toMatchObject({ code: "cursor-repeated" });
  });
});

describe("a mutation", () => {
  it("requests the queries in use again that it touches, and no others", async () => {
    const { client, requests } = await shelves();
    const cache = newQueryClient();
    cache.mount();
    onTestFinished(() => cache.unmount());
    const observe = (options: Any): void =>
      onTestFinished(new QueryObserver(cache, options).subscribe(() => undefined));
    const lists = [{ shelf_id: "1" }, { shelf_id: "1", limit: 2 }, { shelf_id: "2" }];
    for (const args of lists) {
      await cache.fetchQuery(queries.listBooksQuery(client, args));
      observe(queries.listBooksQuery(client, args));
    }
    requests.length = 0;
    const added = new MutationObserver<Any, Error, Any>(cache, queries.addBookMutation(client));
    expect(await added.mutate({ shelf_id: "1", body: { title: "New" } })).toEqual({ id: "f", title: "New" });
    expect(requests).toEqual(["POST /shelves/1/books", "GET /shelves/1/books", "GET /shelves/1/books?limit=2"]);
    expect((cache.getQueryData(queries.listBooksKey({ shelf_id: "1" })) as Any).length).toBe(6);
  });

  it("marks what it removed as stale without a request", async () => {
    const { client, requests } = await shelves();
    const cache = newQueryClient();
    cache.mount();
    onTestFinished(() => cache.unmount());
    const options = queries.getBookQuery(client, { shelf_id: "1", book_id: "b" });
    await cache.fetchQuery(options);
    onTestFinished(new QueryObserver(cache, options).subscribe(() => undefined));
    requests.length = 0;
    const removed = new MutationObserver<Any, Error, Any>(cache, queries.removeBookMutation(client));
    await removed.mutate({ shelf_id: "1", book_id: "b" });
    expect(requests).toEqual(["DELETE /shelves/1/books/b"]);
    expect(cache.getQueryState(options.queryKey)?.isInvalidated).toBe(true);
  });

  it("invalidates nothing if it fails", async () => {
    const client = await clientOf((_request, response) => response.writeHead(409).end());
    const cache = newQueryClient();
    const key = queries.listBooksKey({ shelf_id: "1" });
    cache.setQueryData(key, []);
    const added = new MutationObserver<Any, Error, Any>(cache, queries.addBookMutation(client));
    await expect(added.mutate({ shelf_id: "1", body: { title: "New" } })).rejects.toMatchObject({ status: 409 });
    expect(cache.getQueryState(key)?.isInvalidated).toBe(false);
  });
});

describe("touched queries", () => {
  const touched = (list: Any): unknown =>
    list.map(({ queryKey: [, operation, args], refetchType }: Any) => [operation, args, refetchType].filter(Boolean));

  it("follow from the path: the resource, and the collection that contains it", () => {
    expect(touched(queries.addBookTouches({ shelf_id: "1" }))).toEqual([
      ["listBooks", { shelf_id: "1" }],
      ["getNewestBook", { shelf_id: "1" }],
      ["listReaders"],
    ]);
    expect(touched(queries.restartTouches())).toEqual([["getStatus"]]);
  });

  it("include everything below a deleted resource", () => {
    const book = { shelf_id: "1", book_id: "b" };
    expect(touched(queries.removeBookTouches(book))).toEqual([
      ["listBooks", { shelf_id: "1" }],
      ["getNewestBook", { shelf_id: "1" }],
      ["getBook", book, "none"],
      ["getCover", book, "none"],
      ["listReaders"],
    ]);
  });

  it("follow from events: what another path reads, whatever its arguments", () => {
    expect(touched(queries.lendBookTouches({ reader_id: "1", book_id: "b" }))).toEqual([
      ["listBooks"],
      ["getNewestBook"],
      ["getBook"],
      ["listReaders"],
    ]);
  });
});
