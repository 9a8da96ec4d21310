import { quoteName } from "../../diagnostics/quote.js";
import type { Operation } from "../interface.js";
import type { NamedTypes } from "../resolve-type.js";
import { segmentTextsOf } from "../segment-parameter.js";
import type { BuildContext } from "./context.js";

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
