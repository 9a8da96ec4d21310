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
  addHeaders(headers, settings.headers);
  addHeaders(headers, request.headers);
  addHeaders(headers, options.headers);
  if (cookie) headers["cookie"] = cookie;
  const draft: Draft = {
    url: settings.baseUrl + path + query.replace("&", "?"),
    method,
    headers,
    signal,
    secrets: [],
  };
  body?.(draft, settings);
  return draft;
}

/** Under lower-case names, so that a later header replaces an earlier one instead of joining it. */
function addHeaders(headers: Record<string, string>, more: RequestDescription["headers"]): void {
  for (const name in more) {
    const value = more[name];
    if (value !== undefined) headers[name.toLowerCase()] = value;
  }
}
