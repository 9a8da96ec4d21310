import type { StubDiagnostic } from "./diagnostic.js";
import { type Source, syntaxProblem } from "./source-files.js";
import { applyEdits, type Edit } from "./splice.js";

/** A file whose text changes, or a new one. */
export interface ChangedFile {
  readonly path: string;
  readonly text: string;
  /** Absent for a new file. */
  readonly before?: string;
  /** What turns the text before into the new one; offsets count behind a byte order mark. */
  readonly edits?: readonly Edit[];
}

/** Edits by file, until all of them are known. */
export class EditPlans {
  readonly #edits = new Map<Source, Edit[]>();

  add(source: Source, edits: readonly Edit[]): void {
    this.#edits.set(source, [...(this.#edits.get(source) ?? []), ...edits]);
  }

  /** The new texts, and the files in which they would not be TypeScript any more, which stay as they are. */
  apply(): { readonly files: readonly ChangedFile[]; readonly refused: readonly StubDiagnostic[] } {
    const files: ChangedFile[] = [];
    const refused: StubDiagnostic[] = [];
    for (const [{ path, text, byteOrderMark }, all] of this.#edits) {
      const edits = withoutDuplicates(all);
      const after = applyEdits(text, edits);
      if (after === text) continue;
      const problem = syntaxProblem(path, after);
      if (problem === undefined) {
        files.push({ path, text: byteOrderMark + after, before: byteOrderMark + text, edits });
        continue;
      }
      refused.push({
        code: "stubs-unseen",
        message: `what would have to be added to ${path} does not fit into it (${problem.message})`,
        at: { path, start: 0, end: 0 },
        fix: "add the handlers that the compiler misses by hand",
      });
    }
    return { files, refused };
  }
}

/** A class that implements two interfaces is found twice, and so are the replacements of its tokens. */
function withoutDuplicates(edits: readonly Edit[]): readonly Edit[] {
  const seen = new Set<string>();
  return edits.filter(({ start, end, text }) => {
    const key = JSON.stringify([start, end, text]);
    return !seen.has(key) && seen.add(key) !== undefined;
  });
}
