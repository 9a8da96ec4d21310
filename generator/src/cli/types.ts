import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { diagnose } from "../diagnostics/diagnose.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { PathsOptions } from "../emit/openapi-typescript/paths-options.js";
import type { LoadedDocument } from "../load/document.js";
import { bundleText, writtenText } from "../load/output.js";
import type { Interface } from "../model/interface.js";
import { displayName } from "../project/display-name.js";
import { examine, hasErrors } from "../project/pipeline.js";
import { type Flags, readSettings } from "../project/settings.js";
import { errorCode } from "../write/file-system.js";
import { raiseOptimizationThreshold } from "./optimization-threshold.js";
import { printDiagnostics } from "./print-diagnostics.js";
import { progressOn } from "./progress.js";
import { replaceText } from "./replace-text.js";
import { type ExitCode, exitCode, type Terminal } from "./terminal.js";

export interface TypesFlags extends Flags, PathsOptions {
  /** The file to write. Default: standard output. */
  readonly output?: string;
  /** Whether to print `paths`, `components` and `operations`, as openapi-typescript does, instead of named types. */
  readonly paths: boolean;
  /** Whether to compare the file instead of writing it. */
  readonly check: boolean;
}

/** Ignores a configuration of another document, whose strict rules, overlays and names do not apply to this one. */
async function flagsFor(document: string | undefined, flags: TypesFlags, cwd: string): Promise<Flags> {
  if (document === undefined) return flags;
  const { settings } = flags.config === undefined ? await readSettings(flags, cwd) : {};
  const isOther = settings?.configFile !== undefined && settings.spec !== resolve(cwd, document);
  return { ...flags, spec: document, ...(isOther ? { reading: { file: undefined } } : {}) };
}

/** `guildwire types`: prints the types of a document to one file or to standard output. */
export async function types(document: string | undefined, flags: TypesFlags, terminal: Terminal): Promise<ExitCode> {
  const { stdout, stderr, cwd } = terminal;
  const isStandardOutput = flags.output === undefined || flags.output === "-";
  if (flags.check && isStandardOutput) {
    const fix = "name the file with --output";
    await printDiagnostics([diagnose("usage-invalid", "--check needs a file to compare", { fix })], stderr, {
      format: "text",
      terminal,
    });
    return exitCode.unusable;
  }
  const { settings, diagnostics: fromSettings } = await readSettings(await flagsFor(document, flags, cwd), cwd);
  if (settings === undefined) {
    await printDiagnostics(fromSettings, stderr, { format: "text", terminal });
    return exitCode.unusable;
  }
  raiseOptimizationThreshold();
  const { loaded, model, files, diagnostics } = await examine(settings, cwd, progressOn(terminal));
  if (loaded === undefined || model === undefined) {
    await printDiagnostics(diagnostics, stderr, { format: "text", terminal, files });
    return hasErrors(diagnostics) && loaded !== undefined ? exitCode.findings : exitCode.unusable;
  }
  const cut: Diagnostic[] = [];
  const text = await typesText({ loaded, model }, flags, (pointer) => {
    const message =
      "with this member, the unions have more than 50,000 combinations of their alternatives; the type leaves it out";
    cut.push(diagnose("combinations-cut", message, { location: loaded.locate(pointer) }));
  });
  if (cut.length > 0) await printDiagnostics(cut, stderr, { format: "text", terminal, files });
  if (isStandardOutput) {
    stdout.write(text);
    return exitCode.fine;
  }
  const path = resolve(cwd, flags.output ?? "");
  const name = displayName(path, cwd);
  let before: string | undefined;
  try {
    before = readText(path);
    if (!flags.check && before !== text) replaceText(path, text);
  } catch (error) {
    const message = `${name} cannot be ${before === undefined ? "read or " : ""}written: ${errorCode(error) ?? String(error)}`;
    const location = { file: name, line: 1, column: 1, endLine: 1, endColumn: 1 };
    await printDiagnostics([diagnose("output-unwritable", message, { location })], stderr, {
      format: "text",
      terminal,
    });
    return exitCode.unusable;
  }
  if (flags.check) {
    stdout.write(before === text ? `${name} is up to date\n` : `${name} is not what ${settings.specName} generates\n`);
    return before === text ? exitCode.fine : exitCode.findings;
  }
  stdout.write(`${name}: ${before === undefined ? "added" : before === text ? "unchanged" : "changed"}\n`);
  return exitCode.fine;
}

interface ExaminedModel {
  readonly loaded: LoadedDocument;
  readonly model: Interface;
}

async function typesText(
  { loaded, model }: ExaminedModel,
  flags: TypesFlags,
  reportCut: (pointer: string) => void,
): Promise<string> {
  const { paths, output = "" } = flags;
  if (paths) {
    const { emitOpenapiTypescript } = await import("../emit/openapi-typescript/openapi-typescript.js");
    return emitOpenapiTypescript(model, writtenText(loaded) ?? bundleText(loaded), flags, reportCut)
      .map(({ text }) => text)
      .join("");
  }
  const { emitTypesInOneFile } = await import("../emit/types.js");
  const isModule = /\.[cm]?ts$/.test(output) && !/\.d\.[cm]?ts$/.test(output);
  return emitTypesInOneFile(model, !isModule).text;
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    throw error;
  }
}
