import { existsSync, statSync } from "node:fs";
import { basename, dirname, join, posix, relative, resolve, sep } from "node:path";
import { diagnose } from "../../diagnostics/diagnose.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import type { OutputLayout } from "../../load/document.js";
import { suitableLayout } from "../../model/layout.js";
import { configName } from "../../project/config.js";
import { loadConfiguredDocument } from "../../project/configured-document.js";
import { displayName } from "../../project/display-name.js";
import { examineDocument } from "../../project/pipeline.js";
import { findSpec, isSourceUrl, type Settings } from "../../project/settings.js";
import { pageDiagnostics } from "../../project/update/compare-with-copy.js";
import { chooseCopyName } from "../../project/update/copy-name.js";
import { printCopyRecord, recordNameOf } from "../../project/update/copy-record.js";
import { isRecordOf, readDocumentCopy } from "../../project/update/document-copy.js";
import { downloadDocument } from "../../project/update/download-document.js";
import { type DocumentSource, resolveSource } from "../../project/update/source.js";
import { UpdateFailure, updateFailure } from "../../project/update/update-failure.js";
import { assertWritable, recordOf } from "../../project/update/write-copy.js";
import { formatCount } from "../../values/text.js";
import { progressOn } from "../progress.js";
import type { Terminal } from "../terminal.js";
import { findDocuments } from "./find-documents.js";
import { findPassedRules } from "./passed-rules.js";

/** The specification of a new project. */
export interface ProjectDocument {
  /** Relative to the project folder, with forward slashes. */
  readonly spec: string;
  /** The name in messages. */
  readonly name: string;
  readonly title: string;
  /** The value of `layout` that suits the document. */
  readonly layout: OutputLayout;
  /** Files to write: the copy and its record. */
  readonly files: readonly { readonly path: string; readonly bytes: Uint8Array }[];
  /** The value of `strict` that a document of the project's own passes; absent for a copy. */
  readonly strict?: true | readonly string[];
  /** The configured source. */
  readonly source?: string;
}

/** A project folder and its existing configuration. */
export interface ProjectFolder {
  readonly root: string;
  readonly settings: Settings | undefined;
  readonly terminal: Terminal;
}

/**
 * Resolves the document named on the command line, or the existing one; undefined without either.
 *
 * @param named A URL or a file.
 * @throws UpdateFailure
 */
export async function findProjectDocument(
  named: string | undefined,
  { root, settings, terminal }: ProjectFolder,
): Promise<ProjectDocument | undefined> {
  const { cwd } = terminal;
  if (named !== undefined && isSourceUrl(named)) return downloadProjectDocument(named, { root, settings, terminal });
  const found = settings?.spec ?? findSpec(root) ?? (named === undefined ? findOnlyDocument(root, cwd) : undefined);
  const spec = named === undefined ? found : resolve(cwd, named);
  if (spec === undefined) return undefined;
  assertConfigured(spec, settings);
  const name = displayName(spec, cwd);
  const examined = await examineSpec(spec, {}, { settings, terminal });
  // An existing configuration is kept, and decides by itself.
  const strict = settings === undefined ? { strict: await findPassedRules(spec, terminal) } : {};
  return { spec: fromRoot(root, spec), name, ...examined, files: [], ...strict };
}

/** @throws UpdateFailure if an existing configuration names another document. */
function assertConfigured(spec: string, settings: Settings | undefined): void {
  if (settings === undefined || resolve(settings.spec) === resolve(spec)) return;
  const name = settings.configFile?.name ?? configName;
  const message = `${name} is there already, and names ${settings.specName}`;
  throw updateFailure("usage-invalid", message, { fix: `change spec in ${name}, or omit the document` });
}

async function downloadProjectDocument(named: string, project: ProjectFolder): Promise<ProjectDocument> {
  const { root, settings, terminal } = project;
  const source = resolveSource(named, settings ?? {}, terminal);
  if ("code" in source) throw new UpdateFailure([source]);
  const copy = settings?.spec ?? join(root, "openapi.yaml");
  const downloaded = await progressOn(terminal).stage(
    "download",
    () => downloadDocument(source, { copy, env: terminal.env, timeoutSeconds: downloadSeconds, known: new Map() }),
    (files) => formatCount(files.length, "file"),
  );
  const spec = settings === undefined ? chooseCopyName(downloaded) : fromRoot(root, settings.spec);
  const [first, ...others] = downloaded;
  const files = first === undefined ? [] : [{ ...first, path: posix.basename(spec) }, ...others];
  const name = source.name;
  const path = resolve(root, spec);
  // Do not write a URL with query values into the configuration, which is committed: they may be secret.
  const origin = source.url.search === "" ? { source: source.url.href } : {};
  if (existsSync(path)) {
    assertSameSource(path, source);
    return { spec, name, ...(await examineSpec(path, {}, project)), files: [], ...origin };
  }
  const absent = { path, files: new Map<string, Uint8Array>() };
  assertWritable(absent, files, { added: files.map((file) => file.path), projectFolders: [root] });
  const bytes = new Map(files.map((file) => [join(dirname(path), file.path), file.bytes]));
  const fromPage = first === undefined ? [] : pageDiagnostics(first, source);
  if (fromPage.length > 0) throw new UpdateFailure(fromPage);
  const examined = await examineSpec(path, { readFile: (file) => bytes.get(file) }, project);
  const record = Buffer.from(printCopyRecord(recordOf(source, files)), "utf8");
  const inProject = (file: string): string => posix.join(posix.dirname(spec), file);
  const written = files.map((file) => ({ path: inProject(file.path), bytes: file.bytes }));
  return { spec, name, ...examined, files: [...written, { path: recordNameOf(spec), bytes: record }], ...origin };
}

/** @throws UpdateFailure if the file is not a copy of the source. */
function assertSameSource(path: string, source: DocumentSource): void {
  if (isRecordOf(readDocumentCopy(path), source)) return;
  const message = `${basename(path)} is there already, and is not a copy of ${source.name}`;
  throw updateFailure("output-conflict", message, { fix: `guildwire update ${source.name} replaces it` });
}

/** The default timeout of `guildwire update`. */
const downloadSeconds = 60;

/** Returns the only OpenAPI document in a folder; undefined without any. */
function findOnlyDocument(root: string, cwd: string): string | undefined {
  const { documents, isComplete } = findDocuments(root);
  const fix = "say which one is meant, with --spec FILE";
  const folder = root === resolve(cwd) ? "this folder" : displayName(root, cwd);
  if (!isComplete) {
    const message = `${folder} holds more JSON and YAML files than are looked through for a specification`;
    throw updateFailure("usage-invalid", message, { fix });
  }
  if (documents.length < 2) return documents[0];
  const names = documents.slice(0, maxNamedDocuments).map((path) => displayName(path, cwd));
  const more = documents.length - names.length;
  const list = more === 0 ? names.join(", ") : `${names.join(", ")} and ${more} more`;
  throw updateFailure("usage-invalid", `${folder} holds ${documents.length} OpenAPI documents: ${list}`, { fix });
}

/** Maximum number of documents to list if there are several. */
const maxNamedDocuments = 10;

/** Thrown for a document with errors, which the run reports. */
export class InvalidDocument extends Error {
  readonly diagnostics: readonly Diagnostic[];
  readonly texts: ReadonlyMap<string, string>;
  readonly isReadable: boolean;

  constructor(diagnostics: readonly Diagnostic[], texts: ReadonlyMap<string, string>, isReadable: boolean) {
    super("the document has errors");
    this.diagnostics = diagnostics;
    this.texts = texts;
    this.isReadable = isReadable;
  }
}

/** @throws InvalidDocument */
async function examineSpec(
  spec: string,
  reading: { readonly readFile?: (path: string) => Uint8Array | undefined },
  { settings, terminal }: Pick<ProjectFolder, "settings" | "terminal">,
): Promise<Pick<ProjectDocument, "title" | "layout">> {
  // A configuration of the working directory does not apply to another project.
  const { strictExtensions = false, lenient = false, strict = false } = settings ?? {};
  const { loaded, diagnostics } = await loadConfiguredDocument(
    { ...settings, spec },
    { cwd: terminal.cwd, ...reading },
  );
  const errorsOf = (found: readonly Diagnostic[]): readonly Diagnostic[] =>
    found.filter(({ severity }) => severity === "error");
  if (loaded === undefined) throw new InvalidDocument(errorsOf(diagnostics), new Map(), false);
  const strictness = { strictExtensions, lenient, strict };
  const examined = await examineDocument(loaded, diagnostics, strictness, progressOn(terminal));
  const { model } = examined;
  if (model !== undefined) return { title: model.info.title, layout: suitableLayout(model) };
  const texts = new Map(loaded.files.map(({ name, text }) => [name, text]));
  throw new InvalidDocument(errorsOf(examined.diagnostics), texts, true);
}

function fromRoot(root: string, path: string): string {
  return relative(root, path).split(sep).join("/");
}

/** Interprets the first argument of `guildwire init`: a document for a project here, or a project folder. */
export function readTarget(
  target: string | undefined,
  spec: string | undefined,
  cwd: string,
): { readonly root: string; readonly spec?: string } {
  if (target === undefined) return { root: resolve(cwd), ...(spec === undefined ? {} : { spec }) };
  const path = resolve(cwd, target);
  const isDocument =
    isSourceUrl(target) || (existsSync(path) ? statSync(path).isFile() : /\.(json|ya?ml)$/i.test(target));
  if (!isDocument) return { root: path, ...(spec === undefined ? {} : { spec }) };
  if (spec === undefined) return { root: resolve(cwd), spec: target };
  const fix = "name the folder of the project, and its document with --spec";
  throw new UpdateFailure([diagnose("usage-invalid", "two documents were named", { fix })]);
}
