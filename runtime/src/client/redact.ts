import type { Draft } from "./draft.js";

/**
 * Redacts the URL and the secrets of a request in a message of the platform, and every part of 20 characters or more, which
 * may be a token of the URL.
 */
export function redact({ url, secrets }: Draft, text: unknown): string {
  return [url, ...secrets]
    .flatMap((part) => [part, encodeURIComponent(part)])
    .reduce((rest, part) => rest.replaceAll(part, "***"), String(text))
    .replace(/[^\s/?&=]{20,}/g, "***");
}
