/**
 * Markdown wrapped at `width` columns so that it still renders the same: paragraphs and list items flow, everything
 * whose lines matter (fenced and indented code, tables, headings, hard breaks) keeps them. Words are never split.
 * Line breaks in `text` are line feeds. Leading and trailing blank lines are dropped; no line ends in a blank.
 */
export function wrapMarkdown(text: string, width: number): readonly string[] {
  const wrapped: string[] = [];
  let paragraph: Paragraph | undefined;
  let fence: string | undefined;
  const flush = (): void => {
    if (paragraph !== undefined) wrapped.push(...flow(paragraph, width));
    paragraph = undefined;
  };
  for (const source of text.split("\n")) {
    const row = source.trimEnd();
    const mark = /^\s*(`{3,}|~{3,})/.exec(row)?.[1];
    if (fence !== undefined) {
      wrapped.push(row);
      if (mark?.startsWith(fence) === true && row.trim() === mark) fence = undefined;
    } else if (mark !== undefined) {
      flush();
      wrapped.push(row);
      fence = mark;
    } else if (row === "") {
      flush();
      if (wrapped.length > 0 && wrapped.at(-1) !== "") wrapped.push("");
    } else if (paragraph === undefined ? /^(?: {4}|\t|#|\||>|\s*(?:[-*_] *){3,}$)/.test(row) : /^(?:#|\||>)/.test(row)) {
      flush();
      wrapped.push(row);
    } else {
      const item = /^(\s*(?:[-*+]|\d{1,9}[.)])\s+)(.*)$/.exec(row);
      if (item !== null || paragraph === undefined) {
        flush();
        const lead = item?.[1] ?? "";
        paragraph = { lead, indent: " ".repeat(lead.length), words: [] };
      }
      paragraph?.words.push(...(item?.[2] ?? row).trim().split(/\s+/));
      // Two blanks or a backslash at the end of a line are a hard break in Markdown.
      if (/(?: {2}|\\)$/.test(source)) flush();
    }
  }
  flush();
  while (wrapped.at(-1) === "") wrapped.pop();
  return wrapped;
}

interface Paragraph {
  /** What stands before the first word: a list marker or nothing. */
  readonly lead: string;
  /** What stands before the following lines. */
  readonly indent: string;
  readonly words: string[];
}

function flow({ lead, indent, words }: Paragraph, width: number): readonly string[] {
  const rows: string[] = [];
  let row = "";
  for (const word of words) {
    const prefix = rows.length === 0 ? lead : indent;
    if (row === "") {
      row = word;
      // A word that would begin a list, a heading or a quotation stays with the word before it.
    } else if (prefix.length + row.length + 1 + word.length <= width || beginsBlock.test(word)) {
      row += ` ${word}`;
    } else {
      rows.push(prefix + row);
      row = word;
    }
  }
  rows.push((rows.length === 0 ? lead : indent) + row);
  return rows.map((line) => line.trimEnd());
}

const beginsBlock = /^(?:[-*+>|]|#{1,6}$|\d{1,9}[.)]$|=+$|-+$|`{3}|~{3})/;
