import { excludingAlternativeOf, excludingMembersOf } from "../../load/deviations/closed-members.js";
import { formatPointer, nodeAt, parsePointer } from "../../values/pointer.js";
import type { DocumentCheckContext } from "../context.js";
import { quoteName } from "../message-text.js";
import type { ObjectVisit } from "../walk.js";

const closingKeywords = ["additionalProperties", "unevaluatedProperties"] as const;

/**
 * Reports members of `allOf` that forbid each other's properties: each of them applies to the whole value. Also with
 * optional properties only, which leave no more than the empty object.
 */
export function checkClosedMembers(context: DocumentCheckContext): void {
  const { objectsWith, document, report, isStrict } = context;
  const closed = objectsWith(closingKeywords, "schema");
  if (!closed.some(({ node }) => closingKeywords.some((key) => node[key] === false))) return;
  const compositions = objectsWith(["allOf"], "schema");
  const reported = new Set<string>();
  for (const { pointer, slot } of compositions) {
    // The enclosing schema has the same members.
    if (slot === "allOf") continue;
    const tokens = parsePointer(pointer);
    const found = tokens && excludingMembersOf(tokens, (at) => nodeAt(document, formatPointer(at)));
    if (found === undefined) continue;
    const message = `a member of \`allOf\` forbids ${quoteName(found.property)}, which another one declares, by \`${found.forbiddenAt.at(-1)}: false\``;
    const fix = `drop \`${found.forbiddenAt.at(-1)}: false\` from the members, and write \`unevaluatedProperties: false\` beside \`allOf\``;
    // Tolerant mode has no reading of members with other keywords.
    const severity = found.isMergeable || isStrict ? {} : { severity: "warning" as const };
    report({ code: "all-of-excluding", message, pointer: `${pointer}/allOf`, keyOrValue: "key", fix, ...severity });
    reported.add(pointer);
  }
  for (const visit of [...objectsWith(["oneOf"], "schema"), ...objectsWith(["anyOf"], "schema"), ...compositions]) {
    if (!reported.has(visit.pointer)) checkAlternatives(visit, context, reported);
  }
}

/** Reports an alternative and the schema beside it that forbid each other's properties. */
function checkAlternatives(
  { pointer, node, slot }: ObjectVisit,
  { document, report }: DocumentCheckContext,
  reported: Set<string>,
): void {
  reported.add(pointer);
  const tokens = parsePointer(pointer);
  if (slot === "allOf" || tokens === undefined) return;
  const found = excludingAlternativeOf(tokens, (at) => nodeAt(document, formatPointer(at)));
  if (found === undefined) return;
  const key = ["oneOf", "anyOf", "allOf"].find((name) => node[name] !== undefined);
  report({
    code: "all-of-excluding",
    message: `an alternative and the schema beside it forbid ${quoteName(found.property)}, which only one of them declares, by \`${found.forbiddenAt.at(-1)}: false\``,
    pointer: `${pointer}/${key}`,
    keyOrValue: "key",
    fix: "declare the property in both, or write `unevaluatedProperties: false` beside them instead",
    // Other alternatives, or the object without the property, may still be valid.
    severity: "warning",
  });
}
