import type { HeadersOptions } from "./client-types.js";
import { mergeHeaders } from "./headers.js";

/**
 * Returns a body as it is sent: a form for `FormData` and for the content type `application/x-www-form-urlencoded`, JSON
 * otherwise.
 *
 * @example
 * ```ts
 * import { defaultBodySerializer } from "@guildwire/runtime/paths";
 *
 * defaultBodySerializer({ title: "Iliad" }); // => "{\"title\":\"Iliad\"}"
 * ```
 */
export function defaultBodySerializer<Body>(body: Body): string;
export function defaultBodySerializer(body: unknown, headers?: Headers | Record<string, unknown>): unknown {
  if (body instanceof FormData) return body;
  const type =
    headers instanceof Headers ? headers.get("content-type") : (headers?.["Content-Type"] ?? headers?.["content-type"]);
  if (type === "application/x-www-form-urlencoded") return new URLSearchParams(body as never).toString();
  return JSON.stringify(body);
}

/** The body and the headers of a request. A body is JSON unless it is a form or the headers say otherwise. */
export function requestContent(
  body: unknown,
  // openapi-fetch passes the headers, which its type does not say.
  serialize: (body: never, headers: Headers) => BodyInit | undefined,
  headers: readonly (HeadersOptions | undefined)[],
): { headers: Headers; body: BodyInit | null } {
  // Serializers may change the headers that they get, but not those that are sent.
  const serialized = body === undefined ? undefined : serialize(body as never, mergeHeaders(...headers));
  const hasType = serialized === undefined || serialized instanceof FormData;
  return {
    headers: mergeHeaders(hasType ? undefined : { "content-type": "application/json" }, ...headers),
    body: serialized as BodyInit | null,
  };
}
