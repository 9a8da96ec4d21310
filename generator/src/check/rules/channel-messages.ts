import { asObject, asString, child } from "../../model/raw.js";
import type { CheckContext, ObjectVisit } from "../context.js";
import { declarationsOf, isRequired, listedValues, partsOf } from "../schema-view.js";
import { code, either, show } from "../words.js";

/**
 * A message of a channel that has a schema of its own fits the envelope: where the name of the command stands, that name
 * may stand, and a command has its arguments.
 */
export function checkChannelMessages(context: CheckContext): void {
  for (const visit of context.of("channelCommand")) {
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
    message: `${code(property)} of the ${kind} ${code(key)} never has that name`,
    expected: values.length === 0 ? `a property ${code(property)}` : `${show(key)}, not ${either(values.map(show))}`,
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
    message: `the command ${code(key)} may lack its arguments`,
    fix: `require ${code(property)}`,
  });
}
