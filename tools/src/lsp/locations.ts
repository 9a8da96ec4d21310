import { realpathSync, type Stats, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Range } from "vscode-languageserver/node";
import type { TextDocument } from "vscode-languageserver-textdocument";

/** A range in lines and columns from 1, as diagnostics state it. */
interface SourceRange {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** Converts a range of a diagnostic to one of the protocol, which always lies in the text. */
export function rangeIn(document: TextDocument, { line, column, endLine, endColumn }: SourceRange): Range {
  const start = document.offsetAt({ line: line - 1, character: column - 1 });
  const end = document.offsetAt({ line: endLine - 1, character: endColumn - 1 });
  return rangeOf(document, start, Math.max(start, end));
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
  return statusOf(path)?.isDirectory() === true;
}

/** Undefined if nothing is there, or the path cannot be followed: it contains a null byte, or a link to itself. */
export function statusOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}
