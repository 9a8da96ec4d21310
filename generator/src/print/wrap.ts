/**
 * Wraps Markdown at `width` columns without changing how it renders: paragraphs and list items are reflowed; fenced and
 * indented code, tables, headings and hard breaks keep their lines. Words are never split. Line breaks in `text` are
 * line feeds. Leading and trailing blank lines and trailing whitespace are removed.
 */
export function wrapMarkdown(text: string, width: number): readonly string[] {
  // Fast path: most descriptions are one short line.
  if (text.length <= width && !text.includes("\n")) return text.trim() === "" ? [] : [text.trim()];
  const wrapped: string[] = [];
  let paragraph: Paragraph | undefined;
  let fence: string | undefined;
  const flush = (): void => {
    if (paragraph !== undefined) wrapped.push(...wrapParagraph(paragraph, width));
    paragraph = undefined;
  };
  for (const source of text.split("\n")) {
    const row = source.trimEnd();
    const kind = fence === undefined ? kindOf(row, paragraph !== undefined) : "code";
    if (kind === "text" || kind === "item") {
      const lead = kind === "item" ? (itemLead.exec(row)?.[0] ?? "") : "";
      if (kind === "item" || paragraph === undefined) {
        flush();
        paragraph = { marker: lead, indent: " ".repeat(lead.length), words: [] };
      }
      for (const word of row.slice(lead.length).split(blankRun)) if (word !== "") paragraph.words.push(word);
      // Two spaces or a backslash at the end of a line are a hard break in Markdown.
      if (source.endsWith("  ") || row.endsWith("\\")) flush();
      continue;
    }
    flush();
    if (kind !== "blank") wrapped.push(row);
    else if (wrapped.length > 0 && wrapped.at(-1) !== "") wrapped.push("");
    if (kind === "fence") fence = fenceMark.exec(row)?.[1];
    else if (kind === "code" && fence !== undefined && closes(row, fence)) fence = undefined;
  }
  flush();
  while (wrapped.at(-1) === "") wrapped.pop();
  return wrapped;
}

/** The Markdown role of a line. `code` and `whole` are not reflowed. */
type RowKind = "blank" | "text" | "item" | "fence" | "code" | "whole";

function kindOf(row: string, inParagraph: boolean): RowKind {
  if (row === "") return "blank";
  // Most lines start with a letter, which rules out all other kinds.
  if (/^[A-Za-z]/.test(row)) return "text";
  if (fenceMark.test(row)) return "fence";
  if (/^(?:#|\||>)/.test(row)) return "whole";
  if (!inParagraph && /^(?: {4}|\t|\s*(?:[-*_] *){3,}$)/.test(row)) return "whole";
  return itemLead.test(row) ? "item" : "text";
}

const fenceMark = /^\s*(`{3,}|~{3,})/;
const itemLead = /^\s*(?:[-*+]|\d{1,9}[.)])\s+(?=\S)/;
const blankRun = /[ \t]/;

function closes(row: string, fence: string): boolean {
  const mark = row.trim();
  return mark.startsWith(fence) && mark === fence.charAt(0).repeat(mark.length);
}

interface Paragraph {
  /** Prefix of the first line: a list marker or empty. */
  readonly marker: string;
  /** Prefix of the following lines. */
  readonly indent: string;
  readonly words: string[];
}

function wrapParagraph({ marker, indent, words }: Paragraph, width: number): readonly string[] {
  const rows: string[] = [];
  let row = "";
  for (const word of words) {
    const prefix = rows.length === 0 ? marker : indent;
    if (row === "") {
      row = word;
      // A word that would start a list, heading or quotation must not start a line.
    } else if (prefix.length + row.length + 1 + word.length <= width || beginsBlock.test(word)) {
      row += ` ${word}`;
    } else {
      rows.push(prefix + row);
      row = word;
    }
  }
  rows.push((rows.length === 0 ? marker : indent) + row);
  return rows.map((line) => line.trimEnd());
}

const beginsBlock = /^(?:[-*+>|]|#{1,6}$|\d{1,9}[.)]$|=+$|-+$|`{3}|~{3})/;
