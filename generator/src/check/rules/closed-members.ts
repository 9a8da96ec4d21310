import { excludingMembersOf } from "../../load/deviations/closed-members.js";
import { formatPointer, nodeAt, parsePointer } from "../../values/pointer.js";
import type { DocumentCheckContext } from "../context.js";
import { quoteName } from "../message-text.js";

/**
 * Reports members of `allOf` that forbid each other's properties: each of them applies to the whole value. Also with
 * optional properties only, which leave no more than the empty object.
 */
export function checkClosedMembers({ objectsWith, document, report, isStrict }: DocumentCheckContext): void {
  const closed = objectsWith(["additionalProperties"], "schema");
  if (!closed.some(({ node }) => node["additionalProperties"] === false)) return;
  for (const { pointer, slot } of objectsWith(["allOf"], "schema")) {
    // The enclosing schema has the same members.
    if (slot === "allOf") continue;
    const tokens = parsePointer(pointer);
    const found = tokens && excludingMembersOf(tokens, (at) => nodeAt(document, formatPointer(at)));
    if (found === undefined) continue;
    const message = `a member of \`allOf\` forbids ${quoteName(found.property)}, which another one declares, by \`additionalProperties: false\``;
    const fix =
      "drop `additionalProperties: false` from the members, and write `unevaluatedProperties: false` beside `allOf`";
    // Tolerant mode has no reading of members with other keywords.
    const severity = found.isMergeable || isStrict ? {} : { severity: "warning" as const };
    report({ code: "all-of-excluding", message, pointer: `${pointer}/allOf`, keyOrValue: "key", fix, ...severity });
  }
}
