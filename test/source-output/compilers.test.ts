import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { Project } from "../cli/command.js";
import { install } from "../toolchains/installed.js";

const projectRoot = resolve(import.meta.dirname, "../..");

/**
 * Compilers by the name under which they are installed, with the version that they have. CI runs the oldest and the newest;
 * `COMPILERS=all` runs all of them.
 */
const compilers = (
  [
    ["typescript-5-4", "5.4"],
    ["typescript-5-5", "5.5"],
    ["typescript-5-6", "5.6"],
    ["typescript-5-7", "5.7"],
    ["typescript-5-8", "5.8"],
    ["typescript-5-9", "5.9"],
    ["typescript-6", "6."],
    ["typescript", "7."],
  ] as const
).filter(([, version]) => process.env["COMPILERS"] === "all" || version === "5.4" || version === "7.");

/** The compiler's program; undefined if it is not installed. */
function programOf(name: string): { readonly program: string; readonly version: string } | undefined {
  const folders = ["test/toolchains/node_modules", "node_modules"].map((path) => join(projectRoot, path, name));
  const folder = folders.find((path) => existsSync(join(path, "package.json")));
  if (folder === undefined) return undefined;
  const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { readonly version: string };
  return { program: join(folder, "bin/tsc"), version };
}

/** Flags that make the compiler stricter, with the first version that knows them. */
const strictFlags: readonly (readonly [number, object])[] = [
  [
    5.4,
    {
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      noPropertyAccessFromIndexSignature: true,
      noImplicitOverride: true,
      noImplicitReturns: true,
      noFallthroughCasesInSwitch: true,
      noUnusedLocals: true,
      noUnusedParameters: true,
      allowUnreachableCode: false,
      allowUnusedLabels: false,
      forceConsistentCasingInFileNames: true,
      verbatimModuleSyntax: true,
      isolatedModules: true,
      skipDefaultLibCheck: true,
    },
  ],
  [5.5, { isolatedDeclarations: true, declaration: true }],
  [5.6, { noUncheckedSideEffectImports: true, strictBuiltinIteratorReturn: true }],
  [5.8, { erasableSyntaxOnly: true }],
];

const strictness = (version: string, isStrict: boolean): object =>
  isStrict
    ? Object.assign(
        {},
        ...strictFlags.flatMap(([since, flags]) => (since <= Number.parseFloat(version) ? [flags] : [])),
      )
    : { strict: false, skipLibCheck: true };

const styles = [
  [".js", { module: "nodenext" }],
  [".ts", { module: "nodenext", allowImportingTsExtensions: true }],
  ["", { module: "preserve", moduleResolution: "bundler" }],
] as const;

const platforms = {
  "the DOM and no other types": {
    types: { lib: ["es2022", "dom", "dom.iterable", "dom.asynciterable"], types: [] },
    fetchOption: 'cache: "no-store", priority: "low"',
  },
  "Node's types and no DOM": {
    types: { lib: ["es2022"], types: ["node"] },
    fetchOption: "dispatcher: undefined as never",
  },
} as const;

/** A program with options of the platform's `fetch`, among them one that a framework adds. */
const fetchOptions = (index: string, own: string): string => `import { createClient, getBook } from "./api${index}";

declare global {
  interface RequestInit {
    next?: { revalidate?: number };
  }
}

const client = createClient({ baseUrl: "http://localhost", fetchOptions: { credentials: "include", ${own} } });
export const book: Promise<unknown> = getBook(client, { book_id: "1" }, { fetchOptions: { next: { revalidate: 60 }, keepalive: true } });
// @ts-expect-error the client decides the method
createClient({ baseUrl: "http://localhost", fetchOptions: { method: "POST" } });
// @ts-expect-error the value is none of the platform's
createClient({ baseUrl: "http://localhost", fetchOptions: { credentials: "all" } });
`;

/** A program that uses every part of the generated code. */
const program = (index: string): string => `import { createClient, getBook } from "./api${index}";
import { createFetchHandler, notImplemented } from "./api/server${index}";
import { Book } from "./api/validators${index}";

const handler = createFetchHandler({ books: { getBook: (request, context) => { throw notImplemented(request, context); } } });
const client = createClient({ baseUrl: "http://localhost", fetch: async (input, init) => handler(new Request(input, init)) });
export const isBook = async (): Promise<boolean> => Book.is(await getBook(client, { book_id: "1" }));
`;

const projects = new Map<string, Project>();

/** One program per style of imports. */
beforeAll(async () => {
  for (const [extension, settings] of styles) {
    const project = new Project();
    projects.set(extension, project);
    const write = (name: string, text: string): void => {
      mkdirSync(dirname(join(project.folder, name)), { recursive: true });
      writeFileSync(join(project.folder, name), text);
    };
    write("package.json", '{ "type": "module" }');
    write("guildwire.config.yaml", "spec: openapi.yaml\noutput: source\n");
    write("tsconfig.json", JSON.stringify({ compilerOptions: settings }));
    write("src/main.ts", program(extension === "" ? "" : `/index${extension}`));
    const modules = join(project.folder, "node_modules");
    mkdirSync(join(modules, "@guildwire"), { recursive: true });
    mkdirSync(join(modules, "@types"));
    symlinkSync(join(projectRoot, "runtime"), join(modules, "@guildwire/runtime"), "junction");
    symlinkSync(join(projectRoot, "node_modules/@types/node"), join(modules, "@types/node"), "junction");
    const { code, stderr } = await project.run("generate");
    if (code !== 0) throw new Error(stderr);
  }
}, 120_000);

afterAll(() => {
  for (const project of projects.values()) project.remove("");
});

describe.each(compilers)("source code under %s", (name, wanted) => {
  const found = programOf(name);
  const note = found === undefined ? ` (skipped: ${install})` : "";
  const cases = styles.flatMap(([extension, settings]) =>
    Object.entries(platforms).flatMap(([platform, { types, fetchOption }]) =>
      [true, false].map((isStrict) => ({ extension, settings, platform, types, fetchOption, isStrict })),
    ),
  );

  it.skipIf(found === undefined)(`has the version that its name says${note}`, () => {
    expect(found?.version.startsWith(wanted)).toBe(true);
  });

  it.skipIf(found === undefined).each(cases)(
    `compiles with imports that end with $extension, $platform, strict: $isStrict${note}`,
    { timeout: 120_000 },
    ({ extension, settings, types, fetchOption, isStrict }) => {
      const project = projects.get(extension);
      if (project === undefined || found === undefined) throw new Error("not prepared");
      const config = `tsconfig.${name}.json`;
      const compilerOptions = {
        ...strictness(found.version, isStrict),
        ...settings,
        ...types,
        target: "es2022",
        rootDir: "src",
        noEmit: true,
      };
      project.write(config, JSON.stringify({ compilerOptions, include: ["src"] }));
      project.write("src/fetch-options.ts", fetchOptions(extension === "" ? "" : `/index${extension}`, fetchOption));
      const args = [found.program, "-p", config, "--pretty", "false"];
      const { stdout, status } = spawnSync(process.execPath, args, { cwd: project.folder, encoding: "utf8" });
      expect({ stdout, status }).toEqual({ stdout: "", status: 0 });
    },
  );

  it.skipIf(found === undefined)(
    `compiles a document without types, and the query of an operation without a body${note}`,
    { timeout: 60_000 },
    async () => {
      if (found === undefined) throw new Error("not installed");
      const project = new Project();
      onTestFinished(() => project.remove(""));
      mkdirSync(join(project.folder, "node_modules/@guildwire"), { recursive: true });
      symlinkSync(join(projectRoot, "runtime"), join(project.folder, "node_modules/@guildwire/runtime"), "junction");
      symlinkSync(
        join(projectRoot, "node_modules/@tanstack"),
        join(project.folder, "node_modules/@tanstack"),
        "junction",
      );
      const ping = "get: { operationId: ping, responses: { '204': { description: Awake } } }";
      project.write("openapi.yaml", `openapi: 3.1.0\ninfo: { title: t, version: '1' }\npaths:\n  /ping: { ${ping} }\n`);
      project.write("guildwire.config.yaml", "output: source\nemitters: [standard, tanstack-query]\n");
      const compilerOptions = {
        ...strictness(found.version, true),
        ...{ module: "preserve", moduleResolution: "bundler", target: "es2022", noEmit: true },
        ...platforms["the DOM and no other types"].types,
      };
      project.write("tsconfig.json", JSON.stringify({ compilerOptions, include: ["src"] }));
      expect((await project.run("generate")).code).toBe(0);
      const args = [found.program, "-p", ".", "--pretty", "false"];
      const { stdout, status } = spawnSync(process.execPath, args, { cwd: project.folder, encoding: "utf8" });
      expect({ stdout, status }).toEqual({ stdout: "", status: 0 });
    },
  );
});
