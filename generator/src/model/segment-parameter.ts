import { quoteName } from "../diagnostics/quote.js";
import type { BuildContext } from "./context.js";
import type { Operation, Parameter } from "./interface.js";
import { type NamedTypes, resolveType } from "./resolve-type.js";

/** How the texts of a path parameter are recognized in a segment with other parameters. */
export type SegmentTexts = "any" | "integer" | { readonly values: readonly string[] };

/** Returns what shows where a path parameter ends: its listed values, or that it is an integer. */
export function segmentTextsOf({ use, style }: Parameter, named: NamedTypes): SegmentTexts {
  const type = resolveType(use.type, named);
  // The other styles write a prefix.
  if (style !== "simple") return "any";
  if (type.kind === "number" && type.integer && !type.lenient) return "integer";
  if (type.kind !== "enum" || type.open !== "closed") return "any";
  const values = type.members.map(({ value }) => value);
  const isPlain = values.every((value) => typeof value === "string" || typeof value === "number");
  return isPlain && values.length > 0 ? { values: values.map(String) } : "any";
}

/** Reports parameters of a path with no text between them, unless one of the two lists its values. */
export function reportAdjacentParameters(
  operations: readonly Operation[],
  named: NamedTypes,
  context: BuildContext,
): void {
  const reported = new Set<string>();
  for (const { path, at } of operations) {
    for (const segment of path.segments) {
      for (const [index, part] of segment.entries()) {
        const next = segment[index + 1];
        if (part.kind !== "parameter" || next?.kind !== "parameter") continue;
        const [one, other] = [part.parameter, next.parameter].map((parameter) => segmentTextsOf(parameter, named));
        if (typeof one !== "string" || typeof other !== "string") continue;
        const names = [part.parameter.name, next.parameter.name].map((name) => quoteName(name));
        const message = `no text separates ${names[0]} from ${names[1]} in ${quoteName(path.text)}, so servers give ${names[0]} ${one === "integer" ? "all digits" : "one character"}`;
        if (reported.has(message)) continue;
        reported.add(message);
        const fix = "write text between them, or list the values of one under `enum`";
        context.report("path-parameters-adjacent", at, message, { keyOrValue: "key", fix });
      }
    }
  }
}
