import type { Json } from "../values/json.js";
import { invisibleExceptWhitespace, unicodeEscape } from "./characters.js";
import { lineComment } from "./comment.js";
import { type ImportExtension, noImports, UsedSymbols } from "./imports.js";
import { lines } from "./layout.js";
import { checkedPath } from "./path.js";
import { type PrintedName, print } from "./printer.js";
import { type Code, literal, nodeOf } from "./tree.js";

/** A complete output file. */
export interface File {
  /** Relative to the output folder, with forward slashes. */
  readonly path: string;
  readonly text: string;
  /** Where the text has names that come from the specification, in order. */
  readonly names?: readonly PrintedName[];
}

/** What all files of an output have in common. */
export interface FileHeader {
  /** Lines of the header comment. */
  readonly comment: readonly string[];
  /** Whether a comment disables ESLint. */
  readonly isUnlinted?: boolean;
  /** The extension of relative import specifiers. Default: `js`. */
  readonly importExtension: ImportExtension;
}

export interface TypescriptFileOptions {
  /** Such as `src/types/guilds.ts`. */
  readonly path: string;
  /** Lines of the header comment, or these with the form of imports. */
  readonly header: readonly string[] | FileHeader;
  /** Declarations, separated by empty lines. */
  readonly body: readonly Code[];
}

/**
 * Prints a TypeScript module: header comment, sorted imports of the symbols used in the body, body. An import that
 * clashes with a name of the file or another import gets an alias.
 */
export function typescriptFile({ path, header, body }: TypescriptFileOptions): File {
  checkedPath(path);
  // Most files need no aliases, so their imports can be collected while the body is printed once.
  const {
    comment,
    isUnlinted = false,
    importExtension,
  } = Array.isArray(header) ? headerOf(header) : (header as FileHeader);
  const used = new UsedSymbols(path, importExtension);
  const texts = new Set<string>();
  const printedNames: PrintedName[] = [];
  const content = nodeOf(lines(body, 1));
  const printed = print(content, used, { texts, names: printedNames });
  const { declarations, aliased } = used.resolve(texts);
  const unlinted = isUnlinted ? literal("/* eslint-disable */") : undefined;
  const head = comment.length === 0 ? undefined : lines([unlinted, ...comment.map(lineComment)]);
  const top = print(nodeOf(lines([head, lines(declarations)], 1)), used);
  const aliasedNames: PrintedName[] = [];
  const parts = [top, aliased === undefined ? printed : print(content, aliased, { names: aliasedNames })];
  const text = `${parts.filter((part) => part !== "").join("\n\n")}\n`;
  const names = aliased === undefined ? printedNames : aliasedNames;
  if (names.length === 0) return { path, text };
  return {
    path,
    text,
    // Computed on demand: only declaration maps need them.
    get names() {
      return movedBelow(top, names);
    },
  };
}

function headerOf(comment: readonly string[]): FileHeader {
  return { comment, importExtension: "js" };
}

/** Returns the names of a text that follows another one and an empty line. */
function movedBelow(top: string, names: readonly PrintedName[]): readonly PrintedName[] {
  if (top === "") return names;
  const lineCount = top.split("\n").length + 1;
  return names.map(({ line, ...rest }) => ({ line: line + lineCount, ...rest }));
}

/** Prints code as text, such as an example in the reference: without imports, with unaliased symbols. */
export function snippet(body: readonly Code[]): string {
  return print(nodeOf(lines(body, 1)), noImports);
}

/** Prints JSON with an indentation of two spaces. Invisible characters are escaped. */
export function jsonFile(path: string, value: Json): File {
  const text = JSON.stringify(value, undefined, 2).replace(invisibleExceptWhitespace, unicodeEscape);
  return { path: checkedPath(path), text: `${text}\n` };
}

/** Writes text unchanged. Only for generator-owned text and text already encoded for this file type. */
export function textFile(path: string, text: string): File {
  return { path: checkedPath(path), text };
}
