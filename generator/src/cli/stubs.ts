import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { diagnose } from "../diagnostics/diagnose.js";
import type { Diagnostic, SourceLocation } from "../diagnostics/diagnostic.js";
import { createLineTable } from "../load/parse/lines.js";
import type { Interface } from "../model/interface.js";
import { configName, isModuleName } from "../project/config.js";
import { displayName } from "../project/display-name.js";
import { reconcileHandlers } from "../project/handler-changes.js";
import { examine, hasErrors } from "../project/pipeline.js";
import { type Flags, readSettings, type Settings } from "../project/settings.js";
import { readStubFolder, type StubFolder, UnreadableStubs, writeStubFiles } from "../project/stub-files.js";
import type { ReconcileResult } from "../stubs/contract.js";
import type { SourceRange, StubDiagnostic } from "../stubs/diagnostic.js";
import type { ChangedFile } from "../stubs/edit-plans.js";
import type { StubStyle } from "../stubs/new-files.js";
import { parseRecord, recordName, type StubRecord } from "../stubs/record.js";
import { withoutByteOrderMark } from "../stubs/source-files.js";
import { shiftPosition } from "../stubs/splice.js";
import { formatCount } from "../values/text.js";
import { errorCode, reasonOf } from "../write/file-system.js";
import { CommandRefusal, runRefusable } from "./command-refusal.js";
import { progressOn } from "./progress.js";
import { printStubReport, type StubReport } from "./stub-report.js";
import { type ExitCode, exitCode, type Terminal } from "./terminal.js";

export interface StubsFlags extends Flags {
  readonly import?: string;
  readonly style?: StubStyle;
  /** Only compare: exit with 1 if handlers are out of date. */
  readonly check: boolean;
  /** Only print a unified diff of the changes. */
  readonly dryRun: boolean;
  readonly format: StubReport["format"];
}

/** `guildwire stubs`: adds missing handlers, and reports changes to make manually. */
export function stubs(flags: StubsFlags, terminal: Terminal): Promise<ExitCode> {
  return runRefusable(() => updateStubs(flags, terminal), terminal);
}

async function updateStubs(flags: StubsFlags, terminal: Terminal): Promise<ExitCode> {
  const { settings, folder } = await stubSettings(flags, terminal.cwd);
  const folderName = displayName(folder, terminal.cwd);
  const model = await examinedModel(settings, terminal);
  const record = readRecord(folder, folderName);
  const read = readHandlers(folder, folderName);
  const result = await progressOn(terminal).stage(
    "handlers",
    () => reconcileHandlers(model, read, record?.parsed, { ...settings, ...optional(flags), folder }),
    ({ files }) => `${formatCount(files.length, "file")} to write`,
  );
  const written = record?.text === result.record ? result.files : [...result.files, recordFile(result, record?.text)];
  const { format, check, dryRun } = flags;
  const isWriting = !check && !dryRun;
  const diagnostics = locateDiagnostics(result.diagnostics, { read, folderName, written: isWriting ? written : [] });
  const refusal = isWriting && written.length > 0 ? writeStubFiles(folder, written) : undefined;
  if (refusal !== undefined) {
    const location = startOfFile(joinPath(folderName, refusal.path));
    const message = `nothing was written, because of ${location.file}: ${refusal.message}`;
    throw new CommandRefusal([...diagnostics, diagnose("stubs-unwritable", message, { location })]);
  }
  const files = read.files.filter(({ isTest }) => isTest !== true).length;
  const { actions } = result;
  await printStubReport({ format, check, dryRun, folderName, written, actions, diagnostics, files }, terminal);
  return hasErrors(diagnostics) || (check && written.length > 0) ? exitCode.findings : exitCode.fine;
}

async function stubSettings(
  { out, ...flags }: StubsFlags,
  cwd: string,
): Promise<{ readonly settings: Settings; readonly folder: string }> {
  const { settings, diagnostics } = await readSettings(flags, cwd);
  if (settings === undefined) throw new CommandRefusal(diagnostics);
  const folder = out === undefined ? settings.stubs?.out : resolve(cwd, out);
  if (folder === undefined) {
    const fix = `pass --out, or set stubs.out in ${configName}`;
    throw new CommandRefusal([diagnose("usage-invalid", "no folder of handlers was named", { fix })]);
  }
  if (flags.import !== undefined && !isModuleName(flags.import)) {
    const message = `--import ${JSON.stringify(flags.import)} is not the name of a module`;
    throw new CommandRefusal([diagnose("usage-invalid", message)]);
  }
  return { settings, folder };
}

async function examinedModel(settings: Settings, terminal: Terminal): Promise<Interface> {
  const { model, loaded, diagnostics, files } = await examine(settings, terminal.cwd, progressOn(terminal));
  if (model !== undefined && !hasErrors(diagnostics)) return model;
  throw new CommandRefusal(diagnostics, files, loaded === undefined ? exitCode.unusable : exitCode.findings);
}

function readHandlers(folder: string, folderName: string): StubFolder {
  try {
    return readStubFolder(folder);
  } catch (error) {
    if (!(error instanceof UnreadableStubs)) throw error;
    const name = error.path === "" ? folderName : joinPath(folderName, error.path.replace(/\/$/, ""));
    const message = `${name} cannot be read: ${error.message}`;
    throw new CommandRefusal([diagnose("file-unreadable", message, { location: startOfFile(name) })]);
  }
}

function recordFile(result: ReconcileResult, before: string | undefined): ChangedFile {
  return { path: recordName, text: result.record, ...(before === undefined ? {} : { before }) };
}

function readRecord(
  folder: string,
  folderName: string,
): { readonly text: string; readonly parsed: StubRecord } | undefined {
  let text: string;
  try {
    text = readFileSync(join(folder, recordName), "utf8");
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes(errorCode(error) ?? "")) return undefined;
    const file = joinPath(folderName, recordName);
    const message = `${file} cannot be read: ${reasonOf(error) ?? errorCode(error) ?? String(error)}`;
    throw new CommandRefusal([diagnose("file-unreadable", message, { location: startOfFile(file) })]);
  }
  const parsed = parseRecord(text);
  if (parsed !== undefined) return { text, parsed };
  const file = joinPath(folderName, recordName);
  const message = `${file} is not a record that this version can read`;
  const fix = "restore the committed version, or delete it and run again: that run does not report changes of types";
  throw new CommandRefusal([diagnose("stubs-record-invalid", message, { location: startOfFile(file), fix })]);
}

/** Locates diagnostics by line and column in the written files. */
function locateDiagnostics(
  diagnostics: readonly StubDiagnostic[],
  { read, folderName, written }: { read: StubFolder; folderName: string; written: readonly ChangedFile[] },
): readonly Diagnostic[] {
  const texts = new Map([...read.files, ...written].map(({ path, text }) => [path, withoutByteOrderMark(text)]));
  const edits = new Map(written.map((file) => [file.path, file.edits ?? []]));
  const locate = ({ path, start, end }: SourceRange): SourceLocation => {
    const name = joinPath(folderName, path);
    const text = texts.get(path) ?? "";
    if (text === "") return startOfFile(name);
    const from = shiftPosition(start, edits.get(path) ?? []);
    return createLineTable({ path: name, name, text }).locate({ start: from, end: from + end - start });
  };
  return diagnostics.map(({ code, message, at, fix, related }) =>
    diagnose(code, message, {
      ...(at === undefined ? {} : { location: locate(at) }),
      ...(fix === undefined ? {} : { fix }),
      ...(related === undefined || related.length === 0
        ? {}
        : { related: related.map((entry) => ({ message: entry.message, location: locate(entry.at) })) }),
    }),
  );
}

function optional(flags: StubsFlags): { readonly import?: string; readonly style?: StubStyle } {
  return {
    ...(flags.import === undefined ? {} : { import: flags.import }),
    ...(flags.style === undefined ? {} : { style: flags.style }),
  };
}

function joinPath(folder: string, path: string): string {
  return folder === "." ? path : `${folder}/${path}`;
}

function startOfFile(file: string): SourceLocation {
  return { file, line: 1, column: 1, endLine: 1, endColumn: 1 };
}
