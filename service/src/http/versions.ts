import type { IncomingMessage } from "node:http";

const prefix = /^((?:https?:\/\/[^/]*)?\/api\/v)(9|10)(?=[/?]|$)/i;

/** A header that only the service sets: the version of a request whose URL was rewritten. */
const versionHeader = "x-guildwire-version";

/** The paths of bots that version 8 does not have, below the version. */
const onlyNewer =
  /^\/(?:users\/(?:@|%40)me|(?:oauth2\/)?applications\/(?:@|%40)me|channels\/[^/]+\/messages(?:\/[^/]+)?)$/;

/**
 * Rewrites the URL of a request of version 9 or 10 to that of version 8, or of version 10 if version 8 has no such path.
 * Returns whether it was one.
 */
export function rewriteNewerVersion(request: IncomingMessage): boolean {
  const { url = "", headers } = request;
  const found = prefix.exec(url);
  if (found?.[2] !== headers[versionHeader]) headers[versionHeader] = found?.[2];
  if (found === null) return false;
  const [matched, start = ""] = found;
  const rest = url.slice(matched.length);
  const [path = ""] = rest.split(/[?#]/, 1);
  request.url = `${start}${onlyNewer.test(path) ? 10 : 8}${rest}`;
  return true;
}

/** Returns a route with the version that the caller used: `/api/v10/guilds/{guild_id}`. */
export function calledRoute(route: string, header: (name: string) => string | undefined): string {
  const version = header(versionHeader);
  return version === undefined ? route : route.replace(/^\/api\/v\d+/, `/api/v${version}`);
}
