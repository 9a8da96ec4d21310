import { type Code, nodeOf, sourcedNode } from "./tree.js";

/**
 * Marks a declared name as coming from a node of the specification: declaration maps lead from the name to the node.
 * Prints the same text.
 *
 * @param field The field of the node whose value is the name, such as `operationId`. Default: the key of the node.
 */
export function sourced(name: Code, { at }: { readonly at: string }, field?: string): Code {
  return sourcedNode(nodeOf(name), { at, field });
}
