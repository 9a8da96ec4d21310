import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  bundled,
  type MigrationProject,
  type MigrationReport,
  migrate,
  openapiFetchProject,
  type Recording,
} from "./project.js";

let project: MigrationProject;
beforeEach(async () => {
  project = await openapiFetchProject(bundled);
});
afterEach(() => project.remove());

/** Migrates files, of which `main` is the program, and runs it before and after. */
async function migrated(
  files: Readonly<Record<string, string>>,
  main = "main.ts",
): Promise<{ readonly report: MigrationReport; readonly before: Recording; readonly after: Recording }> {
  for (const [name, text] of Object.entries(files)) project.write(`src/${name}`, text);
  expect(project.compile()).toBe("");
  const before = await project.recordBundle(main);
  const report = await migrate(project, "openapi-fetch");
  expect(project.compile()).toBe("");
  const after = await project.recordBundle(main);
  const sources = project.sources();
  expect((await migrate(project, "openapi-fetch")).files).toEqual([]);
  expect(project.sources()).toEqual(sources);
  return { report, before, after };
}

const leftOf = ({ left }: MigrationReport): readonly string[] =>
  left.map(({ file, line, why }) => `${file.slice("src/".length)}:${line} ${why}`);

const client = `import createClient from "openapi-fetch";
import type { paths } from "./schema";
export const client = createClient<paths>({ baseUrl: process.env["BASE_URL"] ?? "" });
`;

describe("clients of openapi-fetch", { timeout: 300_000 }, () => {
  it("are declared for methods that a program takes from one", async () => {
    const { report, before, after } = await migrated({
      "methods.ts": client.replace("const client", "const { GET, PATCH: patch, use }"),
      "main.ts": `import { GET as get, patch, use } from "./methods";
use({ onRequest: ({ request }) => void request.headers.set("x-app", "1") });
const { data: [first] = [] } = await get("/books", { params: { query: { limit: 1 } } });
const { error, response: { status } } = await patch("/books/{book_id}", { params: { path: { book_id: "missing" } }, body: { title: "x" } });
console.log(first?.title, error?.message, status);
`,
    });
    expect(leftOf(report)).toEqual([]);
    expect(after).toEqual(before);
    expect(project.read("src/methods.ts")).toContain("export const guildwireClient = createClient({");
  });

  it("are replaced although headers and signals may be null", async () => {
    const { report, before, after } = await migrated({
      "main.ts": `${client.replace('"" });', '"", headers: { "X-App": "desk", "X-Trace": null } });')}
const load = async (signal?: AbortSignal, other: AbortSignal | null = null) => [
  (await client.GET("/books", { signal: signal ?? null })).data?.length,
  (await client.GET("/status", { signal: other })).data?.ok,
  (await client.GET("/status", { signal: signal ? other : null })).data?.ok,
  (await client.GET("/status", { signal: null })).data?.ok,
];
console.log(await load(), await load(new AbortController().signal));
`,
    });
    expect(leftOf(report)).toEqual([]);
    expect(after).toEqual(before);
    expect(project.read("src/main.ts")).toContain("{ signal: signal ?? undefined }");
  });

  it("are replaced although a variable contains their options, if they are known", async () => {
    const { report, before, after } = await migrated({
      "options.ts": `import type { ClientOptions } from "openapi-fetch";
export const options = { baseUrl: process.env["BASE_URL"] ?? "", headers: { "x-app": "desk" } } satisfies ClientOptions;
const count = { sent: 0 };
export const counting = { ...options, fetch: (request: Request) => fetch(new Request(request, { headers: { "x-count": String(count.sent++) } })) };
export const unknown: { baseUrl: string; [name: string]: string } = options as never;
`,
      "main.ts": `import createClient from "openapi-fetch";
import { counting, options } from "./options";
import type { paths } from "./schema";
const client = createClient<paths>(options);
client.use({ onRequest: ({ request }) => void request.headers.set("x-own", "1") });
const counted = createClient<paths>(counting);
console.log((await client.GET("/books")).data?.length, (await counted.GET("/status")).data?.ok);
`,
    });
    expect(leftOf(report)).toEqual([]);
    expect(after).toEqual(before);
    expect(project.read("src/main.ts")).toContain("createClient({ ...generatedOptions(options), retry: false, fetch:");
    const source = client.replace(/createClient<paths>.*/, "createClient<paths>(unknown);");
    project.write("src/other.ts", `import { unknown } from "./options";\n${source}void client.GET("/books");\n`);
    expect(leftOf(await migrate(project, "openapi-fetch"))).toEqual([
      "other.ts:5 its client is not replaced: the options of the client are spread or computed",
    ]);
  });

  it("keep their methods if a program does not only call them", async () => {
    const { report, before, after } = await migrated({
      "main.ts": `${client.replace("export const client", "const { GET }")}
const all = [GET].map((get) => get("/status"));
console.log((await Promise.all(all)).map(({ data }) => data?.ok), (await GET("/status")).data?.ok);
`,
    });
    expect(after).toEqual(before);
    expect(report.calls.rewritten).toBe(1);
    expect(project.read("src/main.ts")).toContain("const { GET } = createClient<paths>(");
  });

  it("share their middleware with a second one, also through other files", async () => {
    const { report, before, after } = await migrated({
      "lib/client.ts": `${client.replace("./schema", "../schema").replace("export const", "const").replace(' ?? ""', "")}export default client;\n`,
      "lib/index.ts": 'export { default as api } from "./client";\n',
      "main.ts": `import { api } from "./lib";
class Count {
  static made = 0;
  sent = 0;
  constructor() {
    Count.made += 1;
  }
  onRequest = ({ request }: { request: Request }) => void request.headers.set("x-count", String((this.sent += 1)));
}
api.use(new Count());
api.use({ onRequest: ({ request }) => void request.headers.set("x-app", "1") });
console.log((await api.GET("/status")).data?.ok, (await api.GET("/books")).data?.length);
await api.PUT("/books/{book_id}/cover", { params: { path: { book_id: "b1" } }, body: { file: "x" }, bodySerializer: () => "x" });
console.log((await api.GET("/loans/{loan_id}", { params: { path: { loan_id: 7 } } })).data?.reader, Count.made);
`,
    });
    expect(after).toEqual(before);
    expect(report.calls).toEqual({ found: 4, rewritten: 3 });
    expect(project.read("src/main.ts")).toContain('import { clientMiddleware, guildwireClient } from "./lib/client";');
  });

  it("are assigned to a variable later, with middleware, in a program that names other types of openapi-fetch", async () => {
    const { report, before, after } = await migrated({
      "instance.ts": `import createClient, { type Client, type ClientOptions, type FetchResponse, type MaybeOptionalInit } from "openapi-fetch";
import type { paths } from "./schema";
let instance: Client<paths> | undefined;
export type Init = MaybeOptionalInit<paths["/books"], "get">;
export type Status = FetchResponse<paths["/status"]["get"], unknown, "application/json">;
export function connect(options: ClientOptions, app: string): Client<paths> {
  instance = createClient<paths>({ ...options });
  instance.use({ onRequest: ({ request }) => void request.headers.append("x-app", app) });
  return instance;
}
export function current(): Client<paths> {
  if (instance === undefined) throw new Error("connect first");
  return instance;
}
`,
      "main.ts": `import { connect, current } from "./instance";
const baseUrl = process.env["BASE_URL"] ?? "";
connect({ baseUrl }, "one");
console.log((await current().GET("/status")).data?.ok);
const { data } = await connect({ baseUrl }, "two").GET("/books", { params: { query: { limit: 1 } } });
console.log(data?.length);
`,
    });
    expect(leftOf(report)).toEqual([]);
    expect(before.requests.map(({ headers }) => headers["x-app"])).toEqual(["one", "two"]);
    expect(after).toEqual(before);
    expect(project.read("src/instance.ts")).toContain("  const instanceMiddleware = fetchWithMiddleware(");
  });

  it("have middleware from another file", async () => {
    const { report, before, after } = await migrated({
      "client.ts": client,
      "main.ts": `import { client } from "./client";
client.use({ onRequest: ({ request }) => void request.headers.set("x-app", "1") });
console.log((await client.GET("/status")).data?.ok);
`,
    });
    expect(leftOf(report)).toEqual([]);
    expect(after).toEqual(before);
    expect(project.read("src/main.ts")).toContain("clientMiddleware.use({ onRequest");
  });

  it("lose querySerializer if the document says the same", async () => {
    const lists = 'querySerializer: { array: { style: "form", explode: false } }';
    const { report, before, after } = await migrated({
      "main.ts": `${client.replace("{ baseUrl", `{ ${lists}, baseUrl`)}
console.log((await client.GET("/books/search", { params: { query: { tags: ["a b", "c,d"] } } })).data?.length);
console.log((await client.GET("/books", { params: { query: { genre: ["novel", "poetry"] } } })).data?.length);
`,
    });
    expect(after).toEqual(before);
    expect(report.calls).toEqual({ found: 2, rewritten: 1 });
    expect(leftOf(report).join()).toContain('"genre" is written in style form, exploded');
  });

  it("are compared with the document one by one, and parameter by parameter", async () => {
    const search =
      "  /books/search:\n    get:\n      operationId: searchBooks\n      tags: [books]\n      parameters:\n";
    const added = `        - { name: ids, in: query, style: spaceDelimited, explode: false, schema: { type: array, items: { type: integer } } }
        - { name: years, in: query, allowReserved: true, schema: { type: integer } }
        - { name: link, in: query, allowReserved: true, schema: { type: string } }
`;
    const document = project.read("openapi.yaml");
    expect(document).toContain(search);
    project.write("openapi.yaml", document.replace(search, `${search}${added}`));
    expect((await project.run("types", "--paths", "-o", "src/schema.d.ts")).code).toBe(0);
    const { report, before, after } = await migrated({
      "main.ts": `import createClient, { createQuerySerializer } from "openapi-fetch";
import type { paths } from "./schema";
const baseUrl = process.env["BASE_URL"] ?? "";
const plain = createClient<paths>({ baseUrl });
const spaced = createClient<paths>({ baseUrl, querySerializer: { array: { style: "spaceDelimited", explode: false } } });
const piped = createClient<paths>({ baseUrl, querySerializer: { array: { style: "pipeDelimited", explode: true }, allowReserved: false } });
const raw = createClient<paths>({ baseUrl, querySerializer: { allowReserved: true } });
const joined = createClient<paths>({ baseUrl, querySerializer: createQuerySerializer({ array: { style: "form", explode: false } }) });
const genre: ("novel" | "poetry")[] = ["novel", "poetry"];
const count = ({ data }: { data?: unknown[] }) => data?.length;
console.log(count(await plain.GET("/books", { params: { query: { genre, author: "a b" } } })));
console.log(count(await plain.GET("/books/search", { params: { query: { years: 7 } } })));
console.log(count(await plain.GET("/books/search", { params: { query: { link: "a/b" } } })));
console.log(count(await spaced.GET("/books/search", { params: { query: { ids: [1, 2] } } })));
console.log(count(await spaced.GET("/books", { params: { query: { genre } } })));
console.log(count(await piped.GET("/books", { params: { query: { genre, limit: 2 } } })));
console.log(count(await raw.GET("/books", { params: { query: { genre, limit: 2 } } })));
console.log(count(await raw.GET("/books", { params: { query: { author: "a&b" } } })));
console.log(count(await joined.GET("/books/search", { params: { query: { tags: ["a", "b"] } } })));
console.log(count(await plain.GET("/books/search", { params: { query: { tags: ["a", "b"] } }, querySerializer: { array: { style: "form", explode: false } } })));
console.log(count(await raw.GET("/books", { params: { query: { genre } }, querySerializer: { array: { explode: true, style: "form" } } })));
`,
    });
    expect(after).toEqual(before);
    expect(leftOf(report)).toEqual([
      'main.ts:19 the document declares that "link" is written with reserved characters, which openapi-fetch does not read',
      'main.ts:21 the document declares that "genre" is written in style form, exploded, which the querySerializer of the client does not write',
      'main.ts:24 the querySerializer of the client does not encode "author", and the document does not declare that',
      "main.ts:27 querySerializer is joined with that of the client",
    ]);
    expect(report.calls).toEqual({ found: 11, rewritten: 7 });
  });

  it("lose a querySerializer that passes the query to a known library", async () => {
    project.link("qs");
    const { report, before, after } = await migrated({
      "main.ts": `import createClient from "openapi-fetch";
import qs from "qs";
import type { paths } from "./schema";
const baseUrl = process.env["BASE_URL"] ?? "";
const repeated = createClient<paths>({ baseUrl, querySerializer: (query) => qs.stringify(query, { arrayFormat: "repeat", skipNulls: true }) });
const indexed = createClient<paths>({ baseUrl, querySerializer(query) { return qs.stringify(query, { addQueryPrefix: true }); } });
const params = createClient<paths>({ baseUrl, querySerializer: (query) => new URLSearchParams(query as Record<string, string>).toString() });
const own = createClient<paths>({ baseUrl, querySerializer: (query) => Object.entries(query).map(([name, value]) => \`\${name}=\${value}\`).join(";") });
const genre: ("novel" | "poetry")[] = ["novel", "poetry"];
const load = async (author?: string) => [
  (await repeated.GET("/books", { params: { query: { genre, author } } })).data?.length,
  (await indexed.GET("/books", { params: { query: { author, limit: 3 } } })).data?.length,
  (await indexed.GET("/books", { params: { query: { genre } } })).data?.length,
  (await params.GET("/books", { params: { query: { author: "Jane", limit: 3 } } })).data?.length,
  (await params.GET("/books", { params: { query: { author } } })).data?.length,
  (await own.GET("/books", { params: { query: { author: "Jane" } } })).data?.length,
];
console.log(await load(), await load("Emma"));
`,
    });
    expect(after).toEqual(before);
    expect(leftOf(report)).toEqual([
      'main.ts:17 the document declares that "genre" is written in style form, exploded, which the querySerializer of the client does not write',
      'main.ts:19 "author" may be undefined, which the querySerializer of the client writes',
      'main.ts:20 the document declares that "author" is written in style form, exploded, and what the querySerializer of the client writes is not known',
    ]);
    expect(report.calls).toEqual({ found: 6, rewritten: 3 });
  });

  it("keep a querySerializer where a client of the former interface would be declared around the generated one", async () => {
    const { report, before, after } = await migrated({
      "main.ts": `import createClient, { type Client } from "openapi-fetch";
import type { paths } from "./schema";
class Search {
  constructor(private readonly client: Client<paths>) {}
  tagged = async (tags: string[]) => (await this.client.GET("/books/search", { params: { query: { tags } } })).data?.length;
  list = async (path: "/books", genre: "novel"[]) => (await this.client.GET(path, { params: { query: { genre } } })).data?.length;
}
const search = new Search(createClient<paths>({ baseUrl: process.env["BASE_URL"] ?? "", querySerializer: { array: { style: "form", explode: false } } }));
console.log(await search.tagged(["a", "b"]), await search.list("/books", ["novel", "novel"]));
`,
    });
    expect(after).toEqual(before);
    expect(report.calls).toEqual({ found: 2, rewritten: 0 });
  });

  it("are replaced in classes, and calls that stay use a client around the generated one", async () => {
    const { report, before, after } = await migrated({
      "client.ts": `import createClient, { type Client, type Middleware } from "openapi-fetch";
import type { paths } from "./schema";
const auth: Middleware = {
  onRequest({ request, schemaPath }) {
    request.headers.set("x-path", schemaPath);
  },
};
const defaults = { headers: { "x-app": "1" }, cache: "no-store" as const };
export const client = createClient<paths>({ ...defaults, baseUrl: process.env["BASE_URL"] ?? "" });
client.use(auth);
export abstract class Service {
  protected readonly client: Client<paths>;
  constructor(given: Client<paths> = client) {
    this.client = given;
  }
}
`,
      "main.ts": `import { Service } from "./client";
class Covers extends Service {
  async put(book_id: string, file: File, alt?: string) {
    const { response } = await this.client.PUT("/books/{book_id}/cover", {
      params: { path: { book_id } },
      body: { file: file as unknown as string, alt },
      bodySerializer(body) {
        const form = new FormData();
        for (const [name, value] of Object.entries(body)) if (value !== undefined) form.append(name, value as string | Blob);
        return form;
      },
    });
    return response.status;
  }
  async get(book_id: string) {
    const { data, error } = await this.client.GET("/books/{book_id}/cover", { params: { path: { book_id } }, parseAs: "blob" });
    return error ? error.message : data.text();
  }
  size = async () =>
    (await this.client.GET("/books/{book_id}/cover", { params: { path: { book_id: "b1" } }, parseAs: "arrayBuffer" })).data?.byteLength;
  async report() {
    const { data, error } = await this.client.GET("/report", {
      // The report has no header.
      params: {},
      parseAs: "text",
    });
    if (error) return 0;
    return data.length;
  }
  async list() {
    return this.client.GET("/books", {
      params: {
        // One is enough.
        query: { limit: 1 },
      },
    });
  }
  raw = async () => (await this.client.GET("/books/{book_id}", { params: { path: { book_id: "b1" } }, parseAs: "text" })).data;
}
const covers = new Covers();
console.log(await covers.put("b1", new File(["x"], "x.png", { type: "image/png" })), await covers.get("b1"), await covers.get("missing"));
console.log(await covers.size(), await covers.report(), (await covers.list()).data?.length, await covers.raw());
`,
    });
    expect(leftOf(report)).toEqual([
      "main.ts:19 a comment in the call would be lost",
      "main.ts:33 the call reads the response as text, and the document declares JSON",
    ]);
    expect(after).toEqual(before);
    expect(report.calls).toEqual({ found: 6, rewritten: 4 });
    const main = project.read("src/main.ts");
    expect(main).toContain("listBooks(client, {\n      // One is enough.\n      limit: 1,\n    })");
    expect(main).toContain('pathsClientOf<paths>(this.client).GET("/books/{book_id}"');
    expect(project.read("src/client.ts")).toContain('  getBook: "/books/{book_id}",\n');
  });

  it("stay for objects that an assertion makes a client, and for mocks", async () => {
    const { report, before, after } = await migrated({
      "client.ts": client,
      "main.ts": `import type { Client } from "openapi-fetch";
import { client } from "./client";
import type { paths } from "./schema";
class Shelf {
  constructor(private readonly client: Client<paths>) {}
  async title(book_id: string) {
    return (await this.client.GET("/books/{book_id}", { params: { path: { book_id } } })).data?.title;
  }
}
const fake = { GET: async () => ({ data: { title: "fake" } }) } as unknown as Client<paths>;
const spyOn = (object: object, name: string, value: unknown) => Object.assign(object, { [name]: value });
console.log(await new Shelf(fake).title("b1"), await new Shelf(client).title("b1"));
spyOn(client, "GET", async () => ({ data: { title: "spied" } }));
console.log(await new Shelf(client).title("b1"));
`,
    });
    expect(after).toEqual(before);
    expect(leftOf(report)).toEqual(
      expect.arrayContaining([
        "main.ts:10 a value of another type replaces the client",
        "main.ts:13 a method of the client is replaced",
      ]),
    );
  });
});

describe("calls of openapi-fetch", { timeout: 300_000 }, () => {
  const program = `import { client } from "./client";
class Reader {
  private last?: string;
  async next(found: { id?: string }, given?: string | null) {
    let id = given;
    if (!id) return undefined;
    const { data } = await client.GET("/books/{book_id}", { params: { path: { book_id: id } } });
    id = data?.author ?? null;
    if (found.id) await client.GET("/books/{book_id}", { params: { path: { book_id: found.id } } });
    if (this.last) await client.PATCH("/books/{book_id}", { params: { path: { book_id: this.last } }, body: { title: id ?? "" } });
    this.last = data?.id;
    return id;
  }
}
const reader = new Reader();
console.log(await reader.next({}, "b1"), await reader.next({ id: "b2" }, "b3"), await reader.next({}));
let author;
do {
  const { data }: { data?: { author?: string }[] } = await client.GET("/books", { params: { query: { ...(author ? { author } : {}) } } });
  author = author === undefined ? data?.[0]?.author : undefined;
} while (author);
`;

  it("may read variables and properties that were checked before, and variables without type", async () => {
    const { report, before, after } = await migrated({ "client.ts": client, "main.ts": program });
    expect(leftOf(report)).toEqual([]);
    expect(before.requests).toHaveLength(6);
    expect(after).toEqual(before);
    const text = project.read("src/main.ts");
    expect(text.match(/book_id: [^ ]+/g)).toEqual(["book_id: id!", "book_id: found.id!", "book_id: this.last!,"]);
    expect(text).toContain("...(author ? { author } : {})");
    expect(text).toContain("let author: string | undefined;");
  });
});

describe("errors of openapi-fetch", { timeout: 300_000 }, () => {
  it("stay those of middleware where code handles them", async () => {
    const { report, before, after } = await migrated({
      "main.ts": `${client}
class Missing extends Error {}
client.use({
  onResponse({ response }) {
    if (response.status === 404) throw new Missing("no such book");
  },
});
const titleOf = async (book_id: string) => {
  try {
    return (await client.GET("/books/{book_id}", { params: { path: { book_id } } })).data?.title;
  } catch (error) {
    return error instanceof Missing ? error.message : "another error";
  }
};
console.log(await titleOf("b1"), await titleOf("missing"));
`,
    });
    expect(leftOf(report)).toEqual([]);
    expect(after).toEqual(before);
  });
});

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

const factory = `import createClient, { type Client, type ClientOptions } from "openapi-fetch";
import type { paths } from "./schema";
interface Options extends ClientOptions {
  readonly trace?: string;
}
export function createShelf({ trace, ...options }: Options = {}): Client<paths> {
  const shelf: Client<paths> = createClient({ baseUrl: process.env["BASE_URL"] ?? "", headers: { "x-app": "sdk" }, ...options });
  shelf.use({ onRequest: ({ request }) => (trace === undefined ? undefined : request.headers.set("x-trace", trace)) });
  return shelf;
}
`;

describe("options that a function gets", { timeout: 300_000 }, () => {
  it("are those of the generated client", async () => {
    const { report, before, after } = await migrated({
      "factory.ts": factory,
      "main.ts": `import { createShelf } from "./factory";
const title = async (shelf: ReturnType<typeof createShelf>) =>
  (await shelf.GET("/books/{book_id}", { params: { path: { book_id: "b1" } } })).data?.title;
const sent: string[] = [];
const counting = (request: Request) => {
  sent.push(request.headers.get("x-trace") ?? "none");
  return fetch(request);
};
console.log(await title(createShelf()), await title(createShelf({ trace: "1", headers: { "X-Other": 2 }, credentials: "omit" })));
console.log(await title(createShelf({ trace: "2", fetch: counting })), sent);
console.log(await title(createShelf({ fetch: async () => Response.json({ title: "fake" }), baseUrl: "http://fake" })));
`,
    });
    expect(leftOf(report)).toEqual([]);
    expect(report.calls).toEqual({ found: 1, rewritten: 1 });
    expect(after).toEqual(before);
    expect(project.read("src/factory.ts")).toContain("createClient({ ...generatedOptions({ baseUrl:");
  });

  it.each([
    ["createShelf({ querySerializer: () => 'limit=1' })", "the option querySerializer has no equivalent"],
    ["createShelf({ ...given })", undefined],
    ["(given.bodySerializer = JSON.stringify, createShelf(given))", "the option bodySerializer has no equivalent"],
  ])("stay for %s, if they have no equivalent", async (creation, why) => {
    const { report, before, after } = await migrated({
      "factory.ts": factory,
      "main.ts": `import type { ClientOptions } from "openapi-fetch";
import { createShelf } from "./factory";
const given: ClientOptions = { cache: "no-store" };
const shelf = ${creation};
console.log((await shelf.GET("/books", { params: { query: { limit: 2 } } })).data?.length, given.cache);
`,
    });
    expect(
      leftOf(report)
        .filter((one) => one.startsWith("main.ts:5"))
        .join(),
    ).toContain(why ?? "");
    expect(report.calls).toEqual({ found: 1, rewritten: why === undefined ? 1 : 0 });
    expect(after).toEqual(before);
  });
});

describe("files beside the output", { timeout: 300_000 }, () => {
  it("are what a specifier without extension means", async () => {
    const { report, before, after } = await migrated({
      "api.ts": `${client}export const api = { books: client };\n`,
      "main.ts": 'import { api } from "./api";\nconsole.log((await api.books.GET("/status")).data?.ok);\n',
    });
    expect(leftOf(report)).toEqual([]);
    expect(report.calls).toEqual({ found: 1, rewritten: 1 });
    expect(after).toEqual(before);
  });
});
