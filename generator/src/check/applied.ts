import { asList, asObject, child, entriesOf } from "../model/raw.js";
import type { ObjectTarget, References, ReferenceTarget } from "../model/references.js";
import { schemaKeyword, schemaKeywordsWhere } from "../openapi/schema-keywords.js";

/** A schema that another one applies to the value that it describes itself (JSON Schema core, section 10.2 and 8.2.3). */
export interface AppliedSchema {
  readonly at: ObjectTarget;
  /** The schema before it leads here by `$ref`. */
  readonly isReferenced: boolean;
  /** The location of the schema before it. */
  readonly from?: string;
}

/** Keywords whose subschemas are applied to the value of the schema itself, be it as a condition. */
const inPlaceApplicators = schemaKeywordsWhere(({ describes }) => describes === "value" || describes === "condition");

/** The schemas that a schema applies to the same value, last first. */
export function appliedSchemasOf({ node, pointer }: ObjectTarget, references: References): AppliedSchema[] {
  const inPlace = inPlaceApplicators.flatMap((keyword) => subschemasUnder(keyword, { node, pointer }));
  const referred = typeof node["$ref"] === "string" ? references.target(node["$ref"]) : undefined;
  return [
    ...(referred === undefined ? [] : applied(referred, true, pointer)),
    ...inPlace.flatMap((target) => applied(target, false, pointer)),
  ].reverse();
}

/** The subschemas that a schema has under a keyword. */
function subschemasUnder(keyword: string, { node, pointer }: ObjectTarget): readonly ReferenceTarget[] {
  const at = child(pointer, keyword);
  const value = node[keyword];
  if (value === undefined) return [];
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
