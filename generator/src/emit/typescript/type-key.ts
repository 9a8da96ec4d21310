import type { SchemaUse } from "../../model/type.js";

/** The same text for uses of one named type, and for one schema in place. */
export function typeKey({ type, nullable }: SchemaUse): string {
  return `${type.kind === "reference" ? type.name : type.at}${nullable ? "?" : ""}`;
}
