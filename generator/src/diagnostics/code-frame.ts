import type { Place } from "./diagnostic.js";
import { cells, visible } from "./visible.js";

/** How many UTF-16 units of a long line are shown around the column. */
const shownWidth = 100;
/** How many of them stand before the column. */
const shownBefore = 40;

/** One line of a code frame; without a number it is the one with the underline. */
export interface FrameLine {
  readonly number?: number;
  readonly text: string;
}

/** The line that a place begins in with the lines around it, and an underline below what is meant. */
export function codeFrame(text: string, place: Place): readonly FrameLine[] {
  const lines = linesAround(text, place.line);
  const frame: FrameLine[] = [];
  const meant = lines.find((line) => line.number === place.line);
  if (meant === undefined) return frame;
  const column = Math.min(Math.max(place.column, 1), meant.text.length + 1);
  const from = meant.text.length <= shownWidth ? 0 : windowStart(meant.text, column);
  for (const { number, text: line } of lines) {
    frame.push({ number, text: clip(line, from) });
    if (number !== place.line) continue;
    const end = place.endLine === place.line ? Math.min(place.endColumn, line.length + 1) : line.trimEnd().length + 1;
    const last = Math.min(end - 1, from + shownWidth);
    const before = (from > 0 ? "…" : "") + visible(line.slice(from, column - 1));
    const under = cells(visible(line.slice(column - 1, last)));
    frame.push({ text: `${" ".repeat(cells(before))}${"^".repeat(Math.max(1, under))}` });
  }
  return frame;
}

function windowStart(line: string, column: number): number {
  const start = Math.max(0, Math.min(column - 1 - shownBefore, line.length - shownWidth));
  // Never between the halves of a pair.
  return start > 0 && /[\udc00-\udfff]/.test(line[start] as string) ? start - 1 : start;
}

function clip(line: string, from: number): string {
  const before = from > 0 && line.length > 0 ? "…" : "";
  const after = line.length > from + shownWidth ? "…" : "";
  return before + visible(line.slice(from, from + shownWidth)) + after;
}

/** The line of a number, the one before it and the one after it, without copying the rest of the text. */
function linesAround(text: string, line: number): { readonly number: number; readonly text: string }[] {
  const lines: { number: number; text: string }[] = [];
  let start = 0;
  for (let number = 1; number <= line + 1; number++) {
    const newline = text.indexOf("\n", start);
    const end = newline === -1 ? text.length : newline;
    if (number >= line - 1) {
      const carriage = text[end - 1] === "\r" && end > start ? 1 : 0;
      lines.push({ number, text: text.slice(start, end - carriage) });
    }
    if (newline === -1) break;
    start = newline + 1;
  }
  // The end of the file is no line of its own.
  if (lines.length > 1 && lines.at(-1)?.text === "" && lines.at(-1)?.number !== line) lines.pop();
  return lines;
}
