import type { Interface } from "@guildwire/generator";
import { isHttpUrl } from "../http/http-url.js";

/** The URL of the first server of the document, with the defaults of its variables; undefined if it is not absolute. */
export function documentUrl({ servers }: Interface): string | undefined {
  const [server] = servers;
  if (server === undefined) return undefined;
  const url = server.variables.reduce(
    (text, { name, default: value }) => text.replaceAll(`{${name}}`, value),
    server.url,
  );
  return isHttpUrl(url) ? url.replace(/\/+$/, "") : undefined;
}
