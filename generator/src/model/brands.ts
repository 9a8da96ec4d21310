import type { Brand } from "./interface.js";
import type { NumberType, StringType, Type } from "./type.js";

/** Whether code distinguishes values of this type from other strings or numbers. */
export function isBranded(type: Type): type is (StringType | NumberType) & { readonly brand: string } {
  if (type.kind !== "string" && type.kind !== "number") return false;
  return type.brand !== undefined && (type.representation === undefined || type.representation.startsWith("int64"));
}

/** Returns the key of a brand. Strings and numbers with the same brand name are distinct types. */
export function brandKey(type: (StringType | NumberType) & { readonly brand: string }): string {
  return `${brandBase(type)} ${type.brand}`;
}

/** Returns the type of branded values in code. */
export function brandBase({ kind, representation }: StringType | NumberType): Brand["base"] {
  if (representation === "int64" || representation === "int64String") return "bigint";
  return representation === "int64Text" ? "string" : kind;
}
