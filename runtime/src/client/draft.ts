import type { CallOptions, ClientOptions } from "./client.js";
import { ApiError } from "./error.js";
import type { Draft, RequestDescription } from "./request.js";

/** What to send for a call: address, headers, encoded body, and the login if the operation takes one. */
export async function draftOf(
  settings: ClientOptions,
  request: RequestDescription,
  options: CallOptions,
  signal: AbortSignal | undefined,
): Promise<Draft> {
  const { id, method, path, query = "", cookie, body, security } = request;
  const { auth = settings.auth } = options;
  const draft: Draft = {
    url: settings.baseUrl.replace(/\/$/, "") + path + query.replace("&", "?"),
    method,
    headers: joinHeaders(settings.headers, { cookie }, request.headers, options.headers),
    signal,
    secrets: [],
  };
  body?.(draft, settings);
  const missing = security && auth && security(typeof auth === "function" ? await auth() : auth, draft);
  if (missing) throw new ApiError("argument", id, `no credential for ${missing}`);
  return draft;
}

/** Under lower-case names, so that a later header replaces an earlier one instead of joining it. */
function joinHeaders(...sources: readonly RequestDescription["headers"][]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const source of sources) {
    for (const name in source) {
      const value = source[name];
      if (value !== undefined) headers[name.toLowerCase()] = value;
    }
  }
  return headers;
}
