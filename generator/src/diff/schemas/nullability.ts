import type { FlattenedSchema } from "../../model/flattened-schema.js";
import type { Pointer } from "../../model/type.js";
import type { LogicalLocation, SchemaComparison } from "./comparison.js";

export function compareNullability(
  comparison: SchemaComparison,
  base: FlattenedSchema,
  head: FlattenedSchema,
  {
    pointers,
    location,
  }: { readonly pointers: { readonly base: Pointer; readonly head: Pointer }; readonly location: LogicalLocation },
): void {
  if (base.nullable === head.nullable || base.unconstrained || head.unconstrained) return;
  const change = head.nullable ? "null-allowed" : "null-forbidden";
  comparison.report(location, change, {
    message: head.nullable ? "may be null" : "may no longer be null",
    ...pointers,
  });
}
