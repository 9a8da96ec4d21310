import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { diagnose } from "../diagnostics/diagnose.js";
import type { Diagnostic, SourceLocation } from "../diagnostics/diagnostic.js";
import type { SourceFile } from "../load/document.js";
import { createLineTable } from "../load/lines.js";
import type { Interface, Operation } from "../model/interface.js";
import type { Doc } from "../print/index.js";
import type { ReconcileResult } from "../stubs/contract.js";
import type { SourceRange, StubDiagnostic } from "../stubs/diagnostic.js";
import type { ChangedFile } from "../stubs/edit-plans.js";
import type { StubStyle } from "../stubs/new-files.js";
import { parseRecord, recordName, type StubRecord } from "../stubs/record.js";
import { withoutByteOrderMark } from "../stubs/source-files.js";
import { shiftPosition } from "../stubs/splice.js";
import { configName, isModuleName } from "./config.js";
import { examine, hasErrors } from "./pipeline.js";
import { printDiagnostics } from "./print-diagnostics.js";
import { progressOn } from "./progress.js";
import { displayName, type Flags, readSettings, type Settings } from "./settings.js";
import { readStubFolder, type StubFolder, UnreadableStubs, writeStubFiles } from "./stub-files.js";
import { printStubReport, type StubReport } from "./stub-report.js";
import { type ExitCode, exitCode, type Terminal } from "./terminal.js";
import { errorCode, reasonOf } from "./writer/file-system.js";

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
export async function stubs(flags: StubsFlags, terminal: Terminal): Promise<ExitCode> {
  const { stderr, cwd } = terminal;
  const { out, ...others } = flags;
  const refuse = async (found: readonly Diagnostic[], files: readonly SourceFile[] = []): Promise<ExitCode> => {
    await printDiagnostics(found, stderr, { format: "text", terminal, files });
    return exitCode.unusable;
  };
  const { settings, diagnostics: fromSettings } = await readSettings(others, cwd);
  if (settings === undefined) return refuse(fromSettings);
  const folder = out === undefined ? settings.stubs?.out : resolve(cwd, out);
  if (folder === undefined) {
    const fix = `pass --out, or set stubs.out in ${configName}`;
    return refuse([diagnose("usage-invalid", "no folder of handlers was named", { fix })]);
  }
  if (flags.import !== undefined && !isModuleName(flags.import)) {
    return refuse([diagnose("usage-invalid", `--import ${JSON.stringify(flags.import)} is not the name of a module`)]);
  }
  const folderName = displayName(folder, cwd);
  const examined = await examine(settings, cwd, progressOn(terminal));
  if (examined.model === undefined || hasErrors(examined.diagnostics)) {
    await refuse(examined.diagnostics, examined.files);
    return examined.loaded === undefined ? exitCode.unusable : exitCode.findings;
  }
  const record = readRecord(folder, folderName);
  if (record !== undefined && "code" in record) return refuse([record]);

  let read: StubFolder;
  try {
    read = readStubFolder(folder);
  } catch (error) {
    if (!(error instanceof UnreadableStubs)) throw error;
    const name = error.path === "" ? folderName : joinPath(folderName, error.path.replace(/\/$/, ""));
    return refuse([
      diagnose("file-unreadable", `${name} cannot be read: ${error.message}`, { location: startOfFile(name) }),
    ]);
  }
  const result = await reconcileHandlers(examined.model, read, record?.parsed, { ...settings, ...optional(flags) });
  const recordFile = {
    path: recordName,
    text: result.record,
    ...(record === undefined ? {} : { before: record.text }),
  };
  const written: readonly ChangedFile[] = record?.text === result.record ? result.files : [...result.files, recordFile];
  const isWriting = !flags.check && !flags.dryRun;
  const diagnostics = locateDiagnostics(result.diagnostics, { read, folderName, written: isWriting ? written : [] });
  const refusal = isWriting && written.length > 0 ? writeStubFiles(folder, written) : undefined;
  if (refusal !== undefined) {
    const location = startOfFile(joinPath(folderName, refusal.path));
    const message = `nothing was written, because of ${location.file}: ${refusal.message}`;
    return refuse([...diagnostics, diagnose("stubs-unwritable", message, { location: location })]);
  }
  const { format, check, dryRun } = flags;
  const { actions } = result;
  await printStubReport(
    {
      format,
      check,
      dryRun,
      folderName,
      written,
      actions,
      diagnostics,
      files: read.files.filter(({ isTest }) => isTest !== true).length,
    },
    terminal,
  );
  if (hasErrors(diagnostics)) return exitCode.findings;
  return flags.check && written.length > 0 ? exitCode.findings : exitCode.fine;
}

async function reconcileHandlers(
  model: Interface,
  read: StubFolder,
  record: StubRecord | undefined,
  settings: Pick<Settings, "packageName" | "stubs"> & { readonly import?: string; readonly style?: StubStyle },
): Promise<ReconcileResult> {
  const [{ reconcile }, { desiredStubs }, { handlerDocumentation }] = await Promise.all([
    import("../stubs/reconcile.js"),
    import("../stubs/desired.js"),
    import("../emit/typescript/documentation.js"),
  ]);
  const documentation = (operation: Operation): Doc => handlerDocumentation(operation, model);
  const desired = desiredStubs(model, documentation, settings.stubs?.comments);
  const style = settings.style ?? settings.stubs?.style;
  return reconcile(desired, read.files, record, {
    ...(style === undefined ? {} : { style }),
    directories: read.directories,
    module: settings.import ?? settings.stubs?.import ?? `${settings.packageName}/server`,
  });
}

function readRecord(
  folder: string,
  folderName: string,
): { readonly text: string; readonly parsed: StubRecord } | Diagnostic | undefined {
  let text: string;
  try {
    text = readFileSync(join(folder, recordName), "utf8");
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes(errorCode(error) ?? "")) return undefined;
    const file = joinPath(folderName, recordName);
    const message = `${file} cannot be read: ${reasonOf(error) ?? errorCode(error) ?? String(error)}`;
    return diagnose("file-unreadable", message, { location: startOfFile(file) });
  }
  const parsed = parseRecord(text);
  if (parsed !== undefined) return { text, parsed };
  const file = joinPath(folderName, recordName);
  return diagnose("stubs-record-invalid", `${file} is not a record that this version can read`, {
    location: startOfFile(file),
    fix: "take the version of the last commit, or delete it and run again: then changes of types are not reported once",
  });
}

/** Locates diagnostics by line and column in the written files. */
function locateDiagnostics(
  findings: readonly StubDiagnostic[],
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
  return findings.map(({ code, message, at, fix, related }) =>
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
