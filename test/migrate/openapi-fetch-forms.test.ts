import { describe, expect, it } from "vitest";
import { client, leftOf, migrated, project, withProjects } from "./openapi-fetch-files.js";
import { migrate } from "./project.js";

withProjects();

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
