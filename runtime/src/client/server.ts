import type { Client } from "./client.js";
import { ApiError } from "./error.js";

/** Per client and address one client, because it remembers rate limits. */
const clientsByUrl = new WeakMap<Client, Map<string, Client>>();

/**
 * The client for an operation with a server of its own: what `servers` says for that server, or the server itself.
 *
 * A client that is mounted elsewhere than the specification says, at a test or an installation of one's own, must not give
 * its login to a public address that it never heard of: without a word in `servers` its call is refused.
 *
 * @param serverUrl As in the specification; without scheme and host it stands relative to `baseUrl`.
 * @param documentServers The specification's own servers.
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
  const absolute = URL.canParse(serverUrl);
  const places = documentServers.map(withoutTrailingSlash);
  if (named === undefined && absolute && !places.includes(withoutTrailingSlash(baseUrl))) {
    // What stands in for the first of the specification's servers stands in for it here, too.
    if (places[0] === withoutTrailingSlash(serverUrl)) return client;
    throw new ApiError("argument", operationId, `\`servers\` does not say where ${serverUrl} is for this baseUrl`);
  }
  const base =
    named ??
    (absolute || !URL.canParse(baseUrl) ? serverUrl : new URL(serverUrl, `${withoutTrailingSlash(baseUrl)}/`).href);
  if (withoutTrailingSlash(base) === withoutTrailingSlash(baseUrl)) return client;
  const known = clientsByUrl.get(client) ?? new Map<string, Client>();
  const own = { ...settings, baseUrl: base };
  const made = known.get(base) ?? { settings: () => own };
  clientsByUrl.set(client, known.set(base, made));
  return made;
}

function withoutTrailingSlash(url: string): string {
  return url.replace(/\/$/, "");
}
