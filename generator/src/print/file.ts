import { invisibleExceptWhitespace, unicodeEscape } from "./characters.js";
import { lineComment } from "./comment.js";
import { noImports, UsedSymbols } from "./imports.js";
import type { Json } from "./json.js";
import { lines } from "./layout.js";
import { checkedPath } from "./path.js";
import { print } from "./printer.js";
import { type Code, nodeOf } from "./tree.js";

/** A finished file of the output. */
export interface File {
  /** Relative to the output folder, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

export interface TypescriptFileOptions {
  /** Such as `src/types/guilds.ts`. */
  readonly path: string;
  /** Lines of the comment at the top. */
  readonly header: readonly string[];
  /** Declarations; an empty line is printed between two of them. */
  readonly body: readonly Code[];
}

/**
 * A TypeScript module: header comment, sorted imports of the symbols that the body uses, body. An import that would
 * clash with a name of the file or with another import is aliased.
 */
export function typescriptFile({ path, header, body }: TypescriptFileOptions): File {
  checkedPath(path);
  // Most files import nothing under another name: they are printed once, and what they import is found on the way.
  const used = new UsedSymbols(path);
  const texts = new Set<string>();
  const content = nodeOf(lines(body, 1));
  const printed = print(content, used, texts);
  const { declarations, aliased } = used.resolve(texts);
  const comment = header.length === 0 ? undefined : lines(header.map(lineComment));
  const top = print(nodeOf(lines([comment, lines(declarations)], 1)), used);
  const parts = [top, aliased === undefined ? printed : print(content, aliased)];
  return { path, text: `${parts.filter((part) => part !== "").join("\n\n")}\n` };
}

/** Code as text to read, such as an example in the reference: without imports, symbols by their own names. */
export function snippet(body: readonly Code[]): string {
  return print(nodeOf(lines(body, 1)), noImports);
}

/** JSON with two spaces; invisible characters are escaped. */
export function jsonFile(path: string, value: Json): File {
  const text = JSON.stringify(value, undefined, 2).replace(invisibleExceptWhitespace, unicodeEscape);
  return { path: checkedPath(path), text: `${text}\n` };
}

/** Text as it is. Only for text of our own, and for text that was encoded for this kind of file. */
export function textFile(path: string, text: string): File {
  return { path: checkedPath(path), text };
}
