import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import type { ForeignPackage } from "../foreign/foreign-api.js";
import { compileFiles, projectRoot } from "../types/compile.js";
import { queryPackage } from "./query-package.js";

let pack: ForeignPackage;

beforeAll(async () => {
  pack = await queryPackage(join(import.meta.dirname, "library.yaml"));
}, 120_000);

afterAll(() => pack?.remove());

const lines = [
  `import type { Client } from "foreign-api/client";`,
  `import { addBookMutation, getBookKey, getBookQuery, getCoverQuery, getStatusQuery, listBooksInfiniteKey, listBooksInfiniteQuery, restartMutation } from "foreign-api/queries";`,
  `import type { Book } from "foreign-api/types";`,
  "declare const client: Client;",
  `const at = { shelf_id: "1", book_id: "b" };`,
  "type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;",
  "function expectType<Wanted>() { return <Found>(_value: Found, _same: Same<Found, Wanted>): void => undefined; }",
];

/** Returns the compiler's errors for a program beside the package and the query libraries. */
function errorsOf(program: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "guildwire-adapter-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  symlinkSync(join(pack.folder, "node_modules"), join(folder, "node_modules"), "junction");
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  return compileFiles(folder, [{ path: "program.ts", text: [...lines, ...program].join("\n") }], {
    target: "es2022",
    lib: ["es2023", "dom", "dom.iterable", "dom.asynciterable"],
    module: "nodenext",
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    // The declarations of the query libraries refer to each other's frameworks.
    skipLibCheck: true,
    typeRoots: [join(projectRoot, "node_modules/@types")],
    types: [],
  });
}

/** The same calls for every adapter, except for how each wraps options and results. */
function program(
  adapter: string,
  names: readonly [query: string, infinite: string, mutation: string],
  form: Form,
): string[] {
  const [query, infinite, mutation] = names;
  const { wrap, value } = form;
  return [
    `import { ${[...new Set(names)].join(", ")} } from "${adapter}";`,
    `const book = ${query}(${wrap("getBookQuery(client, at)")});`,
    `expectType<Book | undefined>()(${value("book.data")}, true);`,
    `const title = ${query}(${wrap("{ ...getBookQuery(client, at), staleTime: 60_000, select: (one: Book) => one.title }")});`,
    `expectType<string | undefined>()(${value("title.data")}, true);`,
    `const status = ${query}(${wrap("getStatusQuery(client)")});`,
    `expectType<null | undefined>()(${value("status.data")}, true);`,
    `const cover = ${query}(${wrap("getCoverQuery(client, at)")});`,
    `expectType<Blob | undefined>()(${value("cover.data")}, true);`,
    `const books = ${infinite}(${wrap(`listBooksInfiniteQuery(client, { shelf_id: "1" })`)});`,
    `expectType<Book[] | undefined>()(${value("books.data")}?.pages.flatMap((page) => page.data), true);`,
    `const added = ${mutation}(${wrap("addBookMutation(client)")});`,
    `added.mutate({ shelf_id: "1", body: { title: "New" } });`,
    "// @ts-expect-error: a title is required",
    `added.mutate({ shelf_id: "1", body: {} });`,
    `expectType<Book | undefined>()(${value("added.data")}, true);`,
    `const restarted = ${mutation}(${wrap("restartMutation(client)")});`,
    "restarted.mutate();",
    "// @ts-expect-error: the ID of the book is missing",
    `getBookQuery(client, { shelf_id: "1" });`,
  ];
}

interface Form {
  readonly wrap: (options: string) => string;
  readonly value: (data: string) => string;
}

const plain: Form = { wrap: (options) => options, value: (data) => data };
const lazy: Form = { wrap: (options) => `() => (${options})`, value: (data) => data };

const adapters: readonly (readonly [string, readonly [string, string, string], Form])[] = [
  ["@tanstack/react-query", ["useQuery", "useInfiniteQuery", "useMutation"], plain],
  [
    "@tanstack/vue-query",
    ["useQuery", "useInfiniteQuery", "useMutation"],
    { ...plain, value: (data) => `${data}.value` },
  ],
  ["@tanstack/svelte-query", ["createQuery", "createInfiniteQuery", "createMutation"], lazy],
  ["@tanstack/solid-query", ["useQuery", "useInfiniteQuery", "useMutation"], lazy],
];

it.each(adapters)("%s infers results and variables from the options", { timeout: 120_000 }, (adapter, names, form) => {
  expect(errorsOf(program(adapter, names, form))).toBe("");
});

it("React's hooks for suspense accept the options", { timeout: 120_000 }, () => {
  expect(
    errorsOf([
      `import { useSuspenseInfiniteQuery, useSuspenseQuery } from "@tanstack/react-query";`,
      "expectType<Book>()(useSuspenseQuery(getBookQuery(client, at)).data, true);",
      `const books = useSuspenseInfiniteQuery(listBooksInfiniteQuery(client, { shelf_id: "1" }));`,
      "expectType<Book[]>()(books.data.pages.flatMap((page) => page.data), true);",
    ]),
  ).toBe("");
});

it("the cache has the type of a key's data", { timeout: 120_000 }, () => {
  expect(
    errorsOf([
      `import { QueryClient } from "@tanstack/query-core";`,
      "const cache = new QueryClient();",
      "expectType<Book | undefined>()(cache.getQueryData(getBookKey(at)), true);",
      `cache.setQueryData(getBookKey(at), { id: "b", title: "Title" });`,
      "// @ts-expect-error: a book has a title",
      `cache.setQueryData(getBookKey(at), { id: "b" });`,
      "expectType<Promise<Book>>()(cache.fetchQuery(getBookQuery(client, at)), true);",
      `const pages = cache.getQueryData(listBooksInfiniteKey({ shelf_id: "1" }))?.pages;`,
      "expectType<Book[] | undefined>()(pages?.flatMap((page) => page.data), true);",
    ]),
  ).toBe("");
});

it("the package declares the query library only if its options are chosen", () => {
  const manifest = JSON.parse(readFileSync(join(pack.packageFolder, "package.json"), "utf8"));
  expect(manifest.peerDependencies).toEqual({ "@tanstack/query-core": "^5.89.0" });
  expect(manifest.exports["./queries"]).toEqual({
    types: "./dist/queries/index.d.ts",
    default: "./dist/queries/index.js",
  });
});
