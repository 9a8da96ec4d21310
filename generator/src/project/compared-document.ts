import { existsSync, readFileSync, realpathSync, statSync } from "node:fs";
import { posix, relative, resolve, sep } from "node:path";
import { diagnose } from "../diagnostics/diagnose.js";
import type { Diagnostic, SourceLocation } from "../diagnostics/diagnostic.js";
import type { LoadResult } from "../load/document.js";
import {
  type ComparedDocument,
  type ComparedStrictness,
  examineCompared,
  firstLine,
  unreadableDocument,
} from "./compared-side.js";
import { type DocumentSettings, loadConfiguredDocument } from "./configured-document.js";
import { displayName } from "./display-name.js";
import { openRevision, type Revision, RevisionError } from "./revision.js";
import { defaults, type Flags, readSettings, type Settings } from "./settings.js";

export interface ComparedFlags extends Omit<Flags, "lenient" | "strict">, ComparedStrictness {
  /** Overlays and filters for documents without their own configuration. */
  readonly document: DocumentSettings;
}

/**
 * Reads a document named on the command line: a file, a folder that contains a specification, `revision:path` to either
 * (relative to the repository root, as in git; `revision:./path` is relative to the working directory), or a revision
 * alone for the configured specification.
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

/**
 * Downgrades unmatched overlay targets and names to warnings: they may exist on the other side of the comparison only.
 */
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
        boundary: flags.document.boundary ?? top,
        readFile: (asked) => (isInside(asked) ? revision.readFile(asked) : readOutside(asked)),
        // The revision may predate an overlay.
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

/** Resolves symbolic links to the work tree: paths of a revision are below its real path. */
function inRevisionFolder({ overlays }: DocumentSettings): Pick<DocumentSettings, "overlays"> {
  if (overlays === undefined) return {};
  return { overlays: overlays.map((path) => (existsSync(path) ? realpathSync(path) : path)) };
}

function readOutside(path: string): Uint8Array | undefined {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true ? readFileSync(path) : undefined;
}

/** Returns the specification in a folder of a revision, by the default file names. */
function specBelow(path: string, { top, kindOf }: Revision): string | undefined {
  const nameOf = (file: string): string => relative(top, file).split(sep).join("/");
  if (kindOf(nameOf(path)) !== undefined) return undefined;
  return defaults.specs.map((name) => resolve(path, name)).find((file) => kindOf(nameOf(file)) === "file");
}

/** Reports a symbolic link or submodule as such, not as a missing file. */
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
  // Resolve symbolic links to the work tree: paths of a revision are below its real path.
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
