import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { check } from "../../generator/src/check/check.js";
import type { Diagnostic } from "../../generator/src/diagnostics/diagnostic.js";
import { emitAll, standardEmitters } from "../../generator/src/emit/emit.js";
import { shippedEmitters } from "../../generator/src/emitters/shipped.js";
import { judgeLoadedDeviations } from "../../generator/src/load/deviations/read-deviations.js";
import type { LoadedDocument } from "../../generator/src/load/document.js";
import { loadDocument } from "../../generator/src/load/load.js";
import { bundleText } from "../../generator/src/load/output.js";
import type { ValueSettings } from "../../generator/src/load/value-settings.js";
import { buildModel } from "../../generator/src/model/build/build.js";
import type { Interface } from "../../generator/src/model/interface.js";
import type { File } from "../../generator/src/print/index.js";
import { beginNativeProof } from "../../generator/src/print/native-syntax.js";
import { SyntaxParser } from "../../generator/src/print/syntax.js";
import { beginSyntaxProofInProcess } from "../../generator/src/print/syntax-thread.js";
import { runCompiler } from "../compiler.js";

export interface Generated {
  readonly model: Interface;
  readonly files: readonly File[];
  readonly diagnostics: readonly Diagnostic[];
}

/** A request as a program's injected fetch received it. */
export interface Request {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Text, or the parts of a form: name, file name, content type and text of each. */
  readonly body?: string | readonly (readonly string[])[];
}

const projectRoot = resolve(import.meta.dirname, "../..");
const packageName = "foreign-api";

/**
 * Runs a document through load, check, model, every emitter and the syntax check, with the section `values` of a
 * configuration. What load reads as a deviation is a warning, as by default. `optional` names emitters that run besides
 * the standard ones, and `settings` are keys of the configuration.
 */
export async function generated(
  path: string,
  values: ValueSettings = {},
  optional: readonly string[] = [],
  settings: Pick<LoadedDocument, "optionalProperties" | "validateResponses"> = {},
): Promise<Generated> {
  const { loaded: read, diagnostics: fromLoad } = loadDocument(path, { cwd: dirname(path) });
  if (read === undefined) throw new Error(fromLoad.map(({ message }) => message).join("\n"));
  const loaded = { ...read, values, ...settings };
  const fromCheck = check(loaded, { strictExtensions: false });
  const { model, diagnostics: fromModel } = buildModel(loaded);
  const only = [...standardEmitters, ...optional];
  const plugins = optional.flatMap((name) => {
    const definition = shippedEmitters[name];
    return definition === undefined ? [] : [{ definition, options: undefined }];
  });
  const options = { packageName, packageVersion: "1.0.0", runtimeVersion: "0.1.0", only, plugins };
  const files = emitAll(model, { bundle: bundleText(loaded) }, options);
  const proof = (await beginNativeProof()) ?? beginSyntaxProofInProcess(new SyntaxParser());
  proof.add(files);
  for (const { path: file, line, column, message } of await proof.finish()) {
    throw new Error(`${file}:${line}:${column}: ${message}`);
  }
  return {
    model,
    files,
    diagnostics: [...judgeLoadedDeviations(fromLoad, false, new Set()), ...fromCheck, ...fromModel],
  };
}

/** The flags under which generated code must compile; the package's own settings may not weaken one. */
const strictFlags = [
  ...["strict", "exactOptionalPropertyTypes", "noUncheckedIndexedAccess", "verbatimModuleSyntax"],
  ...["isolatedModules", "isolatedDeclarations", "erasableSyntaxOnly", "noUnusedLocals"],
].flatMap((flag) => [`--${flag}`, "true"]);

/** Generated files as an installed package, next to programs that use it, in a temporary folder. */
export class ForeignPackage {
  readonly folder: string = mkdtempSync(join(tmpdir(), "guildwire-foreign-"));
  /** The folder of the package, into which `guildwire generate` may write as well. */
  readonly packageFolder: string = join(this.folder, "node_modules", packageName);

  constructor(files: readonly File[] = []) {
    mkdirSync(this.packageFolder, { recursive: true });
    const scope = join(this.folder, "node_modules/@guildwire");
    symlinkSync(join(projectRoot, "node_modules/@guildwire"), scope, "junction");
    for (const { path, text } of files) {
      const target = join(this.packageFolder, path);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, text);
    }
    writeFileSync(join(this.folder, "package.json"), JSON.stringify({ type: "module" }));
  }

  /**
   * Builds the package with its own tsconfig.json; returns the compiler's output, "" without errors. Exports of schema
   * libraries have inferred types, which isolated declarations exclude.
   */
  compile({ infersTypes = false }: { readonly infersTypes?: boolean } = {}): string {
    return this.#tsc(join("node_modules", packageName), infersTypes ? ["--isolatedDeclarations", "false"] : []);
  }

  /** Returns the compiler errors of a program that uses the package; "" without any. */
  compileProgram(text: string): string {
    writeFileSync(join(this.folder, "program.mts"), text);
    this.#configure("program");
    return this.#tsc(".", ["--noEmit", "--isolatedDeclarations", "false"]);
  }

  /** Compiles a program of test/foreign/programs against the package's declarations and runs it. */
  run(name: string): { readonly errors: string; readonly requests: readonly Request[] } {
    const programs = join(import.meta.dirname, "programs");
    cpSync(join(programs, "recorder.mts"), join(this.folder, "recorder.mts"));
    const { errors, output } = this.runProgram(name, readFileSync(join(programs, `${name}.mts`), "utf8"));
    return { errors, requests: errors === "" ? (JSON.parse(output) as Request[]) : [] };
  }

  /** Like {@link run}, for the text of a program. Also returns its output. */
  runProgram(name: string, text: string): { readonly errors: string; readonly output: string } {
    writeFileSync(join(this.folder, `${name}.mts`), text);
    this.#configure(name);
    const errors = this.#tsc(".", ["--isolatedDeclarations", "false"]);
    if (errors !== "") return { errors, output: "" };
    const { stdout, stderr, status } = spawnSync(process.execPath, [join(this.folder, `${name}.mjs`)], {
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
      timeout: 120_000,
    });
    if (status !== 0) throw new Error(stderr);
    return { errors, output: stdout };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  #configure(program: string): void {
    const compilerOptions = {
      target: "es2023",
      lib: ["es2023", "dom", "dom.iterable", "dom.asynciterable"],
      module: "nodenext",
      types: [],
    };
    writeFileSync(join(this.folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: [`${program}.mts`] }));
  }

  #tsc(project: string, more: readonly string[]): string {
    return runCompiler(this.folder, "-p", project, ...strictFlags, "--skipLibCheck", "false", ...more);
  }
}
