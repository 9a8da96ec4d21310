import { cpSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { MigrationProject, type MigrationReport, migrate, type Recording } from "./project.js";

const values = "values: { propertyNames: camelCase, dates: Date }\n";

let project: MigrationProject;
beforeEach(() => {
  project = new MigrationProject(`only: [types, conversions, client]\n${values}`, {
    module: "esnext",
    moduleResolution: "bundler",
    noUnusedLocals: false,
  });
  mkdirSync(join(project.folder, "src"), { recursive: true });
  const folder = join(import.meta.dirname, "programs/openapi-generator");
  cpSync(join(folder, "client"), join(project.folder, "src/client"), { recursive: true });
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
  it.each([
    ["by name", 'error instanceof Error && error.name === "ResponseError" ? "a response" : "another"'],
    ["by property", 'error instanceof Error && "response" in error ? "a response" : "another"'],
  ])("that are recognized %s keep the former client", async (_way, test) => {
    const { report, before, after } = await migrated(`import { BooksApi, Configuration } from "./client";
${books}try {
  await books.getBook({ bookId: "missing" });
} catch (error) {
  console.log(${test});
}
`);
    expect(report.calls).toEqual({ found: 1, rewritten: 0 });
    expect(after).toEqual(before);
  });

  it("that are destructured keep the former client", async () => {
    const { report, before, after } =
      await migrated(`import { BooksApi, Configuration, type ResponseError } from "./client";
${books}try {
  await books.getBook({ bookId: "missing" });
} catch (error) {
  const { response } = error as ResponseError;
  console.log(response.status);
}
`);
    expect(report.calls).toEqual({ found: 1, rewritten: 0 });
    expect(leftOf(report).join()).toContain("is read in main.ts:6 in a way that has no equivalent");
    expect(after).toEqual(before);
  });

  it("do not hide why a call stays", async () => {
    const { report } = await migrated(`import { BooksApi, Configuration, ResponseError } from "./client";
${books}try {
  await books.getBook({ bookId: "missing" }, { headers: { a: "b" } });
  await books.listBooks();
} catch (error) {
  console.log(error instanceof ResponseError);
}
`);
    expect(leftOf(report)).toEqual([
      "4: the option headers has no equivalent in a call",
      "5: its error is handled together with those of calls that are not migrated",
    ]);
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
