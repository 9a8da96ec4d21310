import { withLineFeeds } from "../load/parse/line-ends.js";
import type { CursorLocation, Level } from "./cursor-location.js";

/** A line of block YAML. */
interface Line {
  /** Columns of the dashes before the content. */
  readonly dashes: readonly number[];
  /** Column of the content after all dashes. */
  readonly column: number;
  /** Content that is no entry has no key. */
  readonly key: string | undefined;
  readonly value: string;
}

const lineForm = /^(?<indent> *)(?<dashes>(?:- +)*(?:-$)?)(?<content>.*)$/;
const entryForm = /^(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<plain>[^\s#"'[\]{},][^#]*?)) *:(?: +(?<value>.*))?$/;
/** An object in braces whose only key is a reference. */
const referenceForm = /^(?<outer>.*?)\{ *["']?\$ref["']?: *["']?(?<target>[^"'}\s]*)$/;

/** Empty lines, comments, directives and the start of a document. */
const ignored = /^\s*(?:#|$)|^(?:---|%)/;

/** Lines after the cursor that are searched for keys of the same object. */
const maxLinesBelow = 2000;

/**
 * Returns the location of an offset in block YAML. Reads the indentation, since the line at the cursor is rarely
 * complete. Undefined in comments, block scalars and collections in brackets, except in `{ $ref: … }`.
 */
export function locateInYaml(written: string, offset: number): CursorLocation | undefined {
  const text = withLineFeeds(written);
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const prefix = text.slice(start, offset);
  if (/(?:^|\s)#(?!\/)/.test(prefix)) return undefined;
  const reference = referenceForm.exec(prefix)?.groups;
  const line = readLine(reference?.["outer"] ?? prefix);
  const { levels, entries } = readAbove(text.slice(0, start).split("\n").slice(0, -1), line) ?? {};
  if (levels === undefined || entries === undefined) return undefined;
  if (line.key === undefined && reference === undefined) {
    const word = prefix.slice(line.column);
    if (/^[|>[{&*!]/.test(word)) return undefined;
    addBelow(text.slice(offset), line.column, entries);
    return { levels, role: "key", entries, from: offset - word.replace(/^["']/, "").length };
  }
  const own: Level[] = line.key === undefined ? [] : [{ entries, step: line.key }];
  const inner: Level[] = reference === undefined ? [] : [{ entries: new Map(), step: "$ref" }];
  const value = reference?.["target"] ?? line.value.replace(/^["']/, "");
  if (/^[|>[{&*!]/.test(value)) return undefined;
  return { levels: [...levels, ...own, ...inner], role: "value", entries: new Map(), from: offset - value.length };
}

/** Reads the lines above from the last one to the first. Undefined if they are no block collections. */
function readAbove(
  lines: readonly string[],
  { dashes, column }: Line,
): { readonly levels: readonly Level[]; readonly entries: Map<string, string> } | undefined {
  const innermost = new Map<string, string>();
  const levels: Level[] = [];
  let entries = innermost;
  let current = column;
  /** Column of the dashes, while the key of a list is searched. */
  let list: number | undefined;
  const openLists = (columns: readonly number[]): void => {
    for (const _ of columns) levels.unshift({ entries: new Map(), step: 0 });
    list = columns[0] ?? list;
  };
  openLists(dashes);
  for (const text of lines.toReversed()) {
    if (ignored.test(text)) continue;
    const line = readLine(text);
    if (list !== undefined && line.dashes.includes(list)) {
      const item = list;
      openLists(line.dashes.filter((dash) => dash < item));
      continue;
    }
    if (list === undefined ? line.column > current : isInList(line, list)) continue;
    if (line.key === undefined || (list !== undefined && line.column > list)) return undefined;
    if (list === undefined && line.column === current) {
      entries.set(line.key, scalarOf(line.value));
    } else {
      // Only a value in the lines below is a collection.
      if (!/^(?:[&!#].*)?$/.test(line.value)) return undefined;
      entries = new Map([[line.key, ""]]);
      levels.unshift({ entries, step: line.key });
      current = line.column;
    }
    list = undefined;
    openLists(line.dashes);
  }
  return list === undefined && current === 0 ? { levels, entries: innermost } : undefined;
}

/** Whether a line belongs to an item of the list. Dashes may be at the column of the list's key. */
function isInList({ dashes: [dash], column }: Line, list: number): boolean {
  return dash === undefined ? column > list : dash > list;
}

/** Adds the entries of the same object in the lines below. */
function addBelow(text: string, column: number, entries: Map<string, string>): void {
  for (const below of text.split("\n", maxLinesBelow).slice(1)) {
    if (ignored.test(below)) continue;
    const line = readLine(below);
    if (line.column < column || line.dashes.some((dash) => dash <= column)) return;
    if (line.column === column && line.key !== undefined) entries.set(line.key, scalarOf(line.value));
  }
}

function readLine(text: string): Line {
  const { indent = "", dashes = "", content = "" } = lineForm.exec(text.replace(/\r$/, ""))?.groups ?? {};
  const entry = entryForm.exec(content)?.groups;
  return {
    dashes: [...dashes.matchAll(/-/g)].map(({ index }) => indent.length + index),
    column: indent.length + dashes.length,
    key: entry?.["double"] ?? entry?.["single"] ?? entry?.["plain"],
    value: entry?.["value"] ?? "",
  };
}

function scalarOf(value: string): string {
  if (/^[|>[{&*!]/.test(value)) return "";
  const [, double, single] = /^(?:"([^"]*)"|'([^']*)')/.exec(value) ?? [];
  return double ?? single ?? value.replace(/\s+#.*$/, "").trim();
}
