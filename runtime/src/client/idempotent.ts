import { headerValue } from "./header.js";
import { randomText } from "./random-text.js";
import type { RequestBody } from "./request.js";

/**
 * A call with an idempotency key: the same for all of its attempts, so that it is retried whatever its method. The key is
 * the caller's, or that of its `headers`, or random.
 */
export function idempotent(header: string, key: unknown, body?: RequestBody): RequestBody {
  return (draft, settings) => {
    body?.(draft, settings);
    draft.retry = true;
    const name = header.toLowerCase();
    draft.headers[name] = headerValue(key) ?? draft.headers[name] ?? randomText();
  };
}
