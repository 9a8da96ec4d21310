import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { areGeneratorsInstalled, generatorsNote, runHeyApi } from "./former-generators.js";
import { addPrograms, bundled, MigrationProject, migrate } from "./project.js";

let project: MigrationProject;
beforeEach(() => {
  if (!areGeneratorsInstalled) return;
  // The former output uses imports without extensions, which only bundlers resolve.
  project = new MigrationProject("only: [types, client]\n", bundled);
  mkdirSync(join(project.folder, "src"), { recursive: true });
  runHeyApi(project, "src/sdk");
  addPrograms(project, "hey-api", "setup.ts", "desk.ts");
});
afterEach(() => project?.remove());

const programs = [
  ["inventory.ts", 8],
  ["lending.ts", 6],
  ["page.tsx", 6],
] as const;

describe.skipIf(!areGeneratorsInstalled)(
  `guildwire migrate --from hey-api${generatorsNote}`,
  { timeout: 300_000 },
  () => {
    it.each(programs)("rewrites the calls of %s, which then sends the same requests", async (name, calls) => {
      addPrograms(project, "hey-api", name);
      expect(project.compile()).toBe("");
      const before = await project.recordBundle(name);
      expect(before.requests.length).toBeGreaterThan(2);
      const report = await migrate(project, "hey-api");
      expect(report.left).toEqual([]);
      expect(report.calls).toEqual({ found: calls, rewritten: calls });
      expect(project.compile()).toBe("");
      expect(await project.recordBundle(name)).toEqual(before);
      const after = project.sources();
      expect((await migrate(project, "hey-api")).files).toEqual([]);
      expect(project.sources()).toEqual(after);
    });

    it("lists URLs that the client builds, and rewrites the calls beside them", async () => {
      project.write(
        "src/links.ts",
        `import { client } from "./sdk/client.gen";
import { getStatus } from "./sdk";
client.setConfig({ baseUrl: "https://shelf.example/v1" });
export const link = (book_id: string): string => client.buildUrl({ url: "/books/{book_id}", path: { book_id } });
export const isUp = async (): Promise<boolean> => (await getStatus()).data?.ok === true;
`,
      );
      const report = await migrate(project, "hey-api");
      expect(project.compile()).toBe("");
      const left = report.left.filter(({ file }) => file === "src/links.ts");
      expect(left.map(({ what, why, equivalent }) => [what.replace(/\(.*/, ""), why, equivalent])).toEqual([
        [
          "client.buildUrl",
          "no generated function returns the URL of a request",
          "a template literal with encodeURIComponent, or new URL(path, baseUrl) with searchParams",
        ],
      ]);
      expect(project.read("src/links.ts")).toContain("getStatus(client)");
    });

    it("replaces types of operations and their members, and lists the others with their equivalents", async () => {
      project.write(
        "src/types.ts",
        `import type { Book, GetBookData, GetBookErrors, GetBookResponses, ListBooksData } from "./sdk";
export type Query = ListBooksData["query"];
export const keyOf = (data: GetBookData): string => data.path.book_id;
export type Missing = GetBookErrors[404];
export const titleOf = (book: GetBookResponses[200] & Book): string => book.title;
export type Path = GetBookData["path"];
export type Statuses = keyof GetBookResponses;
`,
      );
      const report = await migrate(project, "hey-api");
      expect(project.compile()).toBe("");
      const left = report.left.filter(({ file }) => file === "src/types.ts");
      expect(left.map(({ what, equivalent }) => `${what}: ${equivalent}`)).toEqual([
        "GetBookData: GetBookArgs",
        "GetBookResponses: Awaited<ReturnType<typeof getBook>>",
      ]);
      expect(project.read("src/types.ts")).toContain(`export type Query = ListBooksArgs | undefined;
export const keyOf = (data: GetBookData): string => data.path.book_id;
export type Missing = OperationErrors["getBook"][404];
export const titleOf = (book: Book & Book): string => book.title;
export type Path = Pick<GetBookArgs, "book_id">;
export type Statuses = keyof GetBookResponses;
`);
    });

    it("configures the generated client in functions, and several times, as the former one was", async () => {
      project.write(
        "src/setup.ts",
        `import { client } from "./sdk/client.gen";
let token: string | undefined;
export function configure(given?: string): void {
  token = given;
  client.setConfig({
    // The server of the tests.
    baseUrl: process.env["BASE_URL"] ?? "",
    auth: () => token,
  });
}
export function trace(): void {
  client.interceptors.request.use((request, _options) => {
    request.headers.set("x-trace", "1");
    return request;
  });
}
`,
      );
      project.write(
        "src/late.ts",
        `import { getBook, getCover, getReport, getStatus, listBooks, putCover } from "./sdk";
import { client } from "./sdk/client.gen";
import { configure, trace } from "./setup";
configure();
console.log((await listBooks()).data?.length);
configure("secret");
client.setConfig({ headers: { "X-Client": "late" } });
trace();
console.log((await getStatus()).data?.ok, (await getBook({ path: { book_id: "b1" } })).data?.title);
const file = new File(["x"], "x.png", { type: "image/png" });
console.log((await putCover({ path: { book_id: "b1" }, body: { file, alt: "a cover" } })).response?.status);
const { data: cover } = await getCover({ path: { book_id: "b1" }, parseAs: "blob" });
console.log(await cover?.text(), (await getReport({ parseAs: "text" })).data);
`,
      );
      expect(project.compile()).toBe("");
      const before = await project.recordBundle("late.ts");
      expect(before.requests.map(({ headers }) => headers["authorization"])).toContain("Bearer secret");
      const report = await migrate(project, "hey-api");
      expect(report.left).toEqual([]);
      expect(report.calls).toEqual({ found: 6, rewritten: 6 });
      expect(project.compile()).toBe("");
      expect(await project.recordBundle("late.ts")).toEqual(before);
      expect(project.read("src/setup.ts")).toContain("    // The server of the tests.\n    baseUrl:");
      expect(project.read("src/late.ts")).toContain('apiClient.configure({ headers: { "X-Client": "late" } });');
      expect((await migrate(project, "hey-api")).files).toEqual([]);
    });

    it("reports what it cannot rewrite, and keeps the former client for it", async () => {
      project.write(
        "src/hard.ts",
        `import "./setup";
import { client } from "./sdk/client.gen";
import { getBook, getStatus, putCover, searchBooks } from "./sdk";
declare const options: { path: { book_id: string } };
export const all = [
  getBook(options),
  getBook({ ...options }),
  getStatus({ client }),
  getStatus({ parseAs: "text" }),
  searchBooks({ query: { tags: ["a"] }, querySerializer: { array: { explode: true } } }),
  putCover({ path: { book_id: "1" }, body: { file: new Blob() } }),
  [options].map(getBook),
  getStatus(),
];
export async function caught() {
  try {
    await getBook({ path: { book_id: "1" }, throwOnError: true });
  } catch (error) {
    console.log(error);
  }
}
export function shadowed(getBook: (options: object) => number) {
  return getBook({ path: {} });
}
`,
      );
      project.write(
        "src/named.ts",
        `import "./setup";
import { getBook } from "./sdk";
const client = "b1";
export const named = () => getBook({ path: { book_id: client }, throwOnError: true });
`,
      );
      const source = project.read("src/hard.ts");
      const report = await migrate(project, "hey-api");
      expect(project.compile()).toBe("");
      expect(report.left.filter(({ file }) => file === "src/hard.ts").map(({ why }) => why)).toEqual([
        "the options of the call are not an object literal",
        "the options of the call are spread or computed",
        "the call reads the response as text, and the document declares JSON",
        'the document declares that "tags" is written in style form, which the querySerializer of the former client does not write',
        "the function is not called here",
      ]);
      expect(project.read("src/named.ts")).toContain("(sender) => getBook(sender, { book_id: client })");
      const after = project.read("src/hard.ts");
      expect(after.replace(/^import .*\n/gm, "")).toBe(
        source
          .replace(/^import .*\n/gm, "")
          .replace(
            'putCover({ path: { book_id: "1" }, body: { file: new Blob() } })',
            'resultOf(apiClient, (client) => putCover(client, { book_id: "1", body: { file: new Blob() } }), { rejects: false })',
          )
          .replace(
            "  getStatus({ client }),",
            "  resultOf(apiClient, (client) => apiGetStatus(client), { rejects: false }),",
          )
          .replace("  getStatus(),", "  resultOf(apiClient, (client) => apiGetStatus(client), { rejects: false }),")
          .replace(
            'await getBook({ path: { book_id: "1" }, throwOnError: true });',
            'await orThrow(resultOf(apiClient, (client) => apiGetBook(client, { book_id: "1" }), { rejects: false }));',
          ),
      );
      expect(project.read("src/setup.ts")).toContain("client.setConfig({");
      expect(project.read("src/setup.ts")).toContain("export const apiClient = createClient({");
      expect((await migrate(project, "hey-api")).files).toEqual([]);
    });

    it("keeps the former client configured for uses that it cannot follow, and lists each of them", async () => {
      project.write(
        "src/sdk/more.gen.ts",
        `// This file is auto-generated by @hey-api/openapi-ts
import { getBook, type Options } from "./sdk.gen";
import type { GetBookData } from "./types.gen";
export const getBookOptions = (options: Options<GetBookData>) => ({ queryFn: () => getBook(options) });
export class BooksService {
  static getBook(options: Options<GetBookData>) {
    return getBook(options);
  }
}
`,
      );
      project.write(
        "src/indirect.ts",
        `import "./setup";
import * as sdk from "./sdk";
import { BooksService, getBookOptions } from "./sdk/more.gen";
declare const vi: { mock(module: string): void };
const { getStatus } = sdk;
const lazily = async () => {
  const { getBook } = await import("./sdk");
  return getBook({ path: { book_id: "b1" } });
};
if (process.argv.length > 5) vi.mock("./sdk");
console.log((await sdk.listBooks()).data?.length, (await getStatus()).data?.ok, (await lazily()).data?.title);
console.log((await getBookOptions({ path: { book_id: "b1" } }).queryFn()).data?.title);
console.log((await BooksService.getBook({ path: { book_id: "b1" } })).data?.title);
`,
      );
      expect(project.compile()).toBe("");
      const before = await project.recordBundle("indirect.ts");
      const report = await migrate(project, "hey-api");
      expect(report.left.map(({ what, why }) => `${what}: ${why}`)).toEqual([
        "sdk: the functions of the module are not called by name",
        'import("./sdk"): the module is loaded by a call',
        'vi.mock("./sdk"): the function is still used, indirect.ts:5',
        "getBookOptions: it is not one of the functions that send a request",
        "BooksService: it is not one of the functions that send a request",
      ]);
      expect(report.calls).toEqual({ found: 1, rewritten: 1 });
      expect(project.compile()).toBe("");
      expect(await project.recordBundle("indirect.ts")).toEqual(before);
    });

    it("keeps the errors that calls throw, and leaves calls with arguments that may throw", async () => {
      project.write(
        "src/desk-service.ts",
        `import "./setup";
import { getBook } from "./sdk";
const required = (): string => {
  throw new Error("no id");
};
export const titleOf = async (book_id: string) => {
  const { data } = await getBook({ path: { book_id }, throwOnError: true });
  return data.title;
};
export const unknown = async () => (await getBook({ path: { book_id: required() } })).error;
export const later = async () => (await getBook({ path: { book_id: await Promise.reject(new Error("late")) } })).error;
`,
      );
      project.write(
        "src/caller.ts",
        `import { later, titleOf, unknown } from "./desk-service";
const print = (error: { code?: string; message?: string }) => console.log(error.code, error.message);
await titleOf("missing").catch(print);
await unknown().catch(print);
await later().catch(print);
`,
      );
      expect(project.compile()).toBe("");
      const before = await project.recordBundle("caller.ts");
      expect(before.output).toContain("no id");
      const report = await migrate(project, "hey-api");
      expect(report.left.map(({ why }) => why)).toEqual([
        "an argument awaits a value, whose rejection would become the error of the result",
      ]);
      expect(report.calls).toEqual({ found: 3, rewritten: 2 });
      expect(project.compile()).toBe("");
      expect(await project.recordBundle("caller.ts")).toEqual(before);
    });
  },
);
