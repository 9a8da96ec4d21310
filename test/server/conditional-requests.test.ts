import { createClient } from "@guildwire/runtime/client";
import type { Context } from "@guildwire/runtime/server";
import { checkPreconditions, HttpError } from "@guildwire/runtime/server";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Bindings, bindingsOf, serve } from "../responses/served.js";

let bindings: Bindings;
let baseUrl: string;
let stored: Map<string, { readonly etag: string; readonly text: string }>;
beforeAll(async () => {
  bindings = await bindingsOf("server/fixtures/articles.yaml");
}, 120_000);
afterAll(() => bindings?.pack.remove());

type Request = { readonly path: { readonly id: string }; readonly body: { readonly text: string } };
type Tagged = Context<unknown, object, { ETag: string; Link: string; "Retry-After": number; Vary: string }>;

const handlers = {
  getArticle: ({ path }: Request, { setHeader }: Tagged) => {
    const article = stored.get(path.id);
    if (article === undefined) throw new HttpError(404);
    setHeader("ETag", article.etag);
    setHeader("Link", '</articles>; rel="up"');
    return { text: article.text };
  },
  putArticle: ({ path, body }: Request, context: Tagged) => {
    checkPreconditions(context, stored.get(path.id)?.etag);
    stored.set(path.id, { etag: `"${body.text.length}"`, text: body.text });
    context.setHeader("ETag", `"${body.text.length}"`);
  },
  listArticles: (_: unknown, { setHeader }: Tagged) => {
    setHeader("ETag", '"all"');
    setHeader("Retry-After", 5);
    setHeader("Vary", "Origin");
    return { contentType: "application/json", body: [] };
  },
};

beforeEach(async () => {
  stored = new Map([["a", { etag: '"1"', text: "A" }]]);
  ({ baseUrl } = await serve(bindings, handlers));
});

function get(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Response> {
  return fetch(baseUrl + path, { method, headers });
}

async function put(headers: Record<string, string>, id = "a"): Promise<number> {
  const init = { method: "PUT", headers: { "content-type": "application/json", ...headers }, body: '{"text":"BB"}' };
  return (await fetch(`${baseUrl}/articles/${id}`, init)).status;
}

describe("If-None-Match in a GET that declares 304 and ETag", () => {
  it.each([
    ['"1"', 304],
    ['W/"1"', 304],
    ['"0", W/"1"', 304],
    ["*", 304],
    ['"2"', 200],
    ["1", 200],
    ['"1', 200],
    [",,,", 200],
  ])("%s gets %i", async (tag, status) => {
    const response = await get("/articles/a", { "if-none-match": tag });
    expect([response.status, await response.text()]).toEqual([status, status === 304 ? "" : '{"text":"A"}']);
    expect(response.headers.get("etag")).toBe('"1"');
  });

  it("also applies to HEAD, and not to errors", async () => {
    expect((await get("/articles/a", { "if-none-match": '"1"' }, "HEAD")).status).toBe(304);
    expect((await get("/articles/b", { "if-none-match": "*" })).status).toBe(404);
  });

  it("is not evaluated by the server if the document declares no 304", async () => {
    expect((await get("/articles", { "if-none-match": '"all"' })).status).toBe(200);
  });
});

describe("a PUT that declares 412 and 428", () => {
  it("is refused without a precondition, before its handler", async () => {
    expect(await put({})).toBe(428);
    expect(stored.get("a")?.text).toBe("A");
  });

  it.each([
    [{ "if-match": '"1"' }, 204],
    [{ "if-match": '"0", "1"' }, 204],
    [{ "if-match": "*" }, 204],
    [{ "if-match": 'W/"1"' }, 412],
    [{ "if-match": 'w/"1"' }, 412],
    [{ "if-match": '"2"' }, 412],
    [{ "if-none-match": 'w/"1"' }, 412],
    [{ "if-match": "," }, 428],
    [{ "if-none-match": " , ," }, 428],
    [{ "if-match": ', "1",, "2"' }, 204],
    [{ "if-match": "nonsense" }, 400],
    [{ "if-match": "1" }, 400],
    [{ "if-match": '"1' }, 400],
    [{ "if-match": '"1" "2"' }, 400],
    [{ "if-match": '*, "1"' }, 400],
    [{ "if-none-match": "2" }, 400],
    [{ "if-match": '"1"', "if-none-match": "2" }, 400],
    [{ "if-none-match": "*" }, 412],
    [{ "if-none-match": '"2"' }, 204],
    [{ "if-match": '"1"', "if-none-match": '"1"' }, 412],
  ])("with %j gets %i", async (headers, status) => {
    expect(await put(headers)).toBe(status);
    expect(stored.get("a")?.text).toBe(status === 204 ? "BB" : "A");
  });

  it("locates a malformed condition in the response", async () => {
    const headers = { "content-type": "application/json", "if-none-match": "7" };
    const response = await fetch(`${baseUrl}/articles/a`, { method: "PUT", headers, body: "{}" });
    expect(await response.json()).toMatchObject({ errors: [{ pointer: "#/If-None-Match", code: "entity-tags" }] });
  });

  it("creates only what does not exist with If-None-Match: *, and changes only what does with If-Match: *", async () => {
    expect(await put({ "if-match": "*" }, "new")).toBe(412);
    expect(await put({ "if-none-match": "*" }, "new")).toBe(204);
  });
});

describe("the end of an operation", () => {
  const notices = ({ headers }: Response) => [headers.get("deprecation"), headers.get("sunset"), headers.get("link")];

  it("is in the headers of all of its responses, next to those of the handler", async () => {
    const end = ["@1769817600", "Thu, 31 Dec 2026 12:00:00 GMT"];
    const link = '<https://articles.example/v2>; rel="deprecation"';
    expect(notices(await get("/articles/a"))).toEqual([...end, `</articles>; rel="up", ${link}`]);
    expect(notices(await get("/articles/b"))).toEqual([...end, link]);
    expect(notices(await get("/articles/a", { "if-none-match": '"1"' }))).toEqual([
      ...end,
      `</articles>; rel="up", ${link}`,
    ]);
  });

  it("is not announced without a date, nor for other operations and paths", async () => {
    expect(notices(await get("/articles"))).toEqual([null, null, null]);
    expect(notices(await get("/nothing"))).toEqual([null, null, null]);
    expect(notices(await get("/articles/a", {}, "DELETE"))).toEqual([null, null, null]);
  });

  it("is reported to the client's hook", async () => {
    const { observed } = bindings.client;
    const facts: unknown[] = [];
    const client = createClient({ baseUrl, fetch: observed({ onDeprecated: (fact: unknown) => facts.push(fact) }) });
    await bindings.client.getArticle(client, { id: "a" });
    await bindings.client.listArticles(client);
    expect(facts).toEqual([
      {
        operationId: "getArticle",
        method: "GET",
        attempt: 1,
        deprecatedAt: new Date("2026-01-31"),
        sunset: new Date("2026-12-31T12:00:00Z"),
        link: '</articles>; rel="up", <https://articles.example/v2>; rel="deprecation"',
      },
    ]);
  });
});

it("headers that the document declares are sent as the handler sets them, with what the server adds", async () => {
  const { headers } = await get("/articles");
  expect([headers.get("retry-after"), headers.get("vary")]).toEqual(["5", "Origin, Accept"]);
  expect((await get("/articles", {}, "DELETE")).headers.get("allow")).toBe("GET, HEAD, OPTIONS");
});

describe("checkPreconditions of an operation that requires no condition", () => {
  const passes = (method: string, name: string, value: string) => {
    const header = (asked: string) => (asked === name ? value : undefined);
    try {
      checkPreconditions({ method, header }, '"1"');
      return 200;
    } catch (error) {
      return (error as HttpError).status;
    }
  };

  it.each([
    ["PUT", "if-none-match", "2", 400],
    ["PUT", "if-none-match", '"2', 400],
    ["PUT", "if-none-match", "", 200],
    ["PUT", "if-match", "1", 400],
    ["PUT", "if-match", "", 412],
    ["DELETE", "if-match", '"1"; "2"', 400],
    ["GET", "if-none-match", "2", 200],
    ["GET", "if-match", "1", 400],
  ])("decides about %s with %s: %s", (method, name, value, status) => {
    expect(passes(method, name, value)).toBe(status);
  });

  it("takes a list of any tags, and nothing that is not one", () => {
    const tag = fc
      .tuple(fc.constantFrom("", "W/"), fc.stringMatching(/^[!#-~]{0,5}$/))
      .map(([weak, text]) => `${weak}"${text}"`);
    const separated = fc.array(fc.oneof(tag, fc.constant("")), { maxLength: 5 }).map((items) => items.join(" , "));
    fc.assert(fc.property(separated, (list) => passes("PUT", "if-match", list) !== 400));
    const broken = fc.tuple(separated, fc.constantFrom("7", '"', "W/", "*,", 'x"')).map((parts) => parts.join(","));
    fc.assert(fc.property(broken, (list) => passes("PUT", "if-match", list) === 400));
  });
});
