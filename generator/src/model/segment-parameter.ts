import type { Parameter } from "./interface.js";
import { type NamedTypes, resolveType } from "./resolve-type.js";

/** How the texts of a path parameter are recognized in a segment with other parameters. */
export type SegmentTexts = "any" | "integer" | { readonly values: readonly string[] };

/** Returns what shows where a path parameter ends: its listed values, or that it is an integer. */
export function segmentTextsOf({ use, style }: Parameter, named: NamedTypes): SegmentTexts {
  const type = resolveType(use.type, named);
  // The other styles write a prefix.
  if (style !== "simple") return "any";
  if (type.kind === "number" && type.integer && !type.untyped) return "integer";
  if (type.kind !== "enum" || type.open !== "closed") return "any";
  const values = type.members.map(({ value }) => value);
  const isPlain = values.every((value) => typeof value === "string" || typeof value === "number");
  return isPlain && values.length > 0 ? { values: values.map(String) } : "any";
}
