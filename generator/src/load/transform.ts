import type { FileLookup, SourceFile } from "./document.js";
import type { ParsedFile, SourceOptions, Sources } from "./files/sources.js";

/** Transforms the root before it is read. Reports errors and continues where possible. */
export type RootTransform = (root: ParsedFile, context: TransformContext) => TransformedRoot;

export interface TransformContext extends SourceOptions {
  /** The files of the document. */
  readonly sources: Sources;
}

export interface TransformedRoot {
  /** Absent if an overlay cannot be read, because the document would not be the configured one. */
  readonly root?: ParsedFile;
  readonly overlays: readonly SourceFile[];
  /** Where overlays were looked up. */
  readonly lookups: readonly FileLookup[];
}
