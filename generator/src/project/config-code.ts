import { existsSync, realpathSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { diagnose } from "../diagnostics/diagnose.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { SourceFile } from "../load/document.js";
import type { Json } from "../values/json.js";
import type { LocateEntry } from "./config-schema.js";
import type { DataProblem } from "./config-value.js";
import { type CodeFile, filesOfModule } from "./emitters/module-files.js";
import { readableText } from "./readable-files.js";

/** What the worker runs. */
export interface ConfigOrder {
  readonly path: string;
}

/** What the worker reports: the configuration, or why there is none. */
export interface EvaluatedConfig {
  /** The configuration as JSON. */
  readonly text?: string;
  readonly problem?: DataProblem;
  readonly failure?: {
    readonly message: string;
    readonly stack: string;
    /** Offset of a syntax error in characters. */
    readonly position?: { readonly file: string; readonly start: number };
  };
  /** Absolute paths of the files that were loaded, without those of packages. */
  readonly files: readonly string[];
}

/** The result of running a configuration. */
export interface ConfigEvaluation {
  readonly value?: Json;
  readonly error?: ConfigCodeError;
  /** The file and those that it imports or names by a relative path, without those of packages. */
  readonly files: readonly CodeFile[];
}

/** An error at an offset, at a line and column from 1, or at an entry of the configuration. */
export interface ConfigCodeError {
  readonly message: string;
  readonly expected?: string;
  /** The file of the error. Default: the configuration. */
  readonly file?: string;
  readonly start?: number;
  readonly line?: number;
  readonly column?: number;
  readonly tokens?: readonly string[];
}

/** How long a configuration may run, and how much memory it may use. */
const evaluationLimits = { milliseconds: 30_000, megabytes: 512 } as const;

/**
 * Runs a configuration in a thread of its own, which cannot block or end this process, and returns its default export.
 * What it prints goes to standard error.
 */
export async function evaluateConfig(path: string, limits: Limits = evaluationLimits): Promise<ConfigEvaluation> {
  const outcome = await runWorker(path, limits);
  const files = codeFiles([path, ...("files" in outcome ? outcome.files : [])]);
  if ("message" in outcome) return { error: outcome, files };
  const { text, problem, failure } = outcome;
  if (problem !== undefined) return { error: describeProblem(problem), files };
  if (failure !== undefined) return { error: describeFailure(failure, files), files };
  return { value: JSON.parse(text ?? "null") as Json, files };
}

interface Limits {
  readonly milliseconds: number;
  readonly megabytes: number;
}

function runWorker(path: string, limits: Limits): Promise<EvaluatedConfig | ConfigCodeError> {
  const worker = new Worker(workerUrl(), {
    workerData: { path } satisfies ConfigOrder,
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
  });
  // Not by pipes, which would add listeners until the thread has ended: Node warns of more than ten.
  for (const stream of [worker.stdout, worker.stderr]) stream.on("data", (chunk) => process.stderr.write(chunk));
  return new Promise<EvaluatedConfig | ConfigCodeError>((resolve) => {
    const timer = setTimeout(() => {
      resolve({ message: `the configuration was still running after ${limits.milliseconds / 1000} s` });
    }, limits.milliseconds);
    worker.once("message", (evaluated: EvaluatedConfig) => resolve(evaluated));
    worker.once("error", (error: NodeJS.ErrnoException) => {
      const isMemory = error.code === "ERR_WORKER_OUT_OF_MEMORY";
      const reason = isMemory ? `uses more than ${limits.megabytes} MB of memory` : `cannot be run: ${error.message}`;
      resolve({ message: `the configuration ${reason}` });
    });
    worker.once("exit", () => resolve({ message: "the configuration ended its process" }));
    worker.once("message", () => clearTimeout(timer));
    worker.once("exit", () => clearTimeout(timer));
  }).finally(() => worker.terminate());
}

/** Tests run the TypeScript sources, which a worker cannot load. */
function workerUrl(): URL {
  const isSource = import.meta.url.endsWith(".ts");
  return new URL(isSource ? "../../dist/project/config-worker.js" : "./config-worker.js", import.meta.url);
}

function codeFiles(loaded: readonly string[]): readonly CodeFile[] {
  const files = new Map<string, CodeFile>();
  for (const path of loaded) {
    for (const file of filesOfModule(path)) files.set(file.path, file);
  }
  return [...files.values()];
}

function describeProblem({ tokens, what }: DataProblem): ConfigCodeError {
  const expected = "data: texts, numbers, booleans, lists and maps";
  if (tokens.length === 0 && what === "undefined") {
    return { message: "the configuration has no default export", expected: "export default defineConfig({ … })" };
  }
  const owner = tokens.length === 0 ? "the configuration" : tokens.join(".");
  return { message: `${owner} is ${what}`, expected, tokens };
}

function describeFailure(
  { message, stack, position }: NonNullable<EvaluatedConfig["failure"]>,
  files: readonly CodeFile[],
): ConfigCodeError {
  if (position !== undefined) return { message, ...position };
  const own = new Set(files.map(({ path }) => path));
  // A frame, or the first line of the stack of a syntax error.
  for (const [, named = "", line, column] of stack.matchAll(
    /((?:file:\/\/|\/|[A-Za-z]:[\\/])[^\n()]*?):(\d+)(?::(\d+))?\)?$/gm,
  )) {
    const path = named.startsWith("file:") ? fileURLToPath(named) : named;
    if (own.has(path)) return { message, file: path, line: Number(line), column: Number(column ?? 1) };
  }
  return { message };
}

/** Returns a lookup of keys and values in the code of a configuration, as far as they are written as literals. */
export async function locateInProgram({ path, name, text }: SourceFile): Promise<LocateEntry> {
  const [{ createLineTable }, { locateInCode }] = await Promise.all([
    import("../load/parse/lines.js"),
    import("../typescript/literal-positions.js"),
  ]);
  const [lines, spanOf] = [createLineTable({ path, name, text }), locateInCode(path, text)];
  return (tokens, part) => lines.locate(spanOf(tokens, part));
}

/** Describes why a configuration has no value, at its place in the configuration or in a file that it imports. */
export async function describeConfigError(error: ConfigCodeError, config: SourceFile): Promise<Diagnostic> {
  const { message, expected, tokens, file = config.path, start, line, column = 1 } = error;
  const details = expected === undefined ? {} : { expected };
  if (tokens !== undefined) {
    const locate = await locateInProgram(config);
    return diagnose("config-invalid", message, { location: locate(tokens, "value"), ...details });
  }
  // Resolved links may lead to the configuration itself.
  const isConfig = canonical(file) === canonical(config.path);
  const name = isConfig
    ? config.name
    : join(dirname(config.name), relative(dirname(config.path), file))
        .split(sep)
        .join("/");
  if (start !== undefined) {
    const { createLineTable } = await import("../load/parse/lines.js");
    const text = isConfig ? config.text : (readableText(file) ?? "");
    const location = createLineTable({ path: file, name, text }).locate({ start, end: start });
    return diagnose("config-invalid", message, { location, ...details });
  }
  const at = { line: line ?? 1, column: line === undefined ? 1 : column };
  const location = { file: name, ...at, endLine: at.line, endColumn: at.column };
  return diagnose("config-invalid", message, { location, ...details });
}

function canonical(path: string): string {
  return existsSync(path) ? realpathSync.native(path) : path;
}
