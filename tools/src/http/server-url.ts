import type { Interface } from "@guildwire/generator";

/** The path of the first server of the document, without a slash at its end; empty for the root. */
export function basePathOf({ servers }: Interface): string {
  const url = servers[0]?.url ?? "/";
  if (url.includes("{") || !URL.canParse(url, "http://localhost")) return "";
  return new URL(url, "http://localhost").pathname.replace(/\/+$/, "");
}

/**
 * Returns a function that removes the path of the first server from requests. Requests at the root stay as they are, also those of
 * paths of the document that begin like the server: `/api/books` below `https://books.example/api`.
 */
export function basePathRemover(model: Interface): (request: Request) => Request {
  const base = basePathOf(model);
  if (base === "") return (request) => request;
  const ambiguous = model.operations.map(({ path }) => path.text).filter((path) => path.startsWith(`${base}/`));
  return (request) => {
    const { origin, pathname, search } = new URL(request.url);
    if (!pathname.startsWith(`${base}/`) || ambiguous.some((path) => isPathOf(pathname, path))) return request;
    return new Request(`${origin}${pathname.slice(base.length)}${search}`, request);
  };
}

function isPathOf(pathname: string, template: string): boolean {
  const sent = pathname.split("/");
  const segments = template.split("/");
  return (
    sent.length === segments.length &&
    segments.every((segment, index) => (segment.includes("{") ? sent[index] !== "" : sent[index] === segment))
  );
}

/** Whether a text is the URL of a server, without credentials, query and fragment. */
export function isHttpUrl(text: string): boolean {
  if (!/^https?:\/\/[^/?#]/i.test(text) || !URL.canParse(text)) return false;
  const { username, password, search, hash } = new URL(text);
  return username === "" && password === "" && search === "" && hash === "";
}

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
