import type { FlattenedSchema } from "../../model/flattened-schema.js";
import { isSubset } from "../../model/json-types.js";
import type { ArrayType } from "../../model/type.js";
import { formatCount } from "../../values/text.js";

import { type Bound, compareBound, strictest } from "./bounds.js";
import type { LogicalLocation, SchemaComparison } from "./comparison.js";
import { compareCheckLists } from "./conditions.js";
import { canReject } from "./rejection.js";

const sizes: readonly Bound[] = [
  { name: "min-items", side: "least", format: (value) => formatCount(value, "item") },
  { name: "max-items", side: "greatest", format: (value) => formatCount(value, "item") },
];

export function compareArrays(
  comparison: SchemaComparison,
  base: FlattenedSchema,
  head: FlattenedSchema,
  location: LogicalLocation,
): void {
  if (base.arrays.length === 0 && head.arrays.length === 0) return;
  if (isSettledByJsonType(base, head, location, "arrays")) return;
  const pointers = { base: base.arrays[0]?.at ?? base.at, head: head.arrays[0]?.at ?? head.at };
  const checks = (schema: FlattenedSchema) => schema.arrays.flatMap((array) => array.checks);
  for (const bound of sizes) {
    compareBound(comparison, bound, location, {
      base: { schema: base, limit: strictest(checks(base), bound), at: pointers.base },
      head: { schema: head, limit: strictest(checks(head), bound), at: pointers.head },
    });
  }
  const unique = (schema: FlattenedSchema) => checks(schema).find((check) => check.kind === "unique-items");
  const [before, after] = [unique(base), unique(head)];
  const mayReject = (side: "base" | "head"): boolean =>
    canReject({ kind: "unique-items" }, comparison.accepted(side, side === "base" ? base : head, location));
  if (before === undefined && after !== undefined && mayReject("base")) {
    comparison.report(location, "unique-items-introduced", {
      message: "items must be unique",
      base: pointers.base,
      head: after.at,
    });
  } else if (before !== undefined && after === undefined && mayReject("head")) {
    comparison.report(location, "unique-items-dropped", {
      message: "items may repeat",
      base: before.at,
      head: pointers.head,
    });
  }
  // Any number of matching items rejects nothing.
  const contains = (schema: FlattenedSchema) =>
    checks(schema).flatMap((check) =>
      check.kind === "contains" && (check.min > 0 || check.max !== undefined) ? [check] : [],
    );
  compareCheckLists(comparison, location, {
    base: contains(base),
    head: contains(head),
    around: pointers,
    what: "`contains`",
    changes: ["contains-introduced", "contains-dropped", "contains-changed"],
    same: (one, other) => one.min === other.min && one.max === other.max && comparison.areUsesEqual(one.use, other.use),
  });
  compareItems(comparison, base, head, location);
}

function compareItems(
  comparison: SchemaComparison,
  base: FlattenedSchema,
  head: FlattenedSchema,
  location: LogicalLocation,
): void {
  const before = base.arrays.length === 0 ? [anyArray(base)] : base.arrays;
  const after = head.arrays.length === 0 ? [anyArray(head)] : head.arrays;
  if (before.length !== after.length) {
    const message = `${before.length} lists of items became ${after.length}`;
    comparison.report(location, "schema-rewritten", { message, base: base.at, head: head.at });
    return;
  }
  before.forEach((array, index) => {
    compareOneArray(comparison, array, after[index] as ArrayType, location);
  });
}

function compareOneArray(
  comparison: SchemaComparison,
  base: ArrayType,
  head: ArrayType,
  location: LogicalLocation,
): void {
  const length = Math.max(base.prefix.length, head.prefix.length);
  for (let index = 0; index < length; index++) {
    const [was, is] = [base.prefix[index], head.prefix[index]];
    const inside = { ...location, path: `${location.path}[${index}]` };
    if (was !== undefined && is !== undefined) comparison.compare(was, is, inside);
    else if (is !== undefined) {
      const message = `item ${index} has its own schema`;
      comparison.report(inside, "tuple-item-added", { message, base: base.at, head: is.at });
    } else if (was !== undefined) {
      const message = `item ${index} no longer has its own schema`;
      comparison.report(inside, "tuple-item-removed", { message, base: was.at, head: head.at });
    }
  }
  if (length > 0 && minPrefixLength(base) !== minPrefixLength(head)) {
    const message = `${formatCount(minPrefixLength(base), "item")} of the tuple had to be present, now ${minPrefixLength(head)}`;
    comparison.report(location, "tuple-length-changed", { message, base: base.at, head: head.at });
  }
  if (base.items === undefined && head.items === undefined) return;
  const before = base.items ?? comparison.base.anything(base.at);
  const after = head.items ?? comparison.head.anything(head.at);
  comparison.compare(before, after, { ...location, path: `${location.path}[]` });
}

/** Returns how many items with their own schema must be present. */
function minPrefixLength({ prefix, checks }: ArrayType): number {
  return Math.min(prefix.length, strictest(checks, { name: "min-items", side: "least" })?.value ?? 0);
}

function anyArray({ at }: FlattenedSchema): ArrayType {
  return { kind: "array", at, untyped: true, prefix: [], checks: [] };
}

/**
 * Whether the comparison of JSON types has already reported the difference: one side has no constraints on such values
 * because it rejects them, or accepts them along with further types.
 */
export function isSettledByJsonType(
  base: FlattenedSchema,
  head: FlattenedSchema,
  { direction }: LogicalLocation,
  facet: "arrays" | "objects",
): boolean {
  if (base[facet].length > 0 && head[facet].length > 0) return false;
  const [before, after] = [base.jsonSubtypes(direction), head.jsonSubtypes(direction)];
  const isBase = base[facet].length === 0;
  const kind = facet === "arrays" ? "array" : "object";
  if (!(isBase ? before : after).has(kind)) return true;
  return before.size !== after.size && (isBase ? isSubset(after, before) : isSubset(before, after));
}
