import type { FlattenedSchema, FlattenedSchemas } from "./flattened-schema.js";
import { mergedPropertiesOf } from "./merged-properties.js";
import type { SchemaUse } from "./type.js";

/**
 * The schemas of values under a name, in a schema and in all alternatives of its unions; `any` where it declares no
 * properties, so that anything may be there.
 */
export function declarationsOf(name: string, use: SchemaUse, schemas: FlattenedSchemas): readonly SchemaUse[] | "any" {
  const all = withAlternatives(use, schemas);
  const found = all.flatMap((schema) => mergedPropertiesOf(schema, schemas).properties.get(name)?.use ?? []);
  if (found.length > 0) return found;
  return all.every(({ objects }) => objects.every(({ properties }) => properties.length === 0)) ? "any" : [];
}

/** The schemas of an array's items, through unions; `any` where nothing is said about them, `none` where it is no array. */
export function itemsOf(use: SchemaUse, schemas: FlattenedSchemas): readonly SchemaUse[] | "any" | "none" {
  const all = withAlternatives(use, schemas);
  const found = all.flatMap(({ arrays }) => arrays.flatMap(({ items }) => items ?? []));
  if (found.length > 0) return found;
  return all.some((schema) => schema.jsonSubtypes("request").has("array")) ? "any" : "none";
}

/** The names of the properties that a schema and the alternatives of its unions declare. */
export function declaredNames(use: SchemaUse, schemas: FlattenedSchemas): readonly string[] {
  const all = withAlternatives(use, schemas);
  return [...new Set(all.flatMap((schema) => [...mergedPropertiesOf(schema, schemas).properties.keys()]))];
}

/** Whether a pattern of property names, in a schema or in an alternative of its unions, meets a condition. */
export function hasPropertyPattern(
  use: SchemaUse,
  schemas: FlattenedSchemas,
  meets: (pattern: string) => boolean,
): boolean {
  const objects = withAlternatives(use, schemas).flatMap((schema) => schema.objects);
  return objects.some(({ patterns }) => patterns.some(({ pattern }) => meets(pattern)));
}

/** A schema, unless it is nothing but a union, and each alternative of its unions, inner ones included. */
function withAlternatives(start: SchemaUse, schemas: FlattenedSchemas): readonly FlattenedSchema[] {
  const found: FlattenedSchema[] = [];
  const seen = new Set<FlattenedSchema>();
  const rest: SchemaUse[] = [start];
  for (let use = rest.pop(); use !== undefined; use = rest.pop()) {
    const schema = schemas.of(use);
    if (seen.has(schema)) continue;
    seen.add(schema);
    if (schema.unions.length === 0 || schema.objects.length > 0 || schema.arrays.length > 0) found.push(schema);
    rest.push(...schema.unions.flatMap(({ variants }) => variants).filter(({ type }) => type.kind !== "null"));
  }
  return found;
}
