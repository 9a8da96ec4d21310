import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { areGeneratorsInstalled, generatorsNote, runHeyApi } from "./former-generators.js";
import { addPrograms, bundledForBrowsers, MigrationProject, migrate } from "./project.js";

let project: MigrationProject;
beforeEach(() => {
  if (!areGeneratorsInstalled) return;
  project = new MigrationProject("emitters: [standard, tanstack-query]\n", bundledForBrowsers);
  mkdirSync(join(project.folder, "src"), { recursive: true });
});
afterEach(() => project?.remove());

const sdk = ["@hey-api/client-fetch", "@hey-api/typescript"];

describe.skipIf(!areGeneratorsInstalled)(
  `guildwire migrate --from hey-api with plugins${generatorsNote}`,
  { timeout: 300_000 },
  () => {
    it("rewrites the options, the keys and the mutations of queries, which then send the same requests", async () => {
      addPrograms(project, "hey-api", "queries.tsx", "setup.ts");
      project.write(
        "openapi.yaml",
        project
          .read("openapi.yaml")
          .replace("{ name: limit, in: query", "{ name: offset, in: query, schema: { type: integer } }\n        - $&"),
      );
      runHeyApi(project, "src/sdk", [...sdk, "@hey-api/sdk", "@tanstack/react-query"]);
      expect(project.compile()).toBe("");
      const before = await project.recordBundle("queries.tsx");
      expect(before.output).toBe("true\n2\nmissing\n");
      const report = await migrate(project, "hey-api");
      expect(report.left).toEqual([]);
      expect(report.calls).toEqual({ found: 14, rewritten: 14 });
      expect(project.compile()).toBe("");
      expect(await project.recordBundle("queries.tsx")).toEqual(before);
      expect((await migrate(project, "hey-api")).files).toEqual([]);
    });

    it("follows classes of operations, and a function that configures the client", async () => {
      project.write(
        "src/configure.ts",
        `import type { CreateClientConfig } from "./sdk/client.gen";
export const createClientConfig: CreateClientConfig = (config) => ({
  ...config,
  baseUrl: process.env["BASE_URL"] ?? "",
  auth: () => "token",
});
`,
      );
      project.write(
        "src/main.ts",
        `import { BooksService, LoansService as Loans } from "./sdk";
const { data: books } = await BooksService.listBooks({ query: { limit: 2 } });
const { data, error } = await BooksService.getBook({ path: { book_id: "missing" } });
console.log(books?.length, data, error?.code);
console.log((await Loans.getLoan({ path: { loan_id: 7 }, throwOnError: true })).data.reader);
`,
      );
      runHeyApi(project, "src/sdk", [
        { name: "@hey-api/client-fetch", runtimeConfigPath: "./src/configure" },
        "@hey-api/typescript",
        { name: "@hey-api/sdk", operations: { strategy: "byTags", containerName: "{{name}}Service" } },
      ]);
      expect(project.compile()).toBe("");
      const before = await project.recordBundle("main.ts");
      const report = await migrate(project, "hey-api");
      expect(report.left).toEqual([]);
      expect(report.calls).toEqual({ found: 3, rewritten: 3 });
      expect(project.compile()).toBe("");
      expect(await project.recordBundle("main.ts")).toEqual(before);
    });

    it("declares the client in a file of its own if nothing configures it", async () => {
      project.write(
        "src/main.ts",
        'import { getBook } from "./sdk";\nexport const book = getBook({ path: { book_id: "b1" } });\n',
      );
      runHeyApi(project, "src/sdk");
      const report = await migrate(project, "hey-api");
      expect(report.calls).toEqual({ found: 1, rewritten: 1 });
      expect(project.read("src/api-client.ts")).toContain(
        'createClient({ baseUrl: "https://shelf.example/v1", retry: false })',
      );
      expect(project.compile()).toBe("");
    });
  },
);
