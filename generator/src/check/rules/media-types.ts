import { didYouMean } from "../../diagnostics/spelling.js";
import type { Interface } from "../../model/interface.js";
import { bareMediaType } from "../../model/media-kind.js";
import { child } from "../../model/raw.js";
import { resolveType } from "../../model/resolve-type.js";
import type { SchemaUse } from "../../model/type.js";
import type { CheckContext, DocumentCheckContext } from "../context.js";
import { quoteName } from "../message-text.js";

/**
 * Checks that the schema of a form is an object: a form consists of named fields (RFC 7578; URL Standard, section 5).
 */
export function checkForms({ model, report }: CheckContext): void {
  const seen = new Set<string>();
  for (const { body } of model.operations) {
    for (const { kind, mediaType, use, at } of body?.content ?? []) {
      if (use === undefined || (kind !== "form" && kind !== "multipart") || seen.has(at)) continue;
      seen.add(at);
      if (hasOnlyFields(use, model)) continue;
      const message = `the schema of ${quoteName(mediaType)} accepts values without fields`;
      const expected = "an object";
      report({ code: "form-without-fields", message, pointer: child(at, "schema"), keyOrValue: "key", expected });
    }
  }
}

/** Whether every value except null is an object. The model has a form without constraints as an object of any fields. */
function hasOnlyFields(use: SchemaUse, model: Interface): boolean {
  const type = resolveType(use.type, model);
  switch (type.kind) {
    case "null":
    case "object":
    case "reference":
      return true;
    case "union":
      return type.variants.every((variant) => hasOnlyFields(variant, model));
    case "intersection":
      return type.parts.some((part) => hasOnlyFields(part, model));
    default:
      return false;
  }
}

/** Checks that keys of `content` are media types or ranges (RFC 9110, section 8.3.1). */
export function checkMediaTypes({ objectsOf, report }: DocumentCheckContext): void {
  const seen = new Set<string>();
  for (const { key, pointer, parent } of objectsOf("mediaType")) {
    if (parent?.kind === "components") continue;
    const described = `${pointer.slice(0, pointer.lastIndexOf("/"))} ${bareMediaType(key)}`;
    if (seen.has(described)) {
      const message = `${quoteName(key)} names the same media type as another key; the first one with a schema is used`;
      report({ code: "keyword-without-effect", message, pointer, keyOrValue: "key" });
    }
    seen.add(described);
    if (isMediaType(key)) continue;
    const message = `${quoteName(key)} is not a media type`;
    const expected = "a type and a subtype such as `application/json`";
    report({ code: "media-type-malformed", message, pointer, keyOrValue: "key", expected, ...didYouMean(key, common) });
  }
}

const common = [
  "application/json",
  "application/problem+json",
  "application/octet-stream",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "text/plain",
  "image/png",
  "image/jpeg",
];

const token = "[!#$%&'*+.^_`|~0-9A-Za-z-]+";
const mediaType = new RegExp(`^(${token}/${token})(\\s*;\\s*${token}=(${token}|"[^"]*"))*\\s*;?\\s*$`, "u");

function isMediaType(text: string): boolean {
  return mediaType.test(text);
}
