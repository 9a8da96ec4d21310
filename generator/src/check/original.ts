import type { Json, LoadedDocument } from "../load/document.js";
import { asObject, asString } from "../model/raw.js";
import { type Version, versionOf } from "../openapi/objects.js";

/**
 * The root as it was written, for documents that declare 3.0 and consist of one file: the bundled form is normalised to
 * 3.1, so that only the original can be held against the schema of 3.0. Where a deviation is read as OpenAPI 3.2, nothing
 * is held against 3.0 any more.
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

/** The version by which a bundled document is read; it may hold anything. */
export function documentVersion(document: Json): Version {
  return versionOf(asString(asObject(document)?.["openapi"]) ?? "");
}
