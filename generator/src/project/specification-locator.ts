import type { SourceLocation } from "../diagnostics/diagnostic.js";
import type { KeyOrValue, LoadedDocument } from "../load/document.js";
import { defaultLimits } from "../load/load.js";
import { parseJson } from "../load/parse/json.js";
import { createLineTable } from "../load/parse/lines.js";
import type { SpecificationNode } from "../maps/declaration-map.js";
import { isBefore, type Position, type Range } from "../maps/position.js";
import type { NameSource } from "../print/index.js";
import type { Json } from "../values/json.js";
import { child, escapeToken, nodeAt, parsePointer } from "../values/pointer.js";

/** Finds the node of a name; undefined if its file is unknown. */
export type LocateName = (source: NameSource) => SpecificationNode | undefined;

/** A file that names lead to. */
interface TargetFile {
  /** Absolute path. */
  readonly path: string;
  readonly text: string;
}

interface Document {
  readonly value: Json;
  locate(pointer: string, part: KeyOrValue): SourceLocation;
  /** Returns a file by its name in locations. */
  file(name: string): TargetFile | undefined;
}

/** Finds names in the files of the specification as they were written, overlays included. */
export function specificationLocator(loaded: LoadedDocument): LocateName {
  const files = new Map([...loaded.files, ...(loaded.overlays ?? [])].map((file) => [file.name, file]));
  return locatorIn({
    value: loaded.document,
    locate: (pointer, part) => loaded.locate(pointer, part),
    file: (name) => files.get(name),
  });
}

/** Finds names in the bundled document that is part of the package. */
export function bundleLocator(bundle: TargetFile): LocateName {
  const { value = null, locate } = parseJson(bundle.text, defaultLimits);
  const lines = createLineTable({ ...bundle, name: bundle.path });
  return locatorIn({
    value,
    locate: (pointer, part) => lines.locate(locate(parsePointer(pointer) ?? [], part)),
    file: () => bundle,
  });
}

function locatorIn(document: Document): LocateName {
  const found = new Map<string, SpecificationNode | undefined>();
  return ({ at, field }) => {
    const key = `${field ?? ""} ${at}`;
    if (!found.has(key)) found.set(key, specificationNode(document, at, field));
    return found.get(key);
  };
}

function specificationNode(document: Document, at: string, field: string | undefined): SpecificationNode | undefined {
  const key = document.locate(at, "key");
  const named = field !== undefined && hasText(document.value, at, field);
  const name = named ? document.locate(`${at}/${escapeToken(field)}`, "value") : key;
  const file = document.file(name.file);
  if (file === undefined) return undefined;
  const range = nameRange(name, file.text);
  const value = document.locate(at, "value");
  return {
    file: file.path,
    name: range,
    node: spanning(
      range,
      [key, value].filter((part) => part.file === name.file),
    ),
  };
}

function hasText(document: Json, at: string, field: string): boolean {
  const node = nodeAt(document, at);
  return typeof child(node, field) === "string";
}

/** Returns the range of a name on its first line: the item of a list has no key, and its value may be long. */
function nameRange(location: SourceLocation, text: string): Range {
  const { start, end } = rangeOf(location);
  if (end.line === start.line) return { start, end };
  const row = text.split("\n", end.line)[start.line] ?? "";
  return { start, end: { line: start.line, column: row.trimEnd().length } };
}

function spanning(name: Range, parts: readonly SourceLocation[]): Range {
  const ranges = parts.map(rangeOf);
  return {
    start: ranges.reduce((first, { start }) => (isBefore(start, first) ? start : first), name.start),
    end: ranges.reduce((last, { end }) => (isBefore(last, end) ? end : last), name.end),
  };
}

function rangeOf({ line, column, endLine, endColumn }: SourceLocation): Range {
  return { start: position(line, column), end: position(endLine, endColumn) };
}

function position(line: number, column: number): Position {
  return { line: line - 1, column: column - 1 };
}
