import type { FlattenedSchemas } from "../../model/flattened-schema.js";
import type { MediaContent, Operation, PartEncoding, RequestBody } from "../../model/interface.js";
import { mediaTypeWithParameters } from "../../model/media-kind.js";
import type { SchemaUse } from "../../model/type.js";
import { canonicalJson } from "../canonical-json.js";
import { paired } from "../pairing.js";
import type { ChangeReporter, Comparison } from "./comparison.js";

export function compareBodies(
  comparison: Comparison,
  base: Operation,
  head: Operation,
  reporter: ChangeReporter,
): void {
  const { report } = reporter;
  if (base.body === undefined && head.body === undefined) return;
  if (base.body === undefined || head.body === undefined) {
    const pointers = { base: base.body?.at ?? base.at, head: head.body?.at ?? head.at };
    if (head.body === undefined)
      report("body-removed", { message: "the request body was removed", ...pointers }, " body");
    else if (head.body.required) {
      report("body-added-required", { message: "a required request body was added", ...pointers }, " body");
    } else report("body-added-optional", { message: "an optional request body was added", ...pointers }, " body");
    return;
  }
  compareBody(comparison, base.body, head.body, reporter);
}

function compareBody(comparison: Comparison, base: RequestBody, head: RequestBody, reporter: ChangeReporter): void {
  const pointers = { base: base.at, head: head.at };
  const report = (rule: Parameters<ChangeReporter["report"]>[0], message: string, key?: string): void => {
    reporter.report(rule, { message, ...pointers, ...(key === undefined ? {} : { key }) }, " body");
  };
  if (!base.required && head.required) report("body-made-required", "was optional, and is required");
  if (base.required && !head.required) report("body-made-optional", "was required, and is optional");
  const { removed, added, kept } = paired(base.content, head.content, ({ mediaType }) => mediaType);
  for (const { mediaType } of added) report("body-media-type-added", `may be ${mediaType}`, mediaType);
  for (const { mediaType } of removed) report("body-media-type-removed", `may no longer be ${mediaType}`, mediaType);
  if (canonicalJson(base.payload) !== canonicalJson(head.payload)) {
    report("body-payload-form-changed", "the form carries a JSON body and files differently");
  }
  for (const [was, is] of kept) compareContent(comparison, was, is, reporter);
}

function compareContent(
  { schemas }: Comparison,
  base: MediaContent,
  head: MediaContent,
  reporter: ChangeReporter,
): void {
  const pointers = { base: base.at, head: head.at };
  const { report, context } = reporter;
  const path = base.kind === "json" ? " body" : ` body (${base.mediaType})`;
  if (base.parameters !== head.parameters) {
    report("body-media-type-parameters-changed", { message: changedParameters(base, head), ...pointers }, path);
  }
  const { removed, added, kept } = paired(base.encoding, head.encoding, ({ property }) => property);
  // A part was added or removed with its property, which reports it.
  for (const [was, is] of kept) {
    const same = partAsWritten(schemas.base, was, base) === partAsWritten(schemas.head, is, head);
    if (same) continue;
    const message = `${is.property} is encoded differently`;
    report("body-encoding-changed", { message, ...pointers, key: is.property }, path);
  }
  if (base.use !== undefined && head.use !== undefined) {
    schemas.compare(base.use, head.use, { context, path, direction: "request" });
  } else if (head.use !== undefined) {
    report("body-schema-added", { message: "has a schema, where it had none", ...pointers }, path);
  } else if (base.use !== undefined) {
    report("body-schema-removed", { message: "no longer has a schema", ...pointers }, path);
  } else if (removed.length + added.length > 0) {
    report("body-encoding-changed", { message: "has different parts", ...pointers }, path);
  }
  const itemPath = `${path} item`;
  if (base.item !== undefined && head.item !== undefined) {
    schemas.compare(base.item, head.item, { context, path: itemPath, direction: "request" });
  } else if (head.item !== undefined) {
    report("body-item-schema-added", { message: "items have a schema, where they had none", ...pointers }, itemPath);
  } else if (base.item !== undefined) {
    report("body-item-schema-removed", { message: "items no longer have a schema", ...pointers }, itemPath);
  }
}

/**
 * Normalizes the encoding of a form part. If one of `style`, `explode` and `allowReserved` is present, the others have
 * their defaults.
 */
export function partAsWritten(
  schemas: FlattenedSchemas,
  part: PartEncoding,
  { use }: Pick<MediaContent, "use">,
): string {
  const { style = "form", explode = style === "form", allowReserved = false, headers, fields, ...others } = part;
  const isStated = [part.style, part.explode, part.allowReserved].some((keyword) => keyword !== undefined);
  const property = use === undefined ? undefined : propertyOf(schemas, use, part.property);
  const jsonTypes = property === undefined ? undefined : schemas.of(property).jsonSubtypes("request");
  // An object is encoded as JSON unless a keyword is present. Items of an array are sent separately, as by default.
  const isJson = !isStated && (jsonTypes === undefined || jsonTypes.has("object"));
  const isSplit = jsonTypes === undefined || jsonTypes.has("object") || jsonTypes.has("array");
  const form = isJson ? {} : { style, allowReserved, ...(isSplit ? { explode } : {}) };
  const named = headers.map((header) => [header.name.toLowerCase(), { ...header, name: "" }] as const);
  const nested = fields?.map((field) => partAsWritten(schemas, field, property === undefined ? {} : { use: property }));
  return canonicalJson({ ...others, ...form, headers: Object.fromEntries(named), nested: nested?.sort() ?? [] });
}

function propertyOf(schemas: FlattenedSchemas, use: SchemaUse, name: string): SchemaUse | undefined {
  return schemas.of(use).objects.flatMap(({ properties }) => properties.filter((one) => one.name === name))[0];
}

/** Describes a media type whose parameters differ. */
export function changedParameters(base: MediaContent, head: MediaContent): string {
  return `was ${mediaTypeWithParameters(base)}, and is ${mediaTypeWithParameters(head)}`;
}
