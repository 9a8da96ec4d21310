import type { FileLookup, SourceFile } from "./document.js";
import type { ParsedFile, SourceOptions, Sources } from "./sources.js";

/** Makes the root that is read out of the one that was written. Reports errors, and changes what it can all the same. */
export type RootTransform = (root: ParsedFile, context: TransformContext) => TransformedRoot;

export interface TransformContext extends SourceOptions {
  /** The files of the document. */
  readonly sources: Sources;
}

export interface TransformedRoot {
  readonly root: ParsedFile;
  readonly overlays: readonly SourceFile[];
  /** Where overlays were looked for. */
  readonly lookups: readonly FileLookup[];
}
