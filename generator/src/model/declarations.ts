import type { FlattenedSchema, FlattenedSchemas } from "./flattened-schema.js";
import { mergedPropertiesOf } from "./merged-properties.js";
import type { SchemaUse } from "./type.js";

/**
 * Returns the schemas of a property in a schema and its union alternatives; `any` if no properties are declared, so
 * that every name is allowed.
 */
export function declarationsOf(name: string, use: SchemaUse, schemas: FlattenedSchemas): readonly SchemaUse[] | "any" {
  const all = withAlternatives(use, schemas);
  const found = all.flatMap((schema) => mergedPropertiesOf(schema, schemas).properties.get(name)?.use ?? []);
  if (found.length > 0) return found;
  return all.every(({ objects }) => objects.every(({ properties }) => properties.length === 0)) ? "any" : [];
}

/** Returns the schemas of an array's items through unions; `any` if unconstrained, `none` if it is not an array. */
export function itemsOf(use: SchemaUse, schemas: FlattenedSchemas): readonly SchemaUse[] | "any" | "none" {
  const all = withAlternatives(use, schemas);
  const found = all.flatMap(({ arrays }) => arrays.flatMap(({ items }) => items ?? []));
  if (found.length > 0) return found;
  return all.some((schema) => schema.jsonSubtypes("request").has("array")) ? "any" : "none";
}

/** Returns the names of the properties declared by a schema and its union alternatives. */
export function declaredNames(use: SchemaUse, schemas: FlattenedSchemas): readonly string[] {
  const all = withAlternatives(use, schemas);
  return [...new Set(all.flatMap((schema) => [...mergedPropertiesOf(schema, schemas).properties.keys()]))];
}

/** Whether a property name pattern of a schema or its union alternatives meets a condition. */
export function hasPropertyPattern(
  use: SchemaUse,
  schemas: FlattenedSchemas,
  meets: (pattern: string) => boolean,
): boolean {
  const objects = withAlternatives(use, schemas).flatMap((schema) => schema.objects);
  return objects.some(({ patterns }) => patterns.some(({ pattern }) => meets(pattern)));
}

/** Returns a schema unless it is only a union, and all union alternatives, recursively. */
function withAlternatives(start: SchemaUse, schemas: FlattenedSchemas): readonly FlattenedSchema[] {
  const found: FlattenedSchema[] = [];
  const seen = new Set<FlattenedSchema>();
  const rest: SchemaUse[] = [start];
  for (let use = rest.pop(); use !== undefined; use = rest.pop()) {
    const schema = schemas.of(use);
    if (seen.has(schema)) continue;
    seen.add(schema);
    if (schema.unions.length === 0 || schema.objects.length > 0 || schema.arrays.length > 0) found.push(schema);
    for (const { alternatives } of schema.unions)
      for (const alternative of alternatives) if (alternative.type.kind !== "null") rest.push(alternative);
  }
  return found;
}
