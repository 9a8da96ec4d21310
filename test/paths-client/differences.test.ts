import createClient, {
  createQuerySerializer,
  defaultPathSerializer,
  serializeObjectParam,
} from "@guildwire/runtime/paths";
import { afterEach, describe, expect, it } from "vitest";

// The differences that docs/from-openapi-typescript.md lists.

const baseUrl = "https://shelf.example/v1";

/** The URLs of requests that a client sent. */
async function urlOf(path: string, params: object, options: object = {}): Promise<string> {
  const urls: string[] = [];
  const client = createClient<Record<string, { get: { parameters: object; responses: object } }>>({
    baseUrl,
    fetch: (request) => {
      urls.push(request.url);
      return Promise.resolve(Response.json(1));
    },
    ...options,
  });
  await client.GET(path as never, { params } as never);
  return urls.join();
}

describe("path parameters", () => {
  it.each(["..", "."])("refuse %j, which changes the path", async (id) => {
    await expect(urlOf("/users/{id}/posts", { path: { id } })).rejects.toThrow(
      new TypeError('Path parameter id must not be "." or "..": it would change the path.'),
    );
  });

  it.each([
    ["/{a}{b}", { a: ".", b: "." }],
    ["/{dir}.", { dir: "." }],
    ["/{dir}.{ext}", { dir: "", ext: "." }],
    ["/{.id}", { id: "." }],
    ["/a/{.b}{.c}/d", { b: "", c: "" }],
    ["/{.id}{name}", { id: "", name: "." }],
    ["/{.id*}", { id: ["", ""] }],
    ["/{id}?page=1", { id: ".." }],
    ["/{id}#top", { id: ".." }],
    ["/{id}", { id: [".."] }],
    ["/../{id}", { id: ".." }],
  ])("refuse dots in %s with %j", (path, values) => {
    expect(() => defaultPathSerializer(path, values)).toThrow(TypeError);
  });

  it.each([
    ["/files/{name}", { name: "..." }, "/files/..."],
    ["/files/{name}.{ext}", { name: "a", ext: "b" }, "/files/a.b"],
    ["/p/{.id}/e", { id: "" }, "/p/./e"],
    ["/p/{.id*}/e", { id: [""] }, "/p/./e"],
    ["/p/{.id}/e", { id: ".." }, "/p/.../e"],
    ["../api/{id}", { id: "1" }, "../api/1"],
    ["./{id}", { id: "a.b" }, "./a.b"],
    ["/{id}", { id: "%2e%2e" }, "/%252e%252e"],
    ["/{id}", { id: "../../admin?x=1#y" }, "/..%2F..%2Fadmin%3Fx%3D1%23y"],
    ["/{id}", { id: "..\\..\\admin" }, "/..%5C..%5Cadmin"],
    ["/{id}", { id: "a\r\nb" }, "/a%0D%0Ab"],
  ])("keep %s with %j in its segment", (path, values, expected) => {
    expect(defaultPathSerializer(path, values)).toBe(expected);
  });

  it("encode delimiters in the names of properties", () => {
    const value = { "../x?y#z\\": 1 };
    expect(defaultPathSerializer("/a/{map*}/b", { map: value })).toBe("/a/..%2Fx%3Fy%23z%5C=1/b");
    expect(serializeObjectParam("map", value, { style: "label", explode: false })).toBe("...%2Fx%3Fy%23z%5C,1");
  });

  it("keep dollar signs in the names of properties", () => {
    expect(defaultPathSerializer("/{map*}", { map: { $$: 1, "$&": 2 } })).toBe("/$$=1,$&=2");
  });

  it("do not show the base URL in errors", async () => {
    const options = { baseUrl: "https://user:secret@shelf.example" };
    await expect(urlOf("/{id}", { path: { id: ".." } }, options)).rejects.toThrow(/^((?!secret).)*$/);
  });
});

describe("names in a query", () => {
  it("cannot add parameters, and cannot end the query", async () => {
    expect(await urlOf("/a", { query: { "a&admin": "1", "b#": "2", "c=d": [3, 4] } })).toBe(
      `${baseUrl}/a?a%26admin=1&b%23=2&c%3Dd=3&c%3Dd=4`,
    );
    expect(await urlOf("/a", { query: { filter: { "x]=1&admin": "true" } } })).toBe(
      `${baseUrl}/a?filter[x]%3D1%26admin]=true`,
    );
  });

  it("keep all other characters", () => {
    const names = ["a[]", "a[b][c]", "$filter", "a.b", "a/b", "a:b", "a+b", "a%20b", "ü"];
    expect(createQuerySerializer()(Object.fromEntries(names.map((name) => [name, 1])))).toBe(
      names.map((name) => `${name}=1`).join("&"),
    );
  });
});

describe("Object.prototype", () => {
  const polluted = Object.prototype as Record<string, unknown>;
  afterEach(() => {
    delete polluted["admin"];
  });

  it("has no parameters", async () => {
    polluted["admin"] = "1";
    expect(await urlOf("/{constructor}/{admin}/{id}", { path: { id: 1 }, query: { q: { x: 1 }, r: 2 } })).toBe(
      `${baseUrl}/%7Bconstructor%7D/%7Badmin%7D/1?q[x]=1&r=2`,
    );
  });

  it("can have the names of given parameters", async () => {
    const names = { constructor: "a", toString: "b", hasOwnProperty: "c" };
    expect(await urlOf("/{constructor}/{toString}", { path: names, query: names })).toBe(
      `${baseUrl}/a/b?constructor=a&toString=b&hasOwnProperty=c`,
    );
  });

  it.each(["path", "query", "header"])("is not changed by __proto__ in parameters of the %s", async (place) => {
    const params = JSON.parse(`{"${place}":{"__proto__":{"admin":"1"},"id":"x"}}`);
    await urlOf("/{id}", params);
    await urlOf("/a", {}, JSON.parse('{"headers":{"__proto__":"1"},"__proto__":{"admin":"1"}}'));
    expect(({} as Record<string, unknown>)["admin"]).toBeUndefined();
  });
});

it("the default fetch function can be called as a method of the options of middleware", async () => {
  const original = globalThis.fetch;
  const receivers: unknown[] = [];
  globalThis.fetch = function (this: unknown) {
    receivers.push(this);
    return Promise.resolve(Response.json(1));
  };
  try {
    const client = createClient<Record<string, object>>({ baseUrl });
    client.use({ onResponse: ({ request, options }) => options.fetch(request) });
    await client.request("get" as never, "/a" as never);
  } finally {
    globalThis.fetch = original;
  }
  // Browsers throw "Illegal invocation" for any receiver but the global object.
  expect(receivers).toEqual([undefined, undefined]);
});

it("null in the options of a call stands for the default", async () => {
  const none = {
    fetch: null,
    pathSerializer: null,
    querySerializer: null,
    bodySerializer: null,
    params: null,
    middleware: null,
  };
  const sent: string[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    sent.push(`${request.method} ${request.url} ${await request.text()}`);
    return Response.json(1);
  };
  const client = createClient<Record<string, object>>({ baseUrl, fetch }) as {
    request: (...given: unknown[]) => unknown;
  };
  await client.request("post", "/a", { body: { a: 1 }, ...none });
  expect(sent).toEqual([`POST ${baseUrl}/a {"a":1}`]);
});

it("a fetch function that throws undefined rejects the call with undefined", async () => {
  const outcome = createClient({ baseUrl, fetch: () => Promise.reject(undefined) }).request(
    "get" as never,
    "/a" as never,
  );
  await expect(outcome).rejects.toBeUndefined();
});

it("values of URL, header and body that HTTP does not allow are refused by the platform", async () => {
  const refused = [
    urlOf("/a", { header: { "x-a": "1\r\nx-b: 2" } }),
    urlOf("/a", { header: { "x\r\ny": "1" } }),
    urlOf("/a", {}, { baseUrl: "not a URL" }),
    urlOf("/a", {}, { baseUrl: "https://user:secret@shelf.example" }),
    urlOf("/a", {}, { baseUrl: "" }),
  ];
  for (const one of refused) await expect(one).rejects.toThrow(TypeError);
});
