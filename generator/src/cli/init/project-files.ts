import type { OutputLayout } from "../../load/document.js";
import { wrapMarkdown } from "../../print/wrap.js";
import type { OutputKind } from "../../project/config.js";
import { newestEdition } from "../../project/editions.js";
import { exampleDocument, exampleTest } from "./example-document.js";
import type { WantedEntries, WantedScript } from "./package-file.js";
import { bindingsVersion, commandOf, type PackageManager, runScript } from "./package-manager.js";

/** A file of a new project. Its path is relative to the project folder, with forward slashes. */
export interface ProjectFile {
  readonly path: string;
  readonly text: string;
}

export interface ProjectPlan {
  /** The npm name of the project. */
  readonly name: string;
  /** Whether the project compiles the generated code, or a package of its own does. */
  readonly output: OutputKind;
  /** The name of the generated package. */
  readonly packageName: string;
  /** The existing specification, relative to the project folder; absent for the example. */
  readonly spec?: string;
  /** The value of `strict` for a specification of the project's own: absent if it is a copy or unknown. */
  readonly strict?: true | readonly string[];
  /** The value of `layout` that suits the document; absent for the example. */
  readonly layout?: OutputLayout;
  /** The source of the specification. */
  readonly source?: string;
  /** The folder of the generated package, relative to the project folder. */
  readonly out: string;
  /** Version of the generator in package.json: a range or a folder. */
  readonly generator: string;
  /** Version of the runtime; absent if the generated package declares it. */
  readonly runtime?: string;
  readonly manager: PackageManager;
  /** Whether `.ts` files of the project are ECMAScript modules. */
  readonly isModule: boolean;
  /** Whether the project has its own compiler and test configuration, so that no test is added. */
  readonly hasOwnBuild: boolean;
  /** Whether package.json already exists. */
  readonly isExisting: boolean;
  /** Whether a CI workflow in the project folder takes effect. */
  readonly hasWorkflow: boolean;
}

/** Returns all files of a project except package.json and generated files. */
export function projectFiles(plan: ProjectPlan, scripts: ReadonlyMap<string, string>): readonly ProjectFile[] {
  const { out, isExisting, hasOwnBuild } = plan;
  const isExample = plan.spec === undefined;
  const extension = testExtension(plan);
  // Leave the line endings of existing files to the user.
  const everything = isExisting ? "" : "* text=auto eol=lf\n";
  const generated = `/${out}/** ${isExisting ? "text=auto eol=lf " : ""}linguist-generated=true\n`;
  const ci = plan.hasWorkflow ? workflow(plan, scripts) : undefined;
  return [
    { path: "guildwire.config.yaml", text: configuration(plan) },
    ...(hasOwnBuild
      ? []
      : [
          { path: "tsconfig.json", text: json(compilerSettings(out)) },
          { path: `test/bindings.test.${extension}`, text: bindingsTest(plan) },
        ]),
    { path: ".gitignore", text: ignoredFiles(plan) },
    { path: ".gitattributes", text: `${everything}${generated}` },
    ...(ci === undefined ? [] : [{ path: ".github/workflows/api.yaml", text: ci }]),
    ...(isExample ? exampleDocument : []),
    ...(isExample && !hasOwnBuild
      ? [{ path: `test/books.test.${extension}`, text: exampleTest(plan.packageName) }]
      : []),
  ];
}

function ignoredFiles({ output }: ProjectPlan): string {
  const compiled = output === "package" ? "dist/\n*.tsbuildinfo\n" : "";
  return `node_modules/\n${compiled}.guildwire/\n`;
}

function testExtension({ isModule }: ProjectPlan): "ts" | "mts" {
  return isModule ? "ts" : "mts";
}

/** The schema of the configuration, as editors find it: relative to the configuration. */
const schemaInEditors = "./node_modules/@guildwire/generator/schema/config.schema.json";

function configuration({ spec, source, output, packageName, out, layout, strict }: ProjectPlan): string {
  const origin =
    source === undefined
      ? ""
      : `# npx guildwire update copies it again. The copy is not edited: changes belong into an overlay.\nsource: ${yamlText(source)}\n`;
  return `# yaml-language-server: $schema=${schemaInEditors}
# How \`guildwire generate\` turns the specification into ${out}/. guildwire generate --help explains every key.
spec: ${yamlText(spec ?? "spec/openapi.yaml")}
${origin}${output === "source" ? `# The project compiles the code with its own tools.\noutput: source\nout: ${out}\n` : `out: ${out}\npackageName: ${yamlText(packageName)}\n`}# Later versions of guildwire keep this form of the output; guildwire upgrade moves to a newer one.
edition: ${newestEdition()}
${layoutSetting(layout)}${strictSetting(spec === undefined ? true : strict)}# guildwire stubs: editors show the interface's documentation on handlers, so comments need not repeat it.
stubs:
  comments: summary
`;
}

function layoutSetting(layout: ProjectPlan["layout"] = "single"): string {
  const files = layout === "single" ? "One file each of types, validators and operations." : "One file per tag.";
  return `# ${files}\nlayout: ${layout}\n`;
}

function strictSetting(strict: ProjectPlan["strict"]): string {
  if (strict === undefined) return "";
  if (strict === true) return "# Deviations from OpenAPI are errors.\nstrict: true\n";
  const codes = wrapMarkdown(strict.join(", "), 110).map((line) => `  ${line}\n`);
  return `# These deviations from OpenAPI are errors: the document has none of them.\nstrict: [\n${codes.join("")}]\n`;
}

/** Quotes a text as JSON, which is valid YAML, unless it is a plain scalar. */
function yamlText(text: string): string {
  return /^[A-Za-z][\w./-]*$|^\.\.?\/[\w./-]*$/.test(text) ? text : JSON.stringify(text);
}

/** Returns a package.json for a new project; {@link wantedEntries} completes it. */
export function newPackageFile({ name }: ProjectPlan): string {
  return json({ name, version: "0.1.0", private: true, type: "module" });
}

/** Returns the entries that package.json must contain. */
export function wantedEntries(plan: ProjectPlan, hasWorkspaces: boolean): WantedEntries {
  const { packageName, generator, runtime, out, manager, isExisting, hasOwnBuild } = plan;
  if (plan.output === "source") {
    return {
      scripts: commonScripts,
      dependencies: { "@guildwire/runtime": runtime ?? generator },
      devDependencies: { "@guildwire/generator": generator },
    };
  }
  const isWorkspace = hasWorkspaces || !isExisting || manager === "bun";
  // Not every package manager installs the dependencies of a linked package.
  const isLinked = !isWorkspace;
  const linked = isLinked ? { "@guildwire/runtime": runtime ?? generator } : {};
  return {
    ...(isWorkspace ? { workspace: out } : {}),
    scripts: [
      ...commonScripts,
      hasOwnBuild
        ? { name: "build", command: buildCommand(out), same: buildsBindings(out) }
        : { name: "build", command: "tsc -b", same: /\btsc (-b|--build)$/ },
    ],
    dependencies: { [packageName]: bindingsVersion(manager, out, isWorkspace), ...linked },
    devDependencies: {
      "@guildwire/generator": generator,
      ...(runtime === undefined || isLinked ? {} : { "@guildwire/runtime": runtime }),
      "@types/node": "^20.19.0",
      typescript: "^7.0.2",
    },
  };
}

const commonScripts: readonly WantedScript[] = [
  { name: "generate", command: "guildwire generate", same: /\bguildwire generate\b(?!.*--check)/ },
  {
    name: "check",
    command: "guildwire check && guildwire generate --check",
    same: /^(?!.*\bnode --test\b).*\bguildwire (check|generate --check)\b/,
  },
];

/** The command that compiles the bindings of a project with a build of its own. */
export function buildCommand(out: string): string {
  return `tsc -b ${out}`;
}

/** Matches commands that compile the bindings. */
export function buildsBindings(out: string): RegExp {
  return new RegExp(`\\btsc (-b|--build)\\b.*${escapeRegExp(out)}`);
}

/** Returns the script that runs the project's tests. It calls other scripts by their actual names. */
export function testScript(plan: ProjectPlan, scripts: ReadonlyMap<string, string>): WantedScript {
  const tests = plan.spec === undefined ? ["bindings", "books"] : ["bindings"];
  const extension = testExtension(plan).replace("ts", "js");
  const compiled = tests.map((test) => `dist/${test}.test.${extension}`).join(" ");
  const [check, build] = ["check", "build"].map((name) => runScript(plan.manager, scripts.get(name) ?? name));
  return { name: "test", command: `${check} && ${build} && node --test ${compiled}`, same: /\bdist\/bindings\.test\./ };
}

function escapeRegExp(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

const compilerSettings = (out: string): object => ({
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
  references: [{ path: out }],
});

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

/** Commands that install exactly what the lockfile lists. */
const installCommands: { readonly [manager in PackageManager]?: string } = {
  npm: "npm ci",
  pnpm: "pnpm install --frozen-lockfile",
  yarn: "yarn install --immutable",
  "yarn-classic": "yarn install --frozen-lockfile",
};

/**
 * Returns a CI workflow; undefined for package managers that need an action of their own to install. Tags of actions
 * can be moved, so actions are pinned by commit.
 */
function workflow(
  { manager, hasOwnBuild, output }: ProjectPlan,
  scripts: ReadonlyMap<string, string>,
): string | undefined {
  const install = installCommands[manager];
  if (install === undefined) return undefined;
  const names = output === "source" ? ["check"] : hasOwnBuild ? ["check", "build"] : ["test"];
  const runs = names.map((name) => `      - run: ${runScript(manager, scripts.get(name) ?? name)}\n`).join("");
  const cache = manager === "npm" ? "\n          cache: npm" : "";
  const enable = manager === "npm" ? "" : "      - run: corepack enable\n";
  const execute = manager === "npm" ? "npx" : `${commandOf(manager)} ${manager === "yarn-classic" ? "run" : "exec"}`;
  return `# What is generated is what the specification says, and works.
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
          node-version: 20${cache}
${enable}      - run: ${install}
      - run: ${execute} guildwire check --format github
${runs}`;
}

function json(value: object): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
