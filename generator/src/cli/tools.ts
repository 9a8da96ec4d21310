import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { diagnose } from "../diagnostics/diagnose.js";
import type { Interface } from "../model/interface.js";
import { examine, hasErrors } from "../project/pipeline.js";
import { type Flags, readSettings } from "../project/settings.js";
import { printDiagnostics } from "./print-diagnostics.js";
import { progressOn } from "./progress.js";
import { type ExitCode, exitCode, type Terminal } from "./terminal.js";

/** The name of the package with the commands that need more than the generator. */
const packageName = "@guildwire/tools";

/** The input of a command of that package. */
export interface ToolInput extends Pick<Terminal, "stdout" | "stderr" | "env" | "cwd"> {
  readonly model: Interface;
  /** The bundled document. */
  readonly document: unknown;
  /** Aborts when the command is to stop. */
  readonly stop: AbortSignal;
}

/** The commands of that package by name. */
type Tools = Readonly<Record<string, (input: ToolInput, flags: object) => Promise<ExitCode>>>;

/** Runs a command of `@guildwire/tools` with a checked document, until it ends or the process is stopped. */
export async function runTool(
  name: "mock" | "conform" | "mcp",
  flags: Flags,
  terminal: Terminal,
  stop: AbortSignal = new AbortController().signal,
): Promise<ExitCode> {
  const { stderr, cwd } = terminal;
  const tool = (await loadTools(cwd))?.[name];
  if (tool === undefined) return withoutTools(name, stderr);
  const { settings, diagnostics: fromSettings } = await readSettings(flags, cwd);
  if (settings === undefined) {
    await printDiagnostics(fromSettings, stderr, { format: "text", terminal });
    return exitCode.unusable;
  }
  // Tools handle values in their JSON form, whatever generated code converts them to.
  const { values: _values, ...plain } = settings;
  const { loaded, model, files, diagnostics } = await examine(plain, cwd, progressOn(terminal));
  if (loaded === undefined || model === undefined) {
    await printDiagnostics(diagnostics, stderr, { format: "text", terminal, files });
    return hasErrors(diagnostics) && loaded !== undefined ? exitCode.findings : exitCode.unusable;
  }
  if (model.operations.length === 0) {
    const location = loaded.locate(loaded.document.paths === undefined ? "" : "/paths", "key");
    const fix = "add an operation below `paths`, or change the filters of the configuration";
    const none = diagnose("no-operations", `guildwire ${name} needs an operation, and the document has none`, {
      location,
      fix,
    });
    await printDiagnostics([none], stderr, { format: "text", terminal, files });
    return exitCode.unusable;
  }
  // The operations that the errors do not concern work; the caller decides whether that is enough.
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  if (errors.length > 0) await printDiagnostics(errors, stderr, { format: "text", terminal, files });
  return untilSignal(stop, (signal) => tool({ ...terminal, model, document: loaded.document, stop: signal }, flags));
}

/** Runs the language server of that package, until its client exits. It reads documents itself. */
export async function runLanguageServer(terminal: Terminal): Promise<ExitCode> {
  const { stderr, cwd } = terminal;
  const server = (await loadTools(cwd))?.["lsp"] as LanguageServer | undefined;
  if (server === undefined) return withoutTools("lsp", stderr);
  return untilSignal(new AbortController().signal, (stop) => server({ stderr, cwd, stop }));
}

type LanguageServer = (input: Pick<ToolInput, "stderr" | "cwd" | "stop">) => Promise<ExitCode>;

function withoutTools(name: string, stderr: Terminal["stderr"]): ExitCode {
  stderr.write(`error: guildwire ${name} needs the package ${packageName}: npm install --save-dev ${packageName}\n`);
  return exitCode.unusable;
}

/** Loads the package from the project, or else from beside the generator; undefined if it is not installed. */
async function loadTools(cwd: string): Promise<Tools | undefined> {
  const { resolve } = await import("import-meta-resolve");
  for (const from of [pathToFileURL(join(cwd, "guildwire.config.yaml")).href, import.meta.url]) {
    let url: string;
    try {
      url = resolve(packageName, from);
    } catch {
      continue;
    }
    return (await import(url)) as unknown as Tools;
  }
  return undefined;
}

/** Aborts on Ctrl-C and when the process is asked to end. */
async function untilSignal(outer: AbortSignal, run: (signal: AbortSignal) => Promise<ExitCode>): Promise<ExitCode> {
  const stopping = new AbortController();
  const stop = (): void => stopping.abort();
  const signals: readonly NodeJS.Signals[] = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, stop);
  outer.addEventListener("abort", stop, { once: true });
  try {
    return await run(stopping.signal);
  } finally {
    for (const signal of signals) process.off(signal, stop);
    outer.removeEventListener("abort", stop);
  }
}
