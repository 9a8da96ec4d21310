import { wrongType } from "./issue.js";
import { at, type Path } from "./path.js";
import type { Report } from "./report.js";

/** Whether the value is a list whose items are all accepted. */
export function everyItem(value: unknown, accepts: (item: unknown) => boolean): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (!accepts(item)) return false;
  return true;
}

/** The functions of an item's type. */
interface ItemFunctions {
  readonly accepts: (item: unknown) => boolean;
  readonly check: (item: unknown, path: Path, report: Report) => void;
}

/** Reports the issues of the items of a list, or that the value is not a list. */
export function checkItems(value: unknown, path: Path, report: Report, { accepts, check }: ItemFunctions): void {
  if (!Array.isArray(value)) {
    wrongType(report, path, "an array", value);
    return;
  }
  for (let index = 0; index < value.length && !report.full; index++) {
    const item: unknown = value[index];
    if (!accepts(item)) check(item, at(path, index), report);
  }
}
