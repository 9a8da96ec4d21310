import { isIdentifier } from "../unicode/identifier.js";
import { NameTable, pascalCase } from "./names.js";
import type { EnumType } from "./type.js";

/**
 * Keys for the values of an enumeration that the document does not name, in their order: a text that is an identifier is its own
 * key, any other one is written in PascalCase, and numbers follow `value`. Undefined if a value is neither text nor number.
 */
export function enumKeys({ members }: EnumType): readonly string[] | undefined {
  const names = new NameTable(["__proto__"]);
  const keys = members.map(({ name, value }) => {
    if (typeof value !== "string" && typeof value !== "number") return undefined;
    return names.claim(name ?? (typeof value === "string" ? textKey(value) : numberKey(value)));
  });
  return keys.every((key) => key !== undefined) ? keys : undefined;
}

function textKey(value: string): string {
  if (isIdentifier(value)) return value;
  return pascalCase(value) || "value";
}

function numberKey(value: number): string {
  return `value${String(value).replace("-", "Minus").replace(/[.+]/g, "_")}`;
}
