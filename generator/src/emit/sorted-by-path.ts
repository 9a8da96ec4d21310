import type { File } from "../print/index.js";

/** The order of the output, independent of the order in which files were printed. */
export function sortedByPath(files: readonly File[]): readonly File[] {
  return files.toSorted((one, other) => (one.path < other.path ? -1 : one.path > other.path ? 1 : 0));
}
