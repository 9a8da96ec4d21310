import { copyItems, copyJson } from "./copy.js";
import { copyValue, isUnchanged } from "./copy-by-rules.js";
import { repeatedItem, tooFewItems, tooManyItems, wrongType } from "./issue.js";
import { at, type Path } from "./path.js";
import type { Report } from "./report.js";
import { type ArrayRules, type ContainerType, checkValue } from "./rules.js";

/** The type of arrays in a table of rules. */
export const arrayType: ContainerType<ArrayRules> = {
  check: checkArray,
  copy: copyArray,
};

function checkArray(value: unknown, path: Path, report: Report, rules: ArrayRules): void {
  if (!Array.isArray(value)) {
    wrongType(report, path, "an array", value);
    return;
  }
  const { items, accepts, minItems, maxItems, uniqueItems } = rules;
  const actual = value.length;
  if (minItems !== undefined && actual < minItems.limit) tooFewItems(report, path, { ...minItems, actual });
  if (maxItems !== undefined && actual > maxItems.limit) tooManyItems(report, path, { ...maxItems, actual });
  // Items beyond the limit have been reported.
  const end = Math.min(actual, maxItems?.limit ?? actual);
  if (items !== undefined) {
    for (let index = 0; index < end && !report.full; index++) {
      const item = value[index];
      if (accepts?.(item) !== true) checkValue(item, at(path, index), report, items);
    }
  }
  const repeated = end < actual ? -1 : (uniqueItems?.(value) ?? -1);
  if (repeated !== -1) repeatedItem(report, path, repeated, value[repeated]);
}

function copyArray(value: unknown, { items }: ArrayRules): unknown {
  if (items === undefined) return copyJson(value);
  return isUnchanged(items) ? copyItems(value) : copyItems(value, (item) => copyValue(item, items));
}
