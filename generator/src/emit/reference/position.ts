import type { Sourced } from "../../model/type.js";
import type { EmitOptions, SourcePosition } from "../contract.js";

/** Returns where a node is written, for a template; false if the reference names no lines. */
export function positionEntry(node: Sourced, { positionOf }: EmitOptions): SourcePosition | false {
  return positionOf?.(node) ?? false;
}
