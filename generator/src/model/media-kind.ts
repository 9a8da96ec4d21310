import type { JsonObject } from "../load/document.js";
import type { MediaContent } from "./interface.js";
import { asString, asStrings, hasKey } from "./raw.js";

export function mediaKind(mediaType: string): MediaContent["kind"] {
  if (/^(application|text)\/([\w.+-]+\+)?json$/.test(mediaType) || mediaType === "*/*") return "json";
  if (mediaType === "application/x-www-form-urlencoded") return "form";
  if (mediaType === "multipart/form-data") return "multipart";
  // Event streams are unbounded: as text, they would be complete only at the end of the stream.
  if (mediaType === "text/event-stream") return "binary";
  if (mediaType.startsWith("text/")) return "text";
  return "binary";
}

/** Whether a media type is XML, which servers cannot write. */
export function isXml(mediaType: string): boolean {
  return /[/+]xml$/.test(mediaType);
}

/** Whether a part with this `contentType`, of a body of this kind, is itself a form with fields. */
export function isFormPart(kind: MediaContent["kind"], contentType: string | undefined): boolean {
  return kind === "multipart" && contentType !== undefined && mediaKind(bareMediaType(contentType)) === "form";
}

/** Returns a media type without parameters, in lower case. */
export function bareMediaType(key: string): string {
  return key.split(";")[0]?.trim().toLowerCase() ?? key;
}

/** Whether a schema describes a string of raw bytes. */
export function isBinaryText(schema: JsonObject): boolean {
  if (hasKey(schema, "contentEncoding")) return false;
  if (hasKey(schema, "type") && !asStrings(schema["type"]).includes("string")) return false;
  const mediaType = asString(schema["contentMediaType"]);
  return mediaType === undefined ? schema["format"] === "binary" : !/json|^text\//.test(mediaType);
}
