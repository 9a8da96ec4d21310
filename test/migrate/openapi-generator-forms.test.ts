import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  type MigrationProject,
  type MigrationReport,
  migrate,
  openapiGeneratorProject,
  type Recording,
} from "./project.js";

let project: MigrationProject;
beforeEach(() => {
  project = openapiGeneratorProject();
});
afterEach(() => project.remove());

/** Migrates a program, and runs it before and after. */
async function migrated(
  text: string,
): Promise<{ readonly report: MigrationReport; readonly before: Recording; readonly after: Recording }> {
  project.write("src/main.ts", text);
  expect(project.compile()).toBe("");
  const before = await project.recordBundle("main.ts");
  const report = await migrate(project, "openapi-generator");
  expect(project.compile()).toBe("");
  return { report, before, after: await project.recordBundle("main.ts") };
}

const leftOf = ({ left }: MigrationReport): readonly string[] => left.map(({ line, why }) => `${line}: ${why}`);

const books = `const books = new BooksApi(new Configuration({ basePath: (process.env["BASE_URL"] ?? "").replace(/\\/$/, "") }));
`;

describe("responses of OpenAPI Generator", { timeout: 300_000 }, () => {
  it("are read in then, in Promise.all and by destructuring", async () => {
    const { report, before, after } = await migrated(`import { BooksApi, Configuration } from "./client";
${books}const [one, two] = await Promise.all([books.getBook({ bookId: "b1" }), books.getBookRaw({ bookId: "b2" })]);
console.log(one.title, two.raw.status, (await two.value()).title);
const { raw } = await books.listBooksRaw({});
console.log(raw.ok, raw.headers.get("content-type"));
console.log(await books.getBookRaw({ bookId: "b1" }).then((response) => response.value()));
const filter: { author?: string } | undefined = process.argv.length > 9 ? { author: "ada" } : undefined;
console.log((await books.listBooks({ ...filter })).length);
`);
    expect(leftOf(report)).toEqual([]);
    expect(report.calls).toEqual({ found: 5, rewritten: 5 });
    expect(after).toEqual(before);
  });

  it("have a status where a number is expected", async () => {
    const { report, before, after } = await migrated(`import { BooksApi, Configuration, ResponseError } from "./client";
${books}type Outcome = { status: number; text: string } | string;
const outcomeOf = async (pending: Promise<{ title: string }>): Promise<Outcome> => {
  try {
    return (await pending).title;
  } catch (error) {
    if (!(error instanceof ResponseError)) throw error;
    const code: number = error.response.status;
    return { status: error.response.status, text: Number(error.response.status) === code ? "same" : String(error.response.status) };
  }
};
console.log(await outcomeOf(books.getBook({ bookId: "b1" }, { signal: null })), await outcomeOf(books.getBook({ bookId: "missing" })));
`);
    expect(leftOf(report)).toEqual([]);
    expect(report.calls).toEqual({ found: 2, rewritten: 2 });
    expect(after).toEqual(before);
  });

  it("stay if their body may be read", async () => {
    const { report, before, after } = await migrated(`import { BooksApi, Configuration } from "./client";
${books}const response = await books.getBookRaw({ bookId: "b1" });
console.log(await response.raw.text());
const { raw } = await books.listBooksRaw({});
console.log(await raw.json());
`);
    expect(after).toEqual(before);
    expect(leftOf(report)).toEqual([
      "3: the body of the response may be read",
      "5: the body of the response may be read",
    ]);
  });
});

describe("errors of OpenAPI Generator", { timeout: 300_000 }, () => {
  it("keep their form for code that reads more than an ApiError has", async () => {
    const { report, before, after } =
      await migrated(`import { BooksApi, Configuration, FetchError, ResponseError, type Middleware } from "./client";
${books}class SessionError extends Error {}
const session: Middleware = {
  async post({ response }) {
    if (response.status === 404) throw new SessionError("no session");
  },
};
const guarded = books.withMiddleware(session);
const offline = new BooksApi(new Configuration({ basePath: "http://x", fetchApi: () => Promise.reject(new RangeError("off")) }));
const shown = async (error: unknown): Promise<unknown> => {
  if (error instanceof FetchError) return [error.cause.name, error.cause.message];
  if (error instanceof ResponseError) {
    const { response } = error;
    return [response.status, await response.text(), error.name];
  }
  return error instanceof SessionError;
};
const named = (error: any) => [error.name === "ResponseError", "response" in error, error.response?.status];
console.log(await offline.getBook({ bookId: "b1" }).catch(shown));
console.log(await books.getBook({ bookId: "missing" }).catch(shown), await guarded.getBook({ bookId: "missing" }).catch(shown));
console.log(await books.getBook({ bookId: "missing" }).catch(named), (await books.getBookRaw({ bookId: "b1" })).raw.status);
try {
  await books.getBook({ bookId: "b1" }, { signal: AbortSignal.abort() });
} catch (error) {
  console.log(error instanceof FetchError && error.cause.name === "AbortError");
}
`);
    expect(leftOf(report)).toEqual([]);
    expect(report.calls).toEqual({ found: 6, rewritten: 6 });
    expect(after).toEqual(before);
    expect(project.read("src/main.ts")).not.toContain("./client");
  });

  it("keep the former classes while calls stay", async () => {
    const { report, before, after } = await migrated(`import { BooksApi, Configuration, ResponseError } from "./client";
${books}for (const bookId of ["b1", "missing"]) {
  try {
    console.log((await books.getBook({ bookId })).title);
    await books.getBook({ bookId }, { keepalive: false, method: "GET" });
  } catch (error) {
    console.log(error instanceof ResponseError && error.response.status);
  }
}
`);
    expect(leftOf(report).map((one) => one.replace(/^\d+: /, ""))).toEqual([
      "the option method has no equivalent in a call",
    ]);
    expect(report.calls).toEqual({ found: 2, rewritten: 1 });
    expect(after).toEqual(before);
  });
});

describe("classes of OpenAPI Generator", { timeout: 300_000 }, () => {
  it("stay for objects that an assertion makes one", async () => {
    const { report, before, after } = await migrated(`import { BooksApi, Configuration } from "./client";
class Shelf {
  constructor(private readonly books: BooksApi) {}
  async title(bookId: string) {
    return (await this.books.getBook({ bookId })).title;
  }
}
const fake = { getBook: async () => ({ title: "fake" }) } as unknown as BooksApi;
${books}console.log(await new Shelf(fake).title("b1"), await new Shelf(books).title("b1"));
`);
    expect(after).toEqual(before);
    expect(leftOf(report)).toContain("8: a value of another type replaces the client");
  });
});

describe("clients of OpenAPI Generator", { timeout: 300_000 }, () => {
  it("are the defaults of fields and of parameters, and get more middleware", async () => {
    const { report, before, after } =
      await migrated(`import { BooksApi, Configuration, LoansApi, Genre, type Middleware } from "./client";
const log: Middleware = { pre: async ({ url, init }) => { console.log("pre", url.replace(/^.*v1/, "")); return { url, init: { ...init, headers: { ...init.headers, "x-log": "1" } } }; }, post: async ({ response }) => { console.log("post", response.status); return response; } };
const configuration = new Configuration({ basePath: (process.env["BASE_URL"] ?? "").replace(/\\/$/, ""), headers: { "x-app": "desk" }, middleware: [log] });
const books = new BooksApi(configuration);
const traced = books.withPreMiddleware(async ({ url, init }) => ({ url, init: { ...init, headers: { ...init.headers, "x-trace": "1" } } }));
class Shelf {
  private readonly books = new BooksApi(configuration).withPostMiddleware(async ({ response }) => { console.log("own", response.status); return response; });
  #loans: LoansApi;
  constructor(loans: LoansApi = new LoansApi(configuration)) {
    this.#loans = loans;
  }
  title = async (bookId: string) => (await this.books.getBook({ bookId })).title;
  loan = async (loanId: number) => (await this.#loans.withMiddleware(log).getLoan({ loanId })).reader;
}
class Desk {
  constructor(private readonly api = new BooksApi(new Configuration({ basePath: process.env["BASE_URL"]?.replace(/\\/$/, "") }))) {}
  list = async () => (await this.api.listBooks({ genre: [Genre.Novel] })).length;
}
const shelf = new Shelf();
console.log(await shelf.title("b1"), await shelf.loan(7), await new Desk().list());
console.log((await traced.getBook({ bookId: "b1" })).title, (await traced.withPreMiddleware().listBooks({})).length);
`);
    expect(leftOf(report)).toEqual([]);
    expect(report.calls).toEqual({ found: 5, rewritten: 5 });
    expect(after).toEqual(before);
    const text = project.read("src/main.ts");
    expect(text).toContain("private readonly books = withMiddleware(configuration, { post: async");
    expect(text).toContain("constructor(loans: Client = configuration)");
  });

  it("send the headers of a call", async () => {
    const { report, before, after } = await migrated(`import { BooksApi, Configuration, Genre } from "./client";
${books}const key = () => "k1";
console.log((await books.getBook({ bookId: "b1" }, { headers: { "x-only": "1" }, cache: "no-store" })).title);
console.log((await books.getBook({ bookId: "b1" }, async ({ init }) => ({ ...init, headers: { ...init.headers, "x-more": key() } }))).title);
console.log((await books.updateBook({ bookId: "b1", bookChange: { title: "a" } }, { headers: { "Content-Type": "application/json", "If-Match": "1" } })).title);
console.log((await books.updateBook({ bookId: "b1", bookChange: { title: "a" } }, async (given) => { return { headers: { ...given.init.headers, "If-Match": "2" }, signal: null }; })).title);
console.log((await books.addBook({ newBook: { title: "a", genre: Genre.Novel } }, async ({ init }) => ({ headers: { ...(init.headers as Record<string, string>), "x-more": "2" } }))).title);
`);
    expect(leftOf(report)).toEqual([]);
    expect(report.calls).toEqual({ found: 5, rewritten: 5 });
    expect(after).toEqual(before);
  });

  it("stay for headers that replace others", async () => {
    const { report, before, after } = await migrated(`import { BooksApi, Configuration, Genre } from "./client";
const basePath = (process.env["BASE_URL"] ?? "").replace(/\\/$/, "");
const books = new BooksApi(new Configuration({ basePath, accessToken: "secret", headers: { "x-app": "desk" } }));
const more = async () => ({ "x-more": "1" });
const show = async (pending: Promise<{ title: string }>) => console.log((await pending).title);
await show(books.getBook({ bookId: "b1" }, { headers: { "x-only": "1" } }));
await show(books.getBook({ bookId: "b1" }, async ({ init }) => ({ headers: { ...init.headers, authorization: "none" } })));
await show(books.getBook({ bookId: "b1" }, async ({ init }) => ({ headers: { ...init.headers, ...(await more()) } })));
await show(books.getBook({ bookId: "b1" }, async ({ init }) => ({ headers: { ...init.headers, "x-mode": init.mode ?? "none" } })));
await show(books.getBook({ bookId: "b1" }, async ({ init }) => ({ headers: { "x-only": "1" }, credentials: init.credentials })));
await show(books.getBook({ bookId: "b1" }, async ({ init }) => ({ headers: { ...init.headers, "x-more": "1" } })));
`);
    expect(leftOf(report)).toEqual([
      "13: the headers of the call replace those of the configuration",
      "14: the header authorization may replace credentials",
      "15: the function of the options is not one that returns an object literal",
      "16: the options of the call depend on the former ones",
      "17: the options of the call depend on the former ones",
    ]);
    expect(report.calls).toEqual({ found: 6, rewritten: 1 });
    expect(after).toEqual(before);
  });
});

describe("conversions of OpenAPI Generator", { timeout: 300_000 }, () => {
  it("become those of the generated package", async () => {
    const { report, before, after } = await migrated(`import * as api from "./client";
import { BooksApi, Configuration, BookFromJSON, BookToJSON, GenreFromJSON, GenreToJSON, type Book } from "./client";
${books}const stored: string = JSON.stringify(BookToJSON(await books.getBook({ bookId: "b1" })));
const book: Book = BookFromJSON(JSON.parse(stored));
const received: unknown = JSON.parse(stored);
const absent: Book | undefined = process.argv.length > 9 ? book : undefined;
console.log(book.addedAt?.getFullYear(), stored, BookFromJSON(received).title, BookToJSON(absent), api.BookFromJSON(null));
console.log([JSON.parse(stored), JSON.parse(stored)].map(BookFromJSON).length, GenreToJSON(GenreFromJSON("novel")));
console.log(["novel"].map(api.GenreFromJSON).join());
`);
    expect(leftOf(report)).toEqual([
      expect.stringMatching(/^10: the result would not compile: Conversion of type 'null'/),
    ]);
    expect(after).toEqual(before);
    expect(project.read("src/main.ts")).toContain("bookConversion.fromWire(received as BookWire).title");
  });

  it("stay if the generated package does not convert, or while the former client is in use", async () => {
    const text = (more: string): string => `import { BooksApi, Configuration, BookFromJSON, type Book } from "./client";
${books}const book: Book = BookFromJSON(JSON.parse("{}"));
console.log(book.title, (await books.getBook({ bookId: "b1" })).title${more});
`;
    const used = await migrated(text(", books.withPreMiddleware.length"));
    expect(leftOf(used.report).map((one) => one.replace(/^\d+: /, ""))).toContain("the former client is still in use");
    expect(used.after).toEqual(used.before);
    project.write("guildwire.config.yaml", "spec: openapi.yaml\noutput: source\nout: src/api\nonly: [types, client]\n");
    const plain = await migrated(text(""));
    expect(leftOf(plain.report).join()).toContain("converts values, which the configuration does not: see values");
    expect(plain.after).toEqual(plain.before);
  });
});

describe("clients of OpenAPI Generator", { timeout: 300_000 }, () => {
  it("are created by functions that get a class, and configurations are read", async () => {
    const { report, before, after } =
      await migrated(`import { BASE_PATH, BaseAPI, BooksApi, Configuration, DefaultApi, type FetchParams, type RequestContext } from "./client";
const seen: string[] = [];
async function pre({ url, init }: RequestContext): Promise<FetchParams | void> {
  seen.push(new URL(url).pathname);
  return { url, init };
}
const configuration = new Configuration({
  basePath: (process.env["BASE_URL"] ?? "").replace(/\\/$/, ""),
  headers: { "x-app": "desk" },
  apiKey: "not sent",
  middleware: [{ pre }],
});
const apis = new Map<unknown, BaseAPI>();
function apiOf<Api extends BaseAPI>(Class: new (configuration: Configuration) => Api): Api {
  const api = new Class(configuration);
  apis.set(Class, api);
  return api;
}
const books = apiOf(BooksApi);
console.log((await books.getBook({ bookId: "b1" })).title, (await apiOf(DefaultApi).getStatus()).ok);
console.log(configuration.basePath.endsWith("/v1"), configuration.headers, BASE_PATH, seen);
`);
    expect(leftOf(report)).toEqual([]);
    expect(report.calls).toEqual({ found: 2, rewritten: 2 });
    expect(after).toEqual(before);
    const text = project.read("src/main.ts");
    expect(text).toContain("const books = apiOf(SameClient);");
    expect(text).not.toContain("./client");
  });

  it("have types of methods and of instances, and a credential that they do not send", async () => {
    const { report, before, after } =
      await migrated(`import { BooksApi, Configuration, Genre, LoansApi } from "./client";
type Shelf = InstanceType<typeof BooksApi>;
type Loan = Awaited<ReturnType<LoansApi["getLoan"]>>;
type NewBook = Parameters<Shelf["addBook"]>[0];
const basePath = (process.env["BASE_URL"] ?? "").replace(/\\/$/, "");
const configuration = new Configuration({ basePath, apiKey: () => process.env["API_KEY"] ?? "" });
const books: Shelf = new BooksApi(configuration);
const loans = new LoansApi(configuration);
const list = (filter?: Parameters<typeof books.listBooks>[0]): ReturnType<typeof books.listBooks> => books.listBooks(filter);
const loanOf = async (...[args]: [Parameters<typeof loans.getLoan>[0]]): Promise<Loan> => loans.getLoan(args);
const added: NewBook = { newBook: { title: "Walden", genre: Genre.History } };
console.log((await list({ limit: 1 })).length, (await list()).length, (await loanOf({ loanId: 7 })).reader, (await books.addBook(added)).title);
`);
    expect(leftOf(report)).toEqual([]);
    expect(report.calls).toEqual({ found: 3, rewritten: 3 });
    expect(after).toEqual(before);
    const text = project.read("src/main.ts");
    expect(text).not.toContain("./client");
    expect(text).toContain("type Shelf = Client;");
    expect(text).toContain("filter?: (ListBooksArgs | undefined)): Promise<Book[]> =>");
  });

  it.each([
    ["configuration.middleware.length", "the setting of a configuration is read: configuration.middleware"],
    ["[BooksApi].length", "the class is not created here: BooksApi"],
    ["((Class: new () => BooksApi) => new Class())(BooksApi)", "the class is not created here: BooksApi"],
  ])("stay for %s", async (use, why) => {
    const { report, before, after } = await migrated(`import { BooksApi, Configuration } from "./client";
const configuration = new Configuration({ basePath: (process.env["BASE_URL"] ?? "").replace(/\\/$/, "") });
const apis = [new BooksApi(configuration)];
for (const api of apis) console.log((await api.getBook({ bookId: "b1" })).title);
console.log(typeof (${use}));
`);
    expect(leftOf(report)).toContain(`4: its client is not replaced: ${why}`);
    expect(after).toEqual(before);
  });
});

describe("errors of OpenAPI Generator", { timeout: 300_000 }, () => {
  it("are expected by tests, and their status is a number", async () => {
    const { report, before, after } = await migrated(`import assert from "node:assert/strict";
import { BooksApi, Configuration, FetchError, ResponseError } from "./client";
${books}const offline = new BooksApi(new Configuration({ basePath: "http://x", fetchApi: () => Promise.reject(new Error("off")) }));
await assert.rejects(books.getBook({ bookId: "missing" }), ResponseError);
await assert.rejects(() => offline.getBook({ bookId: "b1" }), FetchError);
const expect = (value: unknown) => ({
  toBeInstanceOf: (type: Function) => assert.ok(value instanceof type),
  toMatchObject: (wanted: object) => {
    for (const [name, one] of Object.entries(wanted)) assert.equal((value as Record<string, unknown>)[name], one);
  },
});
expect(await books.getBook({ bookId: "missing" }).catch((error: unknown) => error)).toBeInstanceOf(ResponseError);
const known: Record<number, string> = { 404: "not found" };
for (const bookId of ["missing", "b1"]) {
  try {
    console.log((await books.getBook({ bookId })).title);
  } catch (error) {
    if (!(error instanceof ResponseError)) throw error;
    const isServers = error.response.status >= 500 || error.response.status < 400;
    console.log(isServers, known[error.response.status], error.response.status.toString(), Math.floor(error.response.status / 100));
  }
}
`);
    expect(leftOf(report)).toEqual([]);
    expect(report.calls).toEqual({ found: 4, rewritten: 4 });
    expect(after).toEqual(before);
    const text = project.read("src/main.ts");
    expect(text).toContain('{ name: "ApiError", kind: "network" });');
    expect(text).toContain('.toMatchObject({ name: "ApiError", kind: "response" });');
  });
});
