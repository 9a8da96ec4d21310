import type { Draft } from "./draft.js";
import type { Security } from "./request.js";
import type { TokenProvider } from "./token-provider.js";

/**
 * Sends `Authorization: <prefix> <token>`. A TokenProvider sets the header when the request is sent.
 *
 * @example
 * ```ts
 * import { createClient, http, send } from "@guildwire/runtime/client";
 *
 * const client = createClient({
 *   baseUrl: "https://api.example.com",
 *   auth: { bearer: "secret" },
 *   fetch: async (_url, { headers }) => Response.json(new Headers(headers).get("authorization")),
 * });
 * await send(client, { id: "getToken", method: "GET", path: "/", security: http("bearer", "Bearer") });
 * // => "Bearer secret"
 * ```
 */
export function http(scheme: string, prefix: string): Security {
  return (credentials, draft) => {
    const token = credentials[scheme] as string & Partial<TokenProvider>;
    if (!token) return scheme;
    token.authorize?.(draft, prefix);
    draft.headers["authorization"] = `${prefix} ${token}`;
    draft.secrets.push(token);
  };
}

/** Sends HTTP Basic credentials: `{ username, password }`. */
export function basic(scheme: string): Security {
  return (credentials, { headers, secrets }) => {
    const credential = credentials[scheme];
    if (typeof credential !== "object" || !("username" in credential)) return scheme;
    const bytes = new TextEncoder().encode(`${credential.username}:${credential.password}`);
    const encoded = btoa(String.fromCharCode(...bytes));
    headers["authorization"] = `Basic ${encoded}`;
    secrets.push(encoded);
    if (credential.password) secrets.push(credential.password);
  };
}

/** Sends a key in a header, the query or a cookie. */
export function apiKey(scheme: string, location: "header" | "query" | "cookie", name: string): Security {
  return (credentials, draft) => {
    const key = credentials[scheme];
    if (typeof key !== "string" || key === "") return scheme;
    const { headers } = draft;
    const encoded = encodeURIComponent(key);
    draft.secrets.push(key, encoded);
    if (location === "header") headers[name.toLowerCase()] = key;
    else if (location === "cookie")
      headers["cookie"] = [headers["cookie"] ?? [], `${name}=${encoded}`].flat().join("; ");
    else draft.url += `${draft.url.includes("?") ? "&" : "?"}${encodeURIComponent(name)}=${encoded}`;
  };
}

/** Requires all schemes; without arguments, no authentication. */
export function allOf(...parts: readonly Security[]): Security {
  return (credentials, draft) => {
    // On a copy, so that incomplete credentials are not sent.
    const copy: Draft = { ...draft, headers: { ...draft.headers } };
    const missing = parts.flatMap((part) => part(credentials, copy) ?? []);
    if (missing.length > 0) return missing.join(" and auth.");
    Object.assign(draft, copy);
  };
}

/** Uses the first scheme with credentials. */
export function anyOf(...alternatives: readonly Security[]): Security {
  return (credentials, draft) => {
    let missing: string | undefined;
    for (const alternative of alternatives) {
      const schemes = alternative(credentials, draft);
      if (!schemes) return;
      missing = missing ? `${missing} or auth.${schemes}` : schemes;
    }
    return missing;
  };
}
