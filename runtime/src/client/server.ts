import type { Client } from "./client.js";
import { ApiError } from "./error.js";

/** One derived client per client and base URL, because a client holds rate limit state. */
const clientsByUrl = new WeakMap<Client, Map<string, Client>>();

/** Base of relative URLs for a comparison of origins. */
const placeholder = "http://relative.invalid";

/**
 * Returns the client for an operation with its own server: at the URL that `servers` maps it to, or at the server
 * itself.
 *
 * A client whose `baseUrl` is not in the specification, such as a test server, must not send its credentials to a
 * public server:
 * without an entry in `servers`, the call is rejected.
 *
 * @param serverUrl As in the specification; relative URLs resolve against `baseUrl`.
 * @param documentServers The document's own servers.
 */
export function atServer(
  client: Client,
  operationId: string,
  serverUrl: string,
  documentServers: readonly string[],
): Client {
  const settings = client.settings();
  const { baseUrl, servers = {} } = settings;
  const named = Object.hasOwn(servers, serverUrl) ? servers[serverUrl] : undefined;
  const absolute = hasHost(serverUrl);
  const documentUrls = documentServers.map(withoutTrailingSlash);
  if (named === undefined && absolute && !documentUrls.includes(withoutTrailingSlash(baseUrl))) {
    // `baseUrl` replaces the first server of the specification, including where an operation names it.
    if (documentUrls[0] === withoutTrailingSlash(serverUrl)) return client;
    throw new ApiError(
      "argument",
      operationId,
      `\`servers\` has no entry for ${serverUrl}, and baseUrl is not a server of the specification`,
    );
  }
  const base =
    named ??
    (URL.canParse(serverUrl) || !URL.canParse(baseUrl)
      ? serverUrl
      : new URL(serverUrl, `${withoutTrailingSlash(baseUrl)}/`).href);
  if (withoutTrailingSlash(base) === withoutTrailingSlash(baseUrl)) return client;
  const known = clientsByUrl.get(client) ?? new Map<string, Client>();
  const own = { ...settings, baseUrl: base };
  const made = known.get(base) ?? { settings: () => own };
  clientsByUrl.set(client, known.set(base, made));
  return made;
}

/** Whether a URL names a host, as `//host` and `/\host` do without being absolute. */
function hasHost(url: string): boolean {
  return !URL.canParse(url, placeholder) || new URL(url, placeholder).origin !== placeholder;
}

function withoutTrailingSlash(url: string): string {
  return url.replace(/\/$/, "");
}
