import { lineBreak, makeVisible } from "./characters.js";
import { type Code, comment } from "./tree.js";
import { wrapMarkdown } from "./wrap.js";

export type DocTagName =
  | "deprecated"
  | "default"
  | "see"
  | "example"
  | "throws"
  | "param"
  | "returns"
  | "remarks"
  | "packageDocumentation";

export interface DocTag {
  readonly name: DocTagName;
  readonly text: string;
}

/** The content of a JSDoc comment. Texts are Markdown from the specification. */
export interface Doc {
  readonly text?: string | undefined;
  readonly tags?: readonly DocTag[] | undefined;
}

/**
 * Prints a JSDoc comment, wrapped at 110 columns, on one line if it fits; undefined if it would be empty.
 *
 * A comment has no escapes, so anything that could end it, start a tag or be invisible is printed with a backslash
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
 * Prints one `//` comment per line of the text, wrapped at 110 columns. Printing throws if other code follows on the
 * same line.
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
  // Examples are code: they start on their own line and keep their line breaks.
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
 * Escapes `@` wherever TypeScript could read a type, name or default value at the start of a tag and thus start another
 * tag.
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
 * Escapes `@` with Markdown's backslash, which editors render as a plain `@`. TypeScript starts a tag at an `@` at the
 * start of a line or after whitespace, after `{`, and in some tags after any other character. Within words, as in mail
 * addresses, and at the start of a code span, `@` is safe.
 */
function escapeCommentEnd(text: string): string {
  const rows = text.includes("\r") ? text.split(lineBreak).join("\n") : text;
  const visible = makeVisible(rows);
  return visible.includes("@") ? visible.replace(/(?<![\w`])@/g, "\\@") : visible;
}

// Input such as "**//" becomes "**\\//": one pass is enough.
function withoutCommentEnd(row: string): string {
  return row.replaceAll("*/", "*\\/");
}
