import { asList, asObject, child, entriesOf } from "../model/raw.js";
import type { ObjectTarget, References, ReferenceTarget } from "./references.js";

/** A schema that another one applies to the value that it describes itself (JSON Schema core, section 10.2 and 8.2.3). */
export interface AppliedSchema {
  readonly at: ObjectTarget;
  /** The schema before it leads here by `$ref`. */
  readonly isReferenced: boolean;
  /** Where the schema before it stands. */
  readonly from?: string;
}

const listKeywords = ["allOf", "anyOf", "oneOf"];
const singleKeywords = ["not", "if", "then", "else"];

/** The schemas that a schema applies to the same value, last first. */
export function appliedSchemasOf({ node, pointer }: ObjectTarget, references: References): AppliedSchema[] {
  const inPlace: ReferenceTarget[] = [];
  for (const keyword of singleKeywords) {
    if (node[keyword] !== undefined) inPlace.push({ node: node[keyword], pointer: child(pointer, keyword) });
  }
  for (const keyword of listKeywords) {
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

function applied(target: ReferenceTarget, byReference: boolean, from: string): AppliedSchema[] {
  const node = asObject(target.node);
  return node === undefined ? [] : [{ at: { node, pointer: target.pointer }, isReferenced: byReference, from }];
}
