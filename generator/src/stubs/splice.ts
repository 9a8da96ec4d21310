/** A stretch of a text and what stands there afterwards; an insertion has no length. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * A text with edits applied; all that lies outside of them is the same, byte for byte. Insertions in one place come in
 * the order of the list. Throws where two edits would touch the same text: that is a defect of the caller.
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
      throw new Error(`the edits at ${edit.start} overlap`);
    }
    parts.push(text.slice(at, edit.start), edit.text);
    at = edit.end;
  }
  return parts.join("") + text.slice(at);
}

/** Where a position of the text before is in the text behind the edits. */
export function shiftPosition(position: number, edits: readonly Edit[]): number {
  return edits.reduce(
    (sum, { start, end, text }) => (end <= position ? sum + text.length - (end - start) : sum),
    position,
  );
}
