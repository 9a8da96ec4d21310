import type { CallOptions, ClientOptions } from "./client.js";
import type { Draft, RequestDescription } from "./request.js";

/** What to send for a call: address, headers and encoded body, still without a login. */
export function draftOf(
  settings: ClientOptions,
  request: RequestDescription,
  options: CallOptions,
  signal: AbortSignal | undefined,
): Draft {
  const { method, path, query = "", cookie, body } = request;
  const headers: Record<string, string> = {};
  // Under lower-case names, so that a later header replaces an earlier one instead of joining it.
  for (const { headers: more } of [settings, request, options]) {
    for (const name in more) {
      const value = more[name];
      if (value !== undefined) headers[name.toLowerCase()] = value;
    }
  }
  if (cookie) headers["cookie"] = cookie;
  const draft: Draft = {
    url: settings.baseUrl + path + query.replace("&", "?"),
    method,
    headers,
    signal,
    redirect: "manual",
    secrets: [],
    id: request.id,
  };
  body?.(draft, settings);
  return draft;
}
