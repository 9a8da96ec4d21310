import { eachMapping, TraceMap } from "@jridgewell/trace-mapping";
import { expect } from "vitest";
import { declaredNames } from "../../generator/src/maps/declared-names.js";

/** A declared name with what its map leads to. */
export interface Lead {
  readonly name: string;
  /** The file, or the generated source. */
  readonly file: string;
  /** The text at the target, to the end of the line. */
  readonly target: string;
}

/** Returns where the names of a file of declarations lead, after checking that every mapped position exists. */
export function leads(declarations: string, map: string, read: (source: string) => string): readonly Lead[] {
  const rows = declarations.split("\n");
  const sources = new Map<string, readonly string[]>();
  const found = new Map<string, Lead>();
  const outside: string[] = [];
  eachMapping(new TraceMap(map), ({ generatedLine, generatedColumn, source, originalLine, originalColumn }) => {
    if (generatedColumn > (rows[generatedLine - 1]?.length ?? -1)) outside.push(`${generatedLine}:${generatedColumn}`);
    if (source === null) return;
    const text = sources.get(source) ?? read(source).split("\n");
    sources.set(source, text);
    const row = text[originalLine - 1] ?? "";
    if (originalLine > text.length || originalColumn > row.length) {
      outside.push(`${source}:${originalLine}:${originalColumn}`);
    }
    found.set(`${generatedLine - 1}:${generatedColumn}`, { name: "", file: source, target: row.slice(originalColumn) });
  });
  expect(outside).toEqual([]);
  return declaredNames("a.d.ts", declarations).flatMap(({ name: { start, end } }) => {
    const lead = found.get(`${start.line}:${start.column}`);
    return lead === undefined ? [] : [{ ...lead, name: rows[start.line]?.slice(start.column, end.column) ?? "" }];
  });
}

/** Returns what a key or value in YAML or JSON says. */
export function wordAt(target: string): string {
  const [word = ""] = /^"(?:[^"\\]|\\.)*"|^'(?:[^']|'')*'|^[^\s:,{}[\]]+/.exec(target) ?? [];
  if (word.startsWith('"')) return JSON.parse(word) as string;
  return word.startsWith("'") ? word.slice(1, -1).replaceAll("''", "'") : word;
}

/** Names that the generator derives: from the name of an operation, of a tag, or of a type. */
export const derived =
  /(?:Args|Body|Request|Result|Path|Query|Handlers|Validator|Limits)$|^paginate|^body$|^book_id$|^delete/;
