import { join } from "node:path";
import { pathToFileURL } from "node:url";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findLink } from "../../runtime/src/client/link.js";
import { ForeignPackage, generated } from "../foreign/foreign-api.js";
import { type Handler, type HttpServer, listen, respond } from "../runtime/http-server.js";

// biome-ignore lint/suspicious/noExplicitAny: the generated modules have types of their own, which a program checks
type Any = any;

let pages: ForeignPackage;
let client: Any;

beforeAll(async () => {
  pages = new ForeignPackage((await generated(join(import.meta.dirname, "pages.yaml"))).files);
  expect(pages.compile()).toBe("");
  client = await import(pathToFileURL(join(pages.folder, "node_modules/foreign-api/dist/client/index.js")).href);
});

afterAll(() => pages?.remove());

const ids = ["a", "b", "c", "d", "e", "f", "g"];

/** A server with the items above, in pages of at most `size` items; its cursors are numbers of items. */
function inPages(size: number): Handler {
  return (request, response) => {
    const url = new URL(request.url, "http://h");
    const { cursor, offset, page, limit } = Object.fromEntries(url.searchParams);
    const count = Math.min(size, Number(limit ?? size));
    const idsBefore = cursor === undefined ? 0 : ids.indexOf(cursor) + 1 || Number(cursor);
    const start = page === undefined ? Number(offset ?? idsBefore) : (Number(page) - 1) * count;
    const items = ids.slice(start, start + count).map((id) => ({ id, position: { at: id } }));
    const end = start + items.length;
    const hasMore = end < ids.length;
    const next = `${url.pathname}?cursor=${end}`;
    const headers: Record<string, string> = hasMore ? { "x-next": String(end), link: `<${next}>; rel="next"` } : {};
    const body = {
      data: items,
      has_more: hasMore,
      paging: { next: hasMore ? String(end) : null, ...(hasMore ? { url: next } : {}) },
      ...(hasMore ? { next_cursor: String(end) } : {}),
    };
    const isList = /item|header|link/.test(url.pathname);
    respond(200, isList ? items : body, headers)(request, response);
  };
}

async function collect(items: AsyncIterable<Any>, count = Number.POSITIVE_INFINITY): Promise<Any[]> {
  const found: Any[] = [];
  for await (const item of items) {
    found.push(item);
    if (found.length === count) break;
  }
  return found;
}

const styles = ["Item", "More", "Body", "Header", "Offset", "Page", "Url", "Link"].map((name) => `paginateBy${name}`);
const recognized = ["Link", "Cursor", "Offset", "Page"].map((name) => `paginateFound${name}`);

describe("the pages of an operation", () => {
  it.each([...styles, ...recognized])("%s give every item once, in order", async (name) => {
    const server = await listen(inPages(3));
    const api = client.createClient({ baseUrl: server.baseUrl });
    expect((await collect(client[name](api))).map(({ id }) => id)).toEqual(ids);
    expect(server.received.length).toBeLessThanOrEqual(4);
  });

  it.each([...styles, ...recognized])("%s are complete with any size of pages", async (name) => {
    const fetch = (url: string): Promise<Response> => responseOf(inPages(3), url);
    const api = client.createClient({ baseUrl: "http://h", fetch });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 3 }), async (limit) => {
        expect((await collect(client[name](api, { limit }))).map(({ id }) => id)).toEqual(ids);
      }),
      { numRuns: 10 },
    );
  });

  it.each(styles)("%s are available as bodies, and fetched only as far as they are read", async (name) => {
    const server = await listen(inPages(3));
    const items = client[name](client.createClient({ baseUrl: server.baseUrl }));
    const [first, second] = await collect(items.pages(), 2);
    const list = (page: Any): Any[] => page.data ?? page;
    expect([list(first).length, list(second)[0].id, server.received.length]).toEqual([3, "d", 2]);
  });

  it("begin at the given position", async () => {
    const server = await listen(inPages(3));
    const api = client.createClient({ baseUrl: server.baseUrl });
    expect((await collect(client.paginateByBody(api, { cursor: "5" }))).map(({ id }) => id)).toEqual(["f", "g"]);
    expect((await collect(client.paginateByOffset(api, { offset: 6 }))).map(({ id }) => id)).toEqual(["g"]);
    expect((await collect(client.paginateByPage(api, { page: 3 }))).map(({ id }) => id)).toEqual(["g"]);
  });

  it("have a bound", async () => {
    const server = await listen(inPages(1));
    const api = client.createClient({ baseUrl: server.baseUrl });
    const found: string[] = [];
    const reading = (async () => {
      for await (const { id } of client.paginateByBody(api, {}, { maxPages: 2 })) found.push(id);
    })();
    await expect(reading).rejects.toMatchObject({
      name: "PaginationError",
      code: "too-many-pages",
      operationId: "byBody",
      message: "byBody: more than 2 pages (maxPages)",
    });
    expect(found).toEqual(["a", "b"]);
    const unbounded = collect(client.paginateByBody(api, {}, { maxPages: Number.NaN }));
    await expect(unbounded).rejects.toMatchObject({ code: "too-many-pages" });
  });

  it.each([
    ["paginateByItem", respond(200, [{ id: "a", position: { at: "x" } }])],
    ["paginateByBody", respond(200, { data: [{ id: "a" }], paging: { next: "x" } })],
    ["paginateByHeader", respond(200, [], { "x-next": "x" })],
    ["paginateByUrl", respond(200, { data: [], paging: { url: "/url?x" } })],
    ["paginateByLink", respond(200, [], { link: "</link?x>; rel=next" })],
  ])("%s fail at a cursor that is repeated", async (name, handler) => {
    const server = await listen(handler);
    const api = client.createClient({ baseUrl: server.baseUrl });
    await expect(collect(client[name](api, { limit: 1 }))).rejects.toMatchObject({ code: "cursor-repeated" });
    expect(server.received).toHaveLength(2);
  });

  it.each([
    null,
    { data: "text", paging: {} },
    { data: {}, paging: {} },
    { data: [], paging: { next: {} } },
    { data: [], paging: { next: [] } },
  ])("fail at the malformed page %j", async (body) => {
    const server = await listen(respond(200, body));
    const api = client.createClient({ baseUrl: server.baseUrl });
    const error = { name: "PaginationError", code: "malformed-page", operationId: "byBody" };
    await expect(collect(client.paginateByBody(api))).rejects.toMatchObject(error);
    expect(server.received).toHaveLength(1);
  });

  it("fail at a last item without a cursor", async () => {
    const server = await listen(respond(200, [null]));
    const api = client.createClient({ baseUrl: server.baseUrl });
    await expect(collect(client.paginateByItem(api, { limit: 1 }))).rejects.toMatchObject({ code: "malformed-page" });
  });

  it.each([null, undefined, ""])("end at the cursor %j", async (next) => {
    const server = await listen(respond(200, { data: [{ id: "a" }], paging: { next } }));
    const api = client.createClient({ baseUrl: server.baseUrl });
    expect(await collect(client.paginateByBody(api))).toHaveLength(1);
  });

  it("are typed, and recognized only where nothing is in doubt", () => {
    const program = `
      import { type CallOptions, createClient, paginateByBody, paginateByItem, paginateFoundCursor } from "foreign-api/client";
      import type { Item, Page } from "foreign-api/types";
      const client = createClient({ baseUrl: "/" });
      for await (const item of paginateByItem(client, { limit: 2 }, { maxPages: 3, timeout: 1 })) { const one: Item = item; void one; }
      for await (const page of paginateByBody(client).pages()) { const one: Page = page; void one; }
      for await (const { id } of paginateFoundCursor(client)) { const one: string = id; void one; }
      // @ts-expect-error: the position of a page is a text
      paginateByBody(client, { cursor: 1 });
      export type Options = CallOptions;
    `;
    expect(pages.compileProgram(program)).toBe("");
    const names = Object.keys(client).filter((name) => name.startsWith("paginate"));
    expect(names.sort()).toEqual([...styles, ...recognized].sort());
  });
});

describe("a link", () => {
  it("keeps credentials, in the header and in the query", async () => {
    const server = await listen(inPages(3));
    for (const auth of [{ key: "k/1" }, { token: "t" }]) {
      const api = client.createClient({ baseUrl: server.baseUrl, auth });
      expect(await collect(client.paginateByLink(api, { limit: 3 }))).toHaveLength(7);
    }
    const urls = server.received.map(({ url }) => url);
    expect(urls.slice(0, 2)).toEqual(["/link?limit=3&key=k%2F1", "/link?cursor=3&key=k%2F1"]);
    expect(urls.slice(3, 5)).toEqual(["/link?limit=3", "/link?cursor=3"]);
    expect(server.received.slice(3).map(({ headers }) => headers.authorization)).toEqual(Array(3).fill("Bearer t"));
  });

  it.each(["Link", "Url"])("%s to another origin is refused, and that origin gets no request", async (style) => {
    const other: HttpServer = await listen(respond(200, []));
    const url = `${other.baseUrl}/link?cursor=3`;
    const body = style === "Link" ? [{ id: "a" }] : { data: [{ id: "a" }], paging: { url } };
    const server = await listen(respond(200, body, { link: `<${url}>; rel="next"` }));
    const api = client.createClient({ baseUrl: server.baseUrl, auth: { token: "t" } });
    const error = await collect(client[`paginateBy${style}`](api)).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ kind: "argument", cause: { name: "PaginationError" } });
    expect(String(error)).toContain("a link to another origin");
    expect([server.received.length, other.received.length]).toEqual([1, 0]);
  });

  it.each([
    ['<https://h/2>; rel="next"', "https://h/2"],
    ['<https://h/1>; rel=prev, <https://h/a,b;c>; title="a, <x>; rel=next"; rel="last next"', "https://h/a,b;c"],
    ["<https://h/2>;REL=NEXT", "https://h/2"],
    ['<https://h/2>; title="rel=next"', undefined],
    ["<https://h/2>", undefined],
    ["https://h/2; rel=next", undefined],
    ["<https://h/2; rel=next", undefined],
    ["", undefined],
  ])("is read from %s", (header, want) => {
    expect(findLink(header, "next")).toBe(want);
  });

  it("is found in any header that contains it, and no header makes the search fail", () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.array(fc.constantFrom('"', "<", ">", ",", ";", "rel=next", "\\", "a")),
        (text, parts) => {
          expect(() => findLink(text + parts.join(""), "next")).not.toThrow();
        },
      ),
    );
  });
});

/** The response of a handler without a connection. */
function responseOf(handler: Handler, url: string): Promise<Response> {
  return new Promise((resolve) => {
    let head: [number, Record<string, string>] = [500, {}];
    const response = {
      writeHead: (status: number, headers: Record<string, string>) => {
        head = [status, headers];
      },
      end: (body: string) => resolve(new Response(body, { status: head[0], headers: head[1] })),
    };
    const path = url.replace("http://h", "");
    handler({ method: "GET", url: path, headers: {}, body: Buffer.alloc(0) }, response as never);
  });
}
