import { didYouMean, suggest } from "../../diagnostics/spelling.js";
import type { JsonObject } from "../../load/document.js";
import type { Interface } from "../../model/interface.js";
import { bareMediaType } from "../../model/media-kind.js";
import { asObject, child, hasKey } from "../../model/raw.js";
import { resolveType } from "../../model/resolve-type.js";
import type { SchemaUse } from "../../model/type.js";
import { commonMediaTypes } from "../../openapi/media-types.js";
import { isSame } from "../../values/json.js";
import { appliesOthers } from "../applied.js";
import type { CheckContext, DocumentCheckContext } from "../context.js";
import { quoteName } from "../message-text.js";

const valueTypes: ReadonlySet<unknown> = new Set(["string", "number", "integer", "boolean", "array"]);

/** Reports forms of operations whose own schema says that they are no objects, as {@link checkForms} does for all others. */
export function checkPlainForms({ objectsOf, report }: DocumentCheckContext): void {
  for (const { key, pointer, parent, node } of objectsOf("mediaType")) {
    if (parent?.kind !== "requestBody" || !isOfOperation(pointer)) continue;
    if (key !== "multipart/form-data" && key !== "application/x-www-form-urlencoded") continue;
    const schema = asObject(node["schema"]);
    if (schema === undefined || !valueTypes.has(schema["type"]) || appliesOthers(schema)) continue;
    reportForm(key, pointer, report);
  }
}

/** Whether a pointer leads into an operation below `paths`, and not into one of its callbacks. */
function isOfOperation(pointer: string): boolean {
  return /^\/paths\/[^/]*\/[^/]*\/requestBody\//.test(pointer);
}

function reportForm(mediaType: string, at: string, report: DocumentCheckContext["report"]): void {
  const message = `the schema of ${quoteName(mediaType)} accepts values without fields`;
  const expected = "an object";
  report({ code: "form-without-fields", message, pointer: child(at, "schema"), keyOrValue: "key", expected });
}

/**
 * Checks that the schema of a form is an object: a form consists of named fields (RFC 7578; URL Standard, section 5).
 */
export function checkForms({ model, report }: CheckContext): void {
  const seen = new Set<string>();
  for (const { body } of model.operations) {
    for (const { kind, mediaType, use, at } of body?.content ?? []) {
      if (use === undefined || (kind !== "form" && kind !== "multipart") || seen.has(at)) continue;
      seen.add(at);
      if (!hasOnlyFields(use, model)) reportForm(mediaType, at, report);
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
      return type.alternatives.every((alternative) => hasOnlyFields(alternative, model));
    case "intersection":
      return type.parts.some((part) => hasOnlyFields(part, model));
    default:
      return false;
  }
}

/** Checks that keys of `content` are media types or ranges (RFC 9110, section 8.3.1). */
export function checkMediaTypes({ objectsOf, report }: DocumentCheckContext): void {
  const used = new Map<string, MediaTypeVisit>();
  for (const visit of objectsOf("mediaType")) {
    const { key, pointer, parent, node } = visit;
    if (parent?.kind === "components") continue;
    if (parent?.kind === "response" && hasKey(node, "x-max-body")) {
      const message = "`x-max-body` bounds the bodies of requests, and has no effect here";
      report({ code: "keyword-without-effect", message, pointer: child(pointer, "x-max-body"), fix: "drop it" });
    }
    const described = `${pointer.slice(0, pointer.lastIndexOf("/"))} ${bareMediaType(key)}`;
    const first = used.get(described);
    if (first !== undefined) reportShared(visit, first, report);
    if (first === undefined || (!hasKey(first.node, "schema") && hasKey(node, "schema"))) used.set(described, visit);
    if (isMediaType(key)) {
      const meant = misspelledMediaType(bareMediaType(key).toLowerCase());
      if (meant === undefined) continue;
      const message = `${quoteName(key)} looks like a misspelled media type`;
      const fix = `did you mean \`${meant}\`?`;
      report({ code: "media-type-misspelled", message, pointer, keyOrValue: "key", fix });
      continue;
    }
    const message = `${quoteName(key)} is not a media type`;
    const expected = "a type and a subtype such as `application/json`";
    report({
      code: "media-type-malformed",
      message,
      pointer,
      keyOrValue: "key",
      expected,
      ...didYouMean(key, commonMediaTypes),
    });
  }
}

interface MediaTypeVisit {
  readonly key: string;
  readonly pointer: string;
  readonly node: JsonObject;
}

/** Parameters do not distinguish media types, so one key with a schema describes all. */
function reportShared(visit: MediaTypeVisit, first: MediaTypeVisit, report: DocumentCheckContext["report"]): void {
  const [used, other] = !hasKey(first.node, "schema") && hasKey(visit.node, "schema") ? [visit, first] : [first, visit];
  const isEqual = !hasKey(other.node, "schema") || isSame(other.node["schema"], used.node["schema"]);
  const effect = isEqual
    ? "one key suffices"
    : `clients and servers use that of ${quoteName(used.key)}, and refuse values that only the other one accepts`;
  const message = `${quoteName(other.key)} names the same media type as ${quoteName(used.key)}, because parameters do not select a schema: ${effect}`;
  const fix = isEqual ? undefined : "write one key whose schema has both as alternatives of `oneOf`";
  report({
    code: "keyword-without-effect",
    message,
    pointer: other.pointer,
    keyOrValue: "key",
    ...(fix !== undefined && { fix }),
  });
}

const token = "[!#$%&'*+.^_`|~0-9A-Za-z-]+";
const mediaType = new RegExp(`^(${token}/${token})(\\s*;\\s*${token}=(${token}|"[^"]*"))*\\s*;?\\s*$`, "u");

function isMediaType(text: string): boolean {
  return mediaType.test(text);
}

/** The registered top-level types. */
const topLevelTypes = "application audio font image message model multipart text video".split(" ");

/** Well-known subtypes by top-level type. Shorter ones, such as `xml` and `png`, are one letter from too many others. */
const wellKnownSubtypes: ReadonlyMap<string, readonly string[]> = new Map([
  ["application", ["json", "problem+json", "merge-patch+json", "octet-stream", "x-www-form-urlencoded"]],
  ["image", ["jpeg"]],
  ["multipart", ["form-data", "mixed"]],
  ["text", ["event-stream", "html", "plain"]],
]);

/** Subtypes in use that are one letter from a well-known one, and aliases of such a one. */
const similarSubtypes: ReadonlySet<string> = new Set(
  "bson cson hjson jpg jpe json5 jsonc jsonl jsonp rjson ujson mjpeg xhtml dhtml mhtml shtml".split(" "),
);

/** Maximum length of a subtype of which only one letter may differ: others differ by two letters in any case. */
const shortSubtype = 5;

/** Returns the well-known media type that a well-formed one was probably meant to be, in lower case without parameters. */
function misspelledMediaType(written: string): string | undefined {
  const [type = "", subtype = ""] = written.split("/");
  if (topLevelTypes.includes(type)) {
    const meant = misspelledSubtype(subtype, wellKnownSubtypes.get(type) ?? []);
    return meant === undefined ? undefined : `${type}/${meant}`;
  }
  const meantType = type.startsWith("x-") ? undefined : suggest(type, topLevelTypes);
  return meantType === undefined ? undefined : `${meantType}/${subtype}`;
}

function misspelledSubtype(subtype: string, known: readonly string[]): string | undefined {
  if (known.includes(subtype) || similarSubtypes.has(subtype)) return undefined;
  const prefix = /^(?:x-|vnd\.|prs\.)/.exec(subtype)?.[0] ?? "";
  const meant = suggest(
    subtype,
    known.filter((candidate) => candidate.startsWith(prefix)),
  );
  const isNear = meant !== undefined && (meant.length > shortSubtype || Math.abs(meant.length - subtype.length) <= 1);
  return isNear ? meant : undefined;
}
