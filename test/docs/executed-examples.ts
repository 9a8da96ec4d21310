import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { transformSync } from "esbuild";
import { expect, onTestFinished, vi } from "vitest";

const projectRoot = resolve(import.meta.dirname, "../..");

/** What a test does with an example. */
export interface ExampleRun {
  /** Values of names that the example uses without declaring them. */
  readonly given?: Readonly<Record<string, unknown>>;
  /** Texts of the example and what replaces them. Each must occur. */
  readonly replacements?: Readonly<Record<string, string>>;
  /** Statements after the example. */
  readonly after?: string;
}

/** The exports of an example and what it printed, by line. */
export interface RanExample {
  // biome-ignore lint/suspicious/noExplicitAny: an example has whatever exports its test uses
  readonly exports: any;
  readonly printed: readonly (readonly unknown[])[];
}

/** The TypeScript examples of a document of `docs/` that import `@guildwire/api`. Tests execute each of them. */
export class ExecutedExamples {
  readonly #path: string;
  readonly #folder = mkdtempSync(join(tmpdir(), "guildwire-examples-"));
  readonly #text: string;
  readonly #examples: readonly string[];
  #count = 0;
  readonly #ran = new Set<string>();

  constructor(path: string) {
    this.#path = path;
    this.#text = readFileSync(join(projectRoot, path), "utf8");
    this.#examples = this.blocks("ts");
    symlinkSync(join(projectRoot, "node_modules"), join(this.#folder, "node_modules"), "junction");
  }

  /** The blocks of a language. */
  blocks(language: string): readonly string[] {
    const blocks = [...this.#text.matchAll(/^```(\w+)\n(.*?)^```$/gms)];
    return blocks.flatMap(([, found, source = ""]) => (found === language ? [source] : []));
  }

  /** Executes the only example with a text as a module. */
  async run(text: string, { given = {}, replacements = {}, after = "" }: ExampleRun = {}): Promise<RanExample> {
    const found = this.#examples.filter((source) => source.includes(text));
    expect(found, `${this.#path}: examples with ${text}`).toHaveLength(1);
    const [example = ""] = found;
    this.#ran.add(example);
    const source = Object.entries(replacements).reduce((replaced, [from, to]) => {
      expect(replaced).toContain(from);
      return replaced.replace(from, to);
    }, example);
    this.#count += 1;
    const values = Object.entries(given).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`);
    const { code } = transformSync(`${source}\n${after}`, { loader: "ts", format: "esm", target: "es2022" });
    const path = join(this.#folder, `example-${this.#count}.mjs`);
    writeFileSync(path, `${values.join("\n")}\n${code}`);
    const printed: (readonly unknown[])[] = [];
    for (const method of ["log", "error"] as const) {
      const spy = vi.spyOn(console, method).mockImplementation((...words) => void printed.push(words));
      onTestFinished(() => spy.mockRestore());
    }
    return { exports: await import(pathToFileURL(path).href), printed };
  }

  /** The first lines of examples that no test has executed. */
  notExecuted(): readonly string[] {
    return this.#examples.filter((source) => !this.#ran.has(source)).map((source) => source.split("\n")[0] ?? "");
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true });
  }
}
