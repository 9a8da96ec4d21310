import { realpathSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Range } from "vscode-languageserver/node";
import type { TextDocument } from "vscode-languageserver-textdocument";

/** A range in lines and columns from 1, as diagnostics state it. Only LF ends a line. */
interface SourceRange {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** Returns a function that converts ranges of diagnostics to ranges of the protocol, which always lie in the text. */
export function rangeConverter(document: TextDocument): (range: SourceRange) => Range {
  const text = document.getText();
  const starts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  const offsetOf = (line: number, column: number): number => {
    const start = starts[Math.max(0, line - 1)];
    if (start === undefined) return text.length;
    const end = starts[line] ?? text.length;
    return Math.min(start + Math.max(0, column - 1), end);
  };
  return ({ line, column, endLine, endColumn }) => {
    const start = offsetOf(line, column);
    return rangeOf(document, start, Math.max(start, offsetOf(endLine, endColumn)));
  };
}

export function rangeOf(document: TextDocument, start: number, end: number): Range {
  return { start: document.positionAt(start), end: document.positionAt(end) };
}

/** Returns the path of a file without links; undefined if a URI names no local file. */
export function pathOfUri(uri: string): string | undefined {
  // Clients may send anything.
  if (typeof uri !== "string" || !uri.startsWith("file:")) return undefined;
  try {
    return withoutLinks(fileURLToPath(uri));
  } catch {
    return undefined;
  }
}

/** A file that does not exist yet has the links of its folder resolved. */
function withoutLinks(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    const folder = dirname(path);
    return folder === path ? path : join(withoutLinks(folder), basename(path));
  }
}

/** Returns the URI of a path. Editors spell some characters differently: an open file keeps its own URI. */
export function uriOfPath(path: string): string {
  return pathToFileURL(path).href;
}

export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
