import type { HeadersOptions } from "./client-types.js";
import { isObject } from "./parameter-values.js";

/**
 * Merges headers, of which later ones replace earlier ones of the same name: null removes a header, undefined changes nothing,
 * and the items of a list are added. Throws the TypeError of `Headers` for a name or value that HTTP does not allow.
 *
 * @example
 * ```ts
 * import { mergeHeaders } from "@guildwire/runtime/paths";
 *
 * const headers = mergeHeaders({ accept: "text/plain", "x-trace": 1 }, { accept: "application/json", "x-trace": null });
 * headers.get("accept"); // => "application/json"
 * headers.has("x-trace"); // => false
 * ```
 */
export function mergeHeaders(...allHeaders: (HeadersOptions | undefined)[]): Headers {
  const merged = new Headers();
  for (const headers of allHeaders) {
    if (!isObject(headers)) continue;
    const entries: Iterable<[string, unknown]> =
      headers instanceof Headers ? headers.entries() : Object.entries(headers);
    for (const [name, value] of entries) {
      if (value === null) merged.delete(name);
      else if (Array.isArray(value)) for (const item of value) merged.append(name, String(item));
      else if (value !== undefined) merged.set(name, String(value));
    }
  }
  return merged;
}
