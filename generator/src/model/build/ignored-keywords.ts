import type { Json, JsonObject } from "../../load/document.js";
import { bareMediaType, isFormPart, mediaKind } from "../media-kind.js";
import type { MediaContent, RequestBody } from "../operation-type.js";
import { asList, asObject, asString, child, entriesOf, hasKey } from "../raw.js";
import { isItemFormat, streamFormatOf } from "../stream.js";
import type { BuildContext } from "./context.js";
import { followReference } from "./parameter.js";

/** Encodings of parts by position. */
const positionalEncodings = ["prefixEncoding", "itemEncoding"];

/** Keywords of an Encoding Object without effect on any part. */
const keywordsOfParts = ["allowReserved", "headers", "encoding", ...positionalEncodings];

/** Keywords of an Encoding Object without effect on parts of multipart bodies. */
const encodingKeywords = ["style", "explode", ...keywordsOfParts];

/**
 * Reports keywords of an operation that do not affect generated code: no keyword is ignored silently. `seen` contains
 * pointers of shared bodies and responses, so that each is reported once.
 */
export function reportIgnoredKeywords(
  { node, at, body: built }: { readonly node: JsonObject; readonly at: string; readonly body: RequestBody | undefined },
  context: BuildContext,
  seen: Set<string>,
): void {
  if (hasKey(node, "callbacks")) {
    report(context, child(at, "callbacks"), "callbacks are not generated", "describe them under `webhooks`");
  }
  const body = followReference(asObject(node["requestBody"]), child(at, "requestBody"), context);
  if (body.target !== undefined && !seen.has(body.pointer)) {
    seen.add(body.pointer);
    reportEncodings(body.target, body.pointer, { files: filesOf(built), context });
    reportStreams(body.target, body.pointer, { isRequest: true, context });
  }
  for (const [status, raw] of entriesOf(node["responses"])) {
    const { target, pointer } = followReference(asObject(raw), child(child(at, "responses"), status), context);
    if (target === undefined || seen.has(pointer)) continue;
    seen.add(pointer);
    reportStreams(target, pointer, { isRequest: false, context });
    if (hasKey(target, "links")) report(context, child(pointer, "links"), "links are not generated");
  }
}

/** Reports item schemas without effect: those of requests, and of formats that the runtime does not support. */
function reportStreams(
  holder: JsonObject,
  at: string,
  { isRequest, context }: { readonly isRequest: boolean; readonly context: BuildContext },
): void {
  for (const [mediaType, raw] of entriesOf(holder["content"])) {
    const { target = {}, pointer } = followReference(asObject(raw), child(child(at, "content"), mediaType), context);
    const format = streamFormatOf(bareMediaType(mediaType), true);
    const isRead = isRequest ? isItemFormat(format) || format === "multipart" : format !== undefined;
    if (hasKey(target, "itemSchema") && !isRead) {
      const message = `the items of ${JSON.stringify(mediaType)} are not separated: the body is passed on as ${describeBody(mediaType)}`;
      report(context, child(pointer, "itemSchema"), message);
    }
    reportPositionalEncodings(target, pointer, { areParts: format === "multipart", context });
  }
}

/** Reports encodings of parts by position. They determine the content types of parts without names. */
function reportPositionalEncodings(
  media: JsonObject,
  at: string,
  { areParts, context }: { readonly areParts: boolean; readonly context: BuildContext },
): void {
  for (const keyword of positionalEncodings.filter((candidate) => hasKey(media, candidate))) {
    const own = child(at, keyword);
    if (!areParts) {
      const message = `\`${keyword}\` has no effect: only parts of multipart bodies other than forms have positions`;
      report(context, own, message);
      continue;
    }
    const encodings: readonly (readonly [Json | undefined, string])[] =
      keyword === "itemEncoding"
        ? [[media[keyword], own]]
        : asList(media[keyword]).map((encoding, index) => [encoding, child(own, index)]);
    for (const [encoding, encodingAt] of encodings) {
      for (const key of encodingKeywords.filter((candidate) => hasKey(asObject(encoding) ?? {}, candidate))) {
        report(context, child(encodingAt, key), `\`${key}\` of the encoding of parts has no effect`);
      }
    }
  }
}

function describeBody(mediaType: string): string {
  const kind = mediaKind(bareMediaType(mediaType));
  return kind === "binary" ? "bytes" : kind === "text" ? "text" : "one value";
}

/** Names of the fields that are files, with which clients send headers. */
function filesOf(body: RequestBody | undefined): ReadonlySet<string> {
  const encodings = body?.content.flatMap(({ encoding }) => encoding) ?? [];
  return new Set(encodings.filter(({ file }) => file).map(({ property }) => property));
}

function reportEncodings(
  body: JsonObject,
  at: string,
  { files, context }: Pick<EncodingContext, "files" | "context">,
): void {
  for (const [mediaType, raw] of entriesOf(body["content"])) {
    const { target: media, pointer } = followReference(asObject(raw), child(child(at, "content"), mediaType), context);
    const encodingAt = child(pointer, "encoding");
    for (const [property, encoding] of entriesOf(media?.["encoding"])) {
      reportEncoding(property, encoding, { kind: mediaKind(bareMediaType(mediaType)), at: encodingAt, files, context });
    }
  }
}

interface EncodingContext {
  readonly kind: MediaContent["kind"];
  /** The pointer of the map that contains the encoding. */
  readonly at: string;
  readonly files: ReadonlySet<string>;
  readonly context: BuildContext;
}

function reportEncoding(property: string, raw: Json | undefined, { kind, at, files, context }: EncodingContext): void {
  const encoding = asObject(raw) ?? {};
  const own = child(at, property);
  const isForm = isFormPart(kind, asString(encoding["contentType"]));
  const ignored = (kind === "form" ? keywordsOfParts : encodingKeywords).filter(
    (keyword) =>
      hasKey(encoding, keyword) &&
      !(isForm && keyword === "encoding") &&
      !(kind === "multipart" && keyword === "headers" && files.has(property)),
  );
  for (const keyword of ignored) {
    const message = `\`${keyword}\` of the encoding of ${JSON.stringify(property)} has no effect`;
    report(context, child(own, keyword), message);
  }
  if (!isForm) return;
  const nested = child(own, "encoding");
  for (const [field, inner] of entriesOf(encoding["encoding"]))
    reportEncoding(field, inner, { kind: "form", at: nested, files, context });
}

function report(context: BuildContext, at: string, message: string, fix?: string): void {
  context.report("keyword-without-effect", at, message, { keyOrValue: "key", ...(fix === undefined ? {} : { fix }) });
}
