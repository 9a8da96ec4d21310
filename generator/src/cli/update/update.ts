import { basename, dirname, resolve } from "node:path";
import { diagnose } from "../../diagnostics/diagnose.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import { isAtLeast, type Severity } from "../../diff/rule.js";
import { displayName } from "../../project/display-name.js";
import { type Flags, readSettings, type Settings } from "../../project/settings.js";
import { type ComparedCopy, compareWithCopy } from "../../project/update/compare-with-copy.js";
import { chooseCopyName, isJson, isMarkup } from "../../project/update/copy-name.js";
import {
  type CopyChanges,
  compareCopy,
  type DocumentCopy,
  isRecordOf,
  knownFiles,
  readDocumentCopy,
} from "../../project/update/document-copy.js";
import { type DownloadedFile, downloadDocument } from "../../project/update/download-document.js";
import { type DocumentSource, resolveSource } from "../../project/update/source.js";
import { UpdateFailure, updateFailure } from "../../project/update/update-failure.js";
import { assertWritable, changesToWrite, recordOf, reversed, writeCopy } from "../../project/update/write-copy.js";
import { formatCount } from "../../values/text.js";
import { type GenerateFlags, generate } from "../generate.js";
import { progressOn } from "../progress.js";
import { type ExitCode, exitCode, type Terminal } from "../terminal.js";
import { recoverCopy } from "./recover-copy.js";
import { printUpdate, type UpdateOutcome } from "./report-update.js";
import type { UpdateFormat } from "./update-formats.js";

export interface UpdateFlags extends Omit<Flags, "only"> {
  /** Only compare with the source. */
  readonly check: boolean;
  /** Whether to replace an edited copy, and output files that the generator did not write. */
  readonly force: boolean;
  /** Minimum severity of a change that makes `check` exit with 1. */
  readonly failOn: Severity | "none";
  readonly ignoreFile?: string;
  /** Timeout for all downloads, in seconds. */
  readonly timeout: number;
  readonly format: UpdateFormat;
}

/**
 * `guildwire update [source]`: compares the document at its source with the copy in the repository, replaces the copy,
 * and generates. If any step fails, copy and output are left unchanged.
 */
export async function update(argument: string | undefined, flags: UpdateFlags, terminal: Terminal): Promise<ExitCode> {
  try {
    const outcome = await runUpdate(argument, flags, terminal);
    await printUpdate(outcome, flags, terminal);
    return outcome.code;
  } catch (error) {
    if (!(error instanceof UpdateFailure)) throw error;
    const { diagnostics } = error;
    await printUpdate({ status: "failed", diagnostics, code: exitCode.unusable }, flags, terminal);
    return exitCode.unusable;
  }
}

async function runUpdate(argument: string | undefined, flags: UpdateFlags, terminal: Terminal): Promise<UpdateOutcome> {
  const { cwd } = terminal;
  const {
    settings: named,
    isSpecAbsent = false,
    diagnostics,
  } = await readSettings(flags, cwd, resolve(cwd, "openapi.yaml"));
  if (named === undefined) throw new UpdateFailure(diagnostics);
  const source = resolveSource(argument, named, terminal);
  if ("code" in source) throw new UpdateFailure([source]);
  const fromRecovery = await recoverCopy(named, terminal);
  if (fromRecovery.length > 0) throw new UpdateFailure(fromRecovery);

  const { settings, copy, downloaded } = await download(source, { settings: named, isSpecAbsent, flags, terminal });
  const changes = compareCopy(copy, downloaded);
  const names = { source: source.name, copy: displayName(settings.spec, cwd) };
  const remarks = remarksOn(copy, { changes, copyName: names.copy, check: flags.check });
  const isSame = changes.added.length + changes.changed.length + changes.removed.length === 0;
  if (isSame || isOnlyEdited(changes, flags)) {
    if (flags.check) return { ...names, status: "unchanged", diagnostics: remarks, code: exitCode.fine };
    if (isSame && !isRecordOf(copy, source))
      await writeDocument({ settings, copy, downloaded, source, changes }, terminal);
    const code = await generateFrom(flags, terminal);
    return { ...names, status: "unchanged", diagnostics: remarks, code };
  }

  const compared = await progressOn(terminal).stage(
    "compare",
    () => compareWithCopy(downloaded, { settings, copy, source, flags, cwd }),
    ({ report }) => (report === undefined ? "not compared" : formatCount(report.changes.length, "change")),
  );
  const found = { ...names, changes, ...compared, diagnostics: [...compared.diagnostics, ...remarks] };
  if (!compared.isUsable) {
    return { ...found, status: "refused", code: compared.isReadable ? exitCode.findings : exitCode.unusable };
  }
  if (flags.check) return { ...found, status: "changed", code: checkCode(compared, flags) };
  if (changes.edited.length > 0 && !flags.force) {
    const refusal = editedDiagnostic(changes.edited, names.copy);
    return { ...found, status: "refused", diagnostics: [...found.diagnostics, refusal], code: exitCode.unusable };
  }
  await printUpdate({ ...found, status: "changed", code: exitCode.fine, isBegin: true }, flags, terminal);
  const undo = await writeDocument({ settings, copy, downloaded, source, changes }, terminal);
  const code = await generateFrom(flags, terminal);
  if (code === exitCode.fine) return { ...found, status: "updated", code };
  await undo();
  return { ...found, status: "undone", code };
}

interface DownloadContext {
  readonly settings: Settings;
  /** Whether no copy is configured or named, and none exists. */
  readonly isSpecAbsent: boolean;
  readonly flags: UpdateFlags;
  readonly terminal: Terminal;
}

interface DownloadedDocument {
  readonly settings: Settings;
  readonly copy: DocumentCopy;
  readonly downloaded: readonly DownloadedFile[];
}

/** Downloads the document and resolves the path of its copy. The default name depends on the content. */
async function download(
  source: DocumentSource,
  { settings, isSpecAbsent, flags, terminal }: DownloadContext,
): Promise<DownloadedDocument> {
  const { cwd, env } = terminal;
  const copy = readDocumentCopy(settings.spec);
  if (source.url.protocol === "file:" && displayName(copy.path, cwd) === source.name) {
    const fix = "name the file or the URL that it is a copy of";
    throw updateFailure("usage-invalid", `${source.name} is the copy itself`, { fix });
  }
  const known = flags.force ? new Map() : knownFiles(copy, source);
  const downloaded = await progressOn(terminal).stage(
    "download",
    () => downloadDocument(source, { copy: copy.path, env, timeoutSeconds: flags.timeout, known }),
    (files) => formatCount(files.length, "file"),
  );
  const projectFolders = [cwd, ...(settings.configFile === undefined ? [] : [dirname(settings.configFile.path)])];
  if (!isSpecAbsent) {
    assertUsableName(copy, downloaded);
    const { added } = compareCopy(copy, downloaded);
    assertWritable(copy, downloaded, { added, projectFolders });
    return { settings, copy, downloaded };
  }
  const spec = resolve(cwd, chooseCopyName(downloaded));
  const [root, ...others] = downloaded;
  const renamed = root === undefined ? [] : [{ ...root, path: basename(spec) }, ...others];
  const chosen = { ...settings, spec, specName: displayName(spec, cwd) };
  const empty = readDocumentCopy(spec);
  const { added } = compareCopy(empty, renamed);
  assertWritable(empty, renamed, { added, projectFolders });
  return { settings: chosen, copy: empty, downloaded: renamed };
}

function assertUsableName({ path }: DocumentCopy, [root]: readonly DownloadedFile[]): void {
  if (root === undefined || !/\.json$/i.test(path) || isJson(root) || isMarkup(root)) return;
  const name = basename(path);
  const fix = `rename ${name} to ${name.replace(/json$/i, "yaml")}, and set spec to it`;
  throw updateFailure("source-invalid", `the document is written in YAML, and its copy is called ${name}`, { fix });
}

/** Returns notes about the copy, whatever the outcome. */
function remarksOn(
  { record, files }: DocumentCopy,
  { changes, copyName, check }: { readonly changes: CopyChanges; readonly copyName: string; readonly check: boolean },
): readonly Diagnostic[] {
  if (changes.edited.length > 0) {
    const message = `${changes.edited.join(", ")} was edited after the last update`;
    const fix = "move the edits to an overlay (docs/overlays.md), so that updates keep them";
    return [diagnose("copy-edited", message, { severity: "warning", fix })];
  }
  if (record === undefined && files.size > 0 && changes.changed.length > 0 && !check) {
    const message = `${copyName} has no record of an earlier update, so edits of it cannot be distinguished from an older version`;
    return [diagnose("copy-edited", message, { severity: "info" })];
  }
  return [];
}

/** Whether the copy was edited but the source is unchanged, so that the copy can be kept. */
function isOnlyEdited({ isSourceUnchanged, added, edited }: CopyChanges, { force }: UpdateFlags): boolean {
  return isSourceUnchanged && added.length === 0 && edited.length > 0 && !force;
}

function editedDiagnostic(edited: readonly string[], copyName: string): Diagnostic {
  const message = `${edited.join(", ")} was edited after the last update, and the source has changed: nothing was written`;
  const fix = `move the edits to an overlay (docs/overlays.md), then pass --force to replace ${copyName}`;
  return diagnose("copy-edited", message, { fix });
}

/**
 * Returns the exit code of `--check`. Without a comparable copy, the effect of changes is unknown, which is a finding.
 */
function checkCode({ report }: ComparedCopy, { failOn }: UpdateFlags): ExitCode {
  if (failOn === "none") return exitCode.fine;
  if (report === undefined) return exitCode.findings;
  return report.changes.some(({ severity }) => isAtLeast(severity, failOn)) ? exitCode.findings : exitCode.fine;
}

interface DocumentToWrite extends DownloadedDocument {
  readonly source: DocumentSource;
  readonly changes: CopyChanges;
}

/** Writes copy and record. Returns a function that restores both. */
async function writeDocument(
  { settings, copy, downloaded, source, changes }: DocumentToWrite,
  { cwd }: Terminal,
): Promise<() => Promise<void>> {
  const record = recordOf(source, downloaded);
  const written = changesToWrite(copy, downloaded, { changes, record });
  const folderName = displayName(dirname(settings.spec), cwd);
  await writeCopy(copy, written, folderName);
  return () => writeCopy(copy, reversed(written), folderName);
}

/** Generates with the same settings. If stdout holds a JSON document, results go to stderr. */
async function generateFrom(flags: UpdateFlags, terminal: Terminal): Promise<ExitCode> {
  const { config, out, overlay, root, lenient, strict, force, spec, api, reading } = flags;
  const wanted: GenerateFlags = {
    check: false,
    force,
    format: "text",
    ...(spec === undefined ? {} : { spec }),
    ...(config === undefined ? {} : { config }),
    ...(out === undefined ? {} : { out }),
    ...(overlay === undefined ? {} : { overlay }),
    ...(root === undefined ? {} : { root }),
    ...(lenient === undefined ? {} : { lenient }),
    ...(strict === undefined ? {} : { strict }),
    ...(api === undefined ? {} : { api }),
    ...(reading === undefined ? {} : { reading }),
  };
  const quiet = flags.format === "text" ? terminal : { ...terminal, stdout: terminal.stderr };
  return generate(wanted, quiet);
}
