import type { Json } from "../load/document.js";
import { listedPropertyValues } from "./discriminant.js";
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

/** The values that a type lists for a property, in the direction in which it lists any. */
function listedValues(type: Type, property: string, model: Interface): readonly Json[] | undefined {
  return (
    listedPropertyValues(type, property, { model, view: "request" }) ??
    listedPropertyValues(type, property, { model, view: "response" })
  );
}
