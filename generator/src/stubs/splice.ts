/** Replaces a range of a text. An insertion has an empty range. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Applies edits and keeps all other text byte for byte. Insertions at the same position keep their order. Throws if two
 * edits overlap, which is a bug in the caller.
 */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const ordered = edits
    .map((edit, index) => ({ edit, index }))
    .sort(
      (one, other) => one.edit.start - other.edit.start || one.edit.end - other.edit.end || one.index - other.index,
    );
  const parts: string[] = [];
  let at = 0;
  for (const { edit } of ordered) {
    if (edit.start < at || edit.end < edit.start || edit.end > text.length) {
      throw new Error(`edits overlap at ${edit.start}`);
    }
    parts.push(text.slice(at, edit.start), edit.text);
    at = edit.end;
  }
  return parts.join("") + text.slice(at);
}

/** Maps a position in the original text to the edited text. */
export function shiftPosition(position: number, edits: readonly Edit[]): number {
  return edits.reduce(
    (sum, { start, end, text }) => (end <= position ? sum + text.length - (end - start) : sum),
    position,
  );
}
