import type { Pointer } from "../../model/type.js";
import type { Shape } from "../shape.js";
import type { SchemaComparison, Spot } from "./comparison.js";

export function compareNullability(
  comparison: SchemaComparison,
  base: Shape,
  head: Shape,
  { places, spot }: { readonly places: { readonly base: Pointer; readonly head: Pointer }; readonly spot: Spot },
): void {
  if (base.nullable === head.nullable || base.unconstrained || head.unconstrained) return;
  const change = head.nullable ? "null-allowed" : "null-forbidden";
  comparison.report(spot, change, { message: head.nullable ? "may be null" : "may no longer be null", ...places });
}
