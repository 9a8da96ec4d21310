import { asObject, asString, child } from "../../model/raw.js";
import type { CheckContext } from "../context.js";
import { joinAlternatives, quoteName, quoteValue } from "../message-text.js";
import { declarationsOf, isRequired, listedValues, partsOf } from "../schema-view.js";
import type { ObjectVisit } from "../walk.js";

/**
 * A message of a channel that has a schema of its own fits the envelope: where the name of the command stands, that name
 * may stand, and a command has its arguments.
 */
export function checkChannelMessages(context: CheckContext): void {
  for (const visit of context.objectsOf("channelCommand")) {
    const envelope = asObject(asObject(visit.parent?.node)?.["envelope"]);
    for (const kind of ["command", "reply"] as const) {
      const words = asObject(envelope?.[kind]);
      const name = asString(words?.["name"]);
      if (name !== undefined) checkName(name, kind, visit, context);
    }
    const args = asString(asObject(envelope?.["command"])?.["args"]);
    if (args !== undefined) checkArguments(args, visit, context);
  }
}

function checkName(
  property: string,
  kind: "command" | "reply",
  { node, pointer, key }: ObjectVisit,
  { references, report }: CheckContext,
): void {
  const message = node[kind];
  if (message === undefined) return;
  const declared = declarationsOf(property, { node: message, pointer: child(pointer, kind) }, references);
  if (declared === "any") return;
  const lists = declared.map((place) => listedValues(partsOf(place, references)));
  if (lists.includes(undefined)) return;
  const values = lists.flatMap((list) => list ?? []);
  if (values.includes(key)) return;
  report({
    code: "channel-message-differs",
    pointer: child(pointer, kind),
    message: `${quoteName(property)} of the ${kind} ${quoteName(key)} never has that name`,
    expected:
      values.length === 0
        ? `a property ${quoteName(property)}`
        : `${quoteValue(key)}, not ${joinAlternatives(values.map(quoteValue))}`,
  });
}

function checkArguments(
  property: string,
  { node, pointer, key }: ObjectVisit,
  { references, report }: CheckContext,
): void {
  const { command: message, args } = node;
  if (message === undefined || args === undefined) return;
  const at = child(pointer, "command");
  if (isRequired(property, partsOf({ node: message, pointer: at }, references))) return;
  report({
    code: "channel-message-differs",
    pointer: at,
    message: `the command ${quoteName(key)} may lack its arguments`,
    fix: `require ${quoteName(property)}`,
  });
}
