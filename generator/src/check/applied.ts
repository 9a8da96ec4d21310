import type { Json, JsonObject } from "../load/document.js";
import { asList, asObject, child, entriesOf } from "../model/raw.js";
import type { ObjectTarget, References, ReferenceTarget } from "../model/references.js";
import { schemaKeyword, schemaKeywordsWhere } from "../openapi/schema-keywords.js";

/** A schema that another schema applies to the same value (JSON Schema core, sections 10.2 and 8.2.3). */
export interface AppliedSchema {
  readonly at: ObjectTarget;
  /** Whether the other schema reaches it by `$ref`. */
  readonly isReferenced: boolean;
  /** Pointer of the other schema. */
  readonly from?: string;
}

/** Keywords that apply subschemas to the same value, possibly as a condition. */
const inPlaceApplicators = schemaKeywordsWhere(({ describes }) => describes === "value" || describes === "condition");

/** Keywords by which a schema applies others to the same value. */
export const applicators: ReadonlySet<string> = new Set(["$ref", ...inPlaceApplicators]);

/** Whether a schema applies others to the same value. Most do not: a document has tens of thousands. */
export function appliesOthers(node: JsonObject): boolean {
  for (const key in node) if (applicators.has(key)) return true;
  return false;
}

/** Returns the schemas that a schema applies to the same value, in reverse order. */
export function appliedSchemasOf({ node, pointer }: ObjectTarget, references: References): AppliedSchema[] {
  if (!appliesOthers(node)) return [];
  const stated = inPlaceApplicators.filter((keyword) => node[keyword] !== undefined);
  const inPlace = stated.flatMap((keyword) => subschemasUnder(keyword, { node, pointer }));
  const referred = typeof node["$ref"] === "string" ? references.target(node["$ref"]) : undefined;
  return [
    ...(referred === undefined ? [] : applied(referred, true, pointer)),
    ...inPlace.flatMap((target) => applied(target, false, pointer)),
  ].reverse();
}

/** Returns the subschemas under a keyword. */
function subschemasUnder(keyword: string, { node, pointer }: ObjectTarget): readonly ReferenceTarget[] {
  const at = child(pointer, keyword);
  const value = node[keyword] as Json;
  switch (schemaKeyword(keyword)?.subschemas) {
    case "one":
      return [{ node: value, pointer: at }];
    case "list":
      return asList(value).map((item, index) => ({ node: item, pointer: child(at, index) }));
    default:
      return entriesOf(value).map(([name, item]) => ({ node: item, pointer: child(at, name) }));
  }
}

function applied(target: ReferenceTarget, byReference: boolean, from: string): AppliedSchema[] {
  const node = asObject(target.node);
  return node === undefined ? [] : [{ at: { node, pointer: target.pointer }, isReferenced: byReference, from }];
}
