import { lineBreak, makeVisible } from "./characters.js";
import { EncodingRefusal } from "./refusal.js";

/**
 * Prints text for a line of Markdown or a table cell. Markup, HTML and links are escaped, line breaks become spaces.
 */
export function inlineMarkdown(text: string): string {
  const line = visibleLine(text).replace(/ {2,}/g, " ").trim();
  return escapedMarkup(line).replace(/^(?:[-+=>#]|\d{1,9}(?=[.)](?:\s|$)))/, (lead) =>
    /\d/.test(lead) ? `${lead}\\` : `\\${lead}`,
  );
}

/** Escapes long texts in slices that end at a space: a replacement keeps all its matches in memory until it ends. */
function escapedMarkup(line: string): string {
  if (line.length <= slice) return line.replace(markup, "\\$&");
  const escaped: string[] = [];
  for (let start = 0; start < line.length; ) {
    const space = line.indexOf(" ", start + slice);
    const end = space === -1 ? line.length : space;
    escaped.push(line.slice(start, end).replace(markup, "\\$&"));
    start = end;
  }
  return escaped.join("");
}

const slice = 100_000;

/**
 * Characters with a meaning in Markdown: an ampersand only before an entity, an underscore only at a word boundary, and
 * the triggers of autolinks (GitHub Flavored Markdown, 6.9).
 */
const markup =
  /[\\`*[\]<|~$]|&(?=[#A-Za-z])|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|(?<=https?|ftp|mailto|xmpp):|(?<=www)\.|@/giu;

/** Prints a code span. Content with a bar, which would end a table cell, becomes an HTML element with entities. */
export function codeSpan(text: string): string {
  const content = visibleLine(text);
  if (content.trim() === "" || content.includes("|"))
    return `<code>${content.replace(/[^A-Za-z0-9 ,;()/-]/gu, entity)}</code>`;
  const longest = longestRun(content);
  const mark = "`".repeat(longest + 1);
  // Markdown strips one space on each side, which separates leading or trailing backticks from the delimiters.
  const pad = /^[` ]|[` ]$/.test(content) ? " " : "";
  return `${mark}${pad}${content}${pad}${mark}`;
}

/** Returns the length of the longest run of backticks. */
function longestRun(text: string): number {
  let longest = 0;
  for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
  return longest;
}

function entity(character: string): string {
  return `&#${character.codePointAt(0)};`;
}

/** Prints a fenced code block. `language` is chosen by the generator, such as `ts`. */
export function fencedCode(text: string, language = ""): string {
  if (!/^[a-z]*$/.test(language)) throw new EncodingRefusal("comment", language, "a fence names a language in letters");
  const content = makeVisible(text.split(lineBreak).join("\n")).trimEnd();
  const longest = Math.max(2, longestRun(content));
  const mark = "`".repeat(longest + 1);
  return `${mark}${language}\n${content}\n${mark}`;
}

/**
 * Prints prose from the specification. Paragraphs, list items, code spans, fenced code and web links are kept; all
 * other markup is escaped.
 */
export function proseMarkdown(text: string): string {
  const rows = text.split(lineBreak);
  const printed: string[] = [];
  /** Fences without a closing fence, to avoid repeated searches. */
  const open = new Set<string>();
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] ?? "";
    const [, mark, language = ""] = /^ {0,3}(`{3,}|~{3,}) *([a-z]*) *$/.exec(row) ?? [];
    const closable = mark !== undefined && !open.has(mark);
    const end = closable ? rows.findIndex((other, at) => at > index && other.trim() === mark) : -1;
    if (end === -1) {
      if (mark !== undefined) open.add(mark);
      printed.push(proseRow(row));
      continue;
    }
    printed.push(fencedCode(rows.slice(index + 1, end).join("\n"), language));
    index = end;
  }
  return printed.join("\n").trim();
}

function proseRow(row: string): string {
  const [, lead = "", rest = row] = /^( {0,3}(?:[-*+]|\d{1,9}[.)]) +)(\S.*)$/s.exec(row) ?? [];
  return lead + inlineProse(rest);
}

/** Like {@link proseMarkdown}, for a table cell: `<br>` separates paragraphs. */
export function tableCell(text: string): string {
  return text
    .split(lineBreak)
    .join("\n")
    .trim()
    .split(/\n(?:[ \t]*\n)+/)
    .map(inlineProse)
    .join("<br>");
}

function inlineProse(row: string): string {
  const printed: string[] = [];
  let pieces: string[] = [];
  let start = 0;
  for (const { 0: kept, index } of row.matchAll(keptMarkup)) {
    pieces.push(proseBetween(row.slice(start, index), start > 0, true), renderKept(kept));
    start = index + kept.length;
    if (pieces.length < 10_000) continue;
    // A long text has millions of pieces.
    printed.push(pieces.join(""));
    pieces = [];
  }
  return [...printed, ...pieces, proseBetween(row.slice(start), start > 0, false)].join("").trim();
}

/** Prints the text before, after and between kept markup. */
function proseBetween(text: string, isAfter: boolean, isBefore: boolean): string {
  const before = isAfter && /^\s/.test(text) ? " " : "";
  const after = isBefore && text.trim() !== "" && /\s$/.test(text) ? " " : "";
  return before + inlineMarkdown(text) + after;
}

const urlPattern = "https?:\\/\\/[\\w.~:/?#@!$&'*+,;=%-]*[\\w/]";
/** Matches code spans, links and bare URLs that are unambiguous. */
const keptMarkup = new RegExp(
  `((?<!\`)\`[^\`]+\`(?!\`)|(?<!!)\\[[^\\[\\]\\\\\`<>!]+\\]\\(${urlPattern}\\)|(?<![\\w<"'(\\[])${urlPattern})`,
  "g",
);

function renderKept(piece: string): string {
  if (piece.startsWith("`")) return codeSpan(piece.slice(1, -1));
  const [, text = piece, target = piece] = /^\[(.*)\]\((.*)\)$/s.exec(piece) ?? [];
  return linkMarkdown(text, target);
}

export function linkMarkdown(text: string, target: string): string {
  return `[${inlineMarkdown(text)}](${linkTarget(target)})`;
}

/** Returns GitHub's fragment for a heading: lower case, only letters, digits, `_` and `-`. */
export function anchor(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_\- ]/gu, "")
    .replaceAll(" ", "-");
}

/** Prints a link destination: relative, http, https or mailto. Throws {@link EncodingRefusal} for other schemes. */
export function linkTarget(url: string): string {
  const visible = visibleLine(url).trim();
  const scheme = /^([^/?#]*?):/.exec(visible)?.[1];
  if (scheme !== undefined && !/^(?:https?|mailto)$/i.test(scheme)) {
    throw new EncodingRefusal("link", url, "only relative, http, https and mailto addresses are linked");
  }
  return visible
    .replace(/[\\<>()[\]|`"' ]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
    .replace(/&(?=#?\w+;)/g, "&amp;");
}

/** Collapses runs of empty lines outside fenced code and ends the text with one line feed. */
export function tidyMarkdown(text: string): string {
  const rows: string[] = [];
  let fence: string | undefined;
  for (const row of text.split("\n")) {
    const mark = /^\s*(`{3,})/.exec(row)?.[1];
    if (fence === undefined) {
      const kept = row.trimEnd();
      if (kept !== "" || (rows.length > 0 && rows.at(-1) !== "")) rows.push(kept);
      // A code span may start a line with three backticks too, but has others after them.
      if (mark !== undefined && /^\s*`{3,}[^`]*$/.test(row)) fence = mark;
    } else {
      rows.push(row);
      if (row.trim() === fence) fence = undefined;
    }
  }
  while (rows.at(-1) === "") rows.pop();
  return `${rows.join("\n")}\n`;
}

function visibleLine(text: string): string {
  // Fast path: most texts are one line of printable ASCII.
  if (/^[\x20-\x7e]*$/.test(text)) return text;
  return makeVisible(text.split(lineBreak).join(" ").replaceAll("\t", " "));
}
