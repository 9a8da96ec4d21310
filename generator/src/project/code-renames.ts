import { resolve } from "node:path";
import { withoutByteOrderMark } from "../stubs/source-files.js";
import type { Edit } from "../stubs/splice.js";
import { findCallerRenames } from "./caller-renames.js";
import { hasHandlers } from "./code-presence.js";
import { findHandlerRenames } from "./handler-changes.js";
import { noProgress } from "./progress.js";
import type { CheckedDocument } from "./workspace.js";

/** The edits of a file of code. */
export interface RenamedFile {
  /** Absolute. */
  readonly path: string;
  /** The text in the editor, or else on disk without byte order mark. */
  readonly text: string;
  /** In order, and without overlaps. Offsets are UTF-16 units in the text. */
  readonly edits: readonly Edit[];
}

/**
 * Returns what a rename in a document changes in the programs of a folder, and in its handlers. Nothing is written.
 *
 * @param after The document with the current names, and with `x-renamed-from`.
 * @param readBefore Reads the document with the former names. Called only if something may change.
 * @param folder The folder of the configuration, which contains the programs.
 * @param unsaved Texts of open files by absolute path, in place of those on disk.
 */
export async function codeRenamesOf(
  after: CheckedDocument,
  readBefore: () => Promise<CheckedDocument>,
  folder: string,
  unsaved: ReadonlyMap<string, string> = new Map(),
): Promise<readonly RenamedFile[]> {
  const { loaded, model, fromLoad = [], document } = after;
  if (loaded === undefined || model === undefined) return [];
  const context = { settings: document.settings, cwd: folder, progress: noProgress, unsaved };
  const found = await findCallerRenames([folder], { loaded, model, fromLoad }, context);
  const inPrograms = "changes" in found ? found.changes.files : [];
  if (inPrograms.length === 0 && !hasHandlers(document.settings)) return [];
  const before = await readBefore();
  if (before.model === undefined) return [];
  const files = new Map<string, { readonly text: string; edits: readonly Edit[] }>();
  const add = (path: string, beforeEdits: string, edits: readonly Edit[]): void => {
    const known = files.get(path) ?? { text: withoutByteOrderMark(beforeEdits), edits: [] };
    files.set(path, { ...known, edits: [...known.edits, ...edits.filter((edit) => !overlaps(edit, known.edits))] });
  };
  for (const { path, edits, file } of inPrograms) add(path, file.before ?? "", edits);
  for (const { path, before: text = "", edits = [] } of await findHandlerRenames(
    before.model,
    model,
    document.settings,
    unsaved,
  ))
    add(resolve(path), text, edits);
  return [...files].map(([path, { text, edits }]) => ({
    path,
    text,
    edits: edits.toSorted((one, other) => one.start - other.start),
  }));
}

/** Callers' edits take precedence: both rename the same names. */
function overlaps({ start, end }: Edit, edits: readonly Edit[]): boolean {
  return edits.some((edit) => (start < edit.end && edit.start < end) || (start === edit.start && end === edit.end));
}
