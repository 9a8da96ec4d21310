import { lineStarts } from "../values/line-starts.js";
import type { SourceLocation } from "./diagnostic.js";
import { columnWidth, escapeInvisible } from "./visible.js";

/** Number of UTF-16 units of a long line to show around the column. */
const shownWidth = 100;
/** How many of them precede the column. */
const shownBefore = 40;

/** Returns the text of a file by its name in a {@link SourceLocation}; undefined if it cannot be shown. */
export type SourceOf = (file: string) => string | undefined;

/** A line of a code frame. A line without a number is the underline. */
export interface FrameLine {
  readonly number?: number;
  readonly text: string;
}

/**
 * Creates a function that returns the code frame of a location in a text: its first line, the adjacent lines, and an
 * underline. Line starts are computed once.
 */
export function codeFrames(text: string): (location: SourceLocation) => readonly FrameLine[] {
  let starts: readonly number[] | undefined;
  return (location) => {
    starts ??= lineStarts(text);
    return codeFrame(linesAround(text, starts, location.line), location);
  };
}

function codeFrame(lines: readonly NumberedLine[], location: SourceLocation): readonly FrameLine[] {
  const frame: FrameLine[] = [];
  const meant = lines.find((line) => line.number === location.line);
  if (meant === undefined) return frame;
  const column = Math.min(Math.max(location.column, 1), meant.text.length + 1);
  const from = meant.text.length <= shownWidth ? 0 : windowStart(meant.text, column);
  for (const { number, text: line } of lines) {
    frame.push({ number, text: clip(line, from) });
    if (number !== location.line) continue;
    const end =
      location.endLine === location.line ? Math.min(location.endColumn, line.length + 1) : line.trimEnd().length + 1;
    const last = Math.min(end - 1, from + shownWidth);
    const before = (from > 0 ? "…" : "") + escapeInvisible(line.slice(from, column - 1));
    const under = columnWidth(escapeInvisible(line.slice(column - 1, last)));
    frame.push({ text: `${" ".repeat(columnWidth(before))}${"^".repeat(Math.max(1, under))}` });
  }
  return frame;
}

function windowStart(line: string, column: number): number {
  const start = Math.max(0, Math.min(column - 1 - shownBefore, line.length - shownWidth));
  // Do not split a surrogate pair.
  return start > 0 && /[\udc00-\udfff]/.test(line[start] as string) ? start - 1 : start;
}

function clip(line: string, from: number): string {
  const before = from > 0 && line.length > 0 ? "…" : "";
  const after = line.length > from + shownWidth ? "…" : "";
  return before + escapeInvisible(line.slice(from, from + shownWidth)) + after;
}

interface NumberedLine {
  readonly number: number;
  readonly text: string;
}

/** Returns a line and its adjacent lines. */
function linesAround(text: string, starts: readonly number[], line: number): readonly NumberedLine[] {
  const lines: NumberedLine[] = [];
  for (let number = Math.max(1, line - 1); number <= Math.min(line + 1, starts.length); number++) {
    const start = starts[number - 1] as number;
    lines.push({ number, text: text.slice(start, starts[number]).replace(/\r?\n$|\r$/, "") });
  }
  // The end of the file is not a separate line.
  if (lines.length > 1 && lines.at(-1)?.text === "" && lines.at(-1)?.number !== line) lines.pop();
  return lines;
}
