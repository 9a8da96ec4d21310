import { isSubset, kindsInWords } from "../kinds.js";
import type { Shape } from "../shape.js";
import { compareArrays } from "./arrays.js";
import type { SchemaComparison, Spot } from "./comparison.js";
import { compareConditions } from "./conditions.js";
import { compareEnumerations } from "./enumerations.js";
import { compareNullability } from "./nullability.js";
import { compareNumbers } from "./numbers.js";
import { compareObjects } from "./objects.js";
import { canReject } from "./rejection.js";
import { compareStrings } from "./strings.js";
import { compareUnions, plainVariant, variantsOf } from "./unions.js";

const facets = [compareStrings, compareNumbers, compareEnumerations, compareArrays, compareObjects, compareConditions];

/** Compares what two schemas ask for themselves, and hands the pairs of schemas inside of them to the comparison. */
export function compareFlattened(comparison: SchemaComparison, base: Shape, head: Shape, spot: Spot): void {
  if (base.unconstrained && head.unconstrained) return;
  compareNullability(comparison, base, head, { places: { base: base.at, head: head.at }, spot });
  if (compareWithOneUnion(comparison, base, head, spot)) return;
  if (compareKinds(comparison, base, head, spot) === "unlike") return;
  for (const compareFacet of facets) compareFacet(comparison, base, head, spot);
  compareUnionLists(comparison, base, head, spot);
}

function compareKinds(comparison: SchemaComparison, base: Shape, head: Shape, spot: Spot): "alike" | "unlike" {
  const before = base.kinds(spot.direction);
  const after = head.kinds(spot.direction);
  const narrower = isSubset(after, before);
  const wider = isSubset(before, after);
  if (narrower && wider && base.never === head.never) return "alike";
  const was = kindsInWords(before, base.nullable);
  const is = kindsInWords(after, head.nullable);
  const said = { message: `was ${was}, and is ${is}`, base: base.at, head: head.at };
  const gone = [...before].filter((kind) => !after.has(kind));
  const come = [...after].filter((kind) => !before.has(kind));
  if (gone.join() === "fraction" && come.length === 0) {
    if (canReject({ kind: "integer" }, comparison.accepted("base", base, spot)))
      comparison.report(spot, "number-made-integer", said);
  } else if (come.join() === "fraction" && gone.length === 0) {
    if (canReject({ kind: "integer" }, comparison.accepted("head", head, spot)))
      comparison.report(spot, "integer-made-number", said);
  } else if (narrower) comparison.report(spot, "type-narrowed", said);
  else if (wider) comparison.report(spot, "type-widened", said);
  else comparison.report(spot, "type-changed", said);
  const isShared = [...before].some((kind) => after.has(kind)) || (base.nullable && head.nullable);
  return isShared ? "alike" : "unlike";
}

/** A plain schema beside a union of alternatives is a union with one of them. True when that settles it. */
function compareWithOneUnion(comparison: SchemaComparison, base: Shape, head: Shape, spot: Spot): boolean {
  const counts = [base.unions.length, head.unions.length].join();
  if (counts !== "0,1" && counts !== "1,0") return false;
  const [plain, union] = counts === "0,1" ? [base, head] : [head, base];
  if (!isNothingBut(union)) return false;
  if (plain.unconstrained) {
    const change = plain === base ? "type-narrowed" : "type-widened";
    const message = plain === base ? "was anything, and is one of several" : "was one of several, and is anything";
    comparison.report(spot, change, { message, base: base.at, head: head.at });
  } else if (plain === base) {
    compareUnions(comparison, plainVariant(comparison.base, base), variantsOf(comparison.head, union.unions[0]), spot);
  } else {
    compareUnions(comparison, variantsOf(comparison.base, union.unions[0]), plainVariant(comparison.head, head), spot);
  }
  compareConditions(
    comparison,
    plain === base ? { ...base, logic: [] } : base,
    plain === head ? { ...head, logic: [] } : head,
    spot,
  );
  return true;
}

function compareUnionLists(comparison: SchemaComparison, base: Shape, head: Shape, spot: Spot): void {
  const before = base.unions;
  const after = head.unions;
  const places = { base: before[0]?.at ?? base.at, head: after[0]?.at ?? head.at };
  if (before.length === after.length) {
    before.forEach((union, index) => {
      compareUnions(comparison, variantsOf(comparison.base, union), variantsOf(comparison.head, after[index]), spot);
    });
  } else if (before.length === 0) {
    comparison.report(spot, "alternatives-introduced", {
      message: "has to match one of several alternatives",
      ...places,
    });
  } else if (after.length === 0) {
    const message = "no longer has to match one of several alternatives";
    comparison.report(spot, "alternatives-dropped", { message, ...places });
  } else {
    const message = `${before.length} lists of alternatives became ${after.length}`;
    comparison.report(spot, "schema-rewritten", { message, ...places });
  }
}

function isNothingBut({ strings, numbers, enums, arrays, objects }: Shape): boolean {
  return [strings, numbers, enums, arrays, objects].every((parts) => parts.length === 0);
}
