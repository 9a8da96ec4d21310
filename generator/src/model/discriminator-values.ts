import type { Json } from "../load/document.js";
import type { Interface } from "./interface.js";
import type { SchemaUse, Type, UnionType } from "./type.js";

/** The values of a discriminator's property that lead to an alternative of a union. */
export interface DiscriminatedVariant {
  readonly variant: SchemaUse;
  /** As they are sent; empty where nothing says which values mean the alternative. */
  readonly values: readonly Json[];
}

/** The alternatives of a union with the values that mean each; undefined where no discriminator distinguishes them. */
export function discriminatedVariants(
  { variants, discriminator }: UnionType,
  model: Interface,
): readonly DiscriminatedVariant[] | undefined {
  if (discriminator === undefined) return undefined;
  const { property, mapping } = discriminator;
  return variants.map((variant, index) => {
    const listed = listedValues(variant.type, property, model);
    const mapped = mapping.filter((entry) => entry.variant === index).map(({ value }) => value);
    return { variant, values: [...new Set(listed ?? mapped)] };
  });
}

/** What the objects of a type list as the values of a property; undefined where some of them take others. */
function listedValues(type: Type, property: string, model: Interface): readonly Json[] | undefined {
  return gatherValues(type, model, (part) => {
    const own = part.kind === "object" ? part.properties.find(({ name }) => name === property) : undefined;
    return own === undefined ? undefined : gatherValues(own.type, model, membersOf);
  });
}

function membersOf(type: Type): readonly Json[] | undefined {
  return type.kind === "enum" ? type.members.map(({ value }) => value) : undefined;
}

/** The values of a type that may be made of others, from those of the parts that are made of none. */
function gatherValues(
  type: Type,
  model: Interface,
  valuesOf: (part: Type) => readonly Json[] | undefined,
  depth = 0,
): readonly Json[] | undefined {
  if (depth > 32) return undefined;
  const inner = (other: Type): readonly Json[] | undefined => gatherValues(other, model, valuesOf, depth + 1);
  switch (type.kind) {
    case "reference": {
      const target = model.types.get(type.name);
      return target === undefined ? undefined : inner(target.use.type);
    }
    case "intersection":
      return commonValues(type.parts.map((part) => inner(part.type)));
    case "union":
      return everyValue(type.variants.map((variant) => inner(variant.type)));
    default:
      return valuesOf(type);
  }
}

/** What all lists have: of parts that hold at once, each may list fewer values than the others. */
function commonValues(lists: readonly (readonly Json[] | undefined)[]): readonly Json[] | undefined {
  const [first, ...others] = lists.filter((list) => list !== undefined);
  return first?.filter((value) => others.every((list) => list.includes(value)));
}

function everyValue(lists: readonly (readonly Json[] | undefined)[]): readonly Json[] | undefined {
  return lists.every((list) => list !== undefined) ? lists.flat() : undefined;
}
