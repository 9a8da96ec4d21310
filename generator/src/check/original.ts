import type { Json, LoadedDocument } from "../load/document.js";

/**
 * The root as it was written, for documents that declare 3.0 and consist of one file: the bundled form is normalised to
 * 3.1, so that only the original can be held against the schema of 3.0.
 */
export function originalOf({ declaredVersion, files, written }: LoadedDocument): Json | undefined {
  return declaredVersion.startsWith("3.0") && files.length === 1 ? written : undefined;
}
