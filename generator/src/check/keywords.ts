import type { ObjectKind, Version } from "../openapi/objects.js";
import { keywords } from "./compiled/validators.js";

/** The keys that a map may have at a place of a compiled schema, given ajv's path to the keyword that refused. */
export function keywordsAt(validator: string, schemaPath: string): readonly string[] {
  const schemaLocation = schemaPath.replace(/^#/, "").replace(/\/[^/]*$/, "");
  return keywords[validator]?.[schemaLocation] ?? [];
}

const sets = new Map<string, ReadonlySet<string>>();

/** The keywords of an object of this kind. */
export function keywordsOf(kind: ObjectKind, version: Version): ReadonlySet<string> {
  const validator = `${version} ${kind}`;
  let known = sets.get(validator);
  if (known === undefined) {
    known = new Set(keywords[validator]?.[""] ?? []);
    sets.set(validator, known);
  }
  return known;
}
