import type { Json } from "../load/document.js";
import { listedPropertyValues } from "./discriminant.js";
import type { Interface } from "./interface.js";
import type { SchemaUse, Type, UnionType } from "./type.js";

/** The discriminator values of a union's alternative. */
export interface DiscriminatedVariant {
  readonly variant: SchemaUse;
  /** Values as sent; empty if unknown. */
  readonly values: readonly Json[];
}

/** Returns the alternatives of a union with their values; undefined if no discriminator distinguishes them. */
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

/** Returns the values that a type lists for a property, in the direction in which it lists any. */
function listedValues(type: Type, property: string, model: Interface): readonly Json[] | undefined {
  return (
    listedPropertyValues(type, property, { model, view: "request" }) ??
    listedPropertyValues(type, property, { model, view: "response" })
  );
}
