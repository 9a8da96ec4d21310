import type { Json } from "../load/document.js";
import { listedPropertyValues } from "./discriminant.js";
import type { Interface } from "./interface.js";
import type { SchemaUse, Type, UnionType } from "./type.js";

/** The discriminator values of a union's alternative. */
export interface DiscriminatedAlternative {
  readonly alternative: SchemaUse;
  /** Values as sent; empty if unknown. */
  readonly values: readonly Json[];
}

/** Returns the alternatives of a union with their values; undefined if no discriminator distinguishes them. */
export function discriminatedAlternatives(
  { alternatives, discriminator }: UnionType,
  model: Interface,
): readonly DiscriminatedAlternative[] | undefined {
  if (discriminator === undefined) return undefined;
  const { property, mapping } = discriminator;
  return alternatives.map((alternative, index) => {
    const listed = listedValues(alternative.type, property, model);
    const mapped = mapping.filter((entry) => entry.alternative === index).map(({ value }) => value);
    return { alternative, values: [...new Set(listed ?? mapped)] };
  });
}

/** Returns the values that a type lists for a property, in the direction in which it lists any. */
function listedValues(type: Type, property: string, model: Interface): readonly Json[] | undefined {
  return (
    listedPropertyValues(type, property, { model, view: "request" }) ??
    listedPropertyValues(type, property, { model, view: "response" })
  );
}
