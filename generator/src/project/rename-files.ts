import { readFileSync } from "node:fs";
import { relative } from "node:path";
import type { CallerUsages } from "../rename/callers.js";
import type { RenameEdit, UncertainUse } from "../rename/usages.js";
import type { ChangedFile } from "../stubs/edit-plans.js";
import { applyEdits } from "../stubs/splice.js";

/** A file to write, with the offset of its text: 1 after a byte order mark. */
export interface EditedFile {
  readonly file: ChangedFile;
  readonly path: string;
  readonly edits: readonly RenameEdit[];
}

/** What a run changes and reports. */
export interface FileChange {
  readonly files: readonly EditedFile[];
  /** Number of edits. */
  readonly edits: number;
  readonly uncertain: readonly UncertainUse[];
  /** Number of files searched. */
  readonly searched: number;
  /** Whether any of them imports the generated package. */
  readonly importsPackage: boolean;
}

/** Size of a source file above which it is not searched, in bytes. */
const maxFileSize = 8_000_000;

/** Returns the text of a file without byte order mark; undefined if it is not UTF-8, cannot be read, or is too large. */
export function readCallerText(path: string): string | undefined {
  const text = readExactText(path);
  return text === undefined ? undefined : withoutMark(text);
}

/** Returns the text of a file with its byte order mark; undefined as for {@link readCallerText}. */
export function readExactText(path: string): string | undefined {
  try {
    const bytes = readFileSync(path);
    const text = bytes.toString("utf8");
    return bytes.length <= maxFileSize && Buffer.from(text, "utf8").equals(bytes) ? text : undefined;
  } catch {
    return undefined;
  }
}

function withoutMark(text: string): string {
  return text.startsWith("\u{feff}") ? text.slice(1) : text;
}

/** Combines what programs found in their files and applies the edits. A file of several programs is edited once. */
export function changeFiles(
  found: readonly CallerUsages[],
  cwd: string,
  readText: (path: string) => string | undefined = readExactText,
): FileChange {
  const edits = new Map<string, Map<number, RenameEdit>>();
  const uncertain = new Map<string, UncertainUse>();
  const searched = new Set<string>();
  for (const [path, usages] of found.flatMap((one) => [...one.files])) {
    searched.add(path);
    const own = edits.get(path) ?? new Map<number, RenameEdit>();
    edits.set(path, own);
    for (const edit of usages.edits) own.set(edit.start, edit);
    for (const use of usages.uncertain) uncertain.set(`${path}:${use.start}`, use);
  }
  for (const [path, own] of edits) for (const start of own.keys()) uncertain.delete(`${path}:${start}`);
  const files = [...edits]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([path, own]) => editFile(path, [...own.values()], { cwd, readText }));
  return {
    files,
    edits: files.reduce((sum, { edits: own }) => sum + own.length, 0),
    uncertain: [...uncertain.values()],
    searched: searched.size,
    importsPackage: found.some(({ importsPackage }) => importsPackage),
  };
}

function editFile(
  path: string,
  edits: readonly RenameEdit[],
  { cwd, readText }: { readonly cwd: string; readonly readText: (path: string) => string | undefined },
): readonly EditedFile[] {
  const before = edits.length === 0 ? undefined : readText(path);
  if (before === undefined) return [];
  const text = withoutMark(before);
  const after = `${before.slice(0, before.length - text.length)}${applyEdits(text, edits)}`;
  if (after === before) return [];
  return [{ path, edits, file: { path: relative(cwd, path), text: after, before, edits } }];
}
