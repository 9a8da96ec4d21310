import { existsSync, readFileSync, realpathSync, statSync } from "node:fs";
import { posix, relative, resolve, sep } from "node:path";
import { diagnose } from "../diagnostics/diagnose.js";
import type { Diagnostic, SourceLocation } from "../diagnostics/diagnostic.js";
import type { LoadedDocument, LoadResult } from "../load/document.js";
import type { Interface } from "../model/interface.js";
import { type DocumentSettings, loadConfiguredDocument } from "./configured-document.js";
import { noProgress } from "./progress.js";
import { openRevision, type Revision, RevisionError } from "./revision.js";
import { defaults, displayName, type Flags, readSettings, type Settings } from "./settings.js";

/** One side of a comparison, as it could be read. */
export interface ComparedDocument {
  /** Absent where it cannot be read, or has errors. */
  readonly model?: Interface;
  readonly diagnostics: readonly Diagnostic[];
  /** Where a pointer of the bundled document was written, with the revision before the file's name. */
  locate(pointer: string): SourceLocation;
  /** Texts of the files by the names that places have. */
  readonly texts: ReadonlyMap<string, string>;
}

/** What decides which findings are errors. */
export interface ComparedStrictness {
  /** Whether operations that errors affect are left out, as `generate` does where it is asked to. */
  readonly lenient: boolean;
  /** Whether deviations from OpenAPI are errors, as for `generate`. */
  readonly strict: boolean;
  /** Default: false, so that an unknown `x-` key does not prevent a comparison. */
  readonly strictExtensions?: boolean;
}

export interface ComparedFlags extends Omit<Flags, "lenient" | "strict">, ComparedStrictness {
  /** The overlays and the filters that apply to documents which bring no configuration of their own. */
  readonly document: DocumentSettings;
}

/**
 * Reads what a command line names: a file, a folder with a specification in it, `revision:path` to one of both (from the
 * repository's top, as git has it; from the working directory with `revision:./path`), or a revision alone, for the configured
 * specification.
 */
export async function readComparedDocument(name: string, flags: ComparedFlags, cwd: string): Promise<ComparedDocument> {
  const path = resolve(cwd, name);
  if (existsSync(path)) {
    const isFolder = statSync(path).isDirectory();
    const side = isFolder ? await specIn(path) : { ...flags.document, spec: path, lenient: false, strict: false };
    if (!("spec" in side)) return unreadableDocument(side);
    const result = await loadConfiguredDocument(side, { cwd });
    const strictness = { lenient: flags.lenient || side.lenient, strict: flags.strict || side.strict };
    return examineCompared(withUnmatchedAllowed(result), (location) => location, strictness);
  }
  try {
    return await readRevision(name, flags, cwd);
  } catch (error) {
    if (!(error instanceof RevisionError)) throw error;
    const message = `there is no file ${name}, and as a revision it cannot be read: ${error.message}`;
    const expected = "a file, a folder, a git revision, or a revision and a path such as main:spec/openapi.yaml";
    return unreadableDocument([diagnose("file-unreadable", message, { expected })]);
  }
}

const unmatchedCodes: ReadonlySet<Diagnostic["code"]> = new Set(["overlay-target-unmatched", "name-unmatched"]);

/** Overlays and names that are made for one side of a comparison need not find all of their targets in the other one. */
export function withUnmatchedAllowed(result: LoadResult): LoadResult {
  return {
    ...result,
    diagnostics: result.diagnostics.map((diagnostic) =>
      unmatchedCodes.has(diagnostic.code) ? { ...diagnostic, severity: "warning" } : diagnostic,
    ),
  };
}

async function specIn(
  folder: string,
): Promise<(DocumentSettings & Pick<Settings, "spec" | "lenient" | "strict">) | readonly Diagnostic[]> {
  const { settings, diagnostics } = await readSettings({}, folder);
  return settings ?? diagnostics;
}

async function readRevision(name: string, flags: ComparedFlags, cwd: string): Promise<ComparedDocument> {
  const colon = name.indexOf(":");
  const revisionName = colon < 0 ? name : name.slice(0, colon);
  const revision = openRevision(revisionName, cwd);
  const named =
    colon < 0 ? await configuredPath(revision, flags, cwd) : pathInRevision(name.slice(colon + 1), revision, cwd);
  if (typeof named !== "string") return unreadableDocument(named);
  const path = specBelow(named, revision) ?? named;
  const inside = relative(revision.top, path).split(sep).join("/");
  const kind = revision.kindOf(inside);
  if (kind !== "file") {
    const found = kind === undefined ? "there is no file" : `there is a ${kind} instead of a file`;
    const message = `${found} ${inside} in the revision ${revisionName}`;
    return unreadableDocument([
      diagnose("file-unreadable", message, { location: firstLine(`${revisionName}:${inside}`) }),
    ]);
  }
  const { top } = revision;
  const isInside = (asked: string): boolean => !relative(top, asked).startsWith("..");
  const result = withUnmatchedAllowed(
    await loadConfiguredDocument(
      { ...flags.document, ...inRevisionFolder(flags.document), spec: path },
      {
        cwd: top,
        readFile: (asked) => (isInside(asked) ? revision.readFile(asked) : readOutside(asked)),
        // A revision may be older than an overlay: what was generated then was generated without it.
        skipsMissingOverlays: true,
      },
    ),
  );
  const inRevision = (location: SourceLocation): SourceLocation => ({
    ...location,
    file: `${revisionName}:${location.file}`,
  });
  return examineCompared(
    { ...result, diagnostics: explainEntryKinds(result.diagnostics, revision) },
    inRevision,
    flags,
  );
}

/** The work tree may be reached by a link; the paths of a revision are below its real place. */
function inRevisionFolder({ overlays }: DocumentSettings): Pick<DocumentSettings, "overlays"> {
  if (overlays === undefined) return {};
  return { overlays: overlays.map((path) => (existsSync(path) ? realpathSync(path) : path)) };
}

function readOutside(path: string): Uint8Array | undefined {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true ? readFileSync(path) : undefined;
}

/** The specification in a folder of a revision, by the names that it has in a folder on the disk. */
function specBelow(path: string, { top, kindOf }: Revision): string | undefined {
  const nameOf = (file: string): string => relative(top, file).split(sep).join("/");
  if (kindOf(nameOf(path)) !== undefined) return undefined;
  return defaults.specs.map((name) => resolve(path, name)).find((file) => kindOf(nameOf(file)) === "file");
}

/** A link or a submodule is reported as such, not as a missing file. */
function explainEntryKinds(diagnostics: readonly Diagnostic[], revision: Revision): readonly Diagnostic[] {
  return diagnostics.map((diagnostic) => {
    const missing = /^there is no file (.+)$/.exec(diagnostic.message)?.[1];
    if (diagnostic.code !== "reference-unresolved" || missing === undefined) return diagnostic;
    const folders = missing.split("/").map((_, index, parts) => parts.slice(0, index + 1).join("/"));
    const found = folders.find((folder) => ["symbolic link", "submodule"].includes(revision.kindOf(folder) ?? ""));
    if (found === undefined) return diagnostic;
    const message = `${found} is a ${revision.kindOf(found)}, which is not followed in a revision`;
    return { ...diagnostic, message, fix: "compare with a checkout of that revision instead" };
  });
}

async function configuredPath(revision: Revision, flags: Flags, cwd: string): Promise<string | readonly Diagnostic[]> {
  const { settings, diagnostics } = await readSettings(flags, cwd);
  if (settings === undefined) return diagnostics;
  // The work tree may be reached by a link; the paths of a revision are below its real place.
  const real = existsSync(settings.spec) ? realpathSync(settings.spec) : settings.spec;
  const inside = relative(revision.top, real);
  return inside.startsWith("..")
    ? [diagnose("file-unreadable", `${displayName(settings.spec, cwd)} is not in this repository`)]
    : real;
}

function pathInRevision(path: string, { top }: Revision, cwd: string): string {
  const from = /^\.\.?(\/|$)/.test(path) ? relative(top, realpathSync(cwd)).split(sep).join("/") : "";
  const inside = posix.normalize(posix.join(from, path));
  if (inside.startsWith("..") || posix.isAbsolute(inside))
    throw new RevisionError(`${path} leads out of the repository`);
  return resolve(top, inside);
}

/**
 * Check and model for one side of a comparison.
 *
 * @param named Makes the locations that reports show of those in the files that were read.
 */
export async function examineCompared(
  { loaded, diagnostics }: LoadResult,
  named: (location: SourceLocation) => SourceLocation,
  { strictExtensions = false, ...strictness }: ComparedStrictness,
): Promise<ComparedDocument> {
  const renamed = (found: readonly Diagnostic[]): readonly Diagnostic[] =>
    found.map((diagnostic) => ({
      ...diagnostic,
      ...(diagnostic.location === undefined ? {} : { location: named(diagnostic.location) }),
      ...(diagnostic.related === undefined
        ? {}
        : { related: diagnostic.related.map((entry) => ({ ...entry, location: named(entry.location) })) }),
    }));
  if (loaded === undefined) return unreadableDocument(renamed(diagnostics));
  const { examineDocument } = await import("./pipeline.js");
  const found = await examineDocument(loaded, diagnostics, { strictExtensions, ...strictness }, noProgress);
  return {
    diagnostics: renamed(found.diagnostics),
    ...withReadableNames(found.loaded ?? loaded, named),
    ...(found.model === undefined ? {} : { model: found.model }),
  };
}

function withReadableNames(
  loaded: LoadedDocument,
  named: (location: SourceLocation) => SourceLocation,
): Pick<ComparedDocument, "locate" | "texts"> {
  const nameOf = (file: string): string => named(firstLine(file)).file;
  return {
    // Maps are known by their keys: a whole map as a place would be many lines.
    locate: (pointer) => named(loaded.locate(pointer, isScalar(loaded, pointer) ? "value" : "key")),
    texts: new Map([...loaded.files, ...(loaded.overlays ?? [])].map(({ name, text }) => [nameOf(name), text])),
  };
}

function isScalar({ document }: LoadedDocument, pointer: string): boolean {
  let node: unknown = document;
  for (const token of pointer.split("/").slice(1)) {
    const key = token.replaceAll("~1", "/").replaceAll("~0", "~");
    if (typeof node !== "object" || node === null || !Object.hasOwn(node, key)) return false;
    node = (node as { readonly [key: string]: unknown })[key];
  }
  return typeof node !== "object" || node === null;
}

function unreadableDocument(diagnostics: readonly Diagnostic[]): ComparedDocument {
  return { diagnostics, locate: () => firstLine(""), texts: new Map() };
}

function firstLine(file: string): SourceLocation {
  return { file, line: 1, column: 1, endLine: 1, endColumn: 1 };
}
