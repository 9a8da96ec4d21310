import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { onTestFinished } from "vitest";
import { type Outcome, runMain } from "../cli/command.js";
import { compiler } from "../compiler.js";
import { projectRoot } from "../types/compile.js";

/** The compilers that build packages, by the major version of TypeScript. */
export const compilers = {
  6: join(projectRoot, "node_modules/typescript-6/bin/tsc"),
  7: compiler,
} as const;

/** A project with a specification, its generated package `@example/library`, and a program that uses the package. */
export class BuiltPackage {
  readonly folder: string = mkdtempSync(join(realpathSync(tmpdir()), "guildwire-maps-"));

  /** @param specification A folder, whose files become `spec/`. The running test removes the project. */
  constructor(specification: string) {
    onTestFinished(() => rmSync(this.folder, { recursive: true, force: true }));
    cpSync(specification, this.path("spec"), { recursive: true });
    mkdirSync(this.path("node_modules/@guildwire"), { recursive: true });
    mkdirSync(this.path("node_modules/@example"));
    symlinkSync(join(projectRoot, "runtime"), this.path("node_modules/@guildwire/runtime"), "junction");
    symlinkSync(this.path("generated"), this.path("node_modules/@example/library"), "junction");
    this.write("package.json", `{ "type": "module" }\n`);
  }

  path(name: string): string {
    return join(this.folder, name);
  }

  read(name: string): string {
    return readFileSync(this.path(name), "utf8");
  }

  write(name: string, text: string): void {
    mkdirSync(dirname(this.path(name)), { recursive: true });
    writeFileSync(this.path(name), text);
  }

  configure(lines: readonly string[]): void {
    this.write("guildwire.config.yaml", `${["packageName: '@example/library'", ...lines].join("\n")}\n`);
  }

  /** Runs `guildwire`, by default in the folder of the project. */
  async run(line: string, cwd: string = this.folder): Promise<Outcome> {
    return runMain(line.split(" "), cwd);
  }

  compile(version: keyof typeof compilers = 7): void {
    const { status, stdout } = spawnSync(process.execPath, [compilers[version], "-b"], {
      cwd: this.path("generated"),
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(stdout);
  }

  /** Generates, compiles and maps; throws if a step fails. */
  async build(version: keyof typeof compilers = 7, mapping = ""): Promise<void> {
    this.succeed(await this.run("generate"));
    this.compile(version);
    this.succeed(await this.run(`maps${mapping}`));
  }

  succeed({ code, stdout, stderr }: Outcome): void {
    if (code !== 0) throw new Error(stdout + stderr);
  }

  /** The declaration maps, by path below `dist`. */
  maps(): ReadonlyMap<string, string> {
    return this.#files("generated/dist", (name) => name.endsWith(".d.ts.map"));
  }

  /** The other compiled files, by path below `dist`. */
  declarations(): ReadonlyMap<string, string> {
    return this.#files("generated/dist", (name) => !name.endsWith(".d.ts.map"));
  }

  /** The files that the generator wrote, by path. */
  output(): ReadonlyMap<string, string> {
    return this.#files("generated", (name) => !/^(?:dist|\.guildwire)\//.test(name));
  }

  #files(folder: string, isChosen: (name: string) => boolean): ReadonlyMap<string, string> {
    const entries = readdirSync(this.path(folder), { recursive: true, withFileTypes: true }).filter((one) =>
      one.isFile(),
    );
    const names = entries.map(({ parentPath, name }) =>
      relative(this.path(folder), join(parentPath, name)).replaceAll("\\", "/"),
    );
    return new Map(
      names
        .filter(isChosen)
        .toSorted()
        .map((name) => [name, this.read(join(folder, name))]),
    );
  }
}

/** Where something is in a text of several lines: as text, and with 0-based line and column. */
export interface TextLocation {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/**
 * Returns the location of a word in a file.
 *
 * @param line Part of the line with the word, which must occur once in the file.
 */
export function locationOf(file: string, line: string, word: string): TextLocation {
  const rows = readFileSync(file, "utf8").split("\n");
  const found = rows.flatMap((row, index) => (row.includes(line) ? [index] : []));
  const [index] = found;
  if (index === undefined || found.length > 1) throw new Error(`${file} holds ${line} ${found.length} times`);
  const row = rows[index] ?? "";
  const column = row.indexOf(word, row.indexOf(line));
  if (column === -1) throw new Error(`${line} does not hold ${word}`);
  return { file: resolve(file), line: index, column };
}
