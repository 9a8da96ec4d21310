import { keyOf } from "./conversion.js";
import type { Operation, Pagination, Parameter } from "./interface.js";
import { type NamedTypes, objectTypesOf, resolveType } from "./resolve-type.js";
import { successResponses } from "./success.js";
import type { Property, SchemaUse } from "./type.js";

/** How the pages of an operation follow each other, before it has a function for all of them. */
export type PaginationDraft = Omit<Pagination, "identifier">;

/** The JSON of the one success of an operation, whose pages it can be. */
export function pageBodyOf(operation: Operation): SchemaUse | undefined {
  const [success, another] = successResponses(operation);
  if (success === undefined || another !== undefined || operation.method === "head") return undefined;
  const [media, otherMedia] = success.content;
  return media?.kind === "json" && media.stream === undefined && otherMedia === undefined ? media.use : undefined;
}

/** The property at a path of names, and whether it may be absent or null; undefined if no type declares it. */
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

/** The names in code of the properties at a path. */
export function keysAtPath(use: SchemaUse | undefined, path: readonly string[], named: NamedTypes): readonly string[] {
  return path.map((name, index) => {
    const found = use && propertyAtPath(use, path.slice(0, index + 1), named);
    return found === undefined ? name : keyOf({ name, ...found.use });
  });
}

/** The schema of the items of a page. */
export function itemsAtPath(use: SchemaUse, path: readonly string[], named: NamedTypes): SchemaUse | undefined {
  const found = propertyAtPath(use, path, named);
  const type = found && resolveType(found.use.type, named);
  return type?.kind === "array" ? type.items : undefined;
}

/** The largest page that the limit's own bounds allow. */
export function largestPage({ use }: Parameter): number | undefined {
  const bound = use.type.kind === "number" ? use.type.checks.find((check) => check.kind === "maximum") : undefined;
  return bound !== undefined && "limit" in bound ? bound.limit : undefined;
}
