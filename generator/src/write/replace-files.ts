import { dirname, join } from "node:path";
import { diagnose } from "../diagnostics/diagnose.js";
import { sha256 } from "./digest.js";
import { realFileSystem } from "./file-system.js";
import { privateFolder } from "./paths.js";
import { applyPlan, recover } from "./transaction.js";
import { type WriteResult, type WriterOptions, withErrorsReported, withLock } from "./write.js";

/** The change of one file. */
export interface FileChange {
  /** Relative to the folder, with forward slashes. */
  readonly path: string;
  /** Expected current content; absent if the file must not exist. */
  readonly before?: Uint8Array;
  /** New content; absent to remove the file. */
  readonly after?: Uint8Array;
}

/**
 * Applies all changes or none, with the same journal as {@link writeOutput}: the next run completes or undoes an
 * interrupted one. Refuses if a file does not have the expected content.
 */
export async function replaceFiles(
  changes: readonly FileChange[],
  options: WriterOptions,
): Promise<Pick<WriteResult, "recovery" | "diagnostics">> {
  const { outDir, outName, disk = realFileSystem } = options;
  if (changes.length === 0) return { diagnostics: [] };
  const result = await withErrorsReported(options, () =>
    withLock(options, async (lock) => {
      const recovery = await recover({ outDir, disk });
      const recovered = recovery === undefined ? {} : { recovery };
      const stale = changes.find(({ path, before }) => !isUnchanged(disk.read(join(outDir, path)), before));
      if (stale !== undefined) {
        const location = { file: `${outName}/${stale.path}`, line: 1, column: 1, endLine: 1, endColumn: 1 };
        const message = `${stale.path} was changed by another program meanwhile`;
        return { ...recovered, diagnostics: [diagnose("output-conflict", message, { location, fix: "run it again" })] };
      }
      const folders = absentFolders(changes, (path) => disk.kind(join(outDir, path)) !== undefined);
      const writes = changes.flatMap(({ path, before, after }) =>
        after === undefined
          ? []
          : [
              {
                path,
                bytes: after,
                sha256: sha256(after),
                ...(before === undefined ? {} : { previous: sha256(before) }),
              },
            ],
      );
      const removals = changes.flatMap(({ path, before, after }) =>
        after === undefined && before !== undefined ? [{ path, sha256: sha256(before) }] : [],
      );
      await applyPlan({ writes, removals, folders }, { outDir, disk }, lock.isHeld);
      return { ...recovered, diagnostics: [] };
    }),
  );
  removePrivateFolder(options);
  return result;
}

function isUnchanged(found: Uint8Array | undefined, before: Uint8Array | undefined): boolean {
  if (found === undefined || before === undefined) return found === before;
  return Buffer.compare(found, before) === 0;
}

/** Returns missing folders of new files, outer ones first. */
function absentFolders(changes: readonly FileChange[], exists: (path: string) => boolean): readonly string[] {
  const absent = new Set<string>();
  const visit = (folder: string): void => {
    if (folder === "." || absent.has(folder) || exists(folder)) return;
    visit(dirname(folder));
    absent.add(folder);
  };
  for (const { path, after } of changes) if (after !== undefined) visit(dirname(path));
  return [...absent];
}

/** Removes the private folder: the folder belongs to the user. */
export function removePrivateFolder({ outDir, disk = realFileSystem }: WriterOptions): void {
  const folder = join(outDir, privateFolder);
  if (disk.list(folder).some((name) => name !== ".gitignore")) return;
  disk.remove(join(folder, ".gitignore"));
  disk.removeEmptyFolder(folder);
}
