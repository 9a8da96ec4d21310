import type { Client } from "./client.js";
import { ApiError } from "./error.js";

/** Per client and address one client, because it remembers rate limits. */
const derived = new WeakMap<Client, Map<string, Client>>();

/**
 * The client for an operation with a server of its own: what `servers` says for that server, or the server itself.
 *
 * A client that is mounted elsewhere than the specification says, at a test or an installation of one's own, must not give
 * its login to a public address that it never heard of: without a word in `servers` its call is refused.
 *
 * @param address As in the specification; without scheme and host it stands relative to `baseUrl`.
 * @param homes The specification's own servers.
 */
export function atServer(client: Client, operationId: string, address: string, homes: readonly string[]): Client {
  const settings = client.settings();
  const { baseUrl, servers = {} } = settings;
  const named = Object.hasOwn(servers, address) ? servers[address] : undefined;
  const absolute = URL.canParse(address);
  const places = homes.map(bare);
  if (named === undefined && absolute && !places.includes(bare(baseUrl))) {
    // What stands in for the first of the specification's servers stands in for it here, too.
    if (places[0] === bare(address)) return client;
    throw new ApiError("argument", operationId, `\`servers\` does not say where ${address} is for this baseUrl`);
  }
  const base = named ?? (absolute || !URL.canParse(baseUrl) ? address : new URL(address, `${bare(baseUrl)}/`).href);
  if (bare(base) === bare(baseUrl)) return client;
  const known = derived.get(client) ?? new Map<string, Client>();
  const own = { ...settings, baseUrl: base };
  const made = known.get(base) ?? { settings: () => own };
  derived.set(client, known.set(base, made));
  return made;
}

function bare(url: string): string {
  return url.replace(/\/$/, "");
}
