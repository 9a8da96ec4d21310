import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { onTestFinished } from "vitest";
import { generated } from "../foreign/foreign-api.js";
import { compile, projectRoot } from "../types/compile.js";

/** A folder with the types of a document as guildwire and as openapi-typescript write them. */
export interface BothOutputs {
  readonly folder: string;
  /** The document from which both are. */
  readonly document: ComparedDocument;
}

export type Writer = "guildwire" | "openapi-typescript";

const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

/**
 * Writes `guildwire.ts` and `openapi-typescript.ts` from a document.
 *
 * @param atEnd Called with what removes them: after the running test, or all tests of the file with `afterAll`.
 */
export async function bothOutputs(
  path: string,
  atEnd: (remove: () => void) => void = onTestFinished,
): Promise<BothOutputs> {
  const folder = mkdtempSync(join(tmpdir(), "guildwire-paths-"));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const { files } = await generated(path, {}, ["openapi-typescript"]);
  const textOf = (name: string): string => files.find((file) => file.path === name)?.text ?? "";
  writeFileSync(join(folder, "guildwire.ts"), textOf("src/paths.ts"));
  writeFileSync(join(folder, "openapi.json"), textOf("openapi.json"));
  const args = [program, "openapi.json", "-o", "openapi-typescript.ts"];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  symlinkSync(join(projectRoot, "node_modules"), join(folder, "node_modules"), "junction");
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  return { folder, document: JSON.parse(textOf("openapi.json")) };
}

const program = resolve(dirname(createRequire(import.meta.url).resolve("openapi-typescript")), "../bin/cli.js");

/** Returns the compiler's errors for TypeScript files of the folder, by line. */
export function errorsOf(folder: string, include: readonly string[]): readonly string[] {
  const compilerOptions = {
    target: "es2022",
    lib: ["es2023", "dom", "dom.iterable"],
    module: "esnext",
    moduleResolution: "bundler",
    jsx: "react-jsx",
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    typeRoots: [join(projectRoot, "node_modules/@types")],
    types: ["react"],
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include }));
  return compile(folder)
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith(" "));
}

/** Returns the errors of a program that imports its types from `./schema`, which one of both writes. */
export function errorsWith(
  writer: Writer,
  { folder }: BothOutputs,
  files: Readonly<Record<string, string>>,
): readonly string[] {
  const own = join(folder, writer === "guildwire" ? "with-guildwire" : "with-other");
  mkdirSync(own, { recursive: true });
  copyFileSync(join(folder, `${writer}.ts`), join(own, "schema.ts"));
  for (const [path, text] of Object.entries(files)) writeFileSync(join(own, path), text);
  return errorsOf(
    own,
    Object.keys(files).filter((path) => !path.endsWith(".d.ts")),
  );
}

/** The operations and schemas whose types are not assignable: `<` from openapi-typescript to guildwire, `>` back. */
export function differences({ folder, document }: BothOutputs): readonly string[] {
  return differencesOf(folder, document, "operation");
}

/** The sections of `components` whose entries are compared. */
const sections = ["schemas", "responses", "parameters", "requestBodies", "headers", "pathItems"];

export interface ComparedDocument {
  readonly paths?: Readonly<Record<string, object>>;
  readonly webhooks?: object;
  readonly components?: Readonly<Record<string, object>>;
}

/**
 * The parts of a document whose types in `guildwire.ts` and `openapi-typescript.ts` are not assignable, as {@link differences}: paths
 * with their parameters or operations, webhooks and components. Errors in the types of openapi-typescript are no difference.
 */
export function differencesOf(
  folder: string,
  document: ComparedDocument,
  by: "path" | "operation" = "path",
): readonly string[] {
  const lines = [
    `import type * as Ours from "./guildwire.js";`,
    `import type * as Theirs from "./openapi-typescript.js";`,
    "type Assignable<From, To> = [From] extends [To] ? true : false;",
  ];
  const names = new Map<number, string>();
  const compare = (name: string, type: string): void => {
    for (const [mark, from, to] of [
      [">", "Ours", "Theirs"],
      ["<", "Theirs", "Ours"],
    ]) {
      lines.push(`export const check${lines.length}: Assignable<${from}.${type}, ${to}.${type}> = true;`);
      names.set(lines.length, `${name} ${mark}`);
    }
  };
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    const type = `paths[${JSON.stringify(path)}]`;
    if (by === "path") compare(path, type);
    for (const method of by === "path" ? [] : Object.keys(item).filter((name) => methods.includes(name))) {
      compare(`${method} ${path}`, `${type}[${JSON.stringify(method)}]`);
    }
  }
  for (const name of Object.keys(document.webhooks ?? {}))
    compare(`webhook ${name}`, `webhooks[${JSON.stringify(name)}]`);
  for (const section of by === "path" ? sections : ["schemas"]) {
    for (const name of Object.keys(document.components?.[section] ?? {})) {
      compare(name, `components[${JSON.stringify(section)}][${JSON.stringify(name)}]`);
    }
  }
  writeFileSync(join(folder, "compare.ts"), lines.join("\n"));
  const errors = errorsOf(folder, ["guildwire.ts", "openapi-typescript.ts", "compare.ts"]);
  return errors
    .filter((error) => !error.startsWith("openapi-typescript.ts("))
    .map((error) => names.get(Number(/^compare\.ts\((\d+)/.exec(error)?.[1])) ?? error);
}

/** The text of a file of an installed package. */
export function packageFile(name: string, path: string): string {
  return readFileSync(join(projectRoot, "node_modules", name, path), "utf8");
}
