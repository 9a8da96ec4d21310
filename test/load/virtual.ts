import { resolve } from "node:path";
import type { Diagnostic } from "../../generator/src/diagnostics/diagnostic.js";
import type { JsonObject, LoadedDocument, LoadResult } from "../../generator/src/load/document.js";
import { finishDocument, type LoadOptions, openDocument } from "../../generator/src/load/load.js";
import type { OpenedDocument } from "../../generator/src/load/opened-document.js";

/** File name → text, or bytes. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

const folder = resolve("/spec");

/**
 * Loads an in-memory specification; the first file is the root, and locations carry the given names.
 *
 * @param change Changes the document between the reading of the root and the resolution of references.
 */
export function loadFiles(
  files: Files,
  options: LoadOptions = {},
  change: (opened: OpenedDocument) => OpenedDocument = (opened) => opened,
): LoadResult {
  const disk = new Map(
    Object.entries(files).map(([name, content]) => [
      resolve(folder, name),
      typeof content === "string" ? Buffer.from(content) : content,
    ]),
  );
  const root = Object.keys(files)[0] as string;
  return finishDocument(change(openDocument(root, { cwd: folder, readFile: (path) => disk.get(path), ...options })));
}

/** Loads valid files. */
export function loadedFrom(files: Files, options: LoadOptions = {}): LoadedDocument {
  const { loaded, diagnostics } = loadFiles(files, options);
  if (loaded === undefined || diagnostics.length > 0) {
    throw new Error(`expected no diagnostics:\n${diagnostics.map(shown).join("\n")}`);
  }
  return loaded;
}

export function bundleOf(files: Files): JsonObject {
  return loadedFrom(files).document;
}

/** `openapi.yaml:3:5 reference-unresolved there is no file …` */
export function shown(diagnostic: Diagnostic): string {
  const { location, code, message } = diagnostic;
  return `${location === undefined ? "nowhere" : `${location.file}:${location.line}:${location.column}`} ${code} ${message}`;
}

/** A root that contains only the tested part. */
export function root(content = ""): string {
  return `openapi: 3.1.0\ninfo: { title: t, version: '1' }\n${content}`;
}

/** The diagnostics of an in-memory specification, as {@link shown} prints them. */
export interface RefusalCase {
  readonly files: Files;
  readonly want: readonly string[];
}

/** A root with one schema reference, whose value is in line 6, column 13. */
export function referring(reference: string): string {
  return root(`components:\n  schemas:\n    A:\n      $ref: ${reference}\n`);
}
