import { basename, dirname, join } from "node:path";
import { sha256 } from "../../write/digest.js";
import { realFileSystem } from "../../write/file-system.js";
import { findPathProblems, unsafeReason } from "../../write/paths.js";
import { type FileChange, replaceFiles } from "../../write/replace-files.js";
import { type CopyRecord, printCopyRecord, recordNameOf } from "./copy-record.js";
import type { CopyChanges, DocumentCopy } from "./document-copy.js";
import type { DownloadedFile } from "./download-document.js";
import type { DocumentSource } from "./source.js";
import { UpdateFailure, updateFailure } from "./update-failure.js";

/** Allowed files of a document: data and text, never code. */
const documentFile = /\.(json|ya?ml|md)$/i;

/**
 * Rejects files that must not be written beside the copy: the document chooses their names, which must not collide with
 * files of the project.
 *
 * @param projectFolders The working directory and the folder of the configuration.
 * @throws UpdateFailure
 */
export function assertWritable(
  copy: DocumentCopy,
  downloaded: readonly DownloadedFile[],
  { added, projectFolders }: Pick<CopyChanges, "added"> & { readonly projectFolders: readonly string[] },
): void {
  const further = downloaded.map(({ path }) => path).filter((path) => path !== basename(copy.path));
  if (further.length === 0) return;
  const folder = dirname(copy.path);
  const named =
    further.length > 3 ? `${further.slice(0, 3).join(", ")} and ${further.length - 3} more` : further.join(", ");
  if (projectFolders.some((project) => (realFileSystem.canonical(project) ?? project) === folder)) {
    const message = `the document has further files (${named}), which would lie among the files of the project`;
    const fix = `give it a folder of its own: set spec to spec/${basename(copy.path)}`;
    throw updateFailure("source-unsafe", message, { fix });
  }
  const problems = findPathProblems(further);
  const unsafe = further.flatMap((path) => {
    const reason = problems.find((problem) => problem.path === path)?.reason ?? unsafeDocumentFile(path);
    return reason === undefined ? [] : [`${JSON.stringify(path)}, which ${reason}`];
  });
  if (unsafe.length > 0) throw updateFailure("source-unsafe", `the document refers to ${unsafe[0]}`);
  const occupied = added.filter((path) => realFileSystem.kind(join(folder, path)) !== undefined);
  if (occupied.length > 0) {
    const message = `the document brings ${occupied.slice(0, 3).join(", ")}, where another file is already`;
    const fix = "move it away, or give the document a folder of its own";
    throw updateFailure("output-conflict", message, { fix });
  }
}

function unsafeDocumentFile(path: string): string | undefined {
  if (path.split("/").some((segment) => segment.startsWith("."))) return "is hidden";
  return documentFile.test(path) ? unsafeReason(path) : "is not a JSON, YAML or Markdown file";
}

/** Returns the record of a copy that consists of these files. */
export function recordOf(source: DocumentSource, downloaded: readonly DownloadedFile[]): CopyRecord {
  return {
    source: source.url.protocol === "file:" ? basename(source.url.pathname) : source.name,
    sourceSha256: sha256(source.url.href),
    files: downloaded.map(({ path, bytes, etag, lastModified }) => ({
      path,
      sha256: sha256(bytes),
      ...(etag === undefined ? {} : { etag }),
      ...(lastModified === undefined ? {} : { lastModified }),
    })),
  };
}

/** Returns the changes that update the copy and its record. */
export function changesToWrite(
  copy: DocumentCopy,
  downloaded: readonly DownloadedFile[],
  { changes, record }: { readonly changes: CopyChanges; readonly record: CopyRecord },
): readonly FileChange[] {
  const written = new Set([...changes.added, ...changes.changed]);
  const before = (bytes: Uint8Array | undefined): Pick<FileChange, "before"> =>
    bytes === undefined ? {} : { before: bytes };
  const recordText = printCopyRecord(record);
  const recordBytes = copy.recordText === undefined ? undefined : Buffer.from(copy.recordText, "utf8");
  return [
    ...downloaded
      .filter(({ path }) => written.has(path))
      .map(({ path, bytes }) => ({ path, after: bytes, ...before(copy.files.get(path)) })),
    ...changes.removed.map((path) => ({ path, ...before(copy.files.get(path)) })),
    ...(recordText === copy.recordText
      ? []
      : [{ path: recordNameOf(basename(copy.path)), after: Buffer.from(recordText, "utf8"), ...before(recordBytes) }]),
  ];
}

/** @throws UpdateFailure if nothing was written. */
export async function writeCopy(copy: DocumentCopy, changes: readonly FileChange[], folderName: string): Promise<void> {
  const { diagnostics } = await replaceFiles(changes, { outDir: dirname(copy.path), outName: folderName });
  if (diagnostics.length > 0) throw new UpdateFailure(diagnostics);
}

/** Returns the inverse changes. */
export function reversed(changes: readonly FileChange[]): readonly FileChange[] {
  return changes.map(({ path, before, after }) => ({
    path,
    ...(after === undefined ? {} : { before: after }),
    ...(before === undefined ? {} : { after: before }),
  }));
}
