import type { File } from "../print/index.js";
import { compareText } from "../values/text.js";

/** The order of the output, independent of the order in which files were printed. */
export function sortedByPath(files: readonly File[]): readonly File[] {
  return files.toSorted((one, other) => compareText(one.path, other.path));
}
