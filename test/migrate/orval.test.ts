import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { areGeneratorsInstalled, generatorsNote, linkFormer, runOrval } from "./former-generators.js";
import { addPrograms, bundledForBrowsers, MigrationProject, migrate, type Recording } from "./project.js";

const mutator = { path: "./src/http.ts", name: "customInstance" };
const forms = {
  fetch: { target: "./src/shelf.ts", client: "fetch", mode: "single", baseUrl: "https://shelf.example/v1" },
  mutator: {
    target: "./src/shelf.ts",
    schemas: "./src/model",
    client: "axios-functions",
    mode: "split",
    override: { mutator },
  },
  axios: { target: "./src/shelf.ts", client: "axios-functions", mode: "split" },
  queries: {
    target: "./src/endpoints/shelf.ts",
    schemas: "./src/model",
    client: "react-query",
    httpClient: "axios",
    mode: "tags-split",
    override: { mutator, query: { useSuspenseQuery: true } },
  },
  factories: {
    target: "./src/shelf/shelf.ts",
    schemas: "./src/shelf/model",
    client: "axios",
    mode: "tags-split",
  },
  swr: { target: "./src/shelf.ts", client: "swr", httpClient: "axios", mode: "single", override: { mutator } },
  pages: {
    target: "./src/endpoints/shelf.ts",
    schemas: "./src/model",
    client: "react-query",
    httpClient: "axios",
    mode: "tags-split",
    override: {
      mutator,
      query: { useInfinite: true, useInfiniteQueryParam: "limit", usePrefetch: true, useInvalidate: true },
    },
  },
} as const;

let project: MigrationProject;
beforeEach(() => {
  if (!areGeneratorsInstalled) return;
  project = new MigrationProject("emitters: [standard, tanstack-query]\n", bundledForBrowsers);
  mkdirSync(join(project.folder, "src"), { recursive: true });
  project.write("package.json", '{ "type": "module", "dependencies": { "@tanstack/react-query": "5.90.0" } }');
  linkFormer(project, "axios");
  project.link("swr", join(import.meta.dirname, "stand-ins/swr"));
});
afterEach(() => project?.remove());

/** Queries are compared by their values: orval writes a space as `+`. */
function decoded({ output, requests }: Recording): Recording {
  return { output, requests: requests.map((one) => ({ ...one, url: one.url.replaceAll("+", "%20") })) };
}

const programs = [
  ["inventory.ts", "fetch", ["network.ts"], 9],
  ["desk.ts", "mutator", ["http.ts"], 9],
  ["report.ts", "axios", [], 6],
  ["responses.ts", "axios", ["axios-setup.ts"], 9],
  ["page.tsx", "queries", ["http.ts"], 16],
  ["factories.ts", "factories", [], 8],
  ["pages.tsx", "pages", ["http.ts"], 11],
  ["swr-board.ts", "swr", ["http.ts"], 12],
] as const;

describe.skipIf(!areGeneratorsInstalled)(
  `guildwire migrate --from orval${generatorsNote}`,
  { timeout: 300_000 },
  () => {
    it.each([
      ["headers without an equivalent, although the compiler allows any member", "", ["GET /books/{book_id}"]],
      [
        "the type of responses of axios itself, which would compile with any type",
        'const own: AxiosResponse<{ ok: boolean }> = await axios.get("/status");\nconsole.log(own.headers["content-type"]);\n',
        ["GET /books/{book_id}", "GET /status"],
      ],
    ])("leaves %s", async (_title, more, left) => {
      const { compilerOptions, ...rest } = JSON.parse(project.read("tsconfig.json"));
      project.write(
        "tsconfig.json",
        JSON.stringify({ ...rest, compilerOptions: { ...compilerOptions, strict: false } }),
      );
      runOrval(project, forms.axios);
      project.write(
        "src/main.ts",
        `import axios, { type AxiosResponse } from "axios";
import { getBook, getStatus } from "./shelf";
axios.defaults.baseURL = (process.env["BASE_URL"] ?? "").replace(/\\/$/, "");
const cookies = (await getBook("b1")).headers["set-cookie"];
const read = async (response: Promise<AxiosResponse<unknown>>) => (await response).headers["content-type"];
console.log(cookies, await read(getStatus()));
${more}`,
      );
      const before = await project.recordBundle("main.ts");
      const report = await migrate(project, "orval");
      expect(report.left.map(({ what }) => what)).toEqual(left);
      const text = project.read("src/main.ts");
      expect(text.includes("response: Promise<ResultWithResponse<unknown>>")).toBe(more === "");
      expect(project.compile()).toBe("");
      expect(await project.recordBundle("main.ts")).toEqual(before);
    });

    it("replaces the types of results, and leaves what reads the configuration of axios alone", async () => {
      runOrval(project, forms.axios);
      project.write(
        "src/main.ts",
        `import axios from "axios";
import { getBook, getStatus, type GetStatusResult, listBooks } from "./shelf";
axios.defaults.baseURL = (process.env["BASE_URL"] ?? "").replace(/\\/$/, "");
type Books = Awaited<ReturnType<typeof listBooks>>["data"];
const first = ([book]: Books) => book?.title;
const found: Books = (await listBooks({ limit: 1 })).data;
const results: GetStatusResult[] = [await getStatus()];
const one: GetStatusResult = await getStatus({ timeout: 5000 });
console.log(first(found), results[0]?.data.ok, one.config.method, (await getBook("b1")).status);
`,
      );
      const before = await project.recordBundle("main.ts");
      const report = await migrate(project, "orval");
      expect(report.left.map(({ what }) => what)).toEqual(["GetStatusResult", "GET /status"]);
      expect(report.calls).toEqual({ found: 4, rewritten: 3 });
      expect(project.compile()).toBe("");
      expect(await project.recordBundle("main.ts")).toEqual(before);
      expect(project.read("src/main.ts")).toContain("type Books = Awaited<Promise<ResultWithResponse<Book[]>>>");
    });

    it.each(programs)(
      "rewrites the calls of %s, which then sends the same requests",
      async (name, form, files, calls) => {
        addPrograms(project, "orval", name, ...files);
        runOrval(project, forms[form]);
        expect(project.compile()).toBe("");
        const before = decoded(await project.recordBundle(name));
        expect(before.requests.length).toBeGreaterThan(2);
        const report = await migrate(project, "orval");
        if (process.env["SHOW"])
          console.log(project.read(`src/${name}`), JSON.stringify(report.left, undefined, 1), report.calls);
        expect(report.calls).toEqual({ found: calls, rewritten: calls });
        expect(project.compile()).toBe("");
        expect(decoded(await project.recordBundle(name))).toEqual(before);
        const after = project.sources();
        expect((await migrate(project, "orval")).files).toEqual([]);
        expect(project.sources()).toEqual(after);
      },
    );

    it("rewrites hooks of SWR with the key and the options of the output, and lists the others with their equivalents", async () => {
      const swr = {
        useInfinite: true,
        useSuspense: true,
        swrOptions: { dedupingInterval: 10_000, revalidateOnFocus: true },
      };
      runOrval(project, {
        target: "./src/shelf.ts",
        client: "swr",
        httpClient: "fetch",
        mode: "single",
        override: { swr },
      });
      project.write(
        "src/hooks.ts",
        `import useSWR from "swr";
import { getAddBookMutationFetcher, getAddBookMutationKey, useAddBook, useGetBook, useListBooks, useListBooksInfinite } from "./shelf";
declare const options: { revalidateOnFocus?: boolean };
declare const more: { enabled?: boolean };
declare function titleOf(): string;
export const useTitle = (id: string) => useGetBook(id).data?.status;
export const useFirst = () => useGetBook("b\`1", undefined, { swr: options, fetch: { cache: "no-store" } }).data;
export const useFocused = (isOpen?: boolean) => useListBooks({}, { swr: { revalidateOnFocus: false, enabled: isOpen } }).data;
export const useAdd = () => useAddBook().trigger({ title: "Emma", genre: "novel" });
export const usePages = () => useListBooksInfinite({ limit: 2 }).data;
export const useMaybe = () => useListBooks({}, { swr: more }).data;
export const useNamed = (key?: string) => useListBooks({}, { swr: { swrKey: key } }).data;
export const useKey = () => useListBooks().swrKey;
export const useCalled = () => useListBooks({ author: titleOf() }).data;
export const useOwn = () => useSWR(getAddBookMutationKey(), null).data;
export const fetcher = getAddBookMutationFetcher;
`,
      );
      // The output of orval for infinite queries has an error of its own.
      const errors = (): readonly string[] => project.compile().match(/^src\/(?!shelf).*$/gm) ?? [];
      expect(errors()).toEqual([]);
      const report = await migrate(project, "orval");
      const left = report.left.filter(({ file }) => file === "src/hooks.ts");
      expect(left.map(({ line, why, equivalent }) => `${line}: ${why}: ${equivalent}`)).toMatchInlineSnapshot(`
        [
          "15: the hook uses SWR: useSWRInfinite((page) => ["/books", { ...args, page }], ([, args]) => listBooks(client, args))",
          "16: the options of the hook may contain enabled or swrKey: useSWR(["/books"], () => listBooks(client))",
          "17: the key of the hook may be absent: useSWR(["/books"], () => listBooks(client))",
          "18: the result would not compile: Property 'swrKey' does not exist on type 'SWRResponse<StatusResult<{ 200: Book[]; } & { default: Failure; }>, any>'.: useSWR(["/books"], () => listBooks(client))",
          "19: an argument calls a function, which would run for the key and again for the query: useSWR(["/books"], () => listBooks(client))",
          "21: the function of orval has no equivalent: see docs/migrate.md",
        ]
      `);
      expect(project.read("src/hooks.ts").split("\n").slice(0, 19)).toMatchInlineSnapshot(`
        [
          "import useSWR from "swr";",
          "import { getAddBookMutationFetcher, useListBooks, useListBooksInfinite } from "./shelf";",
          "import useSWRMutation from "swr/mutation";",
          "import { apiClient } from "./api-client";",
          "import { statusResultOf } from "@guildwire/runtime/client";",
          "import type { Book } from "./api/types";",
          "import { type AddBookArgs, type OperationErrors, addBook, getBook, listBooks } from "./api/client";",
          "declare const options: { revalidateOnFocus?: boolean };",
          "declare const more: { enabled?: boolean };",
          "declare function titleOf(): string;",
          "export const useTitle = (id: string) => useSWR([\`/books/\${id}\`], () => statusResultOf<{ 200: Book } & OperationErrors["getBook"]>(apiClient, (client) => getBook(client, { book_id: id })), { dedupingInterval: 10000, revalidateOnFocus: true }).data?.status;",
          "export const useFirst = () => useSWR([\`/books/b\\\`1\`], () => statusResultOf<{ 200: Book } & OperationErrors["getBook"]>(apiClient, (client) => getBook(client, { book_id: "b\`1" }, { fetchOptions: { cache: "no-store" } })), { dedupingInterval: 10000, revalidateOnFocus: true, ...options }).data;",
          "export const useFocused = (isOpen?: boolean) => useSWR(isOpen !== false ? ["/books", {}] : null, () => statusResultOf<{ 200: Book[] } & OperationErrors["listBooks"]>(apiClient, (client) => listBooks(client)), { dedupingInterval: 10000, revalidateOnFocus: false }).data;",
          "export const useAdd = () => useSWRMutation(["/books"], (_key, { arg }: { arg: AddBookArgs["body"] }) => statusResultOf<{ 201: Book } & OperationErrors["addBook"]>(apiClient, (client) => addBook(client, { body: arg }))).trigger({ title: "Emma", genre: "novel" });",
          "export const usePages = () => useListBooksInfinite({ limit: 2 }).data;",
          "export const useMaybe = () => useListBooks({}, { swr: more }).data;",
          "export const useNamed = (key?: string) => useListBooks({}, { swr: { swrKey: key } }).data;",
          "export const useKey = () => useListBooks().swrKey;",
          "export const useCalled = () => useListBooks({ author: titleOf() }).data;",
        ]
      `);
      expect(errors()).toEqual([]);
    });
  },
);
