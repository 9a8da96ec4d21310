import { headerValue } from "./header.js";
import { randomText } from "./random-text.js";
import type { RequestBody } from "./request.js";

/**
 * A call with an idempotency key: the same for all of its attempts, so that it is retried whatever its method. The key is
 * the caller's, or that of its `headers`, or random.
 *
 * @example
 * ```ts
 * import { createClient, idempotent, send } from "@guildwire/runtime/client";
 * import { withMocks } from "@guildwire/runtime/fetch";
 *
 * const fetch = withMocks({ "POST /payments": { status: 204 } });
 * const client = createClient({ baseUrl: "https://api.example.com", fetch });
 * await send(client, {
 *   id: "createPayment",
 *   method: "POST",
 *   path: "/payments",
 *   body: idempotent("Idempotency-Key", "order-42"),
 * });
 * fetch.requests[0]?.headers.get("idempotency-key"); // => "order-42"
 * ```
 */
export function idempotent(header: string, key: unknown, body?: RequestBody): RequestBody {
  return (draft, settings) => {
    body?.(draft, settings);
    draft.retry = true;
    const name = header.toLowerCase();
    draft.headers[name] = headerValue(key) ?? draft.headers[name] ?? randomText();
  };
}
