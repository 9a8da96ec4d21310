import type { FlattenedSchema } from "../../model/flattened-schema.js";
import { isSubset } from "../../model/json-types.js";
import type { UnionType } from "../../model/type.js";
import { formatJsonTypes } from "../message-format.js";
import { compareAlternativeProperties, type PairedAlternatives } from "./alternative-properties.js";
import { compareArrays } from "./arrays.js";
import type { LogicalLocation, SchemaComparison } from "./comparison.js";
import { compareConditions } from "./conditions.js";
import { compareEnumerations } from "./enumerations.js";
import { compareEvaluatedProperties } from "./evaluated-properties.js";
import { compareNullability } from "./nullability.js";
import { compareNumbers } from "./numbers.js";
import { compareObjects } from "./objects.js";
import { canReject } from "./rejection.js";
import { compareStrings } from "./strings.js";
import { alternativesOf, compareUnions, plainAlternative } from "./unions.js";

const facets = [compareStrings, compareNumbers, compareEnumerations, compareArrays, compareObjects, compareConditions];

/** Compares the constraints of two schemas and passes nested pairs to the comparison. */
export function compareFlattened(
  comparison: SchemaComparison,
  base: FlattenedSchema,
  head: FlattenedSchema,
  location: LogicalLocation,
): void {
  if (base.unconstrained && head.unconstrained) return;
  compareNullability(comparison, base, head, { pointers: { base: base.at, head: head.at }, location });
  if (compareWithOneUnion(comparison, base, head, location)) return;
  if (compareJsonTypes(comparison, base, head, location) === "unlike") return;
  for (const compareFacet of facets) compareFacet(comparison, base, head, location);
  const pairs = compareUnionLists(comparison, base, head, location);
  compareAlternativeProperties(comparison, base, head, { pairs, location });
  compareEvaluatedProperties(comparison, base, head, { pairs, location });
}

function compareJsonTypes(
  comparison: SchemaComparison,
  base: FlattenedSchema,
  head: FlattenedSchema,
  location: LogicalLocation,
): "alike" | "unlike" {
  const before = base.jsonSubtypes(location.direction);
  const after = head.jsonSubtypes(location.direction);
  const narrower = isSubset(after, before);
  const wider = isSubset(before, after);
  if (narrower && wider && base.never === head.never) return "alike";
  const was = formatJsonTypes(before, base.nullable);
  const is = formatJsonTypes(after, head.nullable);
  const details = { message: `was ${was}, and is ${is}`, base: base.at, head: head.at };
  const removed = [...before].filter((kind) => !after.has(kind));
  const added = [...after].filter((kind) => !before.has(kind));
  if (removed.join() === "fraction" && added.length === 0) {
    if (canReject({ kind: "integer" }, comparison.accepted("base", base, location)))
      comparison.report(location, "number-made-integer", details);
  } else if (added.join() === "fraction" && removed.length === 0) {
    if (canReject({ kind: "integer" }, comparison.accepted("head", head, location)))
      comparison.report(location, "integer-made-number", details);
  } else if (narrower) comparison.report(location, "type-narrowed", details);
  else if (wider) comparison.report(location, "type-widened", details);
  else comparison.report(location, "type-changed", details);
  const isShared = [...before].some((kind) => after.has(kind)) || (base.nullable && head.nullable);
  return isShared ? "alike" : "unlike";
}

/**
 * Compares a schema without alternatives as a union with one alternative. Returns whether the comparison is complete.
 */
function compareWithOneUnion(
  comparison: SchemaComparison,
  base: FlattenedSchema,
  head: FlattenedSchema,
  location: LogicalLocation,
): boolean {
  const counts = [base.unions.length, head.unions.length].join();
  if (counts !== "0,1" && counts !== "1,0") return false;
  const [plain, union] = counts === "0,1" ? [base, head] : [head, base];
  if (!hasOnlyUnions(union)) return false;
  if (plain.unconstrained) {
    const change = plain === base ? "type-narrowed" : "type-widened";
    const message =
      plain === base
        ? "accepted any value, and accepts one of several alternatives"
        : "accepted one of several alternatives, and accepts any value";
    comparison.report(location, change, { message, base: base.at, head: head.at });
  } else if (plain === base) {
    compareUnions(
      comparison,
      plainAlternative(comparison.base, base),
      alternativesOf(comparison.head, union.unions[0]),
      location,
    );
  } else {
    compareUnions(
      comparison,
      alternativesOf(comparison.base, union.unions[0]),
      plainAlternative(comparison.head, head),
      location,
    );
  }
  compareConditions(
    comparison,
    plain === base ? { ...base, logic: [] } : base,
    plain === head ? { ...head, logic: [] } : head,
    location,
  );
  return true;
}

/** Returns the alternatives that were compared with each other. */
function compareUnionLists(
  comparison: SchemaComparison,
  base: FlattenedSchema,
  head: FlattenedSchema,
  location: LogicalLocation,
): readonly PairedAlternatives[] {
  const before = base.unions;
  const after = head.unions;
  const pointers = { base: before[0]?.at ?? base.at, head: after[0]?.at ?? head.at };
  if (before.length === after.length) {
    return before.flatMap((union, index) =>
      compareUnions(
        comparison,
        alternativesOf(comparison.base, union),
        alternativesOf(comparison.head, after[index]),
        location,
      ),
    );
  }
  if (before.length === 0) {
    comparison.report(location, "alternatives-introduced", {
      message: "must match one of several alternatives",
      ...pointers,
    });
  } else if (after.length === 0) {
    if (location.direction === "response" && isInEachUnion(comparison, head, before)) {
      const message = "was one of several alternatives, of which one accepts all current values";
      comparison.report(location, "code-form-changed", { message, ...pointers });
    } else {
      const message = "no longer has to match one of several alternatives";
      comparison.report(location, "alternatives-dropped", { message, ...pointers });
    }
    return before.flatMap(({ alternatives }) =>
      alternatives.map((use) => [comparison.base.of(use), undefined] as const),
    );
  } else {
    const message = `${before.length} lists of alternatives became ${after.length}`;
    comparison.report(location, "schema-rewritten", { message, ...pointers });
  }
  return [];
}

/** Whether an alternative of each former union accepts all values of the current schema. */
function isInEachUnion(comparison: SchemaComparison, head: FlattenedSchema, unions: readonly UnionType[]): boolean {
  return unions.every(
    ({ mode, alternatives }) =>
      // With exactly one match required, another alternative may match as well.
      mode !== "one" &&
      alternatives.some((use) => comparison.includes("base", comparison.base.of(use), head, "response")),
  );
}

function hasOnlyUnions({ strings, numbers, enums, arrays, objects }: FlattenedSchema): boolean {
  return [strings, numbers, enums, arrays, objects].every((parts) => parts.length === 0);
}
