import type { SchemaUse } from "../../model/type.js";

/** Returns a key that is equal for uses of the same named type or inline schema. */
export function typeKey({ type, nullable }: SchemaUse): string {
  return `${type.kind === "reference" ? type.name : type.at}${nullable ? "?" : ""}`;
}
