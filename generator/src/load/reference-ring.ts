import { diagnose } from "../diagnostics/diagnose.js";
import type { Diagnostic, Place } from "../diagnostics/diagnostic.js";
import { formatPointer } from "./pointer.js";
import type { Target } from "./resolve.js";

/** What is said of references that lead from one to the next and back to the first. */
export function ringFinding(ring: readonly Target[]): Diagnostic {
  const places = ring.map((member) => member.file.place([...member.tokens, "$ref"], "value"));
  const [first, ...others] = ring.map((member) => formatPointer(member.tokens));
  const message =
    others.length === 0 ? `${first} refers only to itself` : `${first} refers to itself by way of ${others.join(", ")}`;
  return diagnose("reference-cycle", message, {
    place: places[0] as Place,
    expected: "references that end at something other than a reference",
    related: places.slice(1).map((place) => ({ message: "and from here", place })),
  });
}
