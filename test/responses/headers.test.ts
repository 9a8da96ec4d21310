import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Any, type Bindings, bindingsOf, serve } from "./served.js";

let library: Bindings;
let api: Any;

beforeAll(async () => {
  library = await bindingsOf("responses/documents/library.yaml");
  api = library.client;
});

afterAll(() => library.pack.remove());

function respondWith(headers: Record<string, string>, body: unknown = { id: "1" }, status = 200): Any {
  const response = (): Response => new Response(status === 204 ? null : JSON.stringify(body), { status, headers });
  return api.createClient({ baseUrl: "https://example.com", fetch: async () => response() });
}

function read(name: string, client: Any): Promise<Any> {
  return api.withResponse(client, (one: Any) => api[name](one, { id: "1", body: {} }), api[`${name}Headers`]);
}

describe("types of response headers", () => {
  it("compile in a program that sets and reads them, and reject wrong ones", () => {
    const program = readFileSync(join(import.meta.dirname, "programs/headers.mts"), "utf8");
    expect(library.pack.compileProgram(program)).toBe("");
  });

  it("keep the result of a handler without required headers", () => {
    const text = readFileSync(join(library.pack.packageFolder, "src/server/library.ts"), "utf8");
    expect(text).toContain("export type ListItemsResult = Item[];");
    expect(text).toContain("ListItemsResponse200Headers>");
    expect(text).toMatch(/DeleteItemResult = \{ readonly headers: DeleteItemResponse204Headers }/);
  });
});

describe("a client", () => {
  it("reads each kind of header, by its name in the document or in lower case", async () => {
    const { headers, status, data } = await read(
      "listItems",
      respondWith(
        {
          "X-TOTAL": "12",
          "x-exact": "true",
          "x-tags": "1, 2",
          "x-size": "w=3,unit=cm",
          "x-meta": '{"by":"me"}',
          ratelimit: '"a";r=5',
        },
        [],
      ),
    );
    expect([status, data]).toEqual([200, []]);
    expect({ ...headers }).toEqual({
      "X-Total": 12,
      "X-Exact": true,
      "X-Tags": [1, 2],
      "X-Size": { w: 3, unit: "cm" },
      "X-Meta": { by: "me" },
      RateLimit: '"a";r=5',
    });
    expect(headers["x-total"]).toBe(12);
  });

  it("has undefined for an absent optional header, and for a name that every object has", async () => {
    const { headers } = await read("listItems", respondWith({}, []));
    expect([headers["X-Total"], headers.constructor, Object.keys(headers)]).toEqual([undefined, undefined, []]);
  });

  it.each([
    ["X-Total", "twelve"],
    ["X-Total", "99999999999999999999"],
    ["X-Exact", "yes"],
    ["X-Tags", "1,b"],
    ["X-Size", "w"],
    ["X-Size", "w=x"],
    ["X-Meta", "{"],
  ])("throws a located error for %s: %s when it is read, and keeps the data", async (name, value) => {
    const { data, headers } = await read("listItems", respondWith({ [name]: value }, [{ id: "1" }]));
    expect(data).toEqual([{ id: "1" }]);
    expect(() => headers[name]).toThrowError(`listItems: the response header ${name} is malformed`);
  });

  it("throws for a required header that is missing", async () => {
    const { headers } = await read("getItem", respondWith({}));
    expect(() => headers.ETag).toThrowError("getItem: the response header ETag is missing");
    expect(headers["X-Version"]).toBeUndefined();
  });

  it("reads the headers of the received status", async () => {
    const created = await read("createItem", respondWith({ location: "/items/1" }, { id: "1" }, 201));
    expect([created.status, created.headers.Location]).toEqual([201, "/items/1"]);
    const exists = await read("createItem", respondWith({ location: "/items/1" }));
    expect([exists.status, exists.headers.Location]).toEqual([200, undefined]);
  });
});

describe("a server", () => {
  it("sends what handlers return and set, as the client reads it", async () => {
    const { client } = await serve(library, {
      listItems: (_: Any, { setHeader }: Any) => {
        setHeader("X-Total", 12);
        setHeader("X-Tags", [1, 2]);
        setHeader("X-Size", { w: 3, unit: "cm" });
        setHeader("X-Meta", { by: "Zoë" });
        setHeader("RateLimit", '"a";r=5');
        return [];
      },
      getItem: () => ({ headers: { ETag: '"7"', "X-Version": 7 }, body: { id: "1" } }),
      createItem: () => ({ status: 201, headers: { Location: "/items/1", "X-Age": 0 }, body: { id: "1" } }),
      deleteItem: () => ({ headers: { "X-Deleted-At": "now" } }),
    });
    expect({ ...(await read("listItems", client)).headers }).toEqual({
      "X-Total": 12,
      "X-Tags": [1, 2],
      "X-Size": { w: 3, unit: "cm" },
      "X-Meta": { by: "Zoë" },
      RateLimit: '"a";r=5',
    });
    const item = await read("getItem", client);
    expect([item.data, { ...item.headers }]).toEqual([{ id: "1" }, { ETag: '"7"', "X-Version": 7 }]);
    const created = (one: Any): unknown => api.createItem(one, { body: { id: "1" } });
    expect({ ...(await api.withResponse(client, created, api.createItemHeaders)).headers }).toEqual({
      Location: "/items/1",
      "X-Age": 0,
    });
    expect({ ...(await read("deleteItem", client)).headers }).toEqual({ "X-Deleted-At": "now" });
  });

  it.each([
    ["a missing required header", () => ({ headers: {}, body: { id: "1" } }), /ETag/],
    ["a value below its minimum", () => ({ headers: { ETag: "a", "X-Version": 0 }, body: { id: "1" } }), /X-Version/],
    ["no headers at all", () => ({ id: "1" }), /\{ headers, body }/],
    ["a line end", () => ({ headers: { ETag: "a\r\nb: c" }, body: { id: "1" } }), /no header can have/],
  ])("responds with 500 outside of production for %s", async (_, getItem, reason) => {
    const { client, errors } = await serve(library, { getItem });
    await expect(api.getItem(client, { id: "1" })).rejects.toMatchObject({ status: 500 });
    expect(String(errors[0])).toMatch(reason);
  });

  it("sends unchecked headers in production", async () => {
    const getItem = (): object => ({ headers: { ETag: '"7"', "X-Version": 0 }, body: { id: "1" } });
    const { client } = await serve(library, { getItem }, { validateResponses: false });
    expect((await read("getItem", client)).headers["X-Version"]).toBe(0);
  });

  it("checks the values that a handler sets one by one", async () => {
    const listItems = (_: Any, { setHeader }: Any): unknown[] => {
      setHeader("X-Total", -1);
      return [];
    };
    const { client, errors } = await serve(library, { listItems });
    await expect(api.listItems(client)).rejects.toMatchObject({ status: 500 });
    expect(String(errors[0])).toContain("/X-Total");
  });

  it("sends the declared headers of an error, and reports wrong ones", async () => {
    let version: unknown = 8;
    const { client, errors } = await serve(library, {
      getItem: () => {
        throw library.server.errors.conflict({ title: "Changed" }, { headers: { "X-Current-Version": version } });
      },
    });
    const failed = await api.safe(api.getItem(client, { id: "1" }));
    expect([failed.error.status, failed.error.headers.get("x-current-version"), errors]).toEqual([409, "8", []]);
    version = "eight";
    expect((await api.safe(api.getItem(client, { id: "1" }))).error.status).toBe(409);
    expect(String(errors[0])).toContain("/X-Current-Version");
  });
});
