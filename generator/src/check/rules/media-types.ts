import { didYouMean } from "../../diagnostics/spelling.js";
import { bareMediaType } from "../../model/media-kind.js";
import type { CheckContext } from "../context.js";
import { quoteName } from "../message-text.js";

/** Keys of `content` are media types or ranges of them (RFC 9110, section 8.3.1). */
export function checkMediaTypes({ objectsOf, report }: CheckContext): void {
  const seen = new Set<string>();
  for (const { key, pointer, parent } of objectsOf("mediaType")) {
    if (parent?.kind === "components") continue;
    const described = `${pointer.slice(0, pointer.lastIndexOf("/"))} ${bareMediaType(key)}`;
    if (seen.has(described)) {
      const message = `${quoteName(key)} names the media type of another key; the first of them with a schema describes it`;
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
