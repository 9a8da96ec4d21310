/** Formats a URL for messages and records, without userinfo and query values, which may be secret. */
export function shownUrl(url: URL): string {
  const keys = [...new Set(url.searchParams.keys())].map((key) => `${encodeURIComponent(key)}=…`);
  return `${url.origin}${url.pathname}${keys.length === 0 ? "" : `?${keys.join("&")}`}`;
}

/** Whether the URL's host is a loopback name or address. */
export function isLoopback({ hostname }: URL): boolean {
  return hostname === "localhost" || hostname === "[::1]" || /^127(\.\d+){3}$/.test(hostname);
}

/** Returns why a redirect is not followed, as the end of a sentence; undefined if it is followed. */
export function redirectRefusal(from: URL, to: URL): string | undefined {
  if (to.protocol !== "https:" && to.protocol !== "http:") return `to a ${to.protocol} URL`;
  if (to.username !== "" || to.password !== "") return "to a URL with credentials";
  if (to.protocol === "https:") return undefined;
  if (from.protocol === "https:") return "from https: to http:, which is not encrypted";
  const isSafe = from.origin === to.origin || (isLoopback(from) && isLoopback(to));
  return isSafe ? undefined : "to another origin without encryption";
}
