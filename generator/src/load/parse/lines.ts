import type { SourceLocation } from "../../diagnostics/diagnostic.js";
import { createLineScanner } from "../../values/line-starts.js";
import type { SourceFile } from "../document.js";

/** A range of a text in UTF-16 offsets; the end is exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Converts offsets to lines and columns. Line starts are computed up to the last offset that was asked for. */
export interface LineTable {
  locate(span: Span): SourceLocation;
}

export function createLineTable(source: SourceFile): LineTable {
  const starts = [0];
  let next: number | undefined = 0;
  const nextStart = createLineScanner(source.text);
  const position = (given: number): { line: number; column: number } => {
    // CR and LF are one line end: a position between them is before both.
    const offset = given > 0 && source.text.startsWith("\r\n", given - 1) ? given - 1 : given;
    while (next !== undefined && next <= offset) {
      next = nextStart(next);
      if (next !== undefined) starts.push(next);
    }
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
