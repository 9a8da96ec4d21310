import type { Interface } from "@guildwire/generator";

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

/** Whether a text is the URL of a server, without credentials, query and fragment. */
export function isHttpUrl(text: string): boolean {
  if (!/^https?:\/\/[^/?#]/i.test(text) || !URL.canParse(text)) return false;
  const { username, password, search, hash } = new URL(text);
  return username === "" && password === "" && search === "" && hash === "";
}
