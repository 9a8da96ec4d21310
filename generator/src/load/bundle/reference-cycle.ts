import { diagnose } from "../../diagnostics/diagnose.js";
import type { Diagnostic, SourceLocation } from "../../diagnostics/diagnostic.js";
import { formatPointer } from "../../values/pointer.js";
import type { ReferenceTarget } from "../files/resolve.js";

/** Returns the error for a cycle of references. */
export function referenceCycleError(cycle: readonly ReferenceTarget[], pointer: string): Diagnostic {
  const locations = cycle.map((member) => member.file.locate([...member.tokens, "$ref"], "value"));
  const [first, ...others] = cycle.map((member) => formatPointer(member.tokens));
  const message =
    others.length === 0 ? `${first} refers only to itself` : `${first} refers to itself through ${others.join(", ")}`;
  return diagnose("reference-cycle", message, {
    location: locations[0] as SourceLocation,
    pointer,
    expected: "references that end at something other than a reference",
    related: locations.slice(1).map((location) => ({ message: "and from here", location })),
  });
}
