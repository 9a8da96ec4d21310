import type { MediaContent } from "./interface.js";

export function mediaKind(mediaType: string): MediaContent["kind"] {
  if (/^(application|text)\/([\w.+-]+\+)?json$/.test(mediaType) || mediaType === "*/*") return "json";
  if (mediaType === "application/x-www-form-urlencoded") return "form";
  if (mediaType === "multipart/form-data") return "multipart";
  // Events come for as long as a client listens: a text would only be complete when the stream ends.
  if (mediaType === "text/event-stream") return "binary";
  if (mediaType.startsWith("text/")) return "text";
  return "binary";
}

/** The key of a media type without its parameters, in lower case. */
export function bareMediaType(key: string): string {
  return key.split(";")[0]?.trim().toLowerCase() ?? key;
}
