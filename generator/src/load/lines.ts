import type { SourceLocation } from "../diagnostics/diagnostic.js";
import type { SourceFile } from "./document.js";

/** A range of a text in UTF-16 offsets; the end is exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Converts offsets to lines and columns. Line starts are computed on first use. */
export interface LineTable {
  locate(span: Span): SourceLocation;
}

export function createLineTable(source: SourceFile): LineTable {
  let starts: readonly number[] | undefined;
  const position = (offset: number): { line: number; column: number } => {
    starts ??= lineStarts(source.text);
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] as number) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] as number) + 1 };
  };
  return {
    locate(span) {
      // Missing text at the end of a file is located one unit after it.
      const { length } = source.text;
      const start = position(Math.min(span.start, length));
      const end = span.end > span.start ? position(Math.min(span.end, length)) : start;
      return { file: source.name, line: start.line, column: start.column, endLine: end.line, endColumn: end.column };
    },
  };
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}
