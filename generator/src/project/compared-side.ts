import type { Diagnostic, SourceLocation } from "../diagnostics/diagnostic.js";
import type { Json, LoadedDocument, LoadResult } from "../load/document.js";
import type { Interface } from "../model/interface.js";
import { noProgress } from "./progress.js";

/** One side of a comparison. */
export interface ComparedDocument {
  /** Absent if the document is unreadable or has errors. */
  readonly model?: Interface;
  /** The document from which the model was built; absent if the document is unreadable. */
  readonly loaded?: LoadedDocument;
  readonly diagnostics: readonly Diagnostic[];
  /** Returns the source location of a pointer into the bundled document, with the revision before the file name. */
  locate(pointer: string): SourceLocation;
  /** File contents by the names used in locations. */
  readonly texts: ReadonlyMap<string, string>;
  /** The bundled document before deviations were repaired; absent if the document is unreadable. */
  readonly document?: Json;
}

/** Options that decide which diagnostics are errors. */
export interface ComparedStrictness {
  /** Whether operations with errors are omitted, as `generate` does with `lenient`. */
  readonly lenient: boolean;
  /** Whether deviations from OpenAPI are errors, as for `generate`. */
  readonly strict: boolean;
  /** Whether unknown `x-` keys are errors. Default: false, so that they do not prevent a comparison. */
  readonly strictExtensions?: boolean;
}

/**
 * Checks and builds the model of one side of a comparison.
 *
 * @param named Maps a location in the files that were read to the one shown in reports.
 */
export async function examineCompared(
  { loaded, diagnostics }: LoadResult,
  named: (location: SourceLocation) => SourceLocation,
  { strictExtensions = false, ...strictness }: ComparedStrictness,
): Promise<ComparedDocument> {
  const renamed = (found: readonly Diagnostic[]): readonly Diagnostic[] =>
    found.map((diagnostic) => ({
      ...diagnostic,
      ...(diagnostic.location === undefined ? {} : { location: named(diagnostic.location) }),
      ...(diagnostic.related === undefined
        ? {}
        : { related: diagnostic.related.map((entry) => ({ ...entry, location: named(entry.location) })) }),
    }));
  if (loaded === undefined) return unreadableDocument(renamed(diagnostics));
  const { examineDocument } = await import("./pipeline.js");
  const found = await examineDocument(loaded, diagnostics, { strictExtensions, ...strictness }, noProgress);
  return {
    diagnostics: renamed(found.diagnostics),
    document: loaded.document as Json,
    loaded: found.loaded ?? loaded,
    ...withReadableNames(found.loaded ?? loaded, named),
    ...(found.model === undefined ? {} : { model: found.model }),
  };
}

function withReadableNames(
  loaded: LoadedDocument,
  named: (location: SourceLocation) => SourceLocation,
): Pick<ComparedDocument, "locate" | "texts"> {
  const nameOf = (file: string): string => named(firstLine(file)).file;
  return {
    // Locate a map by its key: its value may span many lines.
    locate: (pointer) => named(loaded.locate(pointer, isScalar(loaded, pointer) ? "value" : "key")),
    texts: new Map([...loaded.files, ...(loaded.overlays ?? [])].map(({ name, text }) => [nameOf(name), text])),
  };
}

function isScalar({ document }: LoadedDocument, pointer: string): boolean {
  let node: unknown = document;
  for (const token of pointer.split("/").slice(1)) {
    const key = token.replaceAll("~1", "/").replaceAll("~0", "~");
    if (typeof node !== "object" || node === null || !Object.hasOwn(node, key)) return false;
    node = (node as { readonly [key: string]: unknown })[key];
  }
  return typeof node !== "object" || node === null;
}

export function unreadableDocument(diagnostics: readonly Diagnostic[]): ComparedDocument {
  return { diagnostics, locate: () => firstLine(""), texts: new Map() };
}

export function firstLine(file: string): SourceLocation {
  return { file, line: 1, column: 1, endLine: 1, endColumn: 1 };
}
