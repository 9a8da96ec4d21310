/** A range of the original text. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Inserted text: as written, a former name to find again, or a copy of a range with its own insertions. */
export type InsertedPart = string | { readonly name: string; readonly current: string } | Range;

export interface Insertion {
  readonly at: number;
  /** The node that the insertion belongs to; copies of its content do not contain it. */
  readonly owner: Range;
  readonly parts: readonly InsertedPart[];
}

/** The position of a former name, and the current one. */
export interface Mark {
  readonly at: number;
  readonly current: string;
}

export interface RenderedText {
  readonly text: string;
  readonly marks: readonly Mark[];
}

/** Inserts texts and returns where the former names are. */
export function render(text: string, insertions: readonly Insertion[]): RenderedText {
  const size = ({ owner }: Insertion): number => owner.end - owner.start;
  const ordered = [...insertions].sort((one, other) => one.at - other.at || size(one) - size(other));
  return renderRange({ start: 0, end: text.length }, text, ordered);
}

function renderRange(range: Range, text: string, insertions: readonly Insertion[]): RenderedText {
  const marks: Mark[] = [];
  let result = "";
  let at = range.start;
  const inside = insertions.filter(({ owner }) => owner.start >= range.start && owner.end <= range.end);
  for (const insertion of inside) {
    result += text.slice(at, insertion.at);
    at = insertion.at;
    for (const part of insertion.parts) {
      if (typeof part === "string") {
        result += part;
      } else if ("name" in part) {
        marks.push({ at: result.length, current: part.current });
        result += part.name;
      } else {
        const copy = renderRange(part, text, inside);
        for (const mark of copy.marks) marks.push({ at: result.length + mark.at, current: mark.current });
        result += copy.text;
      }
    }
  }
  return { text: result + text.slice(at, range.end), marks };
}
