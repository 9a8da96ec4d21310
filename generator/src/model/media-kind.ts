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

/** Maximum length of a key whose parameters are read. */
const maxLength = 1_000;

const parameterPattern = /;[ \t]*([!#$%&'*+.^_`|~0-9A-Za-z-]+)=([!#$%&'*+.^_`|~0-9A-Za-z-]+|"[ !#-[\]-~]*")/g;

/** Parameters that senders set by themselves, and the weight of a media range. */
const ownParameters: ReadonlySet<string> = new Set(["boundary", "charset", "q"]);

/** Returns the parameters of a media type for headers, such as `; version=1`; undefined if there are none. */
export function mediaTypeParameters(key: string): string | undefined {
  if (key.length > maxLength) return undefined;
  const parameters = [...key.matchAll(parameterPattern)].flatMap(([, name = "", value]) =>
    ownParameters.has(name.toLowerCase()) ? [] : [`; ${name}=${value}`],
  );
  return parameters.length === 0 ? undefined : parameters.join("");
}

/** Returns a media type with its parameters, as headers state it. */
export function mediaTypeWithParameters({
  mediaType,
  parameters = "",
}: Pick<MediaContent, "mediaType" | "parameters">): string {
  return mediaType + parameters;
}

/** Whether a schema describes a string of raw bytes. */
export function isBinaryText(schema: JsonObject): boolean {
  if (hasKey(schema, "contentEncoding")) return false;
  if (hasKey(schema, "type") && !asStrings(schema["type"]).includes("string")) return false;
  const mediaType = asString(schema["contentMediaType"]);
  return mediaType === undefined ? schema["format"] === "binary" : !/json|^text\//.test(mediaType);
}
