import type { Json, LoadedDocument } from "../load/document.js";
import { asObject, asString } from "../model/raw.js";
import { type Version, versionOf } from "../openapi/objects.js";

/**
 * Returns the root as written, for single-file documents that declare 3.0: the bundled form is normalized to 3.1, so
 * only the original can be validated against the 3.0 schema. Documents with deviations read as OpenAPI 3.2 are not
 * validated against
 * 3.0.
 */
export function originalOf({
  declaredVersion,
  document,
  files,
  written,
  hasInlined,
}: LoadedDocument): Json | undefined {
  const isReadAsLater = documentVersion(document) === "3.2";
  return declaredVersion.startsWith("3.0") && files.length === 1 && hasInlined !== true && !isReadAsLater
    ? written
    : undefined;
}

/** Returns the OpenAPI version of a bundled document, which may be invalid. */
export function documentVersion(document: Json): Version {
  return versionOf(asString(asObject(document)?.["openapi"]) ?? "");
}
