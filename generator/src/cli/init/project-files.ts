import { exampleDocument, exampleTest } from "./example-document.js";

/** A file of a new project; its path is relative to the project's folder, with forward slashes. */
export interface ProjectFile {
  readonly path: string;
  readonly text: string;
}

export interface ProjectPlan {
  /** The project's own name, as npm has it. */
  readonly name: string;
  /** What the generated package is called. */
  readonly packageName: string;
  /** The specification that is there already, from the project's folder; absent for the example. */
  readonly spec?: string;
  /** What package.json says of the generator: a range of versions, or a folder. */
  readonly generator: string;
  /** The same of the runtime; absent where what is generated names its version. */
  readonly runtime?: string;
}

/** Everything that a project needs beside what is generated in it. */
export function projectFiles(plan: ProjectPlan): readonly ProjectFile[] {
  const tests = plan.spec === undefined ? ["bindings", "books"] : ["bindings"];
  return [
    { path: "guildwire.config.yaml", text: configuration(plan) },
    { path: "package.json", text: json(packageFile(plan, tests)) },
    { path: "tsconfig.json", text: json(compilerSettings) },
    { path: "test/bindings.test.ts", text: bindingsTest(plan) },
    { path: ".gitignore", text: "node_modules/\ndist/\n*.tsbuildinfo\n.guildwire/\n" },
    { path: ".gitattributes", text: "* text=auto eol=lf\n/generated/** linguist-generated=true\n" },
    { path: ".github/workflows/api.yaml", text: workflow },
    ...(plan.spec === undefined
      ? [...exampleDocument, { path: "test/books.test.ts", text: exampleTest(plan.packageName) }]
      : []),
  ];
}

function configuration({ spec, packageName }: ProjectPlan): string {
  const isExample = spec === undefined;
  return `# How \`npm run generate\` turns the specification into generated/. guildwire generate --help explains every key.
spec: ${yamlText(spec ?? "spec/openapi.yaml")}
out: generated
packageName: ${yamlText(packageName)}
${isExample ? "# Deviations from OpenAPI are errors.\nstrict: true\n" : ""}# guildwire stubs: editors show the interface's documentation on handlers, so comments need not repeat it.
stubs:
  comments: summary
`;
}

/** JSON is YAML, and quotes what a plain scalar could not hold. */
function yamlText(text: string): string {
  return /^[A-Za-z][\w./-]*$|^\.\.?\/[\w./-]*$/.test(text) ? text : JSON.stringify(text);
}

function packageFile({ name, packageName, generator, runtime }: ProjectPlan, tests: readonly string[]): object {
  const compiled = tests.map((test) => `dist/${test}.test.js`).join(" ");
  return {
    name,
    version: "0.1.0",
    private: true,
    type: "module",
    workspaces: ["generated"],
    scripts: {
      generate: "guildwire generate",
      check: "guildwire check && guildwire generate --check",
      build: "tsc -b",
      test: `npm run check && npm run build && node --test ${compiled}`,
    },
    dependencies: { [packageName]: "*" },
    devDependencies: {
      "@guildwire/generator": generator,
      ...(runtime === undefined ? {} : { "@guildwire/runtime": runtime }),
      "@types/node": "^20.19.0",
      typescript: "^7.0.2",
    },
  };
}

const compilerSettings = {
  compilerOptions: {
    target: "es2022",
    lib: ["es2023", "dom", "dom.iterable", "dom.asynciterable"],
    module: "nodenext",
    types: ["node"],
    rootDir: "test",
    outDir: "dist",
    strict: true,
    skipLibCheck: true,
  },
  include: ["test"],
  references: [{ path: "generated" }],
};

function bindingsTest({ packageName }: ProjectPlan): string {
  return `import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import * as client from "${packageName}/client";

const document = JSON.parse(readFileSync(fileURLToPath(import.meta.resolve("${packageName}/openapi.json")), "utf8"));

test("every operation of the specification is a function of the client", () => {
  const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];
  const items: object[] = Object.values(document.paths ?? {});
  const operations = items.flatMap((item) => Object.keys(item).filter((key) => methods.includes(key)));
  const functions = Object.values(client).filter((value) => typeof value === "function");
  assert.ok(functions.length >= operations.length, \`\${functions.length} functions, \${operations.length} operations\`);
});

test("a client can be made", () => {
  assert.ok(client.createClient({ baseUrl: "http://localhost:8080" }));
});
`;
}

/** Tags of actions can be moved; a commit cannot. */
const workflow = `# What is generated is what the specification says, and works.
name: api
on: [push, pull_request]
permissions:
  contents: read
jobs:
  api:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2
      - uses: actions/setup-node@49933ea5288caeca8642d1e84afbd3f7d6820020 # v4.4.0
        with:
          node-version: 20
          cache: npm
      - run: npm ci
      - run: npx guildwire check --format github
      - run: npm test
`;

function json(value: object): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
