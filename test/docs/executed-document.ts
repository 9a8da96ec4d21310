import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { transformSync } from "esbuild";
import { expect } from "vitest";
import type { ValueSettings } from "../../generator/src/load/value-settings.js";
import { ForeignPackage, generated } from "../foreign/foreign-api.js";
import { compileFiles } from "../types/compile.js";

const projectRoot = resolve(import.meta.dirname, "../..");

const decorators = { compilerOptions: { experimentalDecorators: true } } as const;

/** A document of `docs/`, in one or several files, whose code blocks are compiled and executed against the package of its `openapi.yaml`. */
export class ExecutedDocument {
  readonly #path: string;
  readonly #text: string;
  readonly #packageName: string;
  #package: ForeignPackage | undefined;
  readonly #files: { readonly path: string; readonly text: string }[] = [];

  /** `packageName` is the name by which the blocks import the generated package. */
  constructor(paths: string | readonly string[], packageName: string) {
    this.#path = [paths].flat().join(", ");
    this.#text = [paths]
      .flat()
      .map((path) => readFileSync(join(projectRoot, path), "utf8"))
      .join("\n");
    this.#packageName = packageName;
  }

  /** The block whose first line is a comment with this file name. */
  block(file: string): string {
    const blocks = [...this.#text.matchAll(/^```\w+\n(.*?)^```$/gms)].map(([, source = ""]) => source);
    const block = blocks.find((source) => /^\S+ (.*)/.exec(source)?.[1] === file);
    if (block === undefined) throw new Error(`${this.#path} has no block for ${file}`);
    return block.replaceAll(this.#packageName, "foreign-api");
  }

  /** Generates and compiles the package of the block `openapi.yaml`. */
  async generate(values?: ValueSettings): Promise<void> {
    const folder = mkdtempSync(join(tmpdir(), "guildwire-document-"));
    try {
      writeFileSync(join(folder, "openapi.yaml"), this.block("openapi.yaml"));
      this.#package = new ForeignPackage((await generated(join(folder, "openapi.yaml"), values)).files);
    } finally {
      rmSync(folder, { recursive: true });
    }
    expect(this.#package.compile()).toBe("");
  }

  /** Makes packages of the project importable in blocks. */
  link(...packages: readonly string[]): void {
    for (const name of packages) {
      const link = join(this.#folder(), "node_modules", name);
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(join(projectRoot, "node_modules", name), link, "junction");
    }
  }

  /** Adds a file that blocks import, to those that are compiled. */
  add(path: string, text: string): void {
    this.#files.push({ path, text });
  }

  /** Returns the compiler errors of blocks; "" without any. */
  compile(...names: readonly string[]): string {
    const folder = join(this.#folder(), "blocks");
    mkdirSync(folder);
    const files = [...this.#files, ...names.map((path) => ({ path, text: this.block(path) }))];
    const typeRoots = [join(projectRoot, "node_modules/@types")];
    const lib = ["es2023", "dom", "dom.iterable", "dom.asynciterable"];
    const options = { module: "nodenext", target: "es2022", lib, strict: true, noEmit: true };
    const settings = { ...options, experimentalDecorators: true, jsx: "react-jsx" };
    return compileFiles(folder, files, { ...settings, typeRoots, types: ["node"] });
  }

  /** Runs a block as a module beside the package. Every replacement must occur in it. */
  // biome-ignore lint/suspicious/noExplicitAny: a block has whatever exports the test gives it
  async run(file: string, replacements: Readonly<Record<string, string>>): Promise<any> {
    const source = Object.entries(replacements).reduce((text, [from, to]) => {
      expect(text).toContain(from);
      return text.replace(from, to);
    }, this.block(file));
    const path = join(this.#folder(), file.replace(/tsx?$/, "mjs"));
    mkdirSync(dirname(path), { recursive: true });
    const loader = file.endsWith("x") ? "tsx" : "ts";
    const { code } = transformSync(source, {
      loader,
      jsx: "automatic",
      format: "esm",
      target: "es2022",
      tsconfigRaw: decorators,
    });
    writeFileSync(path, code);
    return import(pathToFileURL(path).href);
  }

  remove(): void {
    this.#package?.remove();
  }

  #folder(): string {
    if (this.#package === undefined) throw new Error(`the package of ${this.#path} has not been generated`);
    return this.#package.folder;
  }
}
