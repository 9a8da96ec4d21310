import type { FlattenedSchema, FlattenedSchemas } from "../flattened-schema.js";
import type { JsonSubtype } from "../json-types.js";
import { mergedPropertiesOf } from "../merged-properties.js";
import type { EnumType, SchemaUse, UnionType } from "../type.js";

/** Maximum number of alternatives to compare pairwise. */
const maxAlternatives = 200;

/** Maximum nesting of properties, items and unions to compare. */
const maxDepth = 4;

/** Two alternatives of a union that nothing distinguishes. */
export interface UnionOverlap {
  readonly one: SchemaUse;
  readonly other: SchemaUse;
}

/**
 * Returns the first two alternatives that one value can match, with nothing in it that shows which one is meant.
 * Undefined if there are none, or if it cannot be determined.
 *
 * Objects are distinguished by the listed values or JSON type of a common property, and by a property that each requires
 * and the other does not declare. For scalars, it only matters in `oneOf` whether an alternative contains another one:
 * no value would match exactly one.
 */
export function findOverlap(union: UnionType, schemas: FlattenedSchemas): UnionOverlap | undefined {
  const { alternatives, mode } = union;
  if (alternatives.length > maxAlternatives) return undefined;
  const comparison: OverlapComparison = { schemas, areScalarsCompared: mode === "one" };
  for (const [index, one] of alternatives.entries()) {
    for (const other of alternatives.slice(index + 1)) {
      if (overlap(schemas.of(one), schemas.of(other), comparison, 0)) return { one, other };
    }
  }
  return undefined;
}

interface OverlapComparison {
  readonly schemas: FlattenedSchemas;
  readonly areScalarsCompared: boolean;
}

function overlap(one: FlattenedSchema, other: FlattenedSchema, comparison: OverlapComparison, depth: number): boolean {
  if (depth > maxDepth || one === other) return depth <= maxDepth;
  if (isUndecidable(one) || isUndecidable(other)) return false;
  if (one.unions.length > 0)
    return alternativesOf(one, comparison).some((each) => overlap(each, other, comparison, depth + 1));
  if (other.unions.length > 0) return overlap(other, one, comparison, depth);
  const shared = sharedTypes(one, other);
  if (haveDifferentValues(one, other)) return false;
  if (shared.has("object") && overlapAsObjects(one, other, comparison, depth)) return true;
  if (shared.has("array") && overlapAsArrays(one, other, comparison, depth)) return true;
  return comparison.areScalarsCompared && overlapAsScalars(one, other, shared);
}

/** Whether checks decide what is accepted, or the schema is a constraint on values of any type. */
function isUndecidable({ logic, never, unconstrained, objects, strings, numbers, arrays }: FlattenedSchema): boolean {
  if (logic.length > 0 || never || unconstrained) return true;
  const isConstraint = objects.some((type) => type.untyped && type.properties.length === 0);
  return isConstraint || [...strings, ...numbers, ...arrays].some(({ untyped }) => untyped);
}

/** Returns the alternatives of a schema that is nothing but a union. */
function alternativesOf(
  { unions, objects }: FlattenedSchema,
  { schemas }: OverlapComparison,
): readonly FlattenedSchema[] {
  const [only, ...others] = unions;
  if (only === undefined || others.length > 0 || objects.length > 0) return [];
  return only.alternatives.length > maxAlternatives
    ? []
    : only.alternatives.map((alternative) => schemas.of(alternative));
}

function sharedTypes(one: FlattenedSchema, other: FlattenedSchema): ReadonlySet<JsonSubtype> {
  const types = typesOf(other);
  return new Set([...typesOf(one)].filter((type) => types.has(type)));
}

/** An object schema without `type` describes objects. */
function typesOf(schema: FlattenedSchema): ReadonlySet<JsonSubtype> {
  return schema.objects.length > 0 ? new Set(["object"]) : schema.jsonSubtypes("response");
}

function overlapAsObjects(
  one: FlattenedSchema,
  other: FlattenedSchema,
  comparison: OverlapComparison,
  depth: number,
): boolean {
  if (one.objects.length === 0 || other.objects.length === 0) return false;
  const { schemas } = comparison;
  const [first, second] = [mergedPropertiesOf(one, schemas), mergedPropertiesOf(other, schemas)];
  for (const property of first.properties.values()) {
    const counterpart = second.properties.get(property.name);
    if (counterpart === undefined) continue;
    const [use, counterpartUse] = [schemas.of(property.use), schemas.of(counterpart.use)];
    if (haveDifferentValues(use, counterpartUse)) return false;
    const isRequired = property.required || counterpart.required;
    const nested = { ...comparison, areScalarsCompared: false };
    if (isRequired && areDisjoint(use, counterpartUse, nested, depth + 1)) return false;
  }
  const [own, others] = [requiresOwn(one, other, schemas), requiresOwn(other, one, schemas)];
  return !((own && others) || (own && isClosed(other)) || (others && isClosed(one)));
}

/** Whether one schema requires a property that the other does not declare. */
function requiresOwn(one: FlattenedSchema, other: FlattenedSchema, schemas: FlattenedSchemas): boolean {
  const { properties, undeclared } = mergedPropertiesOf(one, schemas);
  const known = mergedPropertiesOf(other, schemas);
  const required = [...[...properties.values()].filter((each) => each.required).map(({ name }) => name), ...undeclared];
  return required.some((name) => !known.properties.has(name) && !known.undeclared.has(name));
}

function isClosed({ objects }: FlattenedSchema): boolean {
  return objects.some(({ additional, patterns }) => additional?.type.kind === "never" && patterns.length === 0);
}

/** Whether no value of a property matches both schemas: the JSON types differ, or the objects are distinguished. */
function areDisjoint(
  one: FlattenedSchema,
  other: FlattenedSchema,
  comparison: OverlapComparison,
  depth: number,
): boolean {
  if (one.nullable && other.nullable) return false;
  if (one.unions.length > 0 || other.unions.length > 0 || one.logic.length > 0 || other.logic.length > 0) return false;
  const shared = sharedTypes(one, other);
  if (shared.size === 0) return true;
  const isObject = shared.size === 1 && shared.has("object");
  return isObject && depth <= maxDepth && one !== other && !overlapAsObjects(one, other, comparison, depth);
}

/** The empty array matches both alternatives, unless one requires an item. */
function overlapAsArrays(
  one: FlattenedSchema,
  other: FlattenedSchema,
  comparison: OverlapComparison,
  depth: number,
): boolean {
  const [first, second] = [one.arrays[0], other.arrays[0]];
  if (first === undefined || second === undefined || first.prefix.length > 0 || second.prefix.length > 0) return false;
  const arrays = [...one.arrays, ...other.arrays];
  const mayBeEmpty = !arrays.some(({ checks }) => checks.some(({ kind }) => kind === "min-items"));
  if (mayBeEmpty && comparison.areScalarsCompared) return true;
  const { schemas } = comparison;
  if (first.items === undefined || second.items === undefined) return true;
  return overlap(schemas.of(first.items), schemas.of(second.items), comparison, depth + 1);
}

/** Whether one schema accepts all scalars of a type that the other accepts as well. */
function overlapAsScalars(one: FlattenedSchema, other: FlattenedSchema, shared: ReadonlySet<JsonSubtype>): boolean {
  const acceptsAll = (schema: FlattenedSchema, type: JsonSubtype): boolean => {
    if (schema.enums.length > 0) return false;
    if (type === "boolean") return true;
    if (type === "string")
      return schema.strings.every(({ checks, format }) => checks.length === 0 && format === undefined);
    return (type === "integer" || type === "fraction") && schema.numbers.every(({ checks }) => checks.length === 0);
  };
  return [...shared].some((type) => acceptsAll(one, type) || acceptsAll(other, type));
}

/** Whether both list their values, with none in common. */
function haveDifferentValues(one: FlattenedSchema, other: FlattenedSchema): boolean {
  const [values, others] = [listedValues(one), listedValues(other)];
  return values !== undefined && others !== undefined && ![...values].some((value) => others.has(value));
}

/** Returns the listed values as JSON, those of an open enumeration included: they are meant to distinguish. */
function listedValues({ enums }: FlattenedSchema): ReadonlySet<string> | undefined {
  const [first] = enums.toSorted((a: EnumType, b: EnumType) => a.members.length - b.members.length);
  return first && new Set(first.members.map(({ value }) => JSON.stringify(value)));
}
