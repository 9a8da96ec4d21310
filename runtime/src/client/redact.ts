import type { Draft } from "./request.js";

/** A text of a server or a platform without the URL and the secrets of a request; "" for what is no text. */
export function redact({ url, secrets }: Draft, text: unknown): string {
  if (typeof text !== "string") return "";
  const hidden = [url, ...secrets];
  try {
    // Nobody says which further parts of a URL are tokens, but tokens are long.
    hidden.push(...(url.match(/[^/?&=]{20,}/g) ?? []).map(decodeURIComponent));
  } catch {
    // Only a `baseUrl` can have a broken escape.
  }
  return hidden
    .flatMap((part) => [part, encodeURIComponent(part)])
    .reduce((rest, part) => rest.replaceAll(part, "***"), text);
}
