import type { Draft } from "./draft.js";

/**
 * Redacts the URL and the secrets of a request in a message of the platform, and every part of 20 characters or more, which
 * may be a token of the URL.
 */
export function redact({ url, secrets }: Draft, text: unknown): string {
  let redacted = String(text);
  for (const part of [url, ...secrets])
    redacted = redacted.replaceAll(part, "***").replaceAll(encodeURIComponent(part), "***");
  return redacted.replace(/[^\s/?&=]{20,}/g, "***");
}
