import { readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { diagnose } from "../../diagnostics/diagnose.js";
import type { Diagnostic, SourceLocation } from "../../diagnostics/diagnostic.js";
import { policyOf } from "../../diff/policy.js";
import type { Report } from "../../diff/report.js";
import { realFileSystem } from "../../write/file-system.js";
import { withUnmatchedAllowed } from "../compared-document.js";
import { type ComparedDocument, examineCompared } from "../compared-side.js";
import { compareInterfaces } from "../comparison.js";
import { loadConfiguredDocument } from "../configured-document.js";
import { displayName } from "../display-name.js";
import { readIgnoreFile } from "../ignore-list.js";
import { hasErrors } from "../pipeline.js";
import type { Settings } from "../settings.js";
import { consumerChanges } from "./consumer-changes.js";
import { isMarkup } from "./copy-name.js";
import type { DocumentCopy } from "./document-copy.js";
import type { DownloadedFile } from "./download-document.js";
import type { DocumentSource } from "./source.js";
import { UpdateFailure } from "./update-failure.js";

/** A downloaded document, read with the settings of `generate`, compared with its copy. */
export interface ComparedCopy {
  /** Whether it is an OpenAPI document. */
  readonly isReadable: boolean;
  /** Whether code can be generated from it. */
  readonly isUsable: boolean;
  /** Changes to the selected operations; absent if either side cannot be compared. */
  readonly report?: Report;
  readonly diagnostics: readonly Diagnostic[];
  /** File contents by the names used in locations. */
  readonly texts: ReadonlyMap<string, string>;
}

export interface CompareOptions {
  readonly settings: Settings;
  readonly copy: DocumentCopy;
  readonly source: DocumentSource;
  readonly flags: { readonly ignoreFile?: string };
  readonly cwd: string;
}

/** Compares with the configured overlays, filters and strictness: other changes do not affect the project. */
export async function compareWithCopy(
  downloaded: readonly DownloadedFile[],
  { settings, copy, source, flags, cwd }: CompareOptions,
): Promise<ComparedCopy> {
  const ignoring = readIgnoreFile(flags.ignoreFile, cwd);
  if (ignoring.diagnostics.length > 0) throw new UpdateFailure(ignoring.diagnostics);
  const after = await examineDownloaded(downloaded, { settings, copy, cwd });
  const [root] = downloaded;
  const fromPage = root === undefined || after.model !== undefined ? [] : pageDiagnostics(root, source);
  if (fromPage.length > 0) return { isReadable: false, isUsable: false, diagnostics: fromPage, texts: new Map() };
  const errors = after.diagnostics.filter(({ severity }) => severity === "error");
  if (after.model === undefined || errors.length > 0) {
    return { isReadable: after.isReadable, isUsable: false, diagnostics: errors, texts: after.texts };
  }
  const usable = { isReadable: true, isUsable: true };
  const leftOut = after.diagnostics.filter(({ code }) => code === "operation-left-out");
  if (!copy.files.has(basename(copy.path))) return { ...usable, diagnostics: leftOut, texts: after.texts };
  const before = await examineCopy({ settings, copy, cwd });
  const texts = new Map([...before.texts, ...after.texts]);
  if (before.model === undefined || hasErrors(before.diagnostics)) {
    const message = `${settings.specName} has errors, so that there is nothing to compare with`;
    const fix = "guildwire check shows them";
    const remark = diagnose("file-unreadable", message, { severity: "warning", fix });
    return { ...usable, diagnostics: [...leftOut, remark], texts };
  }
  const { report } = compareInterfaces(
    { ...before, name: settings.specName, model: before.model },
    { ...after, name: source.name, model: after.model },
    { ignored: ignoring.file, words: false, policy: policyOf(settings.diff) },
  );
  const { changes: all, base, head, ignored, notCompared = [] } = report;
  const changes = settings.stubs?.out === undefined ? consumerChanges(all) : all;
  // Stale ignore entries are expected here: they may refer to past or future changes. No version is suggested for a
  // third-party document.
  return { ...usable, report: { base, head, changes, ignored, stale: [], notCompared }, diagnostics: leftOut, texts };
}

type CopyOptions = Omit<CompareOptions, "source" | "flags">;

async function examineDownloaded(
  downloaded: readonly DownloadedFile[],
  { settings, copy, cwd }: CopyOptions,
): Promise<ComparedDocument & { readonly isReadable: boolean }> {
  const folder = dirname(copy.path);
  const files = new Map(downloaded.map((file) => [resolve(folder, file.path), file]));
  const names = new Map([...files].map(([path, { name }]) => [displayName(path, cwd), name]));
  const replaced = new Set([...copy.files.keys()].map((path) => join(folder, path)));
  const result = await loadConfiguredDocument(
    { ...settings, spec: copy.path },
    {
      cwd,
      // Overlays and the files they reference are in the repository; files of the current copy are not read.
      readFile: (path) => files.get(path)?.bytes ?? (replaced.has(path) ? undefined : readIfFile(path)),
    },
  );
  const named = (location: SourceLocation): SourceLocation => ({
    ...location,
    file: names.get(location.file) ?? location.file,
  });
  const examined = await examineCompared(result, named, settings);
  return { ...examined, isReadable: result.loaded !== undefined };
}

async function examineCopy({ settings, copy, cwd }: CopyOptions): Promise<ComparedDocument> {
  const result = await loadConfiguredDocument({ ...settings, spec: copy.path }, { cwd });
  return examineCompared(withUnmatchedAllowed(result), (location) => location, {
    ...settings,
    strictExtensions: false,
  });
}

function readIfFile(path: string): Uint8Array | undefined {
  return realFileSystem.kind(realFileSystem.canonical(path) ?? path) === "file" ? readFileSync(path) : undefined;
}

/** Reports a single error for an HTML page instead of the parser's errors. */
export function pageDiagnostics(root: DownloadedFile, source: DocumentSource): readonly Diagnostic[] {
  if (!isMarkup(root)) return [];
  const message = `${root.name} is an HTML or XML page, and no OpenAPI document`;
  const fix =
    source.url.protocol === "file:"
      ? "name the document"
      : "check the URL; if the page asks for authentication, set sourceHeaders in guildwire.config.yaml";
  return [diagnose("version-unsupported", message, { expected: "an OpenAPI document in JSON or YAML", fix })];
}
