import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { areGeneratorsInstalled, generatorsNote, linkFormer, runOrval } from "./former-generators.js";
import { MigrationProject, migrate, type Recording } from "./project.js";

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
  project = new MigrationProject("emitters: [standard, tanstack-query]\n", {
    module: "esnext",
    moduleResolution: "bundler",
    noUnusedLocals: false,
    lib: ["esnext", "dom", "dom.iterable", "dom.asynciterable"],
  });
  mkdirSync(join(project.folder, "src"), { recursive: true });
  project.write("package.json", '{ "type": "module", "dependencies": { "@tanstack/react-query": "5.90.0" } }');
  linkFormer(project, "axios");
});
afterEach(() => project?.remove());

function add(...names: readonly string[]): void {
  for (const name of names) {
    copyFileSync(join(import.meta.dirname, "programs/orval", name), join(project.folder, "src", name));
  }
}

/** Queries are compared by their values: orval writes a space as `+`. */
function decoded({ output, requests }: Recording): Recording {
  return { output, requests: requests.map((one) => ({ ...one, url: one.url.replaceAll("+", "%20") })) };
}

const programs = [
  ["inventory.ts", "fetch", ["network.ts"], 9],
  ["desk.ts", "mutator", ["http.ts"], 9],
  ["report.ts", "axios", [], 6],
  ["page.tsx", "queries", ["http.ts"], 16],
  ["factories.ts", "factories", [], 8],
  ["pages.tsx", "pages", ["http.ts"], 11],
] as const;

describe.skipIf(!areGeneratorsInstalled)(
  `guildwire migrate --from orval${generatorsNote}`,
  { timeout: 300_000 },
  () => {
    it.each(programs)(
      "rewrites the calls of %s, which then sends the same requests",
      async (name, form, files, calls) => {
        add(name, ...files);
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

    it("lists each hook of SWR, with its equivalent", async () => {
      runOrval(project, { target: "./src/shelf.ts", client: "swr", httpClient: "fetch", mode: "single" });
      project.write(
        "src/hooks.ts",
        `import { useAddBook, useGetBook } from "./shelf";
export const useTitle = (id: string) => useGetBook(id).data;
export const useAdd = () => useAddBook().trigger;
`,
      );
      const report = await migrate(project, "orval");
      const left = report.left.filter(({ file }) => file === "src/hooks.ts");
      expect(left.map(({ line, why, equivalent }) => `${line}: ${why}: ${equivalent}`)).toEqual([
        "2: the hook uses SWR: useSWR(key, () => getBook(client, { book_id }))",
        "3: the hook uses SWR: useSWRMutation(key, (_key, { arg }) => addBook(client, arg))",
      ]);
      expect(report.files).toEqual([]);
    });
  },
);
