import { keyOf } from "./conversion.js";
import type { Operation, Pagination, Parameter } from "./interface.js";
import { type NamedTypes, objectTypesOf, resolveType } from "./resolve-type.js";
import { successResponses } from "./responses.js";
import type { Property, SchemaUse } from "./type.js";

/** The pagination of an operation before its function has a name. */
export type PaginationDraft = Omit<Pagination, "identifier">;

/** Returns the JSON body of an operation with a single success, which may be a page. */
export function pageBodyOf(operation: Operation): SchemaUse | undefined {
  const [success, another] = successResponses(operation);
  if (success === undefined || another !== undefined || operation.method === "head") return undefined;
  const [media, otherMedia] = success.content;
  return media?.kind === "json" && media.stream === undefined && otherMedia === undefined ? media.use : undefined;
}

/** Returns the property at a path and whether it may be absent or null; undefined if no type declares it. */
export function propertyAtPath(
  use: SchemaUse,
  path: readonly string[],
  named: NamedTypes,
): { readonly use: SchemaUse; readonly optional: boolean } | undefined {
  let current = use;
  let optional = use.nullable;
  for (const name of path) {
    const property: Property | undefined = objectTypesOf(current.type, named)
      .flatMap(({ properties }) => properties)
      .find((one) => one.name === name);
    if (property === undefined) return undefined;
    current = property;
    optional ||= !property.required || property.nullable;
  }
  return { use: current, optional };
}

/** Returns the property names in code on a path. */
export function keysAtPath(use: SchemaUse | undefined, path: readonly string[], named: NamedTypes): readonly string[] {
  return path.map((name, index) => {
    const found = use && propertyAtPath(use, path.slice(0, index + 1), named);
    return found === undefined ? name : keyOf({ name, ...found.use });
  });
}

/** Returns the schema of a page's items. */
export function itemsAtPath(use: SchemaUse, path: readonly string[], named: NamedTypes): SchemaUse | undefined {
  const found = propertyAtPath(use, path, named);
  const type = found && resolveType(found.use.type, named);
  return type?.kind === "array" ? type.items : undefined;
}

/** Returns the maximum page size from the limit's bounds. */
export function largestPage({ use }: Parameter): number | undefined {
  const bound = use.type.kind === "number" ? use.type.checks.find((check) => check.kind === "maximum") : undefined;
  return bound !== undefined && "limit" in bound ? bound.limit : undefined;
}
