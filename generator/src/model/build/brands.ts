import { brandBase, brandKey, isBranded } from "../brands.js";
import type { Brand, Interface } from "../interface.js";
import { typeIdentifier } from "../names.js";
import type { SchemaUse } from "../type.js";
import type { BuildContext } from "./context.js";

/**
 * Collects the branded types of an interface by {@link brandKey}. A schema with the name of its brand is the branded
 * type itself.
 */
export function buildBrands(
  types: Interface["types"],
  uses: readonly SchemaUse[],
  context: BuildContext,
): ReadonlyMap<string, Brand> {
  const brands = new Map<string, Brand>();
  for (const { type } of uses) {
    if (!isBranded(type)) continue;
    const key = brandKey(type);
    if (brands.has(key)) continue;
    const own = [...types.values()].find(
      (named) =>
        named.name === type.brand &&
        isBranded(named.use.type) &&
        !named.use.nullable &&
        brandKey(named.use.type) === key,
    );
    const identifier = own?.identifier ?? claimName(type, context);
    brands.set(key, {
      name: type.brand,
      identifier,
      base: brandBase(type),
      ...(own === undefined ? {} : { type: own.identifier }),
    });
  }
  return brands;
}

function claimName(
  { brand, at }: { readonly brand: string; readonly at: string },
  { typeNames }: BuildContext,
): string {
  const identifier = typeIdentifier(brand) || "Brand";
  return typeNames.claimDerived({ at, text: brand, identifier });
}
