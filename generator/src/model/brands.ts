import type { BuildContext } from "./context.js";
import type { Brand, Interface } from "./interface.js";
import { typeIdentifier } from "./names.js";
import type { NumberType, SchemaUse, StringType, Type } from "./type.js";

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
      base: baseOf(type),
      ...(own === undefined ? {} : { type: own.identifier }),
    });
  }
  return brands;
}

/** Whether code distinguishes values of this type from other strings or numbers. */
export function isBranded(type: Type): type is (StringType | NumberType) & { readonly brand: string } {
  if (type.kind !== "string" && type.kind !== "number") return false;
  return type.brand !== undefined && (type.representation === undefined || type.representation.startsWith("int64"));
}

/** Returns the key of a brand. Strings and numbers with the same brand name are distinct types. */
export function brandKey(type: (StringType | NumberType) & { readonly brand: string }): string {
  return `${baseOf(type)} ${type.brand}`;
}

function baseOf({ kind, representation }: StringType | NumberType): Brand["base"] {
  if (representation === "int64" || representation === "int64String") return "bigint";
  return representation === "int64Text" ? "string" : kind;
}

function claimName(
  { brand, at }: { readonly brand: string; readonly at: string },
  { typeNames }: BuildContext,
): string {
  const identifier = typeIdentifier(brand) || "Brand";
  return typeNames.claimDerived({ at, text: brand, identifier });
}
