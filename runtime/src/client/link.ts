import type { Client } from "./client.js";
import type { Draft } from "./draft.js";
import type { NextPosition } from "./pages.js";
import { withFetch } from "./with-fetch.js";

/** Returns the URL with the relation `next` in the `Link` header (RFC 8288). */
export function nextFromLink(): NextPosition<unknown, unknown, string> {
  return ({ headers }) => findLink(headers.get("link") ?? "", "next");
}

/** Returns the target of the first link with a relation. Ignores malformed links. */
export function findLink(header: string, relation: string): string | undefined {
  for (let at = header.indexOf("<"); at !== -1; ) {
    const end = header.indexOf(">", at);
    if (end === -1) return undefined;
    const next = endOfLink(header, end + 1);
    if (relationsOf(header.slice(end + 1, next)).includes(relation)) return header.slice(at + 1, end).trim();
    at = header.indexOf("<", next);
  }
  return undefined;
}

/** Returns the index of the comma after a link's parameters, skipping commas in quotes. */
function endOfLink(header: string, from: number): number {
  let isQuoted = false;
  for (let at = from; at < header.length; at += 1) {
    const character = header[at];
    if (isQuoted && character === "\\") at += 1;
    else if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && character === ",") return at;
  }
  return header.length;
}

function relationsOf(parameters: string): readonly string[] {
  const [, quoted, bare] = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s;,"]+))/i.exec(parameters) ?? [];
  return (quoted ?? bare ?? "").toLowerCase().split(/\s+/);
}

/**
 * Returns a client that sends requests to the URL of a link. API keys in the query are added to the URL, since servers
 * omit them from links. URLs of another origin are rejected: they would receive the credentials.
 */
export function atLink(client: Client, link: string | undefined): Client {
  if (link === undefined) return client;
  const settings = client.settings();
  const { fetch: send = fetch } = settings;
  const sendToLink: typeof send = (url, init) => {
    const request = new URL(url, globalThis.location?.href);
    const target = new URL(link, request);
    if (target.origin !== request.origin) {
      // The code becomes the reason of an ApiError; the kind prevents retries.
      throw Object.assign(new Error(), { name: "PaginationError", code: "a link to another origin", kind: "argument" });
    }
    const { secrets } = init as Draft;
    for (const [name, value] of request.searchParams) {
      if (secrets.includes(value) && !target.searchParams.has(name)) target.searchParams.append(name, value);
    }
    return send(target.href, init);
  };
  return withFetch(client, sendToLink);
}
