import { asObject, type Json, type JsonObject } from "../../values/json.js";
import type { DocumentTypes } from "./document-types.js";

/** Maximum number of members of the union that an intersection of unions is; TypeScript refuses 100,000 (TS2590). */
const maxMembers = 50_000;

/** Depth of schemas below which alternatives are not counted. */
const maxDepth = 100;

/**
 * Returns which members of `allOf` are part of their intersection: those until the number of combinations of their alternatives is too
 * large for TypeScript.
 */
export function combinableMembers({ allOf, ...schema }: JsonObject, types: DocumentTypes): readonly boolean[] {
  const known = new Map<JsonObject, number>();
  let combinations = alternativesOf(schema, types, known, 0);
  return listOf(allOf).map((member) => {
    const together = combinations * alternativesOf(member, types, known, 0);
    if (together > maxMembers) return false;
    combinations = together;
    return true;
  });
}

/** Counts the alternatives of a schema through references and compositions. */
function alternativesOf(schema: Json, types: DocumentTypes, known: Map<JsonObject, number>, depth: number): number {
  const node = types.references.followObject({ node: schema, pointer: "" })?.node ?? asObject(schema);
  if (node === undefined || depth > maxDepth) return 1;
  const counted = known.get(node);
  if (counted !== undefined) return counted;
  // In a cycle.
  known.set(node, 1);
  const counts = (keyword: string): readonly number[] =>
    listOf(node[keyword]).map((item) => alternativesOf(item, types, known, depth + 1));
  const sum = (list: readonly number[]): number =>
    Math.max(
      1,
      list.reduce((total, one) => total + one, 0),
    );
  const product = counts("allOf").reduce((total, one) => total * one, 1);
  const count = Math.min(product * sum(counts("oneOf")) * sum(counts("anyOf")), 1e9);
  known.set(node, count);
  return count;
}

function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}
