import type { File } from "../print/index.js";
import { compareText } from "../values/text.js";

/** Sorts files by path, so that the output does not depend on printing order. */
export function sortedByPath(files: readonly File[]): readonly File[] {
  return files.toSorted((one, other) => compareText(one.path, other.path));
}
