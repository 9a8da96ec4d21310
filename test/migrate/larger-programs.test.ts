import { describe, expect, it, onTestFinished } from "vitest";
import { areGeneratorsInstalled, generatorsNote, linkFormer, runHeyApi, runOrval } from "./former-generators.js";
import {
  addGeneratedClient,
  addPaths,
  addPrograms,
  bundledForBrowsers,
  MigrationProject,
  migrate,
  openapiGeneratorConfig,
  type Recording,
} from "./project.js";

/** A program, and the output of a former generator that it uses. */
interface LargerProgram {
  readonly from: "hey-api" | "openapi-fetch" | "orval" | "openapi-generator";
  /** The first one is run. */
  readonly files: readonly string[];
  readonly config: string;
  readonly setUp: (project: MigrationProject) => Promise<void> | void;
  readonly calls: { readonly found: number; readonly rewritten: number };
}

const queries = "emitters: [standard, tanstack-query]\n";
const sdk = ["@hey-api/client-fetch", "@hey-api/typescript", "@hey-api/sdk"];

const programs: readonly LargerProgram[] = [
  {
    from: "hey-api",
    files: ["storefront.tsx", "api-setup.ts"],
    config: queries,
    setUp: (project) => runHeyApi(project, "src/sdk", [...sdk, "@tanstack/react-query"]),
    calls: { found: 19, rewritten: 19 },
  },
  {
    from: "hey-api",
    files: ["sdk-wrapper.ts"],
    config: "",
    setUp: (project) => runHeyApi(project, "src/sdk", sdk),
    calls: { found: 12, rewritten: 12 },
  },
  {
    from: "openapi-fetch",
    files: ["loaders.ts", "lib-client.ts"],
    config: "",
    setUp: addPaths,
    calls: { found: 9, rewritten: 9 },
  },
  // The options of one of its clients are those that a function gets.
  { from: "openapi-fetch", files: ["bot.ts"], config: "", setUp: addPaths, calls: { found: 10, rewritten: 9 } },
  // One call removes a header of its client.
  { from: "openapi-fetch", files: ["next-pages.ts"], config: "", setUp: addPaths, calls: { found: 8, rewritten: 7 } },
  {
    from: "orval",
    files: ["shop.tsx", "http-client.ts"],
    config: queries,
    setUp: (project) => {
      linkFormer(project, "axios");
      project.write("package.json", '{ "type": "module", "dependencies": { "@tanstack/react-query": "5.90.0" } }');
      runOrval(project, {
        target: "./src/endpoints/shelf.ts",
        schemas: "./src/endpoints/model",
        client: "react-query",
        httpClient: "axios",
        mode: "tags-split",
        override: {
          mutator: { path: "./src/http-client.ts", name: "request" },
          query: { useSuspenseQuery: true },
        },
      });
    },
    calls: { found: 24, rewritten: 24 },
  },
  {
    from: "openapi-generator",
    files: ["tool.ts"],
    config: openapiGeneratorConfig,
    setUp: addGeneratedClient,
    calls: { found: 10, rewritten: 10 },
  },
];

/** An operation with a URL-encoded form. */
const sessions = `  /sessions:
    post:
      operationId: openSession
      security: []
      requestBody: { required: true, content: { application/x-www-form-urlencoded: { schema: { type: object, required: [name, password], properties: { name: { type: string }, password: { type: string }, remember: { type: boolean } } } } } }
      responses:
        "201": { description: Opened., content: { application/json: { schema: { type: object, required: [token], properties: { token: { type: string } } } } } }
`;

/** A space in a query is `+` or `%20`, and properties of bodies have any order. */
function normalized({ output, requests }: Recording): Recording {
  const bodyOf = (body: string): string =>
    body.startsWith("{") ? JSON.stringify(Object.entries(JSON.parse(body) as object).sort()) : body;
  return {
    output,
    requests: requests.map((one) => ({ ...one, url: one.url.replaceAll("+", "%20"), body: bodyOf(one.body) })),
  };
}

describe.skipIf(!areGeneratorsInstalled)(
  `guildwire migrate, larger programs${generatorsNote}`,
  { timeout: 300_000 },
  () => {
    it.each(programs)("rewrites $files.0 of $from, which then sends the same requests", async (program) => {
      const { from, files, config, setUp, calls } = program;
      const project = new MigrationProject(config, bundledForBrowsers);
      onTestFinished(() => project.remove());
      project.write("openapi.yaml", project.read("openapi.yaml").replace("  /status:\n", `${sessions}$&`));
      addPrograms(project, from, ...files);
      await setUp(project);
      expect(project.compile()).toBe("");
      const [main = ""] = files;
      const before = normalized(await project.recordBundle(main));
      expect(before.requests.length).toBeGreaterThan(8);
      const report = await migrate(project, from);
      expect(report.calls).toEqual(calls);
      expect(project.compile()).toBe("");
      expect(normalized(await project.recordBundle(main))).toEqual(before);
      const after = project.sources();
      await migrate(project, from);
      expect(project.sources()).toEqual(after);
    });
  },
);
