import type { Draft } from "./request.js";

/** Redacts the URL and the secrets of a request in a message of a server or platform. Returns "" for values that are not strings. */
export function redact({ url, secrets }: Draft, text: unknown): string {
  if (typeof text !== "string") return "";
  const hidden = [url, ...secrets];
  try {
    // The specification does not mark tokens in URLs, so every long part is redacted.
    hidden.push(...(url.match(/[^/?&=]{20,}/g) ?? []).map(decodeURIComponent));
  } catch {
    // Only a `baseUrl` can have a broken escape.
  }
  return hidden
    .flatMap((part) => [part, encodeURIComponent(part)])
    .reduce((rest, part) => rest.replaceAll(part, "***"), text);
}
