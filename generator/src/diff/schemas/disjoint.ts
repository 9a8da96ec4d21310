import type { FlattenedSchema, FlattenedSchemas } from "../../model/flattened-schema.js";
import { isHidden, mergedPropertiesOf } from "../../model/merged-properties.js";
import type { Direction } from "../../model/openness.js";
import { isOpen } from "../../model/openness.js";
import { canonicalJson } from "../canonical-json.js";

/** Maximum number of alternatives to compare pairwise. */
const maxPairwise = 200;

/** Whether no value can match two of the schemas; false if undecidable. */
export function areDisjoint(schemas: readonly FlattenedSchema[], all: FlattenedSchemas, direction: Direction): boolean {
  if (areDistinguishedByValue(schemas, all, direction)) return true;
  if (schemas.length > maxPairwise) return false;
  return schemas.every((one, index) =>
    schemas.slice(index + 1).every((other) => isDisjoint(one, other, all, direction)),
  );
}

/**
 * Whether all schemas are objects that require one property with distinct listed values: the common case, in linear
 * time.
 */
function areDistinguishedByValue(
  schemas: readonly FlattenedSchema[],
  all: FlattenedSchemas,
  direction: Direction,
): boolean {
  const [first] = schemas;
  const isObject = (schema: FlattenedSchema): boolean =>
    !allowsNull(schema) && [...schema.jsonSubtypes(direction)].join() === "object";
  if (first === undefined || !schemas.every(isObject)) return false;
  return [...mergedPropertiesOf(first, all).properties.keys()].some((name) => {
    const seen = new Set<string>();
    return schemas.every((schema) => {
      const member = mergedPropertiesOf(schema, all).properties.get(name);
      const values = member?.required === true ? valuesOf(all.of(member.use), direction) : undefined;
      if (values === undefined || [...values].some((value) => seen.has(value))) return false;
      for (const value of values) seen.add(value);
      return true;
    });
  });
}

function isDisjoint(
  one: FlattenedSchema,
  other: FlattenedSchema,
  all: FlattenedSchemas,
  direction: Direction,
): boolean {
  if (allowsNull(one) && allowsNull(other)) return false;
  const jsonTypes = other.jsonSubtypes(direction);
  const shared = [...one.jsonSubtypes(direction)].filter((kind) => jsonTypes.has(kind));
  // A nested union may narrow this further; it is not examined.
  if (shared.length === 0) return true;
  const values = [valuesOf(one, direction), valuesOf(other, direction)];
  if (values[0] !== undefined && values[1] !== undefined) return haveNoValueInCommon(values[0], values[1]);
  return shared.every((kind) => kind === "object") && haveDifferentTags(one, other, all, direction);
}

function allowsNull(schema: FlattenedSchema): boolean {
  return schema.nullable || schema.unconstrained || schema.unions.length > 0;
}

/** Whether one of them requires a property whose listed values are disjoint. */
function haveDifferentTags(
  one: FlattenedSchema,
  other: FlattenedSchema,
  all: FlattenedSchemas,
  direction: Direction,
): boolean {
  const members = mergedPropertiesOf(other, all).properties;
  return [...mergedPropertiesOf(one, all).properties.values()].some((member) => {
    const counterpart = members.get(member.name);
    if (counterpart === undefined || !(member.required || counterpart.required)) return false;
    if (isHidden(member, direction) || isHidden(counterpart, direction)) return false;
    const values = [all.of(member.use), all.of(counterpart.use)].map((schema) => valuesOf(schema, direction));
    return values[0] !== undefined && values[1] !== undefined && haveNoValueInCommon(values[0], values[1]);
  });
}

/** Returns the values of a closed enumeration; undefined without one. */
function valuesOf({ enums, nullable }: FlattenedSchema, direction: Direction): ReadonlySet<string> | undefined {
  const [closed] = enums.filter((part) => !isOpen(part, direction));
  if (closed === undefined) return undefined;
  return new Set([...closed.members.map(({ value }) => canonicalJson(value)), ...(nullable ? ["null"] : [])]);
}

function haveNoValueInCommon(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return [...one].every((value) => !other.has(value));
}
