import type { StubDiagnostic } from "./diagnostic.js";
import { type Source, syntaxProblem } from "./source-files.js";
import { applyEdits, type Edit } from "./splice.js";

/** A changed or new file. */
export interface ChangedFile {
  readonly path: string;
  readonly text: string;
  /** Absent for a new file. */
  readonly before?: string;
  /** The edits that turn `before` into `text`. Offsets start after the byte order mark. */
  readonly edits?: readonly Edit[];
}

/** Collects edits by file and applies them together. */
export class EditPlans {
  readonly #edits = new Map<Source, Edit[]>();

  add(source: Source, edits: readonly Edit[]): void {
    this.#edits.set(source, [...(this.#edits.get(source) ?? []), ...edits]);
  }

  /** Applies all edits. A file that would no longer parse is left unchanged and reported. */
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
        message: `the new handlers would cause a syntax error in ${path} (${problem.message})`,
        at: { path, start: 0, end: 0 },
        fix: "add the missing handlers manually",
      });
    }
    return { files, refused };
  }
}

/** Removes duplicate edits: a class that implements two interfaces yields the same replacements twice. */
function withoutDuplicates(edits: readonly Edit[]): readonly Edit[] {
  const seen = new Set<string>();
  return edits.filter(({ start, end, text }) => {
    const key = JSON.stringify([start, end, text]);
    return !seen.has(key) && seen.add(key) !== undefined;
  });
}
