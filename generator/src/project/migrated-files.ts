import { relative } from "node:path";
import type { ProgramMigration } from "../migrate/migrate-program.js";
import type { ChangedFile } from "../stubs/edit-plans.js";
import { applyEdits, type Edit } from "../stubs/splice.js";
import { readExactText } from "./rename-files.js";

/** A file to write, with its edits. */
export interface MigratedFile {
  readonly path: string;
  readonly edits: readonly Edit[];
  readonly file: ChangedFile;
}

/** Applies the edits of programs, and adds their new files. A file of several programs is changed as the first one has it. */
export function migratedFiles(found: readonly ProgramMigration[], cwd: string): readonly MigratedFile[] {
  const edits = new Map<string, readonly Edit[]>();
  for (const [path, own] of found.flatMap((one) => [...one.edits])) if (!edits.has(path)) edits.set(path, own);
  const created = new Map(found.flatMap(({ newFiles }) => [...newFiles]));
  const added = [...created].map(([path, text]) => ({ path, edits: [], file: { path: relative(cwd, path), text } }));
  const changed = [...edits].flatMap(([path, own]) => {
    const before = own.length === 0 ? undefined : readExactText(path);
    if (before === undefined) return [];
    const mark = before.startsWith("\u{feff}") ? 1 : 0;
    const text = `${before.slice(0, mark)}${applyEdits(before.slice(mark), own)}`;
    return text === before ? [] : [{ path, edits: own, file: { path: relative(cwd, path), text, before, edits: own } }];
  });
  return [...changed, ...added].sort((one, other) => (one.path < other.path ? -1 : 1));
}
