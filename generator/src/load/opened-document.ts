import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { FileLookup, SourceFile } from "./document.js";
import type { ParsedFile, SourceOptions, Sources } from "./files/sources.js";

/** A document whose root file is read, before its references are resolved. */
export interface OpenedDocument extends SourceOptions {
  /** The root as the stages so far have changed it; absent if it, or an overlay, cannot be read. */
  readonly root?: ParsedFile;
  /** The root as written. */
  readonly written?: ParsedFile;
  /** The files of the document. */
  readonly sources: Sources;
  /** Errors found so far, and later by the stages that the document passes. */
  readonly diagnostics: readonly Diagnostic[];
  /** The overlays that were applied. */
  readonly overlays: readonly SourceFile[];
  /** Where overlays were looked up. */
  readonly lookups: readonly FileLookup[];
}
