import type { ObjectKind, Version } from "../openapi/objects.js";
import { keywords } from "./compiled/validators.js";

/** Returns the allowed keys of a map, given ajv's path to the violated keyword. */
export function keywordsAt(validator: string, schemaPath: string): readonly string[] {
  const schemaLocation = schemaPath.replace(/^#/, "").replace(/\/[^/]*$/, "");
  return keywords[validator]?.[schemaLocation] ?? [];
}

const sets = new Map<string, ReadonlySet<string>>();

/** Returns the keywords of a kind of object. */
export function keywordsOf(kind: ObjectKind, version: Version): ReadonlySet<string> {
  const validator = `${version} ${kind}`;
  let known = sets.get(validator);
  if (known === undefined) {
    known = new Set(keywords[validator]?.[""] ?? []);
    sets.set(validator, known);
  }
  return known;
}
