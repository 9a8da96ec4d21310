import { asList, asObject, child, entriesOf } from "../model/raw.js";
import type { ObjectTarget, References, Target } from "./references.js";

/** A schema that another one applies to the value that it describes itself (JSON Schema core, section 10.2 and 8.2.3). */
export interface Applied {
  readonly at: ObjectTarget;
  /** The schema before it leads here by `$ref`. */
  readonly byReference: boolean;
  /** Where the schema before it stands. */
  readonly from?: string;
}

const lists = ["allOf", "anyOf", "oneOf"];
const single = ["not", "if", "then", "else"];

/** The schemas that a schema applies to the same value, last first. */
export function appliedBy({ node, pointer }: ObjectTarget, references: References): Applied[] {
  const inPlace: Target[] = [];
  for (const keyword of single) {
    if (node[keyword] !== undefined) inPlace.push({ node: node[keyword], pointer: child(pointer, keyword) });
  }
  for (const keyword of lists) {
    for (const [index, part] of asList(node[keyword]).entries()) {
      inPlace.push({ node: part, pointer: child(child(pointer, keyword), index) });
    }
  }
  for (const [name, part] of entriesOf(node["dependentSchemas"])) {
    inPlace.push({ node: part, pointer: child(child(pointer, "dependentSchemas"), name) });
  }
  const referred = typeof node["$ref"] === "string" ? references.target(node["$ref"]) : undefined;
  return [
    ...(referred === undefined ? [] : applied(referred, true, pointer)),
    ...inPlace.flatMap((target) => applied(target, false, pointer)),
  ].reverse();
}

function applied(target: Target, byReference: boolean, from: string): Applied[] {
  const node = asObject(target.node);
  return node === undefined ? [] : [{ at: { node, pointer: target.pointer }, byReference, from }];
}
