import { lineBreak, makeVisible } from "./characters.js";
import { type Code, comment } from "./tree.js";
import { wrapMarkdown } from "./wrap.js";

export type DocTagName = "deprecated" | "default" | "see" | "example" | "throws" | "param" | "returns" | "remarks";

export interface DocTag {
  readonly name: DocTagName;
  readonly text: string;
}

/** What a JSDoc comment says; texts are Markdown from the specification. */
export interface Doc {
  readonly text?: string | undefined;
  readonly tags?: readonly DocTag[] | undefined;
}

/**
 * A JSDoc comment, wrapped at 110 columns, on one line when it is short; nothing when there is nothing to say.
 *
 * A comment has no escapes, so whatever could end it, begin a tag in it or hide in it is made visible with a backslash
 * (`*\/`, `\@`) or as text (`\u202e`).
 */
export function docComment(doc: Doc | undefined): Code | undefined {
  const safeText = escapeCommentEnd(doc?.text ?? "");
  const tags = doc?.tags ?? [];
  if (safeText.trim() === "" && tags.length === 0) return undefined;
  const layout = (columns: number): readonly string[] => {
    const width = columns - " * ".length;
    const body = wrapMarkdown(safeText, width);
    const tagLines = tags.flatMap((tag) => layOutTag(tag, width));
    const all = body.length > 0 && tagLines.length > 0 ? [...body, "", ...tagLines] : [...body, ...tagLines];
    const [only = ""] = all;
    if (all.length === 1 && only.length <= columns - "/**  */".length) return [`/** ${withoutCommentEnd(only)} */`];
    return ["/**", ...all.map((row) => (row === "" ? " *" : ` * ${withoutCommentEnd(row)}`)), " */"];
  };
  return comment(layout, "mark");
}

/**
 * One `//` comment for each line of the text, wrapped at 110 columns. Nothing may follow it on its line; printing
 * throws when an emitter tries.
 */
export function lineComment(text: string): Code {
  const rows = escapeCommentEnd(text).split("\n");
  const layout = (columns: number): readonly string[] =>
    rows.flatMap((row) => (row.trim() === "" ? ["//"] : wrapMarkdown(row, columns - "// ".length)).map(asLineComment));
  return comment(layout, "line");
}

function asLineComment(row: string): string {
  return row === "//" ? row : `// ${row}`;
}

function layOutTag(tag: DocTag, width: number): readonly string[] {
  const text = escapeCommentEnd(tag.text);
  if (text.trim() === "") return [`@${tag.name}`];
  // An example is code: it begins on its own line and keeps its lines.
  if (tag.name === "example")
    return [
      "@example",
      ...text
        .replace(/^\n+|\s+$/g, "")
        .split("\n")
        .map(trimEnd),
    ];
  return wrapMarkdown(`@${tag.name} ${escapeTag(tag.name, text.trim())}`, width);
}

/**
 * TypeScript reads types, names and default values at the start of some tags, as far as the next tag if they do not
 * end before; an `@` among them begins a tag in any place.
 */
function escapeTag(name: DocTagName, text: string): string {
  const everyTag = /(?<!\\)@/g;
  switch (name) {
    case "param": {
      const end = text.search(/\s|$/);
      const rest = text.slice(end).replace(/^\s+\{/, " \\{");
      return `${text.slice(0, end).replace(/[{[`]/g, "\\$&")}${rest}`.replace(everyTag, "\\@");
    }
    case "returns":
    case "throws":
      return text.replace(/^\{/, "\\{").replace(everyTag, "\\@");
    case "see":
      return text.replace(/[{`]|(?<=\/)\*/g, "\\$&").replace(everyTag, "\\@");
    default:
      return text;
  }
}

function trimEnd(row: string): string {
  return row.trimEnd();
}

/**
 * TypeScript begins a tag at an `@` after a blank or a line's start, an inline tag at `{@`, and in some tags one after
 * any other sign. The backslash is Markdown's own escape, so that hovers show a plain `@`. Within words, as in mail
 * addresses, and at the start of a code span `@` begins nothing.
 */
function escapeCommentEnd(text: string): string {
  return makeVisible(text.split(lineBreak).join("\n")).replace(/(?<![\w`])@/g, "\\@");
}

// Input such as "**//" becomes "**\\//": one pass leaves no second end behind.
function withoutCommentEnd(row: string): string {
  return row.replaceAll("*/", "*\\/");
}
