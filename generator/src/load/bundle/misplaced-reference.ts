import { diagnose } from "../../diagnostics/diagnose.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import { titleOf } from "../../openapi/objects.js";
import { asObject } from "../../values/json.js";
import type { Json, JsonObject } from "../document.js";

import { referenceOf } from "../files/resolve.js";
import type { ReferenceScope } from "../structure.js";

/** A reference at a location that OpenAPI does not allow. */
type MisplacedReference = { readonly kind: ReferenceScope } | { readonly key: string; readonly isCollection: boolean };

/** Returns the error for strict mode. Tolerant mode inlines the target. */
export function misplacedReferenceError(found: MisplacedReference, details: Partial<Diagnostic>): Diagnostic {
  if ("kind" in found) {
    const title = found.kind === "extension" ? "an extension" : titleOf(found.kind);
    const fix = "write the object inline";
    return diagnose("unknown-keyword", `unknown keyword \`$ref\` in ${title}`, {
      fix,
      deviation: "reference-in-object",
      ...details,
    });
  }
  const { key, isCollection } = found;
  if (isCollection) {
    const message = `\`${key}\` is a reference as a whole, but OpenAPI allows references only in its entries`;
    const fix = "reference each entry separately";
    return diagnose("unknown-keyword", message, { fix, deviation: "reference-to-collection", ...details });
  }
  const message = `\`${key}\` is a reference, but OpenAPI expects a value`;
  return diagnose("wrong-type", message, {
    fix: "write the value inline",
    deviation: "reference-to-value",
    ...details,
  });
}

/** Keys of standard objects whose value is text, a flag or a list of names. */
const valueKeys: ReadonlySet<string> = new Set([
  ...["deprecated", "description", "enum", "format", "operationId", "pattern", "readOnly", "required", "summary"],
  ...["tags", "termsOfService", "title", "type", "url", "writeOnly"],
]);

/** Whether a value is a reference in place of text, a flag or a list of them. */
export function isReferenceToValue(key: string, value: Json): boolean {
  return valueKeys.has(key) && referenceOf(value) !== undefined;
}

/** Whether an example consists only of a reference, which is unlikely to be intended as data. */
export function isReferenceAsExample(key: string, value: Json): value is JsonObject {
  if (key !== "example" && key !== "value") return false;
  return referenceOf(value) !== undefined && Object.keys(asObject(value) ?? {}).length === 1;
}
