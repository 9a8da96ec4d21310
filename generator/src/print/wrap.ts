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
    paragraph?.end();
    paragraph = undefined;
  };
  for (const source of text.split("\n")) {
    const row = source.trimEnd();
    const kind = fence === undefined ? kindOf(row, paragraph !== undefined) : "code";
    if (kind === "text" || kind === "item") {
      const lead = kind === "item" ? (itemLead.exec(row)?.[0] ?? "") : "";
      if (kind === "item" || paragraph === undefined) {
        flush();
        paragraph = new Paragraph(lead, width, wrapped);
      }
      paragraph.add(row, lead.length);
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

function closes(row: string, fence: string): boolean {
  const mark = row.trim();
  return mark.startsWith(fence) && mark === fence.charAt(0).repeat(mark.length);
}

/**
 * Reflows one paragraph. Its lines are slices of the source rows: an object for each word would take a hundred times the
 * memory of a long description.
 */
class Paragraph {
  /** Prefix of the first line: a list marker or empty. */
  readonly #marker: string;
  /** Prefix of the following lines. */
  readonly #indent: string;
  readonly #width: number;
  readonly #wrapped: string[];
  #isFirstLine = true;
  /** The current line without its prefix and without the words in `#row` from `#start` to `#end`. */
  #line = "";
  #row = "";
  #start = 0;
  #end = 0;

  constructor(marker: string, width: number, wrapped: string[]) {
    this.#marker = marker;
    this.#indent = " ".repeat(marker.length);
    this.#width = width;
    this.#wrapped = wrapped;
  }

  /** Adds the words of a source row from an index on. */
  add(row: string, from: number): void {
    this.#moveWords();
    this.#row = row;
    for (let end = from; end < row.length; ) {
      let start = end;
      while (start < row.length && isBlank(row.charCodeAt(start))) start += 1;
      end = start;
      while (end < row.length && !isBlank(row.charCodeAt(end))) end += 1;
      if (end > start) this.#addWord(start, end);
    }
  }

  end(): void {
    this.#moveWords();
    this.#endLine();
  }

  #addWord(start: number, end: number): void {
    const words = this.#end - this.#start;
    const length = this.#line.length + (this.#line !== "" && words > 0 ? 1 : 0) + words;
    if (length > 0) {
      const isFull = this.#prefix.length + length + 1 + end - start > this.#width;
      // A word that would start a list, heading or quotation must not start a line.
      if (isFull && !beginsBlock(this.#row, start)) {
        this.#moveWords();
        this.#endLine();
      }
      // Words with one space between them remain one slice.
      else if (words > 0 && (start !== this.#end + 1 || this.#row[this.#end] !== " ")) this.#moveWords();
    }
    if (this.#end === this.#start) this.#start = start;
    this.#end = end;
  }

  /** Moves the words of the current row to the line. */
  #moveWords(): void {
    if (this.#end > this.#start) {
      const words = this.#row.slice(this.#start, this.#end);
      this.#line = this.#line === "" ? words : `${this.#line} ${words}`;
    }
    this.#start = 0;
    this.#end = 0;
  }

  #endLine(): void {
    this.#wrapped.push((this.#prefix + this.#line).trimEnd());
    this.#isFirstLine = false;
    this.#line = "";
  }

  get #prefix(): string {
    return this.#isFirstLine ? this.#marker : this.#indent;
  }
}

function isBlank(code: number): boolean {
  return code === 0x20 || code === 0x09;
}

function beginsBlock(row: string, start: number): boolean {
  blockStart.lastIndex = start;
  return blockStart.test(row);
}

const blockStart = /(?:[-*+>|]|(?:#{1,6}|\d{1,9}[.)]|=+)(?![^ \t])|`{3}|~{3})/y;
