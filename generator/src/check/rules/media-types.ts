import { didYouMean } from "../../diagnostics/spelling.js";
import type { CheckContext } from "../context.js";
import { quoteName } from "../message-text.js";

/** Keys of `content` are media types or ranges of them (RFC 9110, section 8.3.1). */
export function checkMediaTypes({ objectsOf, report }: CheckContext): void {
  for (const { key, pointer, parent } of objectsOf("mediaType")) {
    if (parent?.kind === "components" || isMediaType(key)) continue;
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
