import type { ObjectType, SchemaUse, Type } from "./type.js";

/** Lookup of named types: in a complete model or one being built. */
export interface NamedTypes {
  readonly types: ReadonlyMap<string, { readonly use: SchemaUse }>;
}

/** Maximum length of a chain of references between named types. */
const maxReferences = 32;

/** Resolves references; for a cycle, returns one of its types. */
export function resolveType(type: Type, { types }: NamedTypes): Type {
  let current = type;
  for (let steps = 0; steps < maxReferences && current.kind === "reference"; steps++) {
    const target = types.get(current.name);
    if (target === undefined) return current;
    current = target.use.type;
  }
  return current;
}

/** Returns a use and those that its references lead to, in this order. */
export function referenceChain(use: SchemaUse, { types }: NamedTypes): readonly SchemaUse[] {
  const chain = [use];
  let { type } = use;
  while (chain.length < maxReferences && type.kind === "reference") {
    const target = types.get(type.name);
    if (target === undefined) break;
    chain.push(target.use);
    type = target.use.type;
  }
  return chain;
}

/**
 * Returns the object types that a type consists of, without duplicates: itself, the target of a reference, the members
 * of an intersection.
 */
export function objectTypesOf(type: Type, { types }: NamedTypes, seen: Set<string> = new Set()): readonly ObjectType[] {
  switch (type.kind) {
    case "object":
      return [type];
    case "reference": {
      const target = types.get(type.name);
      if (target === undefined || seen.has(type.name)) return [];
      seen.add(type.name);
      return objectTypesOf(target.use.type, { types }, seen);
    }
    case "intersection":
      return type.parts.flatMap((part) => objectTypesOf(part.type, { types }, seen));
    default:
      return [];
  }
}
