import type { ArrayType } from "../../model/type.js";
import { isSubset } from "../kinds.js";
import type { Shape } from "../shape.js";
import { count } from "../words.js";
import { type Bound, compareBound, strictest } from "./bounds.js";
import type { SchemaComparison, Spot } from "./comparison.js";
import { compareCheckLists } from "./conditions.js";
import { canReject } from "./rejection.js";

const sizes: readonly Bound[] = [
  { name: "min-items", side: "least", inWords: (value) => count(value, "item") },
  { name: "max-items", side: "greatest", inWords: (value) => count(value, "item") },
];

export function compareArrays(comparison: SchemaComparison, base: Shape, head: Shape, spot: Spot): void {
  if (base.arrays.length === 0 && head.arrays.length === 0) return;
  if (isSettledByKind(base, head, spot, "arrays")) return;
  const places = { base: base.arrays[0]?.at ?? base.at, head: head.arrays[0]?.at ?? head.at };
  const checks = (shape: Shape) => shape.arrays.flatMap((array) => array.checks);
  for (const bound of sizes) {
    compareBound(comparison, bound, spot, {
      base: { shape: base, limit: strictest(checks(base), bound), at: places.base },
      head: { shape: head, limit: strictest(checks(head), bound), at: places.head },
    });
  }
  const unique = (shape: Shape) => checks(shape).find((check) => check.kind === "unique-items");
  const [before, after] = [unique(base), unique(head)];
  const mayReject = (side: "base" | "head"): boolean =>
    canReject({ kind: "unique-items" }, comparison.accepted(side, side === "base" ? base : head, spot));
  if (before === undefined && after !== undefined && mayReject("base")) {
    comparison.report(spot, "unique-items-introduced", {
      message: "items have to differ",
      base: places.base,
      head: after.at,
    });
  } else if (before !== undefined && after === undefined && mayReject("head")) {
    comparison.report(spot, "unique-items-dropped", {
      message: "items may be equal",
      base: before.at,
      head: places.head,
    });
  }
  const contains = (shape: Shape) => checks(shape).flatMap((check) => (check.kind === "contains" ? [check] : []));
  compareCheckLists(comparison, spot, {
    base: contains(base),
    head: contains(head),
    around: places,
    what: "`contains`",
    changes: ["contains-introduced", "contains-dropped", "contains-changed"],
    same: (one, other) => one.min === other.min && one.max === other.max && comparison.areEqualUses(one.use, other.use),
  });
  compareItems(comparison, base, head, spot);
}

function compareItems(comparison: SchemaComparison, base: Shape, head: Shape, spot: Spot): void {
  const before = base.arrays.length === 0 ? [anyArray(base)] : base.arrays;
  const after = head.arrays.length === 0 ? [anyArray(head)] : head.arrays;
  if (before.length !== after.length) {
    const message = `${before.length} lists of items became ${after.length}`;
    comparison.report(spot, "schema-rewritten", { message, base: base.at, head: head.at });
    return;
  }
  before.forEach((array, index) => {
    compareOneArray(comparison, array, after[index] as ArrayType, spot);
  });
}

function compareOneArray(comparison: SchemaComparison, base: ArrayType, head: ArrayType, spot: Spot): void {
  const places = Math.max(base.prefix.length, head.prefix.length);
  for (let index = 0; index < places; index++) {
    const [was, is] = [base.prefix[index], head.prefix[index]];
    const inside = { ...spot, path: `${spot.path}[${index}]` };
    if (was !== undefined && is !== undefined) comparison.compare(was, is, inside);
    else if (is !== undefined) {
      const message = `item ${index} has a schema of its own`;
      comparison.report(inside, "tuple-item-added", { message, base: base.at, head: is.at });
    } else if (was !== undefined) {
      const message = `item ${index} has no schema of its own any more`;
      comparison.report(inside, "tuple-item-removed", { message, base: was.at, head: head.at });
    }
  }
  if (places > 0 && alwaysThere(base) !== alwaysThere(head)) {
    const message = `${count(alwaysThere(base), "place")} had to be there, now ${alwaysThere(head)}`;
    comparison.report(spot, "tuple-length-changed", { message, base: base.at, head: head.at });
  }
  if (base.items === undefined && head.items === undefined) return;
  const before = base.items ?? comparison.base.anything(base.at);
  const after = head.items ?? comparison.head.anything(head.at);
  comparison.compare(before, after, { ...spot, path: `${spot.path}[]` });
}

/** How many of the places that have a schema of their own cannot be missing. */
function alwaysThere({ prefix, checks }: ArrayType): number {
  return Math.min(prefix.length, strictest(checks, { name: "min-items", side: "least" })?.value ?? 0);
}

function anyArray({ at }: Shape): ArrayType {
  return { kind: "array", at, lenient: true, prefix: [], checks: [] };
}

/**
 * One side says nothing of such values, and all there is to say has been said of their kind: it has none of them, or its
 * being without constraints went along with the other kinds that it allows.
 */
export function isSettledByKind(base: Shape, head: Shape, { direction }: Spot, facet: "arrays" | "objects"): boolean {
  if (base[facet].length > 0 && head[facet].length > 0) return false;
  const [before, after] = [base.kinds(direction), head.kinds(direction)];
  const isBase = base[facet].length === 0;
  const kind = facet === "arrays" ? "array" : "object";
  if (!(isBase ? before : after).has(kind)) return true;
  return before.size !== after.size && (isBase ? isSubset(after, before) : isSubset(before, after));
}
