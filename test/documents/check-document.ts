import { readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { main } from "../../generator/src/cli/main.js";
import { optionalEmitters } from "../../generator/src/emit/emit.js";
import { loadDocument } from "../../generator/src/load/load.js";
import { buildModel } from "../../generator/src/model/build/build.js";
import type { Interface } from "../../generator/src/model/interface.js";
import { ForeignPackage } from "../foreign/foreign-api.js";
import { projectRoot } from "../types/compile.js";
import { operationsOf, type RawDocument, readRawDocument, saysSomething, schemasOf } from "./raw-document.js";
import { type Json, SchemaValues } from "./schema-value.js";
import { type Outcome, smokeProgram } from "./smoke-program.js";

export interface Counts {
  readonly inDocument: number;
  readonly inOutput: number;
}

/** The result of checking a document; each list is empty on success. */
export interface DocumentCheck {
  /** The exit code of `guildwire generate` in its default mode. */
  readonly exitCode: number;
  /** The printed report. */
  readonly report: string;
  /** Numbers of operations and named schemas in the document, and of their functions and types in the output. */
  readonly operations: Counts;
  readonly types: Counts;
  /** Types and properties that are described in the document but `unknown` in the output. */
  readonly unknownTypes: readonly string[];
  /** Compiler errors of the package. */
  readonly compilerErrors: string;
  /** Numbers of operations that the smoke program calls, and should call. */
  readonly calls: number;
  readonly wantedCalls: number;
  readonly smokeProblems: readonly string[];
}

/** Maximum number of operations that the smoke program calls. */
const mostCalls = 3;

/** The libraries that the output of optional emitters imports. */
const optionalLibraries = ["@faker-js", "@tanstack", "msw"];

/**
 * Generates from a document in the default mode with every emitter, compiles the package and calls three of its
 * operations.
 */
export async function checkDocument(path: string): Promise<DocumentCheck> {
  const installed = new ForeignPackage();
  try {
    enableEveryEmitter(installed.folder);
    const { exitCode, report } = await generate(path, installed);
    if (exitCode !== 0) return { ...nothing, exitCode, report };
    const raw = readRawDocument(path);
    const bundle = join(installed.packageFolder, "openapi.json");
    const model = modelOf(bundle);
    const compilerErrors = installed.compile();
    return {
      exitCode,
      report,
      ...lossesOf(raw, model, installed.packageFolder),
      compilerErrors,
      ...(compilerErrors === "" ? smoke(model, bundle, installed) : noCalls),
    };
  } finally {
    installed.remove();
  }
}

const noCalls = { calls: 0, wantedCalls: 0, smokeProblems: [] };

const nothing = {
  operations: { inDocument: 0, inOutput: 0 },
  types: { inDocument: 0, inOutput: 0 },
  unknownTypes: [],
  compilerErrors: "",
  ...noCalls,
};

async function generate(path: string, installed: ForeignPackage): Promise<{ exitCode: number; report: string }> {
  let report = "";
  const stream = {
    write(text: string) {
      report += text;
    },
  };
  const args = ["generate", "--spec", path, "--out", installed.packageFolder];
  const exitCode = await main(args, { stdout: stream, stderr: stream, env: {}, cwd: installed.folder });
  return { exitCode, report };
}

function enableEveryEmitter(folder: string): void {
  const chosen = ["standard", ...optionalEmitters];
  writeFileSync(join(folder, "guildwire.config.yaml"), `emitters: ${JSON.stringify(chosen)}\n`);
  for (const library of optionalLibraries) {
    symlinkSync(join(projectRoot, "node_modules", library), join(folder, "node_modules", library), "junction");
  }
}

/** Builds the model of the bundled document, in which deviations have been repaired. */
function modelOf(bundle: string): Interface {
  const { loaded, diagnostics } = loadDocument(bundle);
  if (loaded === undefined) throw new Error(diagnostics.map(({ message }) => message).join("\n"));
  return buildModel(loaded).model;
}

function lossesOf(
  raw: RawDocument,
  model: Interface,
  folder: string,
): Pick<DocumentCheck, "operations" | "types" | "unknownTypes"> {
  const client = sourcesIn(join(folder, "src/client"));
  const functions = new Set([...client.matchAll(/^export (?:async )?function (\w+)/gm)].map(([, name]) => name));
  const declarations = sourcesIn(join(folder, "src/types"));
  const named = [...model.types.values()].filter(({ at }) => /^\/components\/schemas\/[^/]+$/.test(at));
  const declared = named.filter(({ identifier }) => declarationOf(identifier, declarations) !== "");
  const typeAt = new Map(named.map((type) => [type.at, type]));
  const schemas = Object.entries(schemasOf(raw));
  return {
    operations: {
      inDocument: operationsOf(raw).length,
      inOutput: model.operations.filter(({ identifier }) => functions.has(identifier)).length,
    },
    types: { inDocument: schemas.length, inOutput: declared.length },
    unknownTypes: schemas.flatMap(([name, schema]) => {
      const type = typeAt.get(pointerOf(name));
      return type === undefined ? [] : unknownIn(name, schema, declarationOf(type.identifier, declarations));
    }),
  };
}

function pointerOf(name: string): string {
  return `/components/schemas/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

/** Returns the declaration of an exported type, up to the end of its line or braces. */
function declarationOf(identifier: string, declarations: string): string {
  const name = identifier.replaceAll("$", "\\$");
  const pattern = new RegExp(`^export (?:interface ${name} \\{[^]*?^\\}|type ${name} =[^]*?;)$`, "m");
  return pattern.exec(declarations)?.[0] ?? "";
}

function unknownIn(name: string, schema: unknown, declaration: string): readonly string[] {
  if (/^export type \S+ = unknown;$/.test(declaration)) return saysSomething(schema) ? [name] : [];
  const { properties = {} } = (schema ?? {}) as { readonly properties?: Readonly<Record<string, unknown>> };
  const unknown = new Set(
    [...declaration.matchAll(/^ {2}(?:readonly )?"?([^"\n]+?)"?\??: unknown;$/gm)].map(([, key]) => key),
  );
  return Object.entries(properties)
    .filter(([key, property]) => unknown.has(key) && saysSomething(property))
    .map(([key]) => `${name}.${key}`);
}

function sourcesIn(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts"))
    .map((path) => readFileSync(join(folder, path), "utf8"))
    .join("\n");
}

function smoke(
  model: Interface,
  bundle: string,
  installed: ForeignPackage,
): Pick<DocumentCheck, "calls" | "wantedCalls" | "smokeProblems"> {
  const values = new SchemaValues(model, JSON.parse(readFileSync(bundle, "utf8")) as Json);
  const program = smokeProgram(model, values, mostCalls);
  const calls = program.operations.length;
  const wantedCalls = Math.min(mostCalls, program.callable);
  if (calls === 0) return { calls, wantedCalls, smokeProblems: [] };
  const { errors, output } = installed.runProgram("smoke", program.text);
  if (errors !== "") return { calls, wantedCalls, smokeProblems: [errors] };
  const outcomes = output
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Outcome);
  return { calls, wantedCalls, smokeProblems: program.problemsIn(outcomes) };
}
